import { Button } from '@mantine/core';
import type { AnyRecord, ReplyOf } from '@masthead/shared/platform/records/record.ts';
import type { ReactNode } from 'react';
import { EditShell } from '../forms/EditShell.tsx';
import type { ListScreen } from '../forms/edit-crumbs.tsx';
import type { RecordForm } from '../forms/use-record-form.ts';
import { type NewRecord, type RecordCalls, useRecordSave } from './use-record-save.ts';

/** The parts of a record's screen. `N` is null for a new record. */
export interface RecordScreen<R extends AnyRecord, T extends ReplyOf<R>, N = T>
  extends RecordCalls<R, T> {
  /** The list that the breadcrumb leads back to. */
  list: ListScreen;
  onSaved?: (saved: T) => void;
  saveLabel?: string;
  /** The sections of inputs, and whatever else belongs to the record. */
  children: (fields: RecordForm<R>, stored: N) => ReactNode;
  /** Other actions of the bar, before Save. */
  actions?: (fields: RecordForm<R>, stored: N) => ReactNode;
  /** Instead of the button that saves. */
  saveButton?: (fields: RecordForm<R>, isSaving: boolean) => ReactNode;
  /** The column that stays in view. */
  side?: (fields: RecordForm<R>, stored: N) => ReactNode;
  /** Dialogs of the screen. Why separate: a dialog's form must not be inside the page's form. */
  dialogs?: (stored: N) => ReactNode;
}

interface Props<R extends AnyRecord, T extends ReplyOf<R>, N extends T | null>
  extends RecordScreen<R, T, N> {
  /** The stored record; null for a new one. */
  stored: N;
  /** How a new one differs; not there for one that is stored. */
  asNew?: NewRecord<R, T> | undefined;
}

/** The edit screen of one record: the parts shared by all records with their own screen. */
export function RecordEditor<R extends AnyRecord, T extends ReplyOf<R>, N extends T | null = T>(
  props: Props<R, T, N>,
) {
  const { record, stored, asNew, actions, saveButton, side, dialogs } = props;
  const { fields, save, ...form } = useRecordSave(props, stored, asNew);
  const { isSaving } = form.saving;
  const onSave = async () => {
    const saved = await save();
    if (saved) (asNew?.onAdded ?? props.onSaved)?.(saved);
  };
  return (
    <>
      <EditShell
        screen={asNew?.screen ?? record.screen}
        title={asNew?.title ?? titleOf(record, stored)}
        list={props.list}
        isNew={asNew?.screen === record.screen}
        {...form}
        onSave={() => void onSave()}
        actions={
          <>
            {actions?.(fields, stored)}
            {saveButton?.(fields, isSaving) ?? (
              <Button type="submit" loading={isSaving}>
                {asNew?.saveLabel ?? props.saveLabel ?? 'Save changes'}
              </Button>
            )}
          </>
        }
        side={side?.(fields, stored)}
      >
        {props.children(fields, stored)}
      </EditShell>
      {dialogs?.(stored)}
    </>
  );
}

const titleOf = ({ title }: AnyRecord, stored: object | null) =>
  String(stored?.[title as keyof typeof stored]);
