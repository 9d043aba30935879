import type { Db } from './client.ts';

/** Words for `like` in which `%` and `_` mean themselves. */
export const literally = (words: string): string => words.replace(/[\\%_]/g, '\\$&');

/** A condition: this column, which is kept folded, holds these words. The column is a name from code. */
export const containsFolded = (db: Db, column: string, words: string) =>
  db`${db.unsafe(column)} like folded(${`%${literally(words)}%`}::text)`;

/** A condition: this column holds these words, in any letter case of any alphabet and with or without accents. */
export const contains = (db: Db, column: string, words: string) =>
  containsFolded(db, `folded(${column})`, words);
