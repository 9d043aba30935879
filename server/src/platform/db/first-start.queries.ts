import type { Db } from './client.ts';

/** Any number: the same for every server, so that one fills a new database and the others wait. */
const lock = 7_231_965;

/** Waits until nobody else fills the new database; the transaction holds the lock until it ends. */
export const lockFirstStart = (db: Db) => db`select pg_advisory_xact_lock(${lock})`;

/** True when there are users; a new database has none. */
export async function hasPeople(db: Db): Promise<boolean> {
  const [row] = await db<{ hasPeople: boolean }[]>`select exists (select from users) as has_people`;
  return row?.hasPeople ?? false;
}
