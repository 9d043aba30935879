import type { Db } from './client.ts';

/** The major version of the PostgreSQL server; null if it reports none. */
export async function findPostgresVersion(db: Db): Promise<number | null> {
  const [row] = await db<
    { version: number }[]
  >`select current_setting('server_version_num')::int / 10000 as version`;
  return row?.version ?? null;
}

/** True when there are users; a new database has none. */
export async function hasPeople(db: Db): Promise<boolean> {
  const [row] = await db<{ hasPeople: boolean }[]>`select exists (select from users) as has_people`;
  return row?.hasPeople ?? false;
}
