import type { Db } from './client.ts';

/** True when there are users; a new database has none. */
export async function hasPeople(db: Db): Promise<boolean> {
  const [row] = await db<{ hasPeople: boolean }[]>`select exists (select from users) as has_people`;
  return row?.hasPeople ?? false;
}
