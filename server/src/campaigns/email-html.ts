import { wordsOf } from '@masthead/shared/rich-text/words.ts';
import { boundedHtml } from '../http/html.ts';
import { mergeMarks } from '../integrations/mail/merge-marks.ts';

// Markup can only come from `html` templates in code: a symbol cannot be smuggled in as JSON.
const markup = Symbol('markup');

/** Markup that is safe to send: texts put into it were escaped. */
export interface Html {
  readonly [markup]: string;
}

type Inside = string | number | Html | readonly Html[] | null;

/** One line of an editor's text: no control characters, and nothing that a provider would fill in. */
export function plainText(text: string): string {
  const line = text.toWellFormed().replace(/[\p{Cc}\s]+/gu, ' ');
  return unmerged(line.trim());
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** An editor's text as it may stand in markup, attributes included. */
export function escapeHtml(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** The only way to write markup: every text put into it is escaped. */
export function html(parts: TemplateStringsArray, ...values: readonly Inside[]): Html {
  const written = parts.map((part, index) => part + markupOf(values[index] ?? null));
  return { [markup]: written.join('') };
}

/** A merge mark as markup, the one thing that is not escaped. */
export function mergeMark(name: keyof typeof mergeMarks): Html {
  return { [markup]: mergeMarks[name] };
}

/** Text for which a provider would put something else in, kept from it. */
const unmerged = (text: string) => text.replaceAll('*|', '* |').replaceAll('|*', '| *');

/** What code writes on a tag of a formatted text, from what the text says on it. */
export type TagLook = (said: Readonly<Record<string, string>>) => Record<string, string>;

/** A formatted text: only these tags stay, and on them only what code writes. Past the bounds only its words do. */
export function formattedText(text: string, looks: Readonly<Record<string, TagLook>>): Html {
  const transformTags = Object.fromEntries(
    Object.entries(looks).map(([tagName, look]) => [
      tagName,
      (_: string, said: Record<string, string>) => ({ tagName, attribs: look(said) }),
    ]),
  );
  const written = boundedHtml(text.toWellFormed(), {
    allowedTags: Object.keys(looks),
    allowedAttributes: false,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nestingLimit: 30,
    transformTags,
    textFilter: unmerged,
  });
  return { [markup]: written ?? escapeHtml(wordsOf(text)) };
}

/** A style sheet that code wrote; no editor's text may be in it. */
export function styleSheet(css: string): Html {
  return { [markup]: `<style type="text/css">\n${css}\n</style>` };
}

/** The characters to send. */
export function markupOf(value: Inside): string {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return isMany(value) ? value.map(markupOf).join('') : value[markup];
}

const isMany = (value: Html | readonly Html[]): value is readonly Html[] => Array.isArray(value);
