import { type Connection, type Db, openPool, type Pool } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { openPlanner } from '../jobs/jobs.ts';
import type { OpenArchive } from './archive.ts';
import { checkWhole, fileKey } from './archive.ts';
import { loadTable } from './copy-tables.ts';
import { type Copying, copying } from './copying.ts';
import type { FileAreas } from './file-areas.ts';
import {
  changeAddress,
  leavePlace,
  markRestoring,
  refuseHalfRestored,
  unmarkRestoring,
} from './restoring.queries.ts';
import { ArchiveRefused, hashOf } from './seal.ts';
import {
  countKept,
  hasTables,
  type Kept,
  listAllTables,
  listSlowing,
  listTables,
  setSequence,
} from './tables.queries.ts';

type Log = (line: string) => void;

/** Refuses a database with tables in it, before anything is changed. */
async function refuseFull(connection: Connection): Promise<void> {
  await refuseHalfRestored(connection);
  const pool = openPool(connection, { max: 1, name: 'masthead-restore', hasLimits: false });
  try {
    if (await hasTables(pool))
      throw new ArchiveRefused(
        'The database is not empty, so nothing was changed. Restore into an empty database.',
      );
  } finally {
    await pool.end({ timeout: 5 });
  }
}

/** Refuses an archive whose tables are not those that its migrations make. */
async function refuseForeign({ db }: Copying, { id, manifest }: OpenArchive): Promise<void> {
  const said = (tables: readonly { name: string; columns: string[] }[]) =>
    new Map(tables.map(({ name, columns }) => [name, columns.join()]));
  const [made, archived] = [said(await listTables(db)), said(manifest.tables)];
  const names = [...made.keys(), ...archived.keys()];
  const other = names.find((name) => made.get(name) !== archived.get(name));
  if (other)
    throw new ArchiveRefused(
      `The archive ${id} does not fit its own migrations: the table ${other} is different or missing.`,
    );
}

/**
 * Loads all rows in one transaction. Foreign keys and indexes are dropped first and created again afterwards, which is
 * many times faster than maintaining them; the triggers rest meanwhile. Needs no superuser.
 */
async function loadRows(copy: Copying, archive: OpenArchive, log: Log): Promise<Kept> {
  const { db, client } = copy;
  const run = (statement: string) => client.query(statement);
  await refuseForeign(copy, archive);
  const before = await countKept(db);
  const { indexes, keys } = await listSlowing(db);
  const tables = await listAllTables(db);
  await run("set local maintenance_work_mem = '256MB'");
  for (const { drop } of keys) await run(drop);
  for (const { drop } of indexes) await run(drop);
  for (const table of tables) await run(`alter table ${table} disable trigger user`);
  const loaded = archive.manifest.tables;
  await run(`truncate ${loaded.map(({ name }) => `public."${name}"`).join(', ')}`);
  for (const table of loaded) await loadTable(copy, archive, table);
  for (const sequence of archive.manifest.sequences) await setSequence(db, sequence);
  log('Building the indexes …');
  for (const { create } of indexes) await run(create);
  for (const { create } of keys) await run(create);
  return before;
}

/** What holds in the new place only. */
async function settle(db: Db, { manifest }: OpenArchive, url: string | null): Promise<void> {
  await leavePlace(db);
  if (url) await changeAddress(db, manifest.publicUrl, url.replace(/\/$/, ''));
}

/** Ends the load: the triggers work again, and nothing that keeps rows right is missing. */
async function endLoad({ db, client }: Copying, before: Kept): Promise<void> {
  for (const table of await listAllTables(db))
    await client.query(`alter table ${table} enable trigger user`);
  const after = await countKept(db);
  if (JSON.stringify(after) !== JSON.stringify(before))
    throw new Error(
      `Constraints and indexes could not be created again: ${JSON.stringify(before)} became ${JSON.stringify(after)}.`,
    );
}

/**
 * Loads the rows of an archive into a database without tables: its migrations first, then its rows. `isCopy` leaves
 * every row as it was, for a comparison.
 */
export async function restoreRows(
  connection: Connection,
  archive: OpenArchive,
  { url = null, isCopy = false, log }: { url?: string | null; isCopy?: boolean; log: Log },
): Promise<void> {
  const { manifest } = archive;
  await migrate(connection, { only: new Set(manifest.migrations) });
  const rows = manifest.tables.reduce((sum, each) => sum + each.rows, 0);
  log(`Loading ${rows} rows into ${manifest.tables.length} tables …`);
  await copying(connection, 'begin', async (copy) => {
    const before = await loadRows(copy, archive, log);
    // Why before the triggers work: it is no change of a record.
    if (!isCopy) await settle(copy.db, archive, url);
    await endLoad(copy, before);
  });
}

/** Writes the files of an archive to where the settings say; each is compared with its hash. */
async function restoreFiles({ id, manifest, read }: OpenArchive, areas: FileAreas): Promise<void> {
  for (const { name, sha256, stored } of manifest.files) {
    const content = await read(fileKey(stored), null);
    if (hashOf(content) !== sha256)
      throw new ArchiveRefused(
        `The archive ${id} is damaged: ${fileKey(stored)} is not what was written. Use another archive.`,
      );
    await areas.write(name, content);
  }
}

/** Plans the jobs that waited or ran. */
async function planJobs(connection: Connection, pool: Pool, { manifest }: OpenArchive) {
  const planner = await openPlanner(connection, () => {});
  try {
    for (const { queue, data, startAfter } of manifest.jobs)
      await planner.plan(pool, queue, data, new Date(startAfter));
  } finally {
    await planner.stop();
  }
}

/**
 * Restores an archive into an empty database, and its files. The database is marked until all is done, so that nothing
 * takes half of it for the whole. Everything that can be refused is refused before anything is changed.
 */
export async function restore(
  { connection, areas }: { connection: Connection; areas: FileAreas },
  archive: OpenArchive,
  {
    url,
    log,
    repeatErasures,
  }: { url: string | null; log: Log; repeatErasures?: (pool: Pool) => Promise<number> },
): Promise<void> {
  await refuseFull(connection);
  log(`Checking the archive ${archive.id} …`);
  await checkWhole(archive);
  const pool = openPool(connection, { max: 2, name: 'masthead-restore', hasLimits: false });
  try {
    await markRestoring(pool, archive.id);
    await restoreRows(connection, archive, { url, log });
    await migrate(connection);
    log(`Restoring ${archive.manifest.files.length} files …`);
    await restoreFiles(archive, areas);
    // Why before anything else works on it: what was erased since must not be seen or mailed again.
    const repeated = (await repeatErasures?.(pool)) ?? 0;
    if (repeated > 0) log(`Repeated ${repeated} erasures of personal data made since.`);
    await planJobs(connection, pool, archive);
    await pool.unsafe('analyze');
    // Why last: until here, a start and another restore refuse this database.
    await unmarkRestoring(pool);
  } finally {
    await pool.end({ timeout: 5 });
  }
}
