import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverFolder } from '../server-folder.ts';
import { type Connection, openPool, write } from './client.ts';
import { listMigrations } from './first-start.queries.ts';

const folder = join(serverFolder, 'migrations');
/** Any number: the same for every server, so that one migrates and the others wait. */
const lock = 7_231_964;

/** The migrations of this version, in order. */
export const listMigrationFiles = async (): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();

/**
 * Brings the database to the newest schema; answers whether it was new. `only` applies no other migrations than these:
 * a restore loads rows into the schema that they came from.
 */
export async function migrate(
  connection: Connection,
  { only }: { only?: ReadonlySet<string> } = {},
): Promise<{ wasNew: boolean }> {
  const pool = openPool(connection, { max: 1, name: 'masthead-migrate', hasLimits: false });
  try {
    await pool`select pg_advisory_lock(${lock})`;
    await pool`create table if not exists migrations
      (id text primary key, at timestamptz not null default now())`;
    const done = new Set(await listMigrations(pool));
    const files = (await listMigrationFiles()).filter((name) => only?.has(name) ?? true);
    for (const file of files.filter((name) => !done.has(name))) {
      const sql = await readFile(join(folder, file), 'utf8');
      await write(pool, null, async (transaction) => {
        await transaction.unsafe(sql);
        await transaction`insert into migrations (id) values (${file})`;
        await transaction`select attach_history()`;
      });
    }
    return { wasNew: done.size === 0 };
  } finally {
    await pool.end({ timeout: 5 });
  }
}
