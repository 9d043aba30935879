import { type Connection, type Db, openPool } from '../db/client.ts';
import { ArchiveRefused } from './seal.ts';

/** Marks a database whose restore has not finished; in a schema of its own, apart from the product's tables. */
const schema = 'masthead_restore';

/** The archive whose restore has not finished; null: none. */
export async function findHalfRestored(db: Db): Promise<string | null> {
  const [row] = await db<{ isThere: boolean }[]>`
    select to_regclass(${`${schema}.under_way`}) is not null as is_there`;
  if (!row?.isThere) return null;
  const [mark] = await db<{ archive: string }[]>`select archive from masthead_restore.under_way`;
  return mark?.archive ?? 'unknown';
}

export async function markRestoring(db: Db, archive: string): Promise<void> {
  await db`create schema ${db(schema)}`;
  await db`create table masthead_restore.under_way as select ${archive}::text as archive`;
}

export async function unmarkRestoring(db: Db): Promise<void> {
  await db`drop schema ${db(schema)} cascade`;
}

/** Refuses, by the archive's name, to work on a database whose restore has not finished. */
export async function refuseHalfRestored(connection: Connection): Promise<void> {
  const pool = openPool(connection, { max: 1, name: 'masthead-check' });
  try {
    const archive = await findHalfRestored(pool);
    if (archive)
      throw new ArchiveRefused(
        `The restore of the archive ${archive} into this database did not finish. Delete the database, create an empty one, and restore again.`,
      );
  } finally {
    await pool.end({ timeout: 5 });
  }
}

/**
 * Settles what a restored database says about the place it came from: it is nowhere at home, so nothing is sent until
 * an admin resumes sending.
 */
export async function leavePlace(db: Db): Promise<void> {
  await db`
    insert into database_place (database_oid) values (0)
    on conflict (id) do update set database_oid = 0, system_identifier = null, folder = null`;
}

/** Replaces the address of the product in the texts that hold it: emails as they are sent or shown, and their drafts. */
export async function changeAddress(db: Db, from: string, to: string): Promise<void> {
  await db`
    update mailings set html = replace(html, ${from}, ${to}), text = replace(text, ${from}, ${to})
     where position(${from} in html) > 0 or position(${from} in text) > 0`;
  await db`
    update campaigns set content = replace(content::text, ${from}, ${to})::jsonb
     where position(${from} in content::text) > 0`;
}
