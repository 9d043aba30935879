import type { Pool } from '../db/client.ts';
import { listDueQueues } from './due-jobs.queries.ts';

/** How often a worker looks for jobs whose time has come, in ms. */
const lookEveryMs = 1000;

/**
 * Wakes the takers of queues with a job whose time has come: a scheduled one, or one that is tried again. One statement
 * a second for all queues. Why not the library's polling: it is a statement a second for each queue.
 */
export function openDueJobs(pool: Pool) {
  const wakers = new Map<string, () => void>();
  let isLooking = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    // Why ignored: the library reports a database that is away, and polls when it is back.
    const due = await listDueQueues(pool, [...wakers.keys()]).catch(() => []);
    isLooking = false;
    for (const queue of due) wakers.get(queue)?.();
  }

  return {
    add: (queue: string, wake: () => void) => void wakers.set(queue, wake),
    start() {
      timer = setInterval(() => void look(), lookEveryMs);
    },
    stop: () => clearInterval(timer),
  };
}
