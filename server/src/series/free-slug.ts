import { slugOf } from '@masthead/shared/news-items/news-item-form.ts';

/**
 * The slug of a new series (Spec, content 5): its internal name in lower case, words joined by
 * hyphens, with -1, -2 ... until no other has it, whatever the letter case.
 */
export function freeSlug(name: string, taken: Iterable<string>): string {
  const base = slugOf(name) || 'series';
  const used = new Set([...taken].map((one) => one.toLowerCase()));
  if (!used.has(base)) return base;
  for (let at = 1; ; at += 1) if (!used.has(`${base}-${at}`)) return `${base}-${at}`;
}
