import type { Fields, Kind } from '@masthead/shared/platform/records/field.ts';
import type { FormValues } from '@masthead/shared/platform/records/record.ts';
import { wordsOf } from '@masthead/shared/platform/rich-text/words.ts';
import {
  centralSentence,
  clockTime,
  dayAndClock,
  listDay,
} from '@masthead/shared/platform/values/dates.ts';
import { priceText } from '@masthead/shared/platform/values/price-text.ts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { FieldLabels } from './field-words.ts';
import type { Described } from './record-inputs.ts';

type ReferenceKey<F extends Fields> = {
  [K in keyof F]: F[K]['kind'] extends 'reference' | 'references' ? K : never;
}[keyof F] &
  string;

/** Names of referenced records, known to the page. */
export type ReferenceNames<R extends Described> = {
  [K in ReferenceKey<R['fields']>]: (value: z.input<R['fields'][K]['write']>) => ReactNode;
};

const moment = (at: string | null) => (at === null ? null : centralSentence(new Date(at)));

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');
const dayOrNone = (day: string | null) => (day ? listDay(day) : null);
const clockOrNone = (clock: string | null) => clock && clockTime(clock);

const shownAs: Partial<Record<Kind, (value: never) => ReactNode>> = {
  money: priceText,
  instant: moment,
  day: dayOrNone,
  'time of day': clockOrNone,
  'day and time': (at: string | null) => at && dayAndClock(at),
  'rich text': wordsOf,
  'yes or no': yesOrNo,
};

/** Overrides for how a page shows fields. */
export type Shown<R extends Described> = {
  [K in keyof R['fields']]?: (value: z.input<R['fields'][K]['write']>) => ReactNode;
};

/** How the fields of a record are called, and their values shown, where two people's work is compared. */
export function labelsOf<R extends Described>(
  { fields }: R,
  names: ReferenceNames<R> & Shown<R>,
): FieldLabels<FormValues<R>> {
  const entries = Object.entries(fields).map(([key, { kind, label }]) => {
    const show = (names as Record<string, unknown>)[key] ?? shownAs[kind];
    return [key, show ? { label, show } : label];
  });
  return Object.fromEntries(entries) as FieldLabels<FormValues<R>>;
}
