import type { Db } from './client.ts';

/**
 * The time by the database's clock, which all servers share; in a transaction, when it began. For decisions about rows:
 * the clocks of the servers may differ by minutes.
 */
export async function sharedNow(db: Db): Promise<Date> {
  const [row] = await db<{ now: Date }[]>`select now()`;
  if (!row) throw new Error('The database did not tell the time');
  return row.now;
}
