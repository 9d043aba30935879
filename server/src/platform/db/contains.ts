import type { Db } from './client.ts';

/** Words for `like` in which `%` and `_` mean themselves. */
export const literally = (words: string): string => words.replace(/[\\%_]/g, '\\$&');

/** A condition: this folded column contains these words. The column name comes from code. */
export const containsFolded = (db: Db, column: string, words: string) =>
  db`${db.unsafe(column)} like folded(${`%${literally(words)}%`}::text)`;

/** A condition: this column contains these words, ignoring case and accents in any alphabet. */
export const contains = (db: Db, column: string, words: string) =>
  containsFolded(db, `folded(${column})`, words);
