/** The place of a reader's first name in the words of an email: `{first name|there}`, with what a reader without a name reads. */
export const nameTag = '{first name|there}';

const tag = /\{first\s+name\|([^{}|<>]*)\}/gi;

/** Text that looks like a name tag but is not one, so that recipients would see it literally. */
export const brokenNameTag =
  /\{(?!first\s+name\|[^{}|<>]*\})[\p{L}\s_-]{0,20}name\b[^{}]{0,60}\}?/iu;

/** The text with each name tag replaced, given its fallback. */
export const withNames = (words: string, put: (otherwise: string) => string): string =>
  words.replace(tag, (_, otherwise: string) => put(otherwise.trim()));

/** The words as a reader without a name reads them. */
export const withoutNames = (words: string): string => withNames(words, (otherwise) => otherwise);
