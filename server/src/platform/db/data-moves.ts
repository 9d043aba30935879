import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, type Pool, write } from './client.ts';
import { beginMove, endMove, holdMove, noteMove } from './data-moves.queries.ts';

/** Rows that this version wants otherwise, changed in batches while people work (decision 122). */
export interface DataMove {
  id: string;
  /** What is moved, for operators: 'Search text of listings'. */
  what: string;
  /** The last key of its table. */
  findEnd: (db: Db) => Promise<number>;
  /** Moves at most `size` rows after a key; answers the last key it looked at, or null when there is none. */
  moveBatch: (db: Db, after: number, size: number) => Promise<number | null>;
}

/** How long a batch may take, in ms. Why so short: a row that is being moved cannot be saved. */
const batchMs = 200;
const sizes = { first: 200, least: 50, most: 5000 };
/** The work of one minute: a stop need not wait for more than a batch, and another worker may go on. */
const usualMs = 50_000;

/**
 * Moves data for a minute at most, or until it is told to stop. Each batch is a transaction that also records its last
 * key, so a worker that is killed loses one batch. Between batches it rests as long as the last one took.
 */
export async function moveData(
  pool: Pool,
  moves: readonly DataMove[],
  { isStopping, forMs = usualMs }: { isStopping: () => boolean; forMs?: number },
): Promise<void> {
  const end = performance.now() + forMs;
  for (const move of moves) {
    await beginMove(pool, move, await move.findEnd(pool));
    let size = sizes.first;
    while (!isStopping() && performance.now() < end) {
      const at = performance.now();
      if (!(await moveOnce(pool, move, size))) break;
      const took = performance.now() - at;
      size = Math.round(
        Math.min(sizes.most, Math.max(sizes.least, (size * batchMs) / Math.max(took, 1))),
      );
      await sleep(took);
    }
  }
}

/** Moves one batch; false when there is nothing left. */
const moveOnce = (pool: Pool, move: DataMove, size: number): Promise<boolean> =>
  write(pool, null, async (db) => {
    const after = await holdMove(db, move.id);
    if (after === null) return false;
    const last = await move.moveBatch(db, after, size);
    await (last === null ? endMove(db, move.id) : noteMove(db, move.id, last));
    return last !== null;
  });
