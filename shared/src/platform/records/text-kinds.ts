import { z } from 'zod';
import * as rules from '../values/fields.ts';
import type { Field, Kind, Said, Typed } from './field.ts';

/** A field that must be filled in carries the sentence that says so. */
export interface Required {
  required: string;
}
export type Text = z.ZodType<string, string>;
export type OptionalText = z.ZodType<string | null, string | null>;
export type ReadText = z.ZodString;
export type ReadOptionalText = z.ZodNullable<z.ZodString>;

export const readText = z.string();
export const readOptionalText = z.string().nullable();

/** A text field; its input accepts at most `maxLength` characters. */
type Limited<K extends Kind, W extends z.ZodType, R extends z.ZodType> = Field<K, W, R> & {
  maxLength: number;
};

interface Line extends Said {
  max?: number;
  typed?: Typed;
  example?: string;
}

const usualLength = 500;
const longestAddress = 2000;

/**
 * A text in one line. A `pattern` is a rule of its own, such as that of e-mail addresses; with one a
 * text can be empty and yet never missing.
 */
export function text(
  said: Line & (Required | { initial: '' }) & { pattern: Text },
): Limited<'text', Text, ReadText>;
export function text(said: Line & Required): Limited<'text', Text, ReadText>;
export function text(
  said: Line & { pattern?: Text },
): Limited<'text', OptionalText, ReadOptionalText>;
export function text(said: Line & Partial<Required> & { pattern?: Text; initial?: '' }): Field {
  return { ...line(said), kind: 'text' };
}

/** A text of several lines. */
export function longText(said: Line & Required): Limited<'long text', Text, ReadText>;
export function longText(said: Line): Limited<'long text', OptionalText, ReadOptionalText>;
export function longText(said: Line & Partial<Required>): Field {
  return { ...line(said), kind: 'long text' };
}

function line({
  required,
  max,
  pattern,
  initial,
  ...said
}: Line & Partial<Required> & { pattern?: Text; initial?: '' }) {
  const maxLength = max ?? usualLength;
  return required === undefined && initial === undefined
    ? {
        ...said,
        write: pattern?.nullable() ?? rules.optionalText(maxLength),
        read: readOptionalText,
        initial: null,
        isRequired: false,
        maxLength,
      }
    : {
        ...said,
        write: pattern ?? rules.text(required ?? '', maxLength),
        read: readText,
        initial: '',
        isRequired: required !== undefined,
        maxLength,
      };
}

/** The maximum length of a rich text, including markup. */
const longestRichText = 100_000;

/** Formatted text as markup; the server keeps only allowed elements. */
export const richText = (said: Said): Field<'rich text', Text, ReadText> => ({
  ...said,
  kind: 'rich text',
  write: z.string(`${said.label} must be text`).max(
    longestRichText,
    // Why not inDigits: in the browser the kinds of fields are there before it.
    `${said.label} is too long. It can have at most ${longestRichText.toLocaleString('en-US')} characters`,
  ),
  read: readText,
  initial: '',
  isRequired: false,
  shows: 'rich text',
});

interface Address extends Said {
  /** The message for an invalid address. */
  invalid: string;
}

/** An address on the web. */
export function link(said: Address & Required): Limited<'link', Text, ReadText>;
export function link(said: Address): Limited<'link', OptionalText, ReadOptionalText>;
export function link(said: Address & Partial<Required>): Field {
  return { ...address(said, rules.webAddress(said.invalid)), kind: 'link' };
}

/** The address of a picture: on this site or on the web. */
export function picture(said: Address & Required): Limited<'picture', Text, ReadText>;
export function picture(said: Address): Limited<'picture', OptionalText, ReadOptionalText>;
export function picture(said: Address & Partial<Required>): Field {
  return { ...address(said, rules.linkOrPath(said.invalid)), kind: 'picture' };
}

/** An address that may be missing; an empty one is none. */
const orNone = (rule: Text, invalid: string) =>
  z
    .string(invalid)
    .trim()
    .nullable()
    .transform((value) => value || null)
    .pipe(rule.nullable());

function address({ invalid, required, ...said }: Address & Partial<Required>, rule: Text) {
  return required === undefined
    ? {
        ...said,
        write: orNone(rule, invalid),
        read: readOptionalText,
        initial: null,
        isRequired: false,
        maxLength: longestAddress,
      }
    : {
        ...said,
        write: rules.text(required, longestAddress).pipe(rule),
        read: readText,
        initial: '',
        isRequired: true,
        maxLength: longestAddress,
      };
}
