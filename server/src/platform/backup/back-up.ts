import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, Pool } from '../db/client.ts';
import { listApplied } from '../db/migrations.queries.ts';
import { logged } from '../process/logged.ts';
import {
  type ArchivedTable,
  archiveId,
  keyIn,
  type Manifest,
  usedFiles,
  writeManifest,
} from './archive.ts';
import { backUpFiles, type FilesDone } from './back-up-files.ts';
import { beginBackup, dropBackup, endBackup, noteBackup } from './backups.queries.ts';
import { readTable } from './copy-tables.ts';
import { type Copying, copying } from './copying.ts';
import { writeErasures } from './erasures.ts';
import type { FileAreas } from './file-areas.ts';
import { hashOf, pack, type Seal } from './seal.ts';
import { listChatFiles, listSequences, listTables, listWaitingJobs } from './tables.queries.ts';
import type { Target } from './target.ts';

/** What a backup is made of, and where it goes. */
export interface BackupOrder {
  connection: Connection;
  pool: Pool;
  areas: FileAreas;
  target: Target;
  /** The target as the operator wrote it. */
  targetName: string;
  seal: Seal;
  version: string;
  publicUrl: string;
  /** Ends the backup between two pieces. */
  signal?: AbortSignal;
}

export interface BackupDone {
  archive: string;
  tables: number;
  rows: number;
  files: number;
  newFiles: number;
  /** What was written, in bytes. */
  bytes: number;
}

/** Another backup of this database is under way. */
export class BackupUnderWay extends Error {}

/** Lets requests go first: after each piece of work, as long a rest. */
function resting(signal: AbortSignal | undefined) {
  let from = performance.now();
  return async () => {
    signal?.throwIfAborted();
    await pause(performance.now() - from, undefined, { signal });
    from = performance.now();
  };
}

/** Copies the tables as they were at one moment, into parts of the archive. */
async function backUpTables(
  copy: Copying,
  { target, seal }: BackupOrder,
  id: string,
  rest: () => Promise<void>,
): Promise<{ tables: ArchivedTable[]; bytes: number }> {
  const tables: ArchivedTable[] = [];
  let count = 0;
  let bytes = 0;
  for (const table of await listTables(copy.db)) {
    const parts: ArchivedTable['parts'] = [];
    const facts = await readTable(copy, table, async (piece) => {
      const stored = await seal.encrypt(await pack(piece));
      count += 1;
      const name = `part-${String(count).padStart(5, '0')}.${seal.recipients ? 'age' : 'zst'}`;
      const key = keyIn(id, name);
      await target.write(key, stored, 'application/octet-stream');
      parts.push({ key, bytes: stored.length, sha256: hashOf(stored) });
      bytes += stored.length;
      await rest();
    });
    tables.push({ ...table, ...facts, parts });
  }
  return { tables, bytes };
}

/**
 * Writes the archive. Files come first and, once the snapshot of the database stands, those that are new since: so
 * every row in the archive has its files.
 */
async function writeArchive(order: BackupOrder, id: string, createdAt: Date): Promise<BackupDone> {
  const { connection, pool, target, seal } = order;
  const rest = resting(order.signal);
  const noFiles: FilesDone = { files: new Map(), newFiles: 0, bytes: 0 };
  const early = await backUpFiles(order, new Set(await listChatFiles(pool)), noFiles, rest);
  return copying(connection, 'begin isolation level repeatable read, read only', async (copy) => {
    const migrations = (await listApplied(copy.db)).map(({ id }) => id);
    const chatFiles = new Set(await listChatFiles(copy.db));
    const done = await backUpFiles(order, chatFiles, early, rest);
    const { tables, bytes } = await backUpTables(copy, order, id, rest);
    const files = [...done.files].map(([name, file]) => ({ name, ...file }));
    const content: Manifest = {
      product: 'masthead',
      format: 1,
      version: order.version,
      createdAt: createdAt.toISOString(),
      publicUrl: order.publicUrl,
      migrations,
      tables,
      sequences: await listSequences(copy.db),
      jobs: (await listWaitingJobs(copy.db)).map((job) => ({
        ...job,
        startAfter: job.startAfter.toISOString(),
      })),
      files,
    };
    const used = Buffer.from(`${[...new Set(files.map((each) => each.stored))].join('\n')}\n`);
    await target.write(usedFiles(id), used, 'text/plain');
    await writeManifest(target, id, seal, content);
    return {
      archive: id,
      tables: tables.length,
      rows: tables.reduce((sum, each) => sum + each.rows, 0),
      files: files.length,
      newFiles: done.newFiles,
      bytes: bytes + done.bytes,
    };
  });
}

/** Makes one archive. Throws `BackupUnderWay` when another backup of this database runs. */
export async function backUp(order: BackupOrder): Promise<BackupDone> {
  const { pool, targetName } = order;
  const createdAt = new Date();
  const id = archiveId(createdAt);
  const row = await beginBackup(pool, { archive: id, target: targetName });
  if (row === null) throw new BackupUnderWay('Another backup of this database is under way.');
  const alive = setInterval(
    () => void noteBackup(pool, row).catch(logged('Couldn’t note that a backup is under way')),
    20_000,
  );
  try {
    const done = await writeArchive(order, id, createdAt);
    // Why after the archive: an erasure that it holds unfinished is there, too.
    await writeErasures(pool, order.target, order.seal);
    await endBackup(pool, row, null);
    return done;
  } catch (error) {
    // Why: a backup that a stop interrupts has not failed; another server begins it anew.
    if (order.signal?.aborted) {
      await dropBackup(pool, row).catch(logged('Couldn’t note that a backup was stopped'));
      throw error;
    }
    const why = error instanceof Error ? error.message : String(error);
    await endBackup(pool, row, why).catch(logged('Couldn’t note that a backup failed'));
    throw error;
  } finally {
    clearInterval(alive);
  }
}
