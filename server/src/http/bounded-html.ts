import sanitizeHtml, { type IOptions } from 'sanitize-html';

/**
 * The most that one text may hold. A text of a newsroom has a tenth of it; what has more is pasted garbage or an attack.
 * Why: the parser's cost grows with the length times the depth, so 300 KB of unclosed tags held everyone up for seconds.
 */
export const htmlBounds = { tags: 40_000, attributes: 20_000, depth: 200 } as const;

/** What an allow-list keeps of a text. */
export type HtmlRules = Omit<
  IOptions,
  // These cost the square of the length: each dropped element copies all that was written before it; each style is parsed as a sheet.
  'exclusiveFilter' | 'allowedStyles' | 'parseStyleAttributes' | 'onOpenTag' | 'onCloseTag'
>;

class PastBounds extends Error {}

/** A text held to an allow-list; null when it is past the bounds. Every text that is cleaned goes through here. */
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
