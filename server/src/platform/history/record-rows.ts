import { listedAs } from '../../all-records.ts';
import { rowsOf, type Seer, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** The condition that somebody may see a row of a table, which the statement calls by its own name. */
export const tableWithin = (db: Db, seer: Seer, table: string) =>
  within(db, rowsOf(seer, listedAs(table).rows), table);
