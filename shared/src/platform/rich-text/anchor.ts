/** Characters of words that something is about. */
export const longestQuote = 500;
/** Characters before and after the words, by which they are found again. */
export const longestContext = 60;

/** Words of a text, with what stands around them. */
export interface Anchor {
  quote: string;
  before: string;
  after: string;
  /** How many characters stand before them. */
  place: number;
}
