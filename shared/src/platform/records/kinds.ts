import { z } from 'zod';
import * as rules from '../values/fields.ts';
import type { Field, Said } from './field.ts';
import type { Referred, Shows } from './record-kind.ts';
import {
  type OptionalText,
  type ReadOptionalText,
  type ReadText,
  type Required,
  readOptionalText,
  readText,
  type Text,
} from './text-kinds.ts';

/**
 * One of a few words. Read as any text and typed as one of them: a word that is no longer offered
 * still stands in old rows.
 */
export function choice<const V extends string>(
  values: readonly V[],
  said: Said & (Required | { initial: V }),
): Field<'choice', z.ZodType<V, V>, z.ZodType<V, V>>;
export function choice<const V extends string>(
  values: readonly V[],
  said: Said & { sentence?: string },
): Field<'choice', z.ZodType<V | null, V | null>, z.ZodType<V | null, V | null>>;
export function choice(
  values: readonly string[],
  {
    required,
    initial,
    sentence = required,
    ...said
  }: Said & Partial<Required> & { initial?: string; sentence?: string },
): Field {
  const isFilled = required !== undefined || initial !== undefined;
  const write = z.enum(values, sentence);
  return {
    ...said,
    kind: 'choice',
    write: isFilled ? write : write.nullable(),
    read: isFilled ? readText : readOptionalText,
    initial: initial ?? null,
    isRequired: required !== undefined,
  };
}

/** Yes or no. */
export const yesOrNo = ({
  initial,
  sentence,
  ...said
}: Said & { initial: boolean; sentence?: string }): Field<
  'yes or no',
  z.ZodBoolean,
  z.ZodBoolean
> => ({
  ...said,
  kind: 'yes or no',
  write: z.boolean(sentence),
  read: z.boolean(),
  initial,
  isRequired: false,
  shows: 'yes or no',
});

interface Range extends Said {
  min: number;
  max: number;
  /** Says what numbers it takes; above the largest, `tooLarge` where that is said otherwise. */
  invalid: string;
  tooLarge?: string;
}

/** A whole number; one with an `initial` value is never empty. */
export function wholeNumber(
  said: Range & { initial: number },
): Field<'whole number', z.ZodNumber, z.ZodNumber>;
export function wholeNumber(
  said: Range,
): Field<'whole number', z.ZodNullable<z.ZodNumber>, z.ZodNullable<z.ZodNumber>>;
export function wholeNumber({
  min,
  max,
  invalid,
  tooLarge,
  initial,
  ...said
}: Range & { initial?: number }): Field {
  const write = z
    .int(invalid)
    .min(min, invalid)
    .max(max, tooLarge ?? invalid);
  const isFilled = initial !== undefined;
  return {
    ...said,
    kind: 'whole number',
    write: isFilled ? write : write.nullable(),
    read: isFilled ? z.int() : z.int().nullable(),
    initial: initial ?? null,
    isRequired: false,
  };
}

/** Dollars, as an exact decimal text: 1250000.00 */
export const money = (said: Said): Field<'money', OptionalText, ReadOptionalText> => ({
  ...said,
  kind: 'money',
  write: rules.dollars(`A ${said.label.toLowerCase()}`),
  read: readOptionalText,
  initial: null,
  isRequired: false,
  shows: 'money',
});

/** A color as a hex value; with `otherwise`, it always has a value. */
export function colour(
  said: Said & { otherwise: string },
): Field<'colour', z.ZodType<string, string | null>, ReadText>;
export function colour(said: Said): Field<'colour', OptionalText, ReadOptionalText>;
export function colour({ otherwise, ...said }: Said & { otherwise?: string }): Field {
  const write = rules.hexColor;
  return {
    ...said,
    kind: 'colour',
    write: otherwise === undefined ? write : write.transform((color) => color ?? otherwise),
    read: otherwise === undefined ? readOptionalText : readText,
    initial: otherwise ?? null,
    isRequired: false,
  };
}

/** A day; an optional one needs `invalid`, the message for an invalid value. */
export function day(said: Said & Required): Field<'day', Text, ReadText>;
export function day(said: Said & { invalid: string }): Field<'day', OptionalText, ReadOptionalText>;
export function day({
  required,
  invalid = required ?? '',
  ...said
}: Said & Partial<Required> & { invalid?: string }): Field {
  const isRequired = required !== undefined;
  return {
    ...said,
    kind: 'day',
    write: isRequired ? rules.day(invalid) : rules.day(invalid).nullable(),
    read: isRequired ? readText : readOptionalText,
    initial: isRequired ? '' : null,
    isRequired,
    shows: 'day',
  };
}

/** A time of day; `rule` limits the accepted times. */
export const timeOfDay = ({
  rule,
  ...said
}: Said & { rule: Text }): Field<'time of day', OptionalText, ReadOptionalText> => ({
  ...said,
  kind: 'time of day',
  write: rule.nullable(),
  read: readOptionalText,
  initial: null,
  isRequired: false,
  shows: 'clock',
});

/** A day and a time of day in Central Time: YYYY-MM-DDTHH:mm. */
export const dayAndTime = ({
  invalid,
  ...said
}: Said & { invalid: string }): Field<'day and time', OptionalText, ReadOptionalText> => ({
  ...said,
  kind: 'day and time',
  write: rules.dayAndTime(invalid).nullable(),
  read: readOptionalText,
  initial: null,
  isRequired: false,
  shows: 'day and clock',
});

/** A structured value, stored as JSON: the rules for saving, and the shape when read. */
export const checkedJson = <W extends z.ZodType, R extends z.ZodType>({
  isRequired = false,
  ...said
}: Said & {
  write: W;
  read: R;
  initial: z.input<W>;
  isRequired?: boolean;
  shows: Shows;
}): Field<'checked JSON', W, R> => ({ ...said, kind: 'checked JSON', isRequired });

/** How an instant becomes an answer: the database reads it as a Date, the contract says ISO. */
export const readInstant = z
  .date()
  .transform((at) => at.toISOString())
  .pipe(z.iso.datetime());

/** A point in time. */
export const instant = (
  said: Said,
): Field<'instant', OptionalText, z.ZodNullable<typeof readInstant>> => ({
  ...said,
  kind: 'instant',
  write: z.iso.datetime({ offset: true, error: 'Use a date and time' }).nullable(),
  read: readInstant.nullable(),
  initial: null,
  isRequired: false,
  shows: 'instant',
});

interface Reference extends Said {
  /** The message for a record that does not exist. */
  unknown: string;
}

/** The id of another record. Where old rows may be without it although it is required, it reads as none. */
export function reference(
  to: Referred,
  said: Reference & Required & { mayBeMissing: true },
): Field<'reference', z.ZodType<number, number | null>, z.ZodNullable<z.ZodNumber>>;
export function reference(
  to: Referred,
  said: Reference & Required,
): Field<'reference', z.ZodNumber, z.ZodNumber>;
export function reference(
  to: Referred,
  said: Reference,
): Field<'reference', z.ZodNullable<z.ZodNumber>, z.ZodNullable<z.ZodNumber>>;
export function reference(
  to: Referred,
  {
    required,
    unknown,
    mayBeMissing,
    ...said
  }: Reference & Partial<Required> & { mayBeMissing?: true },
): Field {
  const write = z
    .int(required)
    .min(1, required ?? unknown)
    .max(rules.maxId, unknown);
  const isRequired = required !== undefined;
  return {
    ...said,
    kind: 'reference',
    write: isRequired ? write : write.nullable(),
    read: isRequired && !mayBeMissing ? z.int() : z.int().nullable(),
    // Why: a new record has none yet, which the rule reports; the type allows only an id.
    initial: null,
    isRequired,
    shows: to,
  };
}

/** The id of another record that is a text, as mail providers name theirs. */
export function textReference(
  to: Referred,
  said: Said & Required & { max: number },
): Field<'reference', Text, ReadText>;
export function textReference(
  to: Referred,
  said: Said & { max: number },
): Field<'reference', OptionalText, ReadOptionalText>;
export function textReference(
  to: Referred,
  { max, required, ...said }: Said & Partial<Required> & { max: number },
): Field {
  const isRequired = required !== undefined;
  return {
    ...said,
    kind: 'reference',
    write: isRequired
      ? z.string(required).min(1, required).max(max)
      : z.string().max(max).nullable(),
    read: isRequired ? readText : readOptionalText,
    initial: isRequired ? '' : null,
    isRequired,
    shows: to,
  };
}

/** The ids of other records, which stand in a table of their own. */
export const references = ({
  required,
  most,
  ...said
}: Said & Partial<Required> & { most: number }): Field<
  'references',
  z.ZodArray<z.ZodNumber>,
  z.ZodArray<z.ZodNumber>
> => ({
  ...said,
  kind: 'references',
  write: required === undefined ? manyOf(most) : manyOf(most).min(1, required),
  read: z.array(z.int()),
  initial: [],
  isRequired: required !== undefined,
});

const manyOf = (most: number) => z.array(z.int()).max(most, `Choose at most ${most}`);
