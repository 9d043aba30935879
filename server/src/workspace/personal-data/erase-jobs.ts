import { stoppedWork } from '@masthead/shared/platform/notices/notice.ts';
import { type Pool, write } from '../../platform/db/client.ts';
import { inOneLine, LeftToOthers } from '../../platform/jobs/failure.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type EraseWork, type Outside, workOnErasure } from './erase.ts';
import { failErasure, findErasure, listRunning } from './erasure.queries.ts';

export const eraseQueue = 'erase';

/** Runs an erasure; why it stopped is shown until its job has succeeded. */
async function erase(work: EraseWork, id: number): Promise<void> {
  try {
    await workOnErasure(work, id);
  } catch (error) {
    if (!(error instanceof LeftToOthers))
      await write(work.pool, null, (db) => failErasure(db, id, inOneLine(error).slice(0, 500)));
    throw error;
  }
}

/** Runs erasures, one at a time on each server. Answers how to stop between two steps. */
export async function startErasing(
  jobs: Jobs,
  { pool, outside }: { pool: Pool; outside: Outside },
): Promise<() => void> {
  let isStopping = false;
  const work = { pool, outside, isStopping: () => isStopping };
  await jobs.work<{ erasureId: number }>(eraseQueue, ({ erasureId }) => erase(work, erasureId), {
    progress: async ({ erasureId }) => JSON.stringify(await findErasure(pool, erasureId)),
    giveUp: async () => ({ about: stoppedWork.erasure, person: null }),
  });
  await jobs.everyMinute('settle-erasures', async () => {
    for (const erasureId of await listRunning(pool))
      await jobs.plan(pool, eraseQueue, { erasureId });
  });
  return () => {
    isStopping = true;
  };
}
