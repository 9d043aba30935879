import { listedAs } from '../../all-records.ts';
import { rowsOf, type Seer, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** The condition that a person may see a row of a table; the statement must use the table's own name. */
export const tableWithin = (db: Db, seer: Seer, table: string) =>
  within(db, rowsOf(seer, listedAs(table).rows), table);
