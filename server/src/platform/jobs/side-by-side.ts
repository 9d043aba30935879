import type { JobWithMetadata, PgBoss } from 'pg-boss';

/** The concurrency and polling of a queue. */
export interface Pace {
  concurrency: number;
  withinSeconds: number;
}

/** How jobs are taken that are to begin at once; those that wait for their time are looked for so often. */
const whenWoken = (seconds: number) => ({
  notifyPollingIntervalSeconds: seconds,
  pollingIntervalSeconds: seconds,
  heartbeatRefreshSeconds: 3,
});

interface Taken<T> {
  take: (job: JobWithMetadata<T>) => Promise<void>;
  isStopping: () => boolean;
  onError: (error: Error) => void;
}

/**
 * Runs jobs of a queue concurrently, up to a limit: another taker starts when all are busy, and one that has finished
 * ends when another is free. Why not all from the start: each taker polls the database.
 */
export async function takeSideBySide<T>(
  boss: Pick<PgBoss, 'work' | 'offWork'>,
  queue: string,
  { concurrency, withinSeconds }: Pace,
  { take, isStopping, onError }: Taken<T>,
): Promise<void> {
  const how = { ...whenWoken(withinSeconds), includeMetadata: true as const };
  let takers = 0;
  let busy = 0;
  const addTaker = async () => {
    if (isStopping()) return;
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
        if (id !== null && busy < takers - 1) {
          takers -= 1;
          // Why not waited for: it ends with the job that it is in.
          await boss.offWork(queue, { id, wait: false });
        }
      }
    };
    try {
      id = await boss.work(queue, how, onJobs);
    } catch (error) {
      takers -= 1;
      throw error;
    }
  };
  await addTaker();
}
