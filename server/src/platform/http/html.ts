import sanitizeHtml, { type IOptions } from 'sanitize-html';

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

/** Markup that was sanitized or written by code, never raw user input. */
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

/**
 * The limits of one text. A newsroom's text has a tenth of it; anything larger is pasted garbage or an attack. Why:
 * the parser's cost grows with length times depth, so 300 KB of unclosed tags blocked everyone for seconds.
 */
export const htmlBounds = { tags: 40_000, attributes: 20_000, depth: 200 } as const;

/** The allowed elements and attributes. */
export type HtmlRules = Omit<
  IOptions,
  // These cost the square of the length: each dropped element copies all that was written before it; each style is parsed as a sheet.
  'exclusiveFilter' | 'allowedStyles' | 'parseStyleAttributes' | 'onOpenTag' | 'onCloseTag'
>;

class PastBounds extends Error {}

/** Sanitizes a text with an allow-list; null over the limits. All sanitizing goes through here. */
export function boundedHtml(html: string, rules: HtmlRules): string | null {
  if (countTags(html) > htmlBounds.tags) return null;
  let depth = 0;
  let attributes = 0;
  try {
    return sanitizeHtml(html, {
      ...rules,
      parseStyleAttributes: false,
      onOpenTag: (_name, given) => {
        depth += 1;
        attributes += Object.keys(given).length;
        if (depth > htmlBounds.depth || attributes > htmlBounds.attributes) throw new PastBounds();
      },
      onCloseTag: () => {
        depth -= 1;
      },
    });
  } catch (error) {
    if (error instanceof PastBounds) return null;
    throw error;
  }
}

function countTags(html: string): number {
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) count += 1;
  return count;
}

/** For `transformTags`: an attribute stays where it says one of these. */
export const keepValue =
  (name: string, values: readonly string[]) =>
  (tagName: string, { [name]: value, ...attribs }: Record<string, string>) => ({
    tagName,
    attribs:
      value !== undefined && values.includes(value) ? { ...attribs, [name]: value } : attribs,
  });

/** For `transformTags`: of an element's style only the declarations of these properties with these values. */
export const keepStyles =
  (allowed: Readonly<Record<string, RegExp>>) =>
  (tagName: string, { style, ...attribs }: Record<string, string>) => {
    const kept = style?.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
      const value = declaration.slice(colon + 1).trim();
      return Object.hasOwn(allowed, name) && allowed[name]?.test(value) ? [`${name}:${value}`] : [];
    });
    return {
      tagName,
      attribs: kept?.length ? { ...attribs, style: kept.join(';') } : attribs,
    };
  };
