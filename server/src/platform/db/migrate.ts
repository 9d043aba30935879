import { setTimeout as sleep } from 'node:timers/promises';
import { callOf } from '../process/call-of.ts';
import type { MigrateMode } from '../process/config.ts';
import { type Connection, type Db, openPool, type Pool } from './client.ts';
import { failureOf, MigrationFailed, type SqlError } from './migration-failure.ts';
import {
  inFourDigits,
  type MigrationFile,
  readMigrations,
  type SqlStatement,
  statementsOf,
} from './migration-files.ts';
import {
  findBlockers,
  findIndex,
  findOlderProcesses,
  findOwnPid,
  lacksHistory,
  listApplied,
  type Process,
  prepareTable,
  recordApplied,
  recordChecksums,
  tryLock,
} from './migrations.queries.ts';
import { compareMigrations, SchemaRefused } from './schema-fit.ts';
import { dbOf } from './sql.ts';

export interface MigrateOptions {
  mode?: MigrateMode;
  log?: (line: string) => void;
  /** Where the migrations are. */
  folder?: string;
  /** Applies no other migrations than these: a restore loads rows into the schema that they came from. */
  only?: ReadonlySet<string>;
  /** How long to wait for the schema (`apart`) or for the end of older servers, in ms. */
  patienceMs?: number;
}

/**
 * How long a statement may wait for a lock. Why so short: all later statements on the table queue behind one that
 * waits.
 */
const lockTimeout = '2s';
/** Pauses between tries for a lock, in ms; the last one repeats. */
const pauses = [500, 1000, 2000, 5000];
/** A migration that has not got its locks in this time is given up, in ms. */
const lockPatienceMs = 10 * 60_000;
const usualPatienceMs = 60_000;
const lookMs = 200;

/** A lock was not to be had in time, or a deadlock was ended: another try can succeed. */
const isBusy = (error: unknown) => ['55P03', '40P01'].includes((error as SqlError).code ?? '');

/**
 * Brings the database to the schema of this version; answers whether it was new. One server at a time does it, and one
 * that finds nothing to do waits for none. With `apart` it waits until somebody else has done it.
 */
export async function migrate(
  connection: Connection,
  options: MigrateOptions = {},
): Promise<{ wasNew: boolean }> {
  const { mode = 'start', log = () => {}, folder, only, patienceMs = usualPatienceMs } = options;
  const pool = openPool(connection, { max: 2, name: 'masthead-migrate', hasLimits: false });
  try {
    const files = (await readMigrations(folder)).filter(({ id }) => only?.has(id) ?? true);
    const applied = await listApplied(pool);
    const { pending, newer } = compareMigrations(files, applied);
    if (newer.length > 0)
      log(
        `This database has migrations of a newer version of Masthead, with which this version still works: ${newer.join(', ')}.`,
      );
    const needsWork = pending.length > 0 || applied.some(({ checksum }) => checksum === null);
    if (mode === 'apart') await waitForSchema(pool, files, { log, patienceMs });
    else if (needsWork) await migrateAlone(pool, files, { log, patienceMs });
    return { wasNew: applied.length === 0 };
  } finally {
    await pool.end({ timeout: 5 });
  }
}

type Care = Required<Pick<MigrateOptions, 'log' | 'patienceMs'>>;

/** Looks again until it is so, and says once what it waits for; false when the patience has ended. */
async function waitUntil(isSo: () => Promise<string | null>, { log, patienceMs }: Care) {
  const end = Date.now() + patienceMs;
  let told = '';
  for (;;) {
    const waitsFor = await isSo();
    if (waitsFor === null) return;
    if (Date.now() >= end) throw new SchemaRefused(waitsFor);
    if (waitsFor !== told) log(`${waitsFor} Waiting.`);
    told = waitsFor;
    await sleep(lookMs);
  }
}

const waitForSchema = (pool: Pool, files: readonly MigrationFile[], care: Care) =>
  waitUntil(async () => {
    const { pending } = compareMigrations(files, await listApplied(pool));
    const names = pending.map(({ id }) => id).join(', ');
    return names
      ? `This database lacks the migrations ${names}, and MASTHEAD_MIGRATE is apart. Run ${callOf('migrate', '--apply')}.`
      : null;
  }, care);

/**
 * Applies what the database lacks, while no other server does. The lock belongs to the connection that migrates: if that
 * is lost, so are both.
 */
async function migrateAlone(pool: Pool, files: readonly MigrationFile[], care: Care) {
  const line = await pool.connect();
  const db = dbOf((statement) => line.run(statement));
  try {
    // Why not a lock that waits: its statement would keep an index from being built concurrently.
    const others = 'Another process is migrating the database.';
    await waitUntil(async () => ((await tryLock(db)) ? null : others), {
      ...care,
      patienceMs: Infinity,
    });
    await prepareTable(db);
    const { pending } = compareMigrations(files, await listApplied(db));
    await recordChecksums(
      db,
      files.filter((file) => !pending.includes(file)),
    );
    for (const file of pending) {
      await waitForOlder(pool, file, care);
      await apply(pool, db, file, care.log);
    }
  } finally {
    line.release(true);
  }
}

/** Lets a migration that removes something run only when no process that uses it is left. */
async function waitForOlder(pool: Pool, { id, fitsFrom }: MigrationFile, care: Care) {
  if (fitsFrom === null) return;
  await waitUntil(async () => {
    const older = await findOlderProcesses(pool, fitsFrom);
    return older.length > 0
      ? `The migration ${id} removes what versions before ${inFourDigits(fitsFrom)} use, and such processes are running: ${older.map(inWords).join(', ')}. Stop them, or first upgrade to a version in between.`
      : null;
  }, care);
}

const inWords = ({ pid, name, address }: Process) =>
  `${name || 'a client'} (PostgreSQL process ${pid}${address ? `, ${address}` : ''})`;

/** Applies one file, again and again while a lock is not to be had. */
async function apply(pool: Pool, db: Db, file: MigrationFile, log: (line: string) => void) {
  const statements = await statementsOf(file.sql);
  const end = Date.now() + lockPatienceMs;
  const stopWatching = watchBlockers(pool, await findOwnPid(db), (line) =>
    log(`The migration ${file.id} waits for ${line}`),
  );
  try {
    for (let time = 0; ; time += 1) {
      try {
        return await (file.isConcurrent ? applyOneByOne : applyAtOnce)(db, file, statements);
      } catch (error) {
        if (!(error instanceof MigrationFailed) || !isBusy(error.cause) || Date.now() > end)
          throw error;
        log(`${error.message} Trying again.`);
        await sleep(pauses[time] ?? pauses.at(-1));
      }
    }
  } finally {
    stopWatching();
  }
}

/** A file that changes what history copies. */
const changesHistory = /history_columns|history_exempt|attach_history/;

/** In one transaction: all of a file or nothing. */
async function applyAtOnce(db: Db, file: MigrationFile, statements: readonly SqlStatement[]) {
  await db.unsafe(`begin; set local lock_timeout = '${lockTimeout}'`);
  try {
    for (const statement of statements) await run(db, file, statement);
    await recordApplied(db, file);
    // Why only then: it makes triggers, which wait for all who write.
    if (changesHistory.test(file.sql) || (await lacksHistory(db)))
      await run(db, file, { text: 'select attach_history()', line: 0 });
    await db.unsafe('commit');
  } catch (error) {
    // Why ignored: on a lost connection the transaction is gone anyway.
    await db.unsafe('rollback').catch(() => {});
    throw error;
  }
}

/**
 * Outside a transaction, for indexes that are built while others write. No statement of such a file keeps others from
 * reading or writing, so each waits as long as it must. A file that was interrupted begins again: what is there is
 * skipped, and an index that is incomplete is built anew.
 */
async function applyOneByOne(db: Db, file: MigrationFile, statements: readonly SqlStatement[]) {
  for (const statement of statements) {
    const name = 'IndexStmt' in statement.node ? statement.node.IndexStmt.idxname : undefined;
    const found = name === undefined ? null : await findIndex(db, name);
    if (found === 'valid') continue;
    if (found === 'invalid') await db.unsafe(`drop index concurrently "${name}"`);
    await run(db, file, statement);
  }
  await recordApplied(db, file);
}

async function run(
  db: Db,
  file: MigrationFile,
  statement: Pick<SqlStatement, 'text' | 'line'>,
): Promise<void> {
  try {
    await db.unsafe(statement.text);
  } catch (error) {
    throw failureOf(file, statement, error as SqlError);
  }
}

/** Reports who keeps a connection waiting, each once, until it is stopped. */
function watchBlockers(pool: Pool, pid: number, say: (line: string) => void): () => void {
  const told = new Set<number>();
  const look = async () => {
    for (const blocker of await findBlockers(pool, pid)) {
      if (told.has(blocker.pid)) continue;
      told.add(blocker.pid);
      const since = blocker.since ? `, in a transaction since ${blocker.since.toISOString()}` : '';
      say(`${inWords(blocker)}${since}: ${blocker.query}`);
    }
  };
  // Why ignored: the migration itself reports a database that is away.
  const timer = setInterval(() => void look().catch(() => {}), 500);
  return () => clearInterval(timer);
}
