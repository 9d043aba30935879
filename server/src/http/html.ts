// Markup can only come from `html` templates in code: a symbol cannot be smuggled in as JSON.
const markup = Symbol('markup');

/** Markup that is safe to send: texts put into it were escaped. */
export interface Html {
  readonly [markup]: string;
}

type Inside = string | number | Html | readonly Html[] | null | false;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in HTML and in XML, attributes included: no control characters, no half characters. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** The only way to write markup: every text put into it is escaped. */
export function html(parts: TemplateStringsArray, ...values: readonly Inside[]): Html {
  let written = parts[0] ?? '';
  for (const [at, value] of values.entries()) written += markupOf(value) + (parts[at + 1] ?? '');
  return { [markup]: written };
}

/** Markup that an allow-list has let through, or that code wrote. Never anybody's text. */
export const trusted = (text: string): Html => ({ [markup]: text });

/** A value as JSON in a script element, which nothing in it can end. */
export const jsonMarkup = (value: unknown): Html =>
  trusted(JSON.stringify(value).toWellFormed().replaceAll('<', '\\u003c'));

const isMany = (value: Html | readonly Html[]): value is readonly Html[] => Array.isArray(value);

/** The characters to send. */
export function markupOf(value: Inside): string {
  if (value === null || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return isMany(value) ? value.map(markupOf).join('') : value[markup];
}
