import type { Db } from './client.ts';

/** The names of the migrations that this database has had. */
export async function listMigrations(db: Db): Promise<string[]> {
  const rows = await db<{ id: string }[]>`select id from migrations`;
  return rows.map(({ id }) => id);
}

/** True when there are users; a new database has none. */
export async function hasPeople(db: Db): Promise<boolean> {
  const [row] = await db<{ hasPeople: boolean }[]>`select exists (select from users) as has_people`;
  return row?.hasPeople ?? false;
}
