import type { JobWithMetadata, PgBoss } from 'pg-boss';

/** How jobs are taken: PostgreSQL reports new ones, `wake` those whose time has come; polling covers what was missed. */
const pace = {
  notifyPollingIntervalSeconds: 30,
  pollingIntervalSeconds: 2,
  heartbeatRefreshSeconds: 3,
  includeMetadata: true,
} as const;

interface Taken<T> {
  concurrency: number;
  take: (job: JobWithMetadata<T>) => Promise<void>;
  isStopping: () => boolean;
  /** True while no job is to begin; `followPause` is to be called when it changes. */
  isPaused?: () => boolean;
  onError: (error: Error) => void;
}

/**
 * Runs jobs of a queue concurrently, up to a limit: another taker starts when all are busy, and one that has finished
 * ends when another is free. Why not all from the start: each taker polls the database. Answers how to make the takers
 * look for jobs now, and how to follow a pause.
 */
export async function takeSideBySide<T>(
  boss: Pick<PgBoss, 'work' | 'offWork' | 'notifyWorker'>,
  queue: string,
  { concurrency, take, isStopping, isPaused = () => false, onError }: Taken<T>,
): Promise<{ wake: () => void; followPause: () => void }> {
  const ids = new Set<string>();
  let takers = 0;
  let busy = 0;
  /** A taker whose job has ended after a pause; another one may be wanted by now. */
  const leave = () => {
    takers -= 1;
    if (takers === 0) addTaker().catch(onError);
  };
  const followPause = () => {
    if (!isPaused()) {
      if (ids.size === 0 && takers < concurrency) addTaker().catch(onError);
      return;
    }
    // Why not waited for: who is busy ends with the job in hand.
    for (const id of ids) boss.offWork(queue, { id, wait: false }).catch(onError);
    ids.clear();
    takers = busy;
  };
  const addTaker = async () => {
    if (isStopping() || isPaused()) return;
    takers += 1;
    let id: string | null = null;
    const onJobs = async ([job]: JobWithMetadata<T>[]) => {
      if (!job) return;
      busy += 1;
      if (busy === takers && takers < concurrency) addTaker().catch(onError);
      try {
        await take(job);
      } finally {
        busy -= 1;
        // Why: a pause has ended it with the job that it was in.
        if (id !== null && !ids.has(id)) leave();
        else if (id !== null && busy < takers - 1) {
          takers -= 1;
          ids.delete(id);
          // Why not waited for: it ends with the job that it is in.
          await boss.offWork(queue, { id, wait: false });
        }
      }
    };
    try {
      id = await boss.work(queue, pace, onJobs);
      ids.add(id);
      if (isPaused()) followPause();
    } catch (error) {
      takers -= 1;
      throw error;
    }
  };
  await addTaker();
  return {
    followPause,
    wake() {
      for (const id of ids) boss.notifyWorker(id);
    },
  };
}
