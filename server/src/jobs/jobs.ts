import { createHash } from 'node:crypto';
import { type ConstructorOptions, type Job, PgBoss } from 'pg-boss';
import type { Connection, Db } from '../db/client.ts';
import { inWork } from '../strays.ts';

/** Work that outlives a request: kept in the database, taken over when its server dies. */
export interface Jobs {
  /**
   * Plans a job inside the caller's transaction: rolled back means never planned. One with the same
   * data that waits or runs already is enough.
   */
  plan(db: Db, queue: string, data: object, startAfter?: Date): Promise<void>;
  /** Takes the jobs of a queue, one at a time for each of `concurrency`. */
  work<T extends object>(
    queue: string,
    handler: (data: T) => Promise<void>,
    concurrency?: number,
  ): Promise<void>;
  /** Runs a job every minute, on one of the servers. */
  everyMinute(queue: string, handler: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** A server that says nothing for this long has lost its job to another one. */
const heartbeatSeconds = 10;
/** How often the servers look for such jobs, together. */
const superviseSeconds = 2;
/** Done jobs are looked over each time, so they are not kept for long. */
const keepDoneSeconds = 24 * 3600;

function bossOptions(connection: Connection): ConstructorOptions {
  const reach =
    typeof connection === 'string'
      ? { connectionString: connection }
      : (connection as Pick<
          ConstructorOptions,
          'host' | 'port' | 'user' | 'password' | 'database'
        >);
  return {
    ...reach,
    application_name: 'masthead-jobs',
    max: 6,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  };
}

/** The same data, the same key. Why not the data itself: an index holds no long text. */
const keyOf = (data: object): string => {
  const text = JSON.stringify(data);
  return text.length < 1000 ? text : createHash('sha256').update(text).digest('hex');
};

/** Starts the job system on the product's own database. */
export async function startJobs(
  connection: Connection,
  onError: (error: Error) => void,
): Promise<Jobs> {
  const boss = new PgBoss(bossOptions(connection));
  boss.on('error', onError);
  await boss.start();
  const queues = new Set<string>();
  const open = async (queue: string) => {
    if (queues.has(queue)) return;
    await boss.createQueue(queue, {
      // Why: what waits or runs already is not planned a second time beside itself.
      policy: 'exclusive',
      notify: true,
      retryLimit: 1000,
      retryDelay: 1,
      heartbeatSeconds,
      expireInSeconds: 6 * 3600,
      deleteAfterSeconds: keepDoneSeconds,
    });
    queues.add(queue);
  };
  return {
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
    async work<T extends object>(
      queue: string,
      handler: (data: T) => Promise<void>,
      concurrency = 1,
    ) {
      await open(queue);
      await boss.work<T>(
        queue,
        {
          notifyPollingIntervalSeconds: 2,
          pollingIntervalSeconds: 2,
          localConcurrency: concurrency,
          heartbeatRefreshSeconds: 3,
        },
        async ([job]: Job<T>[]) => {
          if (job) await inWork({ name: `job ${queue}`, id: job.id }, () => handler(job.data));
        },
      );
    },
    async everyMinute(queue, handler) {
      await open(queue);
      await boss.schedule(queue, '* * * * *');
      await boss.work(queue, { pollingIntervalSeconds: 5 }, ([job]) =>
        inWork({ name: `job ${queue}`, id: job?.id ?? '' }, handler),
      );
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  };
}
