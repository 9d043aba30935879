import { beforeEach, expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { workInHand } from '../process/strays.ts';
import { type GivenUp, type JobCare, openRunner } from './run-job.ts';

const database = withTestDatabase();

let told: GivenUp[];
beforeEach(async () => {
  told = [];
  await database.pool`delete from jobs_begun`;
});

function newWorker(calm?: { calmMs: number }) {
  const onGivenUp = async (one: GivenUp) => void told.push(one);
  const worker = openRunner(database.pool, { onLine: () => {}, onGivenUp }, calm);
  worker.start();
  return worker;
}
const job = { queue: 'work', id: '1', data: { n: 1 } };
const forever = () => new Promise<void>(() => {});

/** A worker that went away with the job in hand. */
async function dieOf(care: JobCare<object> = {}): Promise<void> {
  const begun = Promise.withResolvers<void>();
  void newWorker({ calmMs: 0 }).run(
    job,
    () => {
      begun.resolve();
      return forever();
    },
    care,
  );
  await begun.promise;
}

/** What a fresh worker makes of the job. */
async function runNow(care: JobCare<object> = {}): Promise<string> {
  let what = 'left';
  await newWorker({ calmMs: 0 }).run(
    job,
    async () => {
      what = 'done';
    },
    care,
  );
  return what;
}

test('a job in hand when its worker ended is tried again with nothing beside it, last of all', async () => {
  await dieOf();
  // Why as long as in the product: other jobs begin within it on a busy machine, too.
  const worker = newWorker();
  const order: string[] = [];
  const note = (what: string) => async () => void order.push(what);
  const again = worker.run(job, note('again'), {});
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const long = worker.run(
    { ...job, data: { n: 2 } },
    async () => {
      begun.resolve();
      await released.promise;
      order.push('long');
    },
    {},
  );
  await begun.promise;
  await worker.run({ ...job, data: { n: 3 } }, note('short'), {});
  expect(order).toEqual(['short']);
  released.resolve();
  await Promise.all([again, long]);
  expect(order).toEqual(['short', 'long', 'again']);
  expect(told).toEqual([]);
  expect(await database.pool`select queue from jobs_begun`).toHaveLength(0);
});

test('a job that crashes its worker twice is dropped with a notification', async () => {
  const givenUp: object[] = [];
  const care: JobCare<object> = {
    giveUp: async (data) => {
      givenUp.push(data);
      return { about: 'The work', person: 7 };
    },
  };
  await dieOf(care);
  await dieOf(care);
  expect(await runNow(care)).toBe('left');
  expect([givenUp, told]).toEqual([[{ n: 1 }], [{ about: 'The work', person: 7 }]]);
  // Whoever starts it anew gets it tried anew.
  expect(await runNow(care)).toBe('done');
});

test('one that got further before its worker ended is not blamed', async () => {
  let progress = 0;
  const care: JobCare<object> = { progress: async () => String(progress) };
  for (; progress < 4; progress += 1) await dieOf(care);
  expect(await runNow(care)).toBe('done');
  expect(told).toEqual([]);
});

test('regular work that is given up rests for an hour', async () => {
  const care = { isRegular: true };
  await dieOf(care);
  await dieOf(care);
  expect([await runNow(care), await runNow(care)]).toEqual(['left', 'left']);
  expect(told).toEqual([{ about: 'The background job “work”', person: null }]);
  await database.pool`update jobs_begun set rests_until = now() - interval '1 second'`;
  expect(await runNow(care)).toBe('done');
});

test('jobs running at a regular stop do not count as crashed', async () => {
  const worker = newWorker();
  const begun = Promise.withResolvers<void>();
  void worker.run(
    job,
    () => {
      begun.resolve();
      return forever();
    },
    {},
  );
  await begun.promise;
  expect(await database.pool`select queue from jobs_begun`).toHaveLength(1);
  worker.stop();
  await worker.forget();
  expect(await database.pool`select queue from jobs_begun`).toHaveLength(0);
});

test('blames only the job whose exception stops the worker', async () => {
  for (let time = 0; time < 2; time += 1) {
    const worker = newWorker({ calmMs: 0 });
    const begun = Promise.withResolvers<void>();
    const beside = Promise.withResolvers<void>();
    if (time === 0) {
      const work = () => {
        beside.resolve();
        return forever();
      };
      void worker.run({ ...job, data: { n: 2 } }, work, {});
      await beside.promise;
    }
    void worker.run(
      job,
      () => {
        workInHand()?.blame?.();
        begun.resolve();
        return forever();
      },
      {},
    );
    await begun.promise;
    worker.stop();
    await worker.forget();
    expect(await database.pool`select data from jobs_begun`).toEqual([{ data: '{"n":1}' }]);
  }
  expect(await runNow()).toBe('left');
  expect(told).toHaveLength(1);
});

test('a failing job is no crash, and a running one is not started twice', async () => {
  const worker = newWorker();
  const fail = () => Promise.reject(new Error('no'));
  for (let time = 0; time < 4; time += 1)
    await expect(worker.run(job, fail, {})).rejects.toThrow('no');
  expect(told).toEqual([]);
  void worker.run(job, forever, {});
  await expect(worker.run(job, forever, {})).rejects.toThrow('still running');
});

test('a job that ended while the database was away is no crash of its worker', async () => {
  const { pool } = database;
  await pool`create function refuse() returns trigger language plpgsql as
    $$ begin raise admin_shutdown; end $$`;
  const goAway = async () => {
    await pool`create trigger away before delete on jobs_begun execute function refuse()`;
  };
  await newWorker({ calmMs: 0 }).run(job, goAway, {});
  expect(await pool`select queue from jobs_begun`).toHaveLength(1);
  await pool`drop trigger away on jobs_begun`;
  await expect.poll(() => pool`select queue from jobs_begun`).toHaveLength(0);
});
