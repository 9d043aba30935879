import { setImmediate as breathe } from 'node:timers/promises';
import {
  type ImportCounts,
  type ImportState,
  importMessages,
  noCounts,
} from '@masthead/shared/platform/imports/import.ts';
import { stoppedWork } from '@masthead/shared/platform/notices/notice.ts';
import { type Db, isDatabaseAway, type Pool, write } from '../db/client.ts';
import { HttpError } from '../http/errors.ts';
import type { GivenUp } from '../jobs/run-job.ts';
import {
  beginRun,
  clearProblems,
  findTask,
  insertProblems,
  moveImport,
  nextOf,
  noteFailure,
  saveProgress,
  takeNextTask,
} from './import.store.ts';
import { dropPieces, findPiece, insertChanges } from './import-changes.queries.ts';
import type { ImportChange, ImportTask, RowOutcome } from './import-kind.ts';
import { asPersonOf, goOn, type ImportWork, Overtaken, Stopping } from './import-work.ts';
import { readApart } from './read-apart.ts';
import { undoImport } from './undo-import.ts';

/** How often the same rows may fail before the import fails. */
const mostFailures = 3;

/** Works on an import as long as there is something to do: checks it, runs it or undoes it. */
export async function workOnImport(work: ImportWork, id: number): Promise<void> {
  for (;;) {
    const task = await findTask(work.pool, id);
    if (!task) return;
    try {
      if (task.state === 'checking') await checkImport(work, task);
      else if (task.state === 'running') await runImport(work, task);
      else if (task.state === 'undoing') await undoImport(work, task);
      else return;
    } catch (error) {
      if (error instanceof Overtaken) return;
      await settleFailure(work, task, error);
    }
  }
}

async function settleFailure({ pool }: ImportWork, task: ImportTask, error: unknown) {
  const isRefusal = error instanceof HttpError && error.status < 500;
  // Why: a database that is away, or a server that stops, is no failure of the import.
  if (isDatabaseAway(error) || error instanceof Stopping) throw error;
  if (!isRefusal && (await noteFailure(pool, task.id)) < mostFailures) throw error;
  const { end, sentence } = failures[task.state as keyof typeof failures];
  const problem = isRefusal ? error.message : sentence;
  await moveImport(pool, task.id, [task.state], end, { problem });
  if (end === 'refused') await dropPieces(pool, task.id);
}

/** Where an import ends that cannot go on. An undo that fails can be asked for again. */
const failures = {
  running: { end: 'failed', sentence: importMessages.failed, crashed: importMessages.crashed },
  checking: {
    end: 'refused',
    sentence: importMessages.checkFailed,
    crashed: importMessages.checkCrashed,
  },
  undoing: {
    end: 'done',
    sentence: importMessages.undoFailed,
    crashed: importMessages.undoCrashed,
  },
} as const satisfies Partial<
  Record<ImportState, { end: ImportState; sentence: string; crashed: string }>
>;

/** Ends an import whose work took its worker down again and again. */
export async function giveUpImport(pool: Pool, id: number): Promise<GivenUp> {
  const task = await findTask(pool, id);
  if (!task) return { about: stoppedWork.import(`No. ${id}`), person: null };
  const person = task.state === 'undoing' ? task.undoneBy : task.createdBy;
  if (Object.hasOwn(failures, task.state)) {
    const { end, crashed } = failures[task.state as keyof typeof failures];
    await moveImport(pool, id, [task.state], end, { problem: crashed });
    if (end === 'refused') await dropPieces(pool, id);
  }
  return { about: stoppedWork.import(task.fileName), person };
}

/** Characters of rows that are held at a time, but for what its reader hands over at once. */
const mostAtATime = 1_000_000;

/** The rows of the file, as many at a time as its kind takes in. */
async function* batchesIn(
  work: ImportWork,
  { id, kind, options }: ImportTask,
  note: (sentence: string) => void,
) {
  const { rowsAtATime } = work.kinds[kind];
  let batch: { line: number }[] = [];
  let held = 0;
  const reading = readApart<{ line: number }>({
    reader: kind,
    options,
    rowsAtATime,
    note,
    pieceAt: (position) => findPiece(work.pool, id, position),
    goOn: () => goOn(work),
    limits: work.limits,
  });
  for await (const { rows, size } of reading) {
    batch.push(...rows);
    held += size;
    if (batch.length < rowsAtATime && held < mostAtATime) continue;
    yield batch;
    [batch, held] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

const problemsIn = (outcomes: readonly RowOutcome[]) =>
  outcomes.flatMap(({ line, problems = [] }) => problems.map((each) => ({ ...each, line })));

function counted(counts: ImportCounts, outcomes: readonly RowOutcome[]): ImportCounts {
  const sum = { ...counts };
  for (const { act } of outcomes) sum[act] += 1;
  return sum;
}

/** Checks the file: reports what importing it would do, without changing any record. */
async function checkImport(work: ImportWork, task: ImportTask): Promise<void> {
  const { pool, kinds } = work;
  const walk = kinds[task.kind].open(task);
  const notes: string[] = [];
  await clearProblems(pool, task.id);
  let seen = { ...task };
  if (!(await saveProgress(pool, seen, { progress: 0, counts: noCounts }))) throw new Overtaken();
  seen = { ...seen, progress: 0, counts: noCounts };
  for await (const batch of batchesIn(work, task, (note) => notes.push(note))) {
    goOn(work);
    const outcomes = await asPersonOf(pool, task, task.createdBy, (db) =>
      walk.take(db, batch, true),
    );
    const next = {
      progress: seen.progress + batch.length,
      counts: counted(seen.counts, outcomes),
    };
    await write(pool, null, async (db) => {
      if (!(await saveProgress(db, seen, next))) throw new Overtaken();
      await insertProblems(db, task.id, problemsIn(outcomes));
    });
    seen = { ...seen, ...next };
    await breathe();
  }
  await write(pool, null, async (db) => {
    const end = { notes, rows: seen.progress };
    if (await moveImport(db, task.id, ['checking'], 'checked', end)) await walk.endCheck?.(db);
  });
}

/** Imports the file from the last saved position, some rows per transaction. */
async function runImport(work: ImportWork, task: ImportTask): Promise<void> {
  const { pool, kinds } = work;
  const walk = kinds[task.kind].open(task);
  let seen = { ...task };
  let at = 0;
  for await (const batch of batchesIn(work, task, () => {})) {
    goOn(work);
    const isDone = batch.slice(0, Math.max(0, task.progress - at));
    const rows = batch.slice(isDone.length);
    at += batch.length;
    // Why: imported rows are read again only to rebuild the state of the pass.
    if (isDone.length > 0)
      await asPersonOf(pool, task, task.createdBy, (db) => walk.take(db, isDone, true));
    if (rows.length === 0) continue;
    const from = seen;
    const counts = await asPersonOf(pool, task, task.createdBy, async (db) => {
      await takeNextTask(db, task.kind);
      const outcomes = await walk.take(db, rows, false);
      return saveOutcomes(db, from, outcomes, at);
    });
    seen = { ...seen, progress: at, counts };
    await breathe();
  }
  await write(pool, task.createdBy, async (db) => {
    if (!(await moveImport(db, task.id, ['running'], 'done'))) return;
    await dropPieces(db, task.id);
    const next = nextOf(task);
    if (next !== null) await beginRun(db, next);
  });
}

/** In the transaction of the rows themselves, so that no row is ever in twice or forgotten. */
export async function saveOutcomes(
  db: Db,
  task: ImportTask,
  outcomes: readonly RowOutcome[],
  progress: number,
): Promise<ImportCounts> {
  const counts = counted(task.counts, outcomes);
  if (!(await saveProgress(db, task, { progress, counts }))) throw new Overtaken();
  await insertProblems(db, task.id, problemsIn(outcomes));
  await insertChanges(
    db,
    task.id,
    outcomes.flatMap(({ line, act, change }) =>
      change ? [{ act: act as ImportChange['act'], ...change, line }] : [],
    ),
  );
  return counts;
}
