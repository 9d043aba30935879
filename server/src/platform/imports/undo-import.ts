import { setImmediate as breathe } from 'node:timers/promises';
import { type Db, write } from '../db/client.ts';
import { insertProblems, moveImport, saveProgress, takeNextTask } from './import.store.ts';
import { dropPieces, lastChanges, markUndone } from './import-changes.queries.ts';
import type { ImportTask } from './import-kind.ts';
import { asPersonOf, goOn, type ImportWork, Overtaken } from './import-work.ts';

const recordsAtATime = 500;

/** Undoes an import, last rows first; records changed since then are kept and listed. */
export async function undoImport(work: ImportWork, task: ImportTask): Promise<void> {
  const { pool } = work;
  for (let seen: Undoing | null = task; seen; ) {
    goOn(work);
    const from: Undoing = seen;
    seen = await asPersonOf(pool, task, task.undoneBy, (db) => undoSome(work, db, from));
    await breathe();
  }
  await write(pool, task.undoneBy, async (db) => {
    if (await moveImport(db, task.id, ['undoing'], 'undone')) await dropPieces(db, task.id);
  });
}

/** An undo on its way. */
interface Undoing extends ImportTask {
  /** The current line of the file; later lines are undone already. */
  upTo?: number;
}

/** Undoes the last that is not undone yet. Null when there is nothing left. */
export async function undoSome(
  { kinds }: Pick<ImportWork, 'kinds'>,
  db: Db,
  task: Undoing,
): Promise<Undoing | null> {
  await takeNextTask(db, task.kind);
  const changes = await lastChanges(db, task.id, task.upTo ?? null, recordsAtATime);
  const last = changes.at(-1);
  if (!last) return null;
  const stayed = await kinds[task.kind].undo(db, changes, task);
  const records = stayed.filter(({ isPart }) => !isPart);
  const progress = task.progress + changes.length;
  const counts = {
    ...task.counts,
    undone: task.counts.undone + changes.length - records.length,
    stayed: task.counts.stayed + records.length,
    photosStayed: task.counts.photosStayed + stayed.length - records.length,
  };
  if (!(await saveProgress(db, task, { progress, counts }))) throw new Overtaken();
  await markUndone(db, task.id, changes);
  const lines = new Map(changes.map(({ recordId, line }) => [recordId, line]));
  await insertProblems(
    db,
    task.id,
    stayed.map(({ recordId, text, message }) => ({
      kind: 'stayed' as const,
      line: lines.get(recordId) ?? 0,
      field: '',
      text,
      message,
    })),
  );
  return { ...task, progress, counts, upTo: last.line };
}
