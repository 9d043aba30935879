import type { Db } from './client.ts';

/** Records the place of a new database; an existing place is kept, at most adding its folder. */
export async function notePlace(db: Db): Promise<void> {
  await db`insert into database_place as p (system_identifier, database_oid, folder)
    select system_identifier(), oid, current_setting('masthead.folder', true)
      from pg_database where datname = current_database()
    on conflict (id) do update set folder = excluded.folder where p.folder is null and is_at_home()`;
}

/** True while the database is where it was noted to be; a restored copy is not. */
export async function isAtHome(db: Db): Promise<boolean> {
  const [row] = await db<{ isAtHome: boolean }[]>`select is_at_home()`;
  return row?.isAtHome ?? false;
}

/** Makes the place where the database finds itself its own. */
export async function acceptPlace(db: Db): Promise<void> {
  await db`update database_place
       set system_identifier = system_identifier(), database_oid = d.oid,
         folder = current_setting('masthead.folder', true), noted_at = now()
      from pg_database d where d.datname = current_database() and not is_at_home()`;
}
