import { Client } from 'pg';
import { type Connection, type Db, reach } from '../db/client.ts';
import { rowsOf, typesRead } from '../db/rows.ts';
import { dbOf } from '../db/sql.ts';

/** One connection for copying whole tables, in one transaction. */
export interface Copying {
  db: Db;
  /** For COPY, whose streams are not statements. */
  client: Client;
}

/** What decides how values look as text: the same in each backup, restore and comparison. */
const asText = [
  "set local timezone = 'UTC'",
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
  "set local client_encoding = 'UTF8'",
  "set local xmloption = 'content'",
  // Why: rows are compared in the order in which they lie.
  'set local synchronize_seqscans = off',
  // Why: an account that row-level security limits is refused instead of copying a part of the rows.
  'set local row_security = off',
  'set local statement_timeout = 0',
  'set local lock_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
];

/** Runs `work` on one connection, in one transaction that `opening` begins. */
export async function copying<T>(
  connection: Connection,
  opening: string,
  work: (copying: Copying) => Promise<T>,
): Promise<T> {
  const client = new Client({
    ...reach(connection),
    application_name: 'masthead-backup',
    types: typesRead,
    connectionTimeoutMillis: 10_000,
  });
  // Why ignored: the statement that runs fails with it.
  client.on('error', () => {});
  await client.connect();
  const db = dbOf(async (statement) => {
    const { text, values } = statement.sent();
    return rowsOf(await client.query<unknown[]>({ text, values, rowMode: 'array' }));
  });
  try {
    await client.query([opening, ...asText].join('; '));
    const result = await work({ db, client });
    await client.query('commit');
    return result;
  } finally {
    // Why: an open transaction ends with its connection.
    await client.end();
  }
}
