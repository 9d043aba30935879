import { setTimeout as sleep } from 'node:timers/promises';
import { keptOf, type RetentionKind } from '@masthead/shared/platform/retention/retention.ts';
import { type Db, type Pool, write } from '../db/client.ts';
import {
  type Aged,
  beginRetaining,
  beginRuns,
  countOld,
  deleteOld,
  holdRun,
  listPeriods,
  noteRun,
} from './retention.queries.ts';

/** How a kind is deleted and counted. */
export interface Retention {
  /** The tables whose size is shown. */
  tables: readonly string[];
  /** Deletes at most `size` rows; answers how many there were. Absent where nothing is deleted here. */
  deleteOld?: (db: Db, days: number, size: number) => Promise<number>;
  countOld?: (db: Db, days: number, most: number) => Promise<number>;
}
export type Retentions = Readonly<Record<RetentionKind, Retention>>;

/** Old rows of tables, from the first one to the last. */
export const agedTables = (...aged: readonly Aged[]): Required<Retention> => ({
  tables: [...new Set(aged.map(({ table }) => table))],
  async deleteOld(db, days, size) {
    for (const each of aged) {
      const deleted = await deleteOld(db, each, days, size);
      if (deleted > 0) return deleted;
    }
    return 0;
  },
  async countOld(db, days, most) {
    let count = 0;
    for (const each of aged) count += await countOld(db, each, days, most);
    return Math.min(count, most);
  },
});

/** How long a step may take, in ms: rows that are deleted can't be saved, and others wait for the disk. */
const stepMs = 100;
const sizes = { first: 200, least: 50, most: 2000 };
/** The work of one minute; the next one goes on. */
const usualMs = 45_000;

/** The periods of all kinds; null is for good. */
export async function periodsNow(db: Db): Promise<(kind: RetentionKind) => number | null> {
  const changed = await listPeriods(db);
  return (kind) => {
    const { days, least } = keptOf(kind);
    const own = least === undefined ? undefined : changed.get(kind);
    return own === undefined ? days : own;
  };
}

/**
 * Deletes what is older than its period, for a minute at most. Each step is a transaction that also counts what it
 * deleted, so a worker that is killed loses one step. Between steps it rests as long as the last one took.
 */
export async function retain(
  pool: Pool,
  retentions: Retentions,
  { isStopping, forMs = usualMs }: { isStopping: () => boolean; forMs?: number },
): Promise<void> {
  const end = performance.now() + forMs;
  const goesOn = () => !isStopping() && performance.now() < end;
  const periods = await periodsNow(pool);
  const kinds = (Object.keys(retentions) as RetentionKind[]).filter(
    (kind) => retentions[kind].deleteOld && periods(kind) !== null,
  );
  const failures: unknown[] = [];
  for (const kind of await beginRuns(pool, kinds))
    try {
      let size = sizes.first;
      while (goesOn()) {
        const at = performance.now();
        if (!(await step(pool, { kind, retention: retentions[kind], size }))) break;
        const took = performance.now() - at;
        size = Math.round(
          Math.min(sizes.most, Math.max(sizes.least, (size * stepMs) / Math.max(took, 1))),
        );
        await sleep(took);
      }
    } catch (error) {
      // Why: one kind that fails keeps no other waiting.
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}

interface Step {
  kind: RetentionKind;
  retention: Retention;
  size: number;
}

/** One step; false when there is nothing left. Why the period is read again: an admin may just have made it longer. */
const step = (pool: Pool, { kind, retention, size }: Step): Promise<boolean> =>
  write(pool, null, async (db) => {
    if (!(await holdRun(db, kind))) return false;
    await beginRetaining(db);
    const days = (await periodsNow(db))(kind);
    const deleted = days === null ? 0 : ((await retention.deleteOld?.(db, days, size)) ?? 0);
    await noteRun(db, kind, { deleted, isDone: deleted === 0 });
    return deleted > 0;
  });
