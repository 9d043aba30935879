import { addDays } from '@masthead/shared/platform/values/dates.ts';
import { type Pool, write } from '../../platform/db/client.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import {
  addEventDays,
  dropEventDay,
  dropRepeatIndex,
  listEventDays,
  rollUpOldEvents,
} from './reader-events.queries.ts';

/** Why so many: a week without a worker must not slow down the count of events. */
const daysAhead = 7;
/** How long repeats of the day before can still be told. */
const indexHours = 2;
/** Rows of the table before this one that are rolled up at once, and for how long in a minute. */
const oldRows = 5000;
const oldMs = 20_000;

/**
 * Makes the days of events ahead, drops what tells repeats in days that are over, and drops the rows themselves after
 * `keptDays`. Their counts stay.
 */
export async function keepEventDays(
  pool: Pool,
  { now, keptDays, isStopping }: { now: Date; keptDays: number; isStopping: () => boolean },
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const firstKept = addDays(today, -keptDays);
  await addEventDays(pool, today, daysAhead + 1);
  // Why not at once: repeats are told across midnight.
  const firstWithRepeats = addDays(today, now.getUTCHours() < indexHours ? -1 : 0);
  const failures: unknown[] = [];
  for (const each of await listEventDays(pool))
    try {
      if (each.day < firstKept) await write(pool, null, (db) => dropEventDay(db, each));
      else if (each.tellsRepeats && each.day < firstWithRepeats) await dropRepeatIndex(pool, each);
    } catch (error) {
      // Why: a day whose lock is not to be had keeps no other work waiting; the next minute tries again.
      failures.push(error);
    }
  const end = performance.now() + oldMs;
  while (!isStopping() && performance.now() < end)
    if ((await rollUpOldEvents(pool, firstKept, oldRows)) < oldRows) break;
  if (failures.length > 0) throw failures[0];
}

/** The job that keeps the days of events. */
export const startEventDays = (
  jobs: Jobs,
  parts: { pool: Pool; keptDays: number; isStopping: () => boolean },
) => jobs.everyMinute('event-days', () => keepEventDays(parts.pool, { ...parts, now: new Date() }));
