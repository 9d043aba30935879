import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { beforeEach, expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { countFailed } from './failed-jobs.queries.ts';
import { LeftToOthers } from './failure.ts';
import { startJobs } from './jobs.ts';
import { openMinuteWork } from './minute-work.ts';

const database = withTestDatabase();
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  await database.pool`delete from minute_work`;
});

const newWorker = () =>
  openMinuteWork(database.pool, {
    run: (_name, work) => work(),
    onLine: (line) => lines.push(line),
  });

/** Lets the minute of all work come again. */
const nextMinute = () =>
  database.pool`update minute_work set begun_at = begun_at - interval '1 minute'`;
/** Makes the workers that have work in hand silent for so many seconds. */
const silence = (seconds: number) => database.pool`
  update minute_work set alive_at = now() - ${seconds} * interval '1 second' where worker is not null`;
const untilEnded = async (but: string[] = []) => {
  const inHand = () =>
    database.pool`select name from minute_work where worker is not null and name <> all(${but})`;
  await expect.poll(inHand).toEqual([]);
};

/** Work that goes on until it is released, with how often it was begun. */
function slowWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { begun: 0, release: resolve };
  const work = async () => {
    state.begun += 1;
    await promise;
  };
  return { state, work };
}

test('of two workers that look at once, one does the work of a minute, once; the next minute it comes again', async () => {
  const done: string[] = [];
  const workers = [newWorker(), newWorker()];
  for (const worker of workers)
    for (const name of ['publish', 'settle', 'tidy'])
      await worker.add(name, async () => void done.push(name));
  const lookOften = async () => {
    for (let times = 0; times < 5; times += 1)
      await Promise.all(workers.map((worker) => worker.look()));
    await untilEnded();
    return done.splice(0).sort();
  };
  expect(await lookOften()).toEqual(['publish', 'settle', 'tidy']);
  await nextMinute();
  expect(await lookOften()).toEqual(['publish', 'settle', 'tidy']);
});

test('work that fails is a line of its own and comes again, and the others are done', async () => {
  const done: string[] = [];
  const worker = newWorker();
  await worker.add('broken', async () => {
    done.push('broken');
    throw new Error('no', { cause: new Error('away') });
  });
  await worker.add('left', () => Promise.reject(new LeftToOthers('stops')));
  await worker.add('whole', async () => void done.push('whole'));
  for (let minute = 0; minute < 2; minute += 1) {
    await nextMinute();
    await worker.look();
    await untilEnded();
  }
  expect(done.sort()).toEqual(['broken', 'broken', 'whole', 'whole']);
  const line =
    'The job broken failed and will run again in the next minute. Error: no, caused by Error: away';
  expect(lines).toEqual([line, line]);
});

test('slow work holds up no other, and is not done beside itself in the next minute', async () => {
  const { state, work } = slowWork();
  let others = 0;
  const workers = [newWorker(), newWorker()];
  for (const worker of workers) {
    await worker.add('slow', work);
    await worker.add('other', async () => {
      others += 1;
    });
  }
  for (let minute = 0; minute < 3; minute += 1) {
    await nextMinute();
    await silence(9);
    for (const worker of workers) await worker.look();
    await expect.poll(() => others).toBe(minute + 1);
    // Why: what has been done but is still in hand would not be taken in the next minute.
    await untilEnded(['slow']);
  }
  expect(state.begun).toBe(1);
  state.release();
  await untilEnded();
  await nextMinute();
  await workers[1]?.look();
  await expect.poll(() => state.begun).toBe(2);
  await untilEnded();
});

test('work of a worker without a heartbeat for ten seconds moves to another one in the next minute', async () => {
  const { state, work } = slowWork();
  const [gone, other] = [newWorker(), newWorker()];
  await gone.add('work', work);
  let taken = 0;
  await other.add('work', async () => {
    taken += 1;
  });
  await gone.look();
  await silence(11);
  await other.look();
  expect([state.begun, taken]).toEqual([1, 0]);
  await nextMinute();
  await other.look();
  await expect.poll(() => taken).toBe(1);
  await untilEnded();
  // The one that was thought dead ends its own turn alone.
  await nextMinute();
  const { state: third, work: again } = slowWork();
  const last = newWorker();
  await last.add('work', again);
  await last.look();
  state.release();
  await wait(50);
  expect(await database.pool`select name from minute_work where worker is not null`).toHaveLength(
    1,
  );
  third.release();
  await untilEnded();
});

test('a stop waits for running work and takes no more', async () => {
  const { state, work } = slowWork();
  const worker = newWorker();
  await worker.add('slow', work);
  worker.start();
  await expect.poll(() => state.begun).toBe(1);
  let isStopped = false;
  const stopping = worker.stop().then(() => {
    isStopped = true;
  });
  await wait(50);
  expect(isStopped).toBe(false);
  await nextMinute();
  state.release();
  await stopping;
  await untilEnded();
  expect(state.begun).toBe(1);
});

test('work of every minute writes no job, and what an older version planned for each minute is dropped and not told as failed', async () => {
  const { connection, pool } = database;
  // Why without its clock: at the turn of a minute, it would write a job of its own.
  const older = new PgBoss({
    ...(connection as object),
    max: 2,
    supervise: false,
    schedule: false,
  });
  await older.start();
  await older.createQueue('publish-due-posts');
  await older.schedule('publish-due-posts', '* * * * *');
  await older.send('publish-due-posts', {});
  await pool`update pgboss.job set state = 'failed', completed_on = now() where name = 'publish-due-posts'`;
  await older.createQueue('letters');
  await older.send('letters', {});
  await older.stop({ graceful: false });
  const jobs = await startJobs(connection, ({ message }) => lines.push(message), {
    pool,
    onGivenUp: async () => {},
  });
  let done = 0;
  await jobs.everyMinute('publish-due-posts', async () => {
    done += 1;
  });
  jobs.begin();
  await expect.poll(() => done).toBe(1);
  await jobs.stop();
  expect(await pool`select name from pgboss.schedule`).toEqual([]);
  expect(await pool`select name from pgboss.job`).toEqual([{ name: 'letters' }]);
  expect(await countFailed(pool)).toBe(0);
  expect(lines).toEqual([]);
});
