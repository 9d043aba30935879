import { Group, Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { historyMessages } from '@masthead/shared/platform/history/history.messages.ts';
import type { RecordScreen } from '@masthead/shared/record-kinds.ts';
import type { ScreenKey } from '@masthead/shared/screens.ts';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useViewLock } from '../api/session.ts';
import { confirm } from '../ui/confirm.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import surface from '../ui/surface.module.css';
import { toast, toastFailure } from '../ui/toast.tsx';
import { useScrolls } from '../ui/use-scrolls.ts';
import { ConflictHost } from './ConflictHost.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { editCrumbs, type ListScreen } from './edit-crumbs.tsx';
import styles from './edit-shell.module.css';
import type { FieldLabels } from './field-words.ts';
import { HistoryButton } from './HistoryButton.tsx';
import { SaveState } from './SaveState.tsx';
import { UnsavedOffer } from './UnsavedOffer.tsx';
import type { AreaForm } from './use-area-form.ts';
import type { FormSave } from './use-form-save.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { ViewLock } from './ViewLock.tsx';

interface Props<S extends z.ZodObject, T extends { version?: number }> {
  screen: ScreenKey;
  title: string;
  /** The title of its history, if the page title names no record. */
  historyOf?: string;
  /** The list that the breadcrumb leads back to, and how it was left. */
  list: ListScreen;
  listSearch?: Record<string, string>;
  /** The record is not there yet, on a screen that is called after editing one. */
  isNew?: boolean;
  area: AreaForm<S>;
  saving: FormSave<S, T>;
  /** The action of Ctrl/Cmd-S. */
  onSave: () => void;
  /** Save and its siblings, in the bar that stays in view. */
  actions: ReactNode;
  /** Status, schedule, preview: the column that stays in view. */
  side?: ReactNode;
  /** Content beside the fields: its own column on a wide screen. */
  beside?: ReactNode;
  /** The content beside the fields is as wide as the fields. */
  isSideWide?: boolean;
  /** Buttons at the right of the title. */
  tools?: ReactNode;
  labels: FieldLabels<z.input<S>>;
  /** A note above the fields, such as why nothing can be changed. */
  note?: ReactNode;
  /** Why the form is locked; unsaved work and old versions are not loaded into it either. */
  locked?: string | null;
  /** Shown instead of 'Saved' when saving is not the last step. */
  waiting?: string | null;
  /** An extra action for unsaved edits that cannot be saved. */
  offerAction?: ((typed: Record<string, unknown>) => ReactNode) | undefined;
  children: ReactNode;
}

/** The content beside the fields. Why focusable when scrollable: so that keys can scroll it. */
function SideColumn({ children }: { children: ReactNode }) {
  const { column, scrolls } = useScrolls();
  return (
    <aside ref={column} className={styles.side} {...(scrolls && { tabIndex: 0 })}>
      {children}
    </aside>
  );
}

/** Frame of every edit screen: fields, side column, and the bar that saves (web/README.md). */
export function EditShell<S extends z.ZodObject, T extends { version?: number }>(
  props: Props<S, T>,
) {
  const { screen, title, list, area, saving, onSave, actions, side, labels, note, children } =
    props;
  const { beside } = props;
  const viewLock = useViewLock();
  const locked = viewLock ?? props.locked ?? null;
  const save = () => viewLock === null && onSave();
  useLeaveGuard(area);
  useHotkeys([['mod+S', save]], [], true);
  return (
    <div
      className={`${surface.page} ${styles.page}`}
      data-wide={props.isSideWide || undefined}
      data-beside={beside ? true : undefined}
    >
      <PageHeading
        screen={screen}
        title={title}
        crumbs={editCrumbs(list, screen, {
          search: props.listSearch,
          ...(props.isNew && { label: title }),
        })}
      >
        {props.tools}
        <RecordHistory
          screen={screen}
          title={props.historyOf ?? title}
          area={area}
          saving={saving}
          locked={locked}
        />
      </PageHeading>
      <UnsavedOffer area={area} labels={labels} locked={locked} offerAction={props.offerAction} />
      {note}
      <form
        noValidate
        data-fixed={props.locked ? true : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className={styles.columns} data-side={side !== undefined || undefined}>
          <Stack className={styles.main} gap="lg">
            <ErrorSummary errors={area.form.errors} labels={labels} />
            <ViewLock>{children}</ViewLock>
          </Stack>
          {side && (
            <SideColumn>
              <ViewLock>{side}</ViewLock>
            </SideColumn>
          )}
          {beside && <div className={styles.beside}>{beside}</div>}
        </div>
        <Group className={styles.bar} justify="space-between" gap="8px 16px" data-bottom-bar>
          {viewLock ?? (
            <SaveState isChanged={area.isChanged} saving={saving} waiting={props.waiting ?? null} />
          )}
          {viewLock === null && (
            <Group className={styles.actions} gap="xs">
              {actions}
            </Group>
          )}
        </Group>
      </form>
      <ConflictHost conflict={saving.conflict} labels={labels} />
    </div>
  );
}

interface RecordHistoryProps<S extends z.ZodObject, T extends { version?: number }> {
  screen: ScreenKey;
  title: string;
  area: AreaForm<S>;
  saving: Pick<FormSave<S, T>, 'valuesOf' | 'latest'>;
  /** Why nothing can be put into the form now. */
  locked: string | null;
}

/** The 'History' button of an edit screen; restoring loads a version into its form. */
function RecordHistory<S extends z.ZodObject, T extends { version?: number }>(
  props: RecordHistoryProps<S, T>,
) {
  const { screen, title, locked } = props;
  // Why: from the address, which knows the id of every kind of record, be it a number or a word.
  const { seriesId, id = seriesId } = useParams({ strict: false }) as Record<string, string>;
  const restore = useRestore(props);
  if (!id) return null;
  return (
    <HistoryButton
      // Why: an edit screen with an id in its address is a record's. To ask the records would load all of them.
      screen={screen as RecordScreen}
      id={id}
      title={title}
      locked={locked}
      onRestore={restore}
    />
  );
}

/**
 * Puts a version into the form as unsaved changes; the ordinary save with its rules, permissions and conflicts does
 * the rest. Fields that the version doesn't have keep their current values.
 */
function useRestore<S extends z.ZodObject, T extends { version?: number }>({
  area,
  saving,
}: RecordHistoryProps<S, T>) {
  return async (version: Record<string, unknown>, when: string): Promise<boolean> => {
    const isSure = !area.isChanged || (await confirmReplacing());
    if (!isSure) return false;
    try {
      const now = await saving.latest?.();
      const values = saving.valuesOf({ ...now, ...version } as T);
      area.form.setValues(values);
      area.form.clearErrors();
      toast(historyMessages.intoForm(when));
      return true;
    } catch (error) {
      const isForeign = !(error instanceof TypeError);
      toastFailure(isForeign ? error : new Error(historyMessages.notReadable));
      return false;
    }
  };
}

const confirmReplacing = () =>
  confirm({
    title: 'Replace your unsaved changes?',
    detail: historyMessages.replacesUnsaved,
    confirmLabel: 'Replace',
    cancelLabel: 'Keep mine',
    isDangerous: true,
  });
