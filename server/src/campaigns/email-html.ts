// Markup can only come from `html` templates in code: a symbol cannot be smuggled in as JSON.
const markup = Symbol('markup');

/** Markup that is safe to send: texts put into it were escaped. */
export interface Html {
  readonly [markup]: string;
}

type Inside = string | number | Html | readonly Html[] | null;

/** Places that the mail provider fills in for each recipient (Mailchimp's names, spec decisions 7). */
export const mergeMarks = { unsubscribe: '*|UNSUB|*', archive: '*|ARCHIVE|*' } as const;

/** One line of an editor's text: no control characters, and nothing that a provider would fill in. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replaceAll('*|', '* |')
    .replaceAll('|*', '| *');
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
