import { Button, Group } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { z } from 'zod';
import { useViewLock } from '../api/session.ts';
import { useDialogFrame } from '../ui/DialogFrame.tsx';
import { ConflictHost } from './ConflictHost.tsx';
import styles from './dialog-form.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FieldLabels } from './field-words.ts';
import { saveByKey } from './save-by-key.ts';
import { UnsavedOffer } from './UnsavedOffer.tsx';
import type { AreaForm } from './use-area-form.ts';
import type { FormSave } from './use-form-save.ts';
import { mayLeave, useLeaveGuard } from './use-leave-guard.ts';
import { ViewLock } from './ViewLock.tsx';

interface Props<S extends z.ZodObject, T extends { version?: number }> {
  area: AreaForm<S>;
  saving: FormSave<S, T>;
  /** Saves, and closes when it was saved. */
  onSave: () => Promise<unknown>;
  saveLabel: string;
  /** True while the form's data is loading. */
  isLoading?: boolean;
  /** Labels of the fields in screen order; shows a summary of errors above them. */
  labels?: FieldLabels<z.input<S>>;
  /** Content beside the buttons, such as Delete. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The form inside a `DialogFrame`: saved by Enter, Ctrl/Cmd-Enter and Ctrl/Cmd-S, left only when asked. */
export function DialogForm<S extends z.ZodObject, T extends { version?: number }>(
  props: Props<S, T>,
) {
  const { area, saving, onSave, saveLabel, isLoading = false, labels, aside, children } = props;
  const { close, guard } = useDialogFrame();
  const locked = useViewLock();
  const isBusy = useRef(false);
  useLeaveGuard(area);
  // Why: Escape closes the question on top first.
  useEffect(() => guard(async () => !saving.conflict && (await mayLeave(area))));
  const save = async () => {
    // Why: the second click of a double click comes before the button is drawn as busy.
    if (isBusy.current || isLoading || locked) return;
    isBusy.current = true;
    await onSave().finally(() => {
      isBusy.current = false;
    });
  };
  return (
    <>
      <UnsavedOffer area={area} labels={labels ?? {}} locked={locked} />
      <form
        noValidate
        className={styles.form}
        onKeyDown={saveByKey}
        onSubmit={(event) => {
          event.preventDefault();
          // Why: the dialog may stand inside another form, whose submit this is not.
          event.stopPropagation();
          void save();
        }}
      >
        {labels && <ErrorSummary errors={area.form.errors} labels={labels} />}
        <ViewLock>{children}</ViewLock>
        <Group className={styles.bar} gap="xs">
          {locked ? <span>{locked}</span> : (aside ?? <span />)}
          <Button variant="default" onClick={close}>
            {locked ? 'Close' : 'Cancel'}
          </Button>
          {locked === null && (
            <Button type="submit" loading={saving.isSaving || isLoading}>
              {saveLabel}
            </Button>
          )}
        </Group>
      </form>
      <ConflictHost conflict={saving.conflict} labels={labels ?? {}} />
    </>
  );
}
