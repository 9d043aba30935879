import {
  type AnyRecord,
  type FormValues,
  formOf,
  initialOf,
  type ReplyOf,
  valuesOf,
} from '@masthead/shared/platform/records/record.ts';
import type { ScreenKey } from '@masthead/shared/screens.ts';
import { useState } from 'react';
import { type InputOf, inputsOf } from './record-inputs.ts';
import { type AreaForm, useAreaForm } from './use-area-form.ts';

/** The form of a record, and the props of its inputs. */
export interface RecordForm<R extends AnyRecord> extends AreaForm<ReturnType<typeof formOf<R>>> {
  input: InputOf<R>;
}

interface NewRecord<R extends AnyRecord> {
  /** The screen that makes new ones. */
  screen: ScreenKey;
  /** What a new record begins with besides its starting values. */
  given?: Partial<FormValues<R>>;
  /** Where the record is edited, for a form that stands elsewhere. */
  address?: string;
}

/** The form of one record; null is a new one. */
export function useRecordForm<R extends AnyRecord>(
  record: R,
  stored: ReplyOf<R> | null,
  { screen, given, address }: NewRecord<R>,
): RecordForm<R> {
  const [initial] = useState(() =>
    stored ? valuesOf(record, stored) : { ...initialOf(record), ...given },
  );
  const area = useAreaForm(formOf(record), initial, {
    screen: stored ? record.screen : screen,
    id: stored?.id ?? null,
    title: stored ? String(stored[record.title as keyof typeof stored]) : `New ${record.noun}`,
    version: stored?.version,
    address,
  });
  return { ...area, input: inputsOf(record, area.form) };
}
