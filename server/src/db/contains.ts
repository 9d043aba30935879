import type { Db } from './client.ts';

/**
 * A condition: this column holds these words, in any letter case of any alphabet; `%` and `_` mean
 * themselves. The column is a name from code.
 */
export const contains = (db: Db, column: string, words: string) =>
  db`lower(${db.unsafe(column)}) like lower(${`%${words.replace(/[\\%_]/g, '\\$&')}%`}::text)`;
