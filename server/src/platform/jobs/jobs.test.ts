import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { write } from '../db/client.ts';
import { LeftToOthers } from './failure.ts';
import { type Jobs, startJobs } from './jobs.ts';

let database: TestDatabase;
let servers: Jobs[];
const errors: Error[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  servers = await Promise.all(
    [1, 2].map(() =>
      startJobs(database.connection, (error) => errors.push(error), {
        pool: database.pool,
        onGivenUp: async () => {},
      }),
    ),
  );
  for (const server of servers) server.begin();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
});

const [first, second] = [0, 1].map((n) => () => servers[n] as Jobs) as [() => Jobs, () => Jobs];

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20);
}

/** The states of the jobs of a queue, in the order of their planning. */
const statesOf = async (queue: string): Promise<string[]> => {
  const rows = await database.pool<{ state: string }[]>`
    select state from pgboss.job where name = ${queue} order by created_on, id`;
  return rows.map(({ state }) => state);
};

/** Until every job of a queue has been done. */
const untilDone = (queue: string) =>
  until(async () => (await statesOf(queue)).every((state) => state === 'completed'));

test('of two servers that take jobs, each job is done by one, once', async () => {
  const done: number[] = [];
  const work = async ({ n }: { n: number }) => void done.push(n);
  await Promise.all([
    first().work('each-once', work, { concurrency: 4 }),
    second().work('each-once', work, { concurrency: 4 }),
  ]);
  for (let n = 0; n < 100; n += 1) await first().plan(database.pool, 'each-once', { n });
  await untilDone('each-once');
  expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n));
});

test('jobs of a queue run side by side up to its limit, however long they take', async () => {
  const running = new Set<number>();
  const { promise: end, resolve } = Promise.withResolvers<void>();
  let most = 0;
  const work = async ({ n }: { n: number }) => {
    running.add(n);
    most = Math.max(most, running.size);
    await end;
    running.delete(n);
  };
  for (let n = 0; n < 12; n += 1) await first().plan(database.pool, 'side-by-side', { n });
  await first().work('side-by-side', work, { concurrency: 9 });
  await until(() => running.size === 9);
  resolve();
  await untilDone('side-by-side');
  expect(most).toBe(9);
});

test('a job planned in a transaction that fails was never planned', async () => {
  const done: string[] = [];
  await first().work('in-transaction', async ({ name }: { name: string }) => void done.push(name));
  const failed = write(database.pool, null, async (db) => {
    await first().plan(db, 'in-transaction', { name: 'rolled back' });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await write(database.pool, null, (db) => first().plan(db, 'in-transaction', { name: 'kept' }));
  await untilDone('in-transaction');
  expect(done).toEqual(['kept']);
  expect(await statesOf('in-transaction')).toEqual(['completed']);
});

test('a job waits for its time', async () => {
  const done: string[] = [];
  await first().plan(database.pool, 'in-time', { name: 'later' }, new Date(Date.now() + 3_600_000));
  await first().plan(database.pool, 'in-time', { name: 'now' }, new Date());
  await first().work('in-time', async ({ name }: { name: string }) => void done.push(name));
  await until(async () => (await statesOf('in-time')).includes('completed'));
  expect(done).toEqual(['now']);
  expect((await statesOf('in-time')).sort()).toEqual(['completed', 'created']);
});

test('a job that waits or runs already is not planned beside itself, but may come again afterwards', async () => {
  const started: number[] = [];
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await first().work(
    'not-beside',
    async ({ n }: { n: number }) => {
      started.push(n);
      await released;
    },
    { concurrency: 4 },
  );
  for (let times = 0; times < 3; times += 1)
    await second().plan(database.pool, 'not-beside', { n: 1 });
  await second().plan(database.pool, 'not-beside', { n: 2 });
  await until(() => started.length === 2);
  await second().plan(database.pool, 'not-beside', { n: 1 });
  expect(await statesOf('not-beside')).toEqual(['active', 'active']);
  expect(started.sort((a, b) => a - b)).toEqual([1, 2]);
  release();
  await untilDone('not-beside');
  await second().plan(database.pool, 'not-beside', { n: 1 });
  await until(() => started.length === 3);
  expect(started).toEqual([1, 2, 1]);
});

test('a job that fails comes again until it succeeds', async () => {
  let tries = 0;
  await first().work('again', async () => {
    tries += 1;
    if (tries < 3) throw new Error('not yet');
  });
  await first().plan(database.pool, 'again', {});
  await until(() => tries === 3);
  await untilDone('again');
  expect(tries).toBe(3);
  expect(errors.map(({ message }) => message.replace(/\(.*?\)/, '(id)'))).toEqual([
    'The job again (id) failed at try 1 of 201. Error: not yet',
    'The job again (id) failed at try 2 of 201. Error: not yet',
  ]);
});

test('a job whose worker gives no sign of life for ten seconds goes to another one', async () => {
  await first().plan(database.pool, 'watched', {});
  const [job] = await database.pool<{ heartbeatSeconds: number }[]>`
    select heartbeat_seconds from pgboss.job where name = 'watched'`;
  expect(job?.heartbeatSeconds).toBe(10);
});

test('a job that its worker interrupts when it stops goes on at another one at once, and not as another try', async () => {
  const third = await startJobs(database.connection, (error) => errors.push(error), {
    pool: database.pool,
    onGivenUp: async () => {},
  });
  third.begin();
  const begun = Promise.withResolvers<void>();
  const stopping = Promise.withResolvers<void>();
  await first().plan(database.pool, 'interrupted', { n: 1 });
  // Why: after so many tries, the next one would have to wait for a quarter of an hour.
  await database.pool`update pgboss.job set retry_count = 20 where name = 'interrupted'`;
  await third.work('interrupted', async () => {
    begun.resolve();
    await stopping.promise;
    throw new LeftToOthers('The worker is stopping');
  });
  await begun.promise;
  const done: number[] = [];
  await second().work('interrupted', async ({ n }: { n: number }) => void done.push(n));
  const stopped = third.stop();
  stopping.resolve();
  await stopped;
  await untilDone('interrupted');
  const rows = await database.pool<{ tries: number }[]>`
    select retry_count as tries from pgboss.job where name = 'interrupted'`;
  expect([done, rows]).toEqual([[1], [{ tries: 20 }]]);
});
