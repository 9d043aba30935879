import { z } from 'zod';
import * as rules from '../fields.ts';
import type { Field, Said } from './field.ts';

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

interface Line extends Said {
  max?: number;
}

const usualLength = 500;
const longestAddress = 2000;

/** A text in one line. A `pattern` is a rule of its own, such as that of e-mail addresses. */
export function text(said: Line & Required): Field<'text', Text, ReadText>;
export function text(
  said: Line & { pattern?: Text },
): Field<'text', OptionalText, ReadOptionalText>;
export function text(said: Line & Partial<Required> & { pattern?: Text }): Field {
  return { ...line(said), kind: 'text' };
}

/** A text of several lines. */
export function longText(said: Line & Required): Field<'long text', Text, ReadText>;
export function longText(said: Line): Field<'long text', OptionalText, ReadOptionalText>;
export function longText(said: Line & Partial<Required>): Field {
  return { ...line(said), kind: 'long text' };
}

function line({ required, max, pattern, ...said }: Line & Partial<Required> & { pattern?: Text }) {
  const maxLength = max ?? usualLength;
  return required === undefined
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
        write: rules.text(required, maxLength),
        read: readText,
        initial: '',
        isRequired: true,
        maxLength,
      };
}

interface Address extends Said {
  /** Says that this is no address. */
  invalid: string;
}

/** An address on the web. */
export function link(said: Address & Required): Field<'link', Text, ReadText>;
export function link(said: Address): Field<'link', OptionalText, ReadOptionalText>;
export function link(said: Address & Partial<Required>): Field {
  return { ...address(said, rules.webAddress(said.invalid)), kind: 'link' };
}

/** The address of a picture: on this site or on the web. */
export function picture(said: Address & Required): Field<'picture', Text, ReadText>;
export function picture(said: Address): Field<'picture', OptionalText, ReadOptionalText>;
export function picture(said: Address & Partial<Required>): Field {
  return { ...address(said, rules.linkOrPath(said.invalid)), kind: 'picture' };
}

function address(
  { invalid: _invalid, required, ...said }: Address & Partial<Required>,
  rule: Text,
) {
  return required === undefined
    ? {
        ...said,
        write: rule.nullable(),
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
