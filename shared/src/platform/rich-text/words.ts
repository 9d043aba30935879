/** Words that an adult reads in a minute of news. */
const wordsPerMinute = 230;

/** How many words a text has. */
export function wordCount(text: string): number {
  let count = 0;
  for (const part of new Intl.Segmenter('en', { granularity: 'word' }).segment(text))
    if (part.isWordLike) count += 1;
  return count;
}

/** Reading time in minutes, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute));

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a formatted text, each paragraph in a line of its own. */
export const wordsOf = (markup: string): string =>
  markup
    .replace(/<br ?\/?>|<\/(?:p|h[2-4]|li|dt|dd|pre|blockquote)>/g, '\n')
    // Why not [^>]: thousands of `<` without an end would each look through the whole rest.
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll('&amp;', '&')
    .replace(/\n+/g, '\n')
    .trim();
