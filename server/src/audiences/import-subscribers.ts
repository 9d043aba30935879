import { setImmediate as breathe } from 'node:timers/promises';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import type {
  ImportCounts,
  SubscriberImport,
} from '@masthead/shared/audiences/subscriber-import.ts';
import { type Db, type Pool, write } from '../db/client.ts';
import { conflict, notFound } from '../http/errors.ts';
import type { UploadedFile } from '../http/upload.ts';
import { findAudience } from './audiences.queries.ts';
import {
  countEffects,
  dropForgottenImports,
  dropImportRows,
  findImport,
  importRows,
  insertImport,
  insertImportRows,
  noteProgress,
  saveImportCounts,
  takeImportTurn,
} from './imports.queries.ts';
import { readSubscribers } from './read-subscribers.ts';

/** Lines in one statement: each stays far below the time limit of statements. */
const linesAtATime = 2000;

/** An import that is there, or 404. */
export async function loadImport(
  db: Db,
  audienceId: string,
  id: number,
): Promise<SubscriberImport> {
  const found = await findImport(db, audienceId, id);
  if (!found) throw notFound();
  return found;
}

/**
 * Reads a file and keeps its good lines, so that the import does exactly what is said here. No
 * subscriber is touched.
 */
export async function checkImport(
  pool: Pool,
  actor: number,
  audienceId: string,
  file: UploadedFile,
): Promise<SubscriberImport> {
  if (!(await findAudience(pool, audienceId))) throw notFound();
  const { rows, count, problems, invalid, duplicates } = await readSubscribers(file.bytes);
  return write(pool, actor, async (db) => {
    await dropForgottenImports(db);
    const fileName = file.name || 'subscribers.csv';
    const id = await insertImport(db, { audienceId, fileName, problems });
    for (let at = 0; at < rows.length; at += linesAtATime) {
      await insertImportRows(db, id, rows.slice(at, at + linesAtATime));
      await breathe();
    }
    const effects = await countEffects(db, id, audienceId);
    await saveImportCounts(db, id, { rows: count, ...effects, invalid, duplicates }, 'checked');
    return loadImport(db, audienceId, id);
  });
}

/**
 * Imports a checked file in one transaction: all of it or, whatever happens, nothing. Once it is
 * done, asking again answers what was done.
 */
export function runImport(
  pool: Pool,
  actor: number,
  audienceId: string,
  id: number,
): Promise<SubscriberImport> {
  return write(pool, actor, async (db) => {
    if (!(await findAudience(db, audienceId))) throw notFound();
    if (!(await takeImportTurn(db, audienceId))) throw conflict(audienceMessages.importRunning);
    const checked = await loadImport(db, audienceId, id);
    if (checked.status === 'done') return checked;
    const done = await importAll(pool, db, audienceId, checked);
    await saveImportCounts(db, id, done, 'done');
    await dropImportRows(db, id);
    return loadImport(db, audienceId, id);
  });
}

/** What was done, in the numbers of what was found: others may have changed the audience meanwhile. */
async function importAll(
  pool: Pool,
  db: Db,
  audienceId: string,
  { id, counts }: SubscriberImport,
): Promise<ImportCounts> {
  const before = await countEffects(db, id, audienceId);
  const done = { rows: 0, added: 0, changed: 0 };
  let afterLine = 0;
  for (;;) {
    const where = { importId: id, audienceId, afterLine, count: linesAtATime };
    const part = await importRows(db, where);
    if (!part) break;
    afterLine = part.lastLine;
    done.rows += part.rows;
    done.added += part.added;
    done.changed += part.changed;
    // Why: progress is seen by others only outside of this transaction, and must not hold it up.
    void noteProgress(pool, id, done.rows).catch(() => {});
  }
  const { added, changed } = done;
  const alreadyThere = done.rows - added - changed - before.leftOut;
  return { ...counts, added, changed, leftOut: before.leftOut, alreadyThere };
}
