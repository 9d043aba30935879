import {
  type AnyRecord,
  type FieldValues,
  type FormValues,
  type ReplyOf,
  valuesOf,
} from '@masthead/shared/platform/records/record.ts';
import type { ScreenKey } from '@masthead/shared/screens.ts';
import type { z } from 'zod';
import type { FieldLabels } from '../forms/field-words.ts';
import { labelsOf, type ReferenceNames, type Shown } from '../forms/record-labels.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import type { AreaForm } from '../forms/use-area-form.ts';
import { useFormSave } from '../forms/use-form-save.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { toast } from '../ui/toast.tsx';
import { type ById, latestRecord, useCacheRecord } from './record-query.ts';

/** The calls and sentences by which a record is edited. */
export interface RecordCalls<R extends AnyRecord, T extends ReplyOf<R>> {
  record: R;
  get: ById<z.ZodType<T>>;
  update: (body: FieldValues<R> & { id: T['id']; version: number | undefined }) => Promise<T>;
  /** The toast after saving. */
  updated: string;
  /** The sentence before the reason of a failure. */
  failure?: string;
  /** The names of the records that it refers to, where two people's work is compared. */
  names: ReferenceNames<R> & Shown<R>;
}

/** The calls of a record that is edited in several places. */
export const recordCalls = <R extends AnyRecord, T extends ReplyOf<R>>(calls: RecordCalls<R, T>) =>
  calls;

/** Options for a new record. */
export interface NewRecord<R extends AnyRecord, T> {
  screen: ScreenKey;
  title: string;
  /** Initial values besides the record's own. */
  given?: Partial<FormValues<R>>;
  /** Where unsaved work leads back to, when that is not the address that the form was opened at. */
  address?: string;
  create: (values: FieldValues<R>) => Promise<T>;
  /** The toast after adding. */
  added: string;
  onAdded: (saved: T) => void;
  saveLabel?: string;
}

/** The form of one record and its save, which updates the cache and shows a toast. `asNew` for a new record. */
export function useRecordSave<R extends AnyRecord, T extends ReplyOf<R>>(
  { record, get, update, updated, failure, names }: RecordCalls<R, T>,
  stored: T | null,
  asNew?: NewRecord<R, T>,
) {
  const fields = useRecordForm(record, stored, {
    screen: asNew?.screen ?? record.screen,
    ...(asNew?.given && { given: asNew.given }),
    ...(asNew?.address && { address: asNew.address }),
  });
  // Why: only the page knows the fields' types.
  const area = fields as unknown as AreaForm<z.ZodObject>;
  const labels = labelsOf(record, names) as FieldLabels<Record<string, unknown>>;
  const saving = useFormSave(area, {
    record: stored,
    valuesOf: (read: T) => valuesOf(record, read) as Record<string, unknown>,
    ...(stored && { latest: () => latestRecord(get, stored.id) }),
    onSaved: useCacheRecord(get),
  });
  const save = async () => {
    const saved = await saving.save((values, version) => {
      const written = values as FieldValues<R>;
      const sending = stored
        ? update({ ...written, id: stored.id, version })
        : (asNew as NewRecord<R, T>).create(written);
      return failure === undefined ? sending : sayingFailure(failure, sending);
    });
    if (saved) toast(asNew?.added ?? updated);
    return saved;
  };
  return { fields, area, labels, saving, save };
}
