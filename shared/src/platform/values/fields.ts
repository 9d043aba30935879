import { z } from 'zod';

/** Largest values that the database columns and screens are made for. */
export const maxId = 2_147_483_647;

/** The id of a record. */
export const id = z
  .int('An id must be a whole number')
  .min(1, 'An id must be a whole number')
  .max(maxId);

/** The id of a record in an address. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((n) => n <= maxId);

/** `/…/:id` */
export const byId = z.object({ id: idInPath });

/** A required line of text: trimmed, not empty, with the sentence that says so. */
export const text = (required: string, max = 500) =>
  z.string(required).trim().min(1, required).max(max, `Use at most ${max} characters here`);

/** A line of text that may be missing; an empty one is none. */
export const optionalText = (max = 500) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters here`)
    .nullable()
    .transform((value) => value || null);

/** True for an http or https address without user name, password or control characters. */
export function isWebAddress(value: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(value) || !/^https?:\/\/[^/]/i.test(value)) return false;
  try {
    const url = new URL(value);
    // Why: `https://@host` has an empty user name, which the parsed address no longer shows.
    const hasUser = /^[^/?#]*@/.test(value.slice(url.protocol.length + 2));
    return (url.protocol === 'https:' || url.protocol === 'http:') && !hasUser;
  } catch {
    return false;
  }
}

/** A web address (decisions 2: every address field takes http or https only). */
export const webAddress = (sentence: string) =>
  z.string(sentence).trim().max(2000, sentence).refine(isWebAddress, sentence);

/** True for an address of a picture or page: on this site (`/images/…`) or on the web. */
export const isLinkOrPath = (value: string): boolean =>
  value.length <= 2000 && (/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value) || isWebAddress(value));

/** An address of a picture or page. */
export const linkOrPath = (sentence: string) => z.string(sentence).refine(isLinkOrPath, sentence);

/** "We don’t understand “450k”." */
export const notUnderstood = (text: string): string => `We don’t understand “${cutTo(text, 30)}”.`;

/** Dollars, as an exact decimal text: 1250000.00. `subject` begins the sentence: 'A price'. */
export const dollars = (subject: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,12}(\.\d{1,2})?$/, {
      error: ({ input }) =>
        `${notUnderstood(String(input))} ${subject} must be a dollar amount, such as 425000 or 19.99`,
    })
    .nullable();

/** A colour: a hex value or none (decisions 2). */
export const hexColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/, 'Use a color such as #1a7f37')
  .nullable();

/** Days that every clock, index and window can be reckoned with. */
const firstDay = '1900-01-01';
const lastDay = '2999-12-31';

/** A day, as data: YYYY-MM-DD. */
export const day = (sentence: string) =>
  z.iso
    .date({ error: sentence, abort: true })
    .refine((value) => value >= firstDay && value <= lastDay, sentence);

/** A day and a time of day on one clock, as data: YYYY-MM-DDTHH:mm. */
export const dayAndTime = (sentence: string) =>
  z
    .string(sentence)
    .regex(/^\d{4}-\d{2}-\d{2}[T ]([01]\d|2[0-3]):[0-5]\d(:00)?$/, sentence)
    .transform((value) => `${value.slice(0, 10)}T${value.slice(11, 16)}`)
    .refine((value) => day(sentence).safeParse(value.slice(0, 10)).success, sentence);

/** Pasted text is cut to this length before it is searched. */
const longestPaste = 2000;

const markup = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<\/?[a-z!][^>]*>/gi;

/** Removes markup and line breaks from pasted text (decisions 5). */
export function plainLine(value: string): string {
  let text = value.slice(0, longestPaste).toWellFormed();
  // Why: removing tags can produce a new tag (`<<b>script>`).
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(markup, '');
  }
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first `max` characters as a person counts them: an emoji or a letter with its accent is one. */
export function cutTo(value: string, max: number): string {
  let count = 0;
  // Why a limit: processing a megabyte takes more than a second.
  for (const { index } of characters.segment(value))
    if (count++ === max) return value.slice(0, index);
  return value;
}

/** Whether a text has at most `max` characters as a person counts them. */
export const isWithin = (value: string, max: number): boolean => cutTo(value, max) === value;

/** How many characters a person counts. */
export function characterCount(value: string): number {
  let count = 0;
  for (const _ of characters.segment(value)) count += 1;
  return count;
}
