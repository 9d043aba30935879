import type { Db } from './client.ts';

/** Words for `like` in which `%` and `_` mean themselves. */
export const literally = (words: string): string => words.replace(/[\\%_]/g, '\\$&');

/**
 * A condition: this column holds these words, in any letter case of any alphabet. The column is a name
 * from code.
 */
export const contains = (db: Db, column: string, words: string) =>
  db`lower(${db.unsafe(column)}) like lower(${`%${literally(words)}%`}::text)`;
