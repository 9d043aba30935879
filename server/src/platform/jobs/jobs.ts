import { createHash, randomUUID } from 'node:crypto';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { type Connection, type Db, type Pool, write } from '../db/client.ts';
import { nameOfProcess } from '../db/process-name.ts';
import { openReadOnly } from '../system/read-only.ts';
import { openDueJobs } from './due-jobs.ts';
import { endTries, followPolicy, giveBack, indexFailed } from './failed-jobs.queries.ts';
import { inOneLine, LastingFailure, LeftToOthers } from './failure.ts';
import { openMinuteWork } from './minute-work.ts';
import { type JobCare, type Listeners, openRunner } from './run-job.ts';
import { takeSideBySide } from './side-by-side.ts';
import { workerName } from './workers.queries.ts';

/** Queues work that outlives a request; it is stored in the database until a worker takes it. */
export interface Planner {
  /**
   * Plans a job inside the caller's transaction: after a rollback it was never planned. A job with the same data that
   * is waiting or running already is enough.
   */
  plan(db: Db, queue: string, data: object, startAfter?: Date): Promise<void>;
  /** Throws when the queue can't be reached. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

/** What does not begin in read-only mode, and is made up for when that ends. A job that is running ends as usual. */
interface Pausing {
  pausesInReadOnly?: boolean;
}

/** Also runs queued work, and takes it over when a worker dies. */
export interface Jobs extends Planner {
  /** Runs the jobs of a queue, up to `concurrency` at a time. A scheduled job starts at most a second late. */
  work<T extends object>(
    queue: string,
    handler: (data: T) => Promise<void>,
    care?: JobCare<T> & Pausing & { concurrency?: number },
  ): Promise<void>;
  /** Does some work every minute, on one of the servers. It is no job of a queue and writes no rows (decision 82). */
  everyMinute(name: string, work: () => Promise<void>, how?: Pausing): Promise<void>;
  /**
   * Starts the jobs. Why last: a job that crashed its worker at once would look like a failed start, and the
   * supervisor would end the product.
   */
  begin(): void;
}

/** A server without a heartbeat for this long loses its job to another one. */
const heartbeatSeconds = 10;
/** How often the servers look for such jobs, together. */
const superviseSeconds = 8;

/** How to reach the database, in the words of the library. */
const reachOf = (connection: Connection): ConstructorOptions =>
  typeof connection === 'string'
    ? { connectionString: connection }
    : (connection as Pick<ConstructorOptions, 'host' | 'port' | 'user' | 'password' | 'database'>);

/** A key for equal data. Why not the data itself: an index cannot store long text. */
const keyOf = (data: object): string => {
  const text = JSON.stringify(data);
  return text.length < 1000 ? text : createHash('sha256').update(text).digest('hex');
};

/** Opens the job system on the product's own database, for planning alone. */
async function openBoss(options: ConstructorOptions, onError: (error: Error) => void) {
  const boss = new PgBoss(options);
  boss.on('error', onError);
  await boss.start();
  const queues = new Set<string>();
  const open = async (queue: string) => {
    if (queues.has(queue)) return;
    const retries: RetryPolicy = policyOf(queue);
    await boss.createQueue(queue, {
      // Why: work that is queued or running is not queued again.
      policy: 'exclusive',
      notify: true,
      heartbeatSeconds,
      expireInSeconds: 6 * 3600,
      ...retries,
    });
    // Why: a queue of an older version keeps its policy when it is created again.
    await boss.updateQueue(queue, retries);
    queues.add(queue);
  };
  const planner: Planner = {
    async plan(db, queue, data, startAfter) {
      await open(queue);
      const executeSql = async (text: string, values: unknown[] = []) => ({
        rows: (await db.unsafe(text, values as never[])) as never[],
      });
      await boss.send(queue, data, {
        singletonKey: keyOf(data),
        ...(startAfter ? { startAfter } : {}),
        db: { executeSql },
      });
    },
    async check() {
      if ((await boss.schemaVersion()) === null) throw new Error('The job queue is not set up');
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  };
  return { boss, open, planner };
}

/** Drops the queues of an older version that planned a job for each minute. */
async function dropSchedules(boss: PgBoss): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    await boss.deleteQueue(name);
    await boss.unschedule(name);
  }
}

/** The job system as far as pages need it. */
export async function openPlanner(
  connection: Connection,
  onError: (error: Error) => void,
): Promise<Planner> {
  const options = { application_name: 'masthead-plans', max: 2, supervise: false, schedule: false };
  return (await openBoss({ ...reachOf(connection), ...options }, onError)).planner;
}

/** The work of each minute, run like a job. */
const regularWork = (
  pool: Pool,
  runner: ReturnType<typeof openRunner>,
  onLine: (line: string) => void,
) =>
  openMinuteWork(pool, {
    run: (name, work) =>
      runner.run({ queue: name, id: randomUUID(), data: {} }, work, { isRegular: true }),
    onLine,
  });

const workerOptions = (connection: Connection): ConstructorOptions => ({
  ...reachOf(connection),
  application_name: nameOfProcess(workerName),
  max: 6,
  schedule: false,
  useListenNotify: true,
  superviseIntervalSeconds: superviseSeconds,
  monitorIntervalSeconds: superviseSeconds,
});

/** Follows read-only mode for the work that pauses in it. */
async function openPauses(pool: Pool) {
  const readOnly = await openReadOnly(pool);
  return {
    apply: ({ pausesInReadOnly = false }: Pausing) =>
      pausesInReadOnly && readOnly.sentence() !== null,
    follow(follower: () => void) {
      readOnly.onChange(follower);
      // Why: it may have changed since the queue was opened.
      follower();
    },
    close: () => readOnly.close(),
  };
}

/** Starts the job system of a worker. */
export async function startJobs(
  connection: Connection,
  onError: (error: Error) => void,
  { pool, onGivenUp }: { pool: Pool; onGivenUp: Listeners['onGivenUp'] },
): Promise<Jobs> {
  const { boss, open, planner } = await openBoss(workerOptions(connection), onError);
  const onLine = (line: string) => onError(new Error(line));
  const runner = openRunner(pool, { onLine, onGivenUp });
  const minuteWork = regularWork(pool, runner, onLine);
  await dropSchedules(boss);
  await write(pool, null, indexFailed).catch(onError);
  let isStopping = false;
  const left = leftJobs();
  const dueJobs = openDueJobs(pool);
  const pauses = await openPauses(pool);
  return {
    ...planner,
    async work<T extends object>(
      queue: string,
      handler: (data: T) => Promise<void>,
      { concurrency = 1, ...care }: JobCare<T> & Pausing & { concurrency?: number } = {},
    ) {
      await open(queue);
      await followPolicy(pool, queue);
      const taking = await takeSideBySide<T>(boss, queue, {
        concurrency,
        take: (job) =>
          left.noting(job.id, () =>
            noteFailure({ db: pool, onLine }, { ...job, queue }, () =>
              runner.run({ ...job, queue }, () => handler(job.data), care),
            ),
          ),
        isStopping: () => isStopping,
        isPaused: () => pauses.apply(care),
        onError,
      });
      if (care.pausesInReadOnly) pauses.follow(taking.followPause);
      dueJobs.add(queue, taking.wake);
    },
    everyMinute: (name, work, how = {}) =>
      minuteWork.add(name, async () => {
        if (!pauses.apply(how)) await work();
      }),
    begin() {
      runner.start();
      minuteWork.start();
      dueJobs.start();
    },
    async stop() {
      isStopping = true;
      await pauses.close();
      dueJobs.stop();
      runner.stop();
      const ids = left.list();
      await Promise.all([minuteWork.stop(), planner.stop()]);
      // Why after the library has stopped: it plans a retry of what was interrupted, with a pause.
      await giveBack(pool, ids);
      await runner.forget();
    },
  };
}

/** The jobs that a worker which stops now leaves to others: those it has interrupted, and those that are running. */
function leftJobs() {
  const ids = new Set<string>();
  return {
    list: () => [...ids],
    async noting(id: string, work: () => Promise<void>): Promise<void> {
      ids.add(id);
      try {
        await work();
        ids.delete(id);
      } catch (error) {
        if (!(error instanceof LeftToOthers)) ids.delete(id);
        throw error;
      }
    },
  };
}

/** A job with its previous tries and the maximum number of retries. */
interface Try {
  queue: string;
  id: string;
  retryCount: number;
  retryLimit: number;
}

/** Runs one try of a job; a failure is logged before the queue decides about a retry. */
async function noteFailure(
  { db, onLine }: { db: Db; onLine: (line: string) => void },
  { queue, id, retryCount, retryLimit }: Try,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof LeftToOthers) throw error;
    const isLasting = error instanceof LastingFailure;
    const ends = isLasting ? ' and will not be retried' : '';
    onLine(
      `The job ${queue} (${id}) failed at try ${retryCount + 1} of ${retryLimit + 1}${ends}. ${inOneLine(error)}`,
    );
    if (isLasting) await endTries(db, { queue, id });
    throw error;
  }
}

/** How often and how fast a queue tries again, in the words of the library (delays in seconds). */
interface RetryPolicy {
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  retryDelayMax?: number;
  deleteAfterSeconds: number;
  /** How long a job may wait for a worker before it is deleted. */
  retentionSeconds?: number;
}

/** Completed jobs slow down every query, so they are deleted soon. Failed ones are kept (`claimFailed`). */
const keepDoneSeconds = 24 * 3600;

/** Ten years, because the library drops what has waited too long, and a product that was off may be late. */
const keepWaitingSeconds = 10 * 365 * 24 * 3600;

/** Letters and the like: from seconds to a quarter of an hour, two days in all. */
const patient: RetryPolicy = {
  retryLimit: 200,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 900,
  deleteAfterSeconds: keepDoneSeconds,
  retentionSeconds: keepWaitingSeconds,
};

/** Long work that goes on where it stopped, so a try that failed says little: a minute at most, 33 hours in all. */
const brisk: RetryPolicy = { ...patient, retryLimit: 2000, retryDelayMax: 60 };

const longWork: ReadonlySet<string> = new Set(['send-mailing', 'imports', 'import-pictures']);

/** How a queue tries again (decision 82). */
const policyOf = (queue: string): RetryPolicy => (longWork.has(queue) ? brisk : patient);
