import { useHotkeys } from '@mantine/hooks';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { pathTo, ScreenLink } from '../app/links.tsx';
import { confirm } from '../ui/confirm.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ConflictDialog, type FieldLabels } from './ConflictDialog.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './edit-shell.module.css';
import { RecordHistory } from './RecordHistory.tsx';
import { SaveState } from './SaveState.tsx';
import { UnsavedOffer } from './UnsavedOffer.tsx';
import { type AreaForm, isSame } from './use-area-form.ts';
import type { Saving } from './use-saving.ts';

type ListScreen = {
  [K in ScreenKey]: (typeof screens)[K]['path'] extends `${string}$${string}` ? never : K;
}[ScreenKey];

interface Props<S extends z.ZodObject, T extends { version?: number }> {
  screen: ScreenKey;
  title: string;
  /** The list that the breadcrumb leads back to. */
  list: ListScreen;
  area: AreaForm<S>;
  saving: Saving<S, T>;
  /** What Ctrl/Cmd-S does. */
  onSave: () => void;
  /** Save and its siblings, in the bar that stays in view. */
  actions: ReactNode;
  /** Status, schedule, preview: the column that stays in view. */
  side?: ReactNode;
  labels: FieldLabels<z.input<S>>;
  /** A note above the fields, such as why nothing can be changed. */
  note?: ReactNode;
  /** Why nothing can be changed now: nothing that was kept or noted is put into the fields either. */
  locked?: string | null;
  children: ReactNode;
}

/** Frame of every edit screen: fields, side column, and the bar that saves (web/README.md). */
export function EditShell<S extends z.ZodObject, T extends { version?: number }>(
  props: Props<S, T>,
) {
  const { screen, title, list, area, saving, onSave, actions, side, labels, note, children } =
    props;
  const { locked = null } = props;
  useLeaveGuard(area);
  useHotkeys([['mod+S', onSave]], [], true);
  return (
    <div className={styles.page}>
      <PageHeading
        screen={screen}
        title={title}
        crumbs={[
          {
            label: screens[list].title,
            link: <ScreenLink to={pathTo(list)}>{screens[list].title}</ScreenLink>,
          },
          { label: screens[screen].title },
        ]}
      >
        <RecordHistory screen={screen} title={title} area={area} saving={saving} locked={locked} />
      </PageHeading>
      <UnsavedOffer
        offer={area.offer}
        locked={locked}
        onRestore={area.restore}
        onDiscard={area.discardOffer}
      />
      {note}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <div className={styles.columns} data-side={side !== undefined || undefined}>
          <div className={styles.main}>
            <ErrorSummary errors={area.form.errors} order={Object.keys(labels)} />
            {children}
          </div>
          {side && <aside className={styles.side}>{side}</aside>}
        </div>
        <div className={styles.bar}>
          <SaveState isChanged={area.isChanged} saving={saving} />
          <div className={styles.actions}>{actions}</div>
        </div>
      </form>
      <ConflictDialog conflict={saving.conflict} labels={labels} />
    </div>
  );
}

/** Decisions 11: leaving a form with unsaved changes asks first. */
function useLeaveGuard<S extends z.ZodObject>(area: AreaForm<S>) {
  const { getValues, getInitialValues } = area.form;
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // Why: a page leaves as soon as a save has succeeded, before the form has been drawn again.
      const isChanged = !isSame(getValues(), getInitialValues());
      if (!isChanged || current.pathname === next.pathname) return false;
      const isLeaving = await confirm({
        title: 'Leave without saving?',
        detail: 'You have unsaved changes here.',
        confirmLabel: 'Discard changes',
        cancelLabel: 'Stay',
        isDangerous: true,
      });
      if (isLeaving) area.discardChanges();
      return !isLeaving;
    },
    enableBeforeUnload: () => area.isChanged,
  });
}
