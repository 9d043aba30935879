import { failedJobMessages } from '@masthead/shared/platform/jobs/failed-job.ts';
import { failedJobEndpoints } from '@masthead/shared/platform/jobs/failed-jobs.endpoints.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { deskEndpoints } from '@masthead/shared/workspace/home/desk.endpoints.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { write } from '../db/client.ts';
import { throwUnlessSent } from '../integrations/mail/send-letter.ts';
import { tellJobFailed } from '../notices/notice.store.ts';
import { tellFailed } from './failed-jobs.routes.ts';
import { LastingFailure } from './failure.ts';
import { type Jobs, startJobs } from './jobs.ts';

let server: TestServer;
let jobs: Jobs;
let admin: ReturnType<TestServer['as']>;
let editor: ReturnType<TestServer['as']>;
const lines: string[] = [];
/** What the mail server answers now. */
let answer: () => void = () => {};
let sent = 0;

const open = () =>
  startJobs(server.connection, ({ message }) => lines.push(message), {
    pool: server.pool,
    onGivenUp: async () => {},
  });

beforeAll(async () => {
  server = await startTestServer();
  admin = server.as(await buildStaff(server.pool, 'admin'));
  editor = server.as(await buildStaff(server.pool, 'editor'));
  jobs = await open();
  await jobs.work('account-mail', async () => {
    answer();
    sent += 1;
  });
  await jobs.everyMinute('regular-work', () => Promise.reject(new Error('regular')));
  jobs.begin();
});
afterAll(async () => {
  await jobs.stop();
  await server.stop();
});
beforeEach(async () => {
  await server.pool`delete from pgboss.job where name = 'account-mail'`;
  await server.pool`delete from notices`;
  lines.length = 0;
  sent = 0;
  answer = () => {};
});

const away = () => throwUnlessSent({ result: 'away', problem: 'connect ECONNREFUSED' });
const plan = () => jobs.plan(server.pool, 'account-mail', { kind: 'password-changed', userId: 1 });

interface JobRow {
  state: string;
  retryCount: number;
  pause: number;
}
const find = async () => {
  const [row] = await server.pool<JobRow[]>`
    select state, retry_count, extract(epoch from start_after - now())::float8 as pause
      from pgboss.job where name = 'account-mail'`;
  return row;
};
const until = async (state: string) => {
  await expect.poll(async () => (await find())?.state, { timeout: 20_000 }).toBe(state);
};
/** Lets the worker look at a queue now. */
const wake = (queue: string) =>
  server.pool`select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), ${queue})`;

/** Lets a job that waits begin now, as if its pause had passed; answers how long that was, in seconds. */
async function passPause(): Promise<number> {
  const pause = (await find())?.pause ?? 0;
  await server.pool`update pgboss.job set start_after = now() where name = 'account-mail' and state = 'retry'`;
  await wake('account-mail');
  return pause;
}

/** What Activity tells of failed jobs, newest first. */
async function decided() {
  const { body } = await admin.call(activityEndpoints.list, { query: { kind: 'job-decision' } });
  return body.nodes;
}

/** One job that was refused for good, as its list shows it. */
async function refuseOne() {
  answer = () => throwUnlessSent({ result: 'failed', problem: '550 no such mailbox' });
  await plan();
  await until('failed');
  const { body, error, status } = await admin.call(failedJobEndpoints.list);
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body.nodes[0] ?? { id: '', failedAt: '' };
}

test('a mail server that is away for two hours loses nothing', async () => {
  answer = away;
  await plan();
  const pauses: number[] = [];
  for (let away = 0; away < 7200; away = pauses.reduce((sum, pause) => sum + pause, 0)) {
    const tries = pauses.length + 1;
    await expect
      .poll(find, { timeout: 20_000 })
      .toMatchObject({ state: 'retry', retryCount: tries - 1 });
    pauses.push(await passPause());
  }
  expect(pauses.length).toBeLessThan(25);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(900);
  answer = () => {};
  await until('completed');
  expect(sent).toBe(1);
});

test('tries go on for more than a day, whatever policy the queue had', async () => {
  await server.pool`
    update pgboss.queue set retry_limit = 1000, retry_delay = 1, retry_backoff = false, retry_delay_max = null
     where name = 'account-mail'`;
  const fresh = await open();
  try {
    await fresh.plan(
      server.pool,
      'account-mail',
      { kind: 'reset', username: 'a' },
      new Date(Date.now() + 1e9),
    );
  } finally {
    await fresh.stop();
  }
  const [job] = await server.pool<{ days: number; backoff: boolean; years: number }[]>`
    select (retry_limit - 10) * retry_delay_max / 86400.0::float8 as days, retry_backoff as backoff,
           extract(epoch from keep_until - start_after)::float8 / 86400 / 365 as years
      from pgboss.job where name = 'account-mail'`;
  expect(job?.backoff).toBe(true);
  expect(job?.days).toBeGreaterThan(1);
  expect(job?.years).toBeCloseTo(10);
});

test('a failed try is one line with queue, job, try and causes', async () => {
  answer = () => {
    throw new Error('no letter', { cause: new TypeError('no socket') });
  };
  await plan();
  await until('retry');
  const own = lines.filter((line) => line.includes('account-mail'));
  expect(own).toHaveLength(1);
  expect(own[0]).toMatch(
    /^The job account-mail \([\da-f-]{36}\) failed at try 1 of 201\. Error: no letter, caused by TypeError: no socket$/,
  );
});

test('a permanently rejected email is kept, notifies admins once, and appears on their home page', async () => {
  await refuseOne();
  await Promise.all([
    tellFailed(server.pool, tellJobFailed),
    tellFailed(server.pool, tellJobFailed),
  ]);
  await tellFailed(server.pool, tellJobFailed);
  const told = await server.pool`select event, about from notices`;
  expect(told).toEqual([{ event: 'job-failed', about: 'Email about a changed password' }]);
  const { body } = await admin.call(failedJobEndpoints.list);
  expect(body).toMatchObject({
    count: 1,
    nodes: [
      {
        title: 'Email about a changed password',
        why: 'The email was rejected: 550 no such mailbox',
        tries: 1,
      },
    ],
  });
  expect((await admin.call(deskEndpoints.get)).body.failedJobs).toBe(1);
  expect((await editor.call(deskEndpoints.get)).body.failedJobs).toBe(0);
  const [job] =
    await server.pool`select deletion_seconds from pgboss.job where state = 'failed' and name = 'account-mail'`;
  expect(job).toEqual({ deletionSeconds: 0 });
});

test('a retry runs it again, and one who saw it before is refused', async () => {
  const { id, failedAt } = await refuseOne();
  await tellFailed(server.pool, tellJobFailed);
  answer = () => {};
  const sentIn = { params: { id }, body: { failedAt } };
  expect((await editor.call(failedJobEndpoints.retry, sentIn)).status).toBe(403);
  expect((await server.as(null).call(failedJobEndpoints.retry, sentIn)).status).toBe(401);
  const both = await Promise.all([
    admin.call(failedJobEndpoints.retry, sentIn),
    admin.call(failedJobEndpoints.retry, sentIn),
  ]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  await until('completed');
  expect(sent).toBe(1);
  expect((await admin.call(failedJobEndpoints.discard, sentIn)).status).toBe(409);
  const [told] = await decided();
  const title = 'Email about a changed password';
  expect(told).toMatchObject({ does: 'retried', record: { noun: 'failed job', title } });
});

test('discards jobs; does not retry a job whose work is queued again', async () => {
  const { id, failedAt } = await refuseOne();
  await jobs.plan(
    server.pool,
    'account-mail',
    { kind: 'password-changed', userId: 1 },
    new Date(Date.now() + 1e9),
  );
  const sentIn = { params: { id }, body: { failedAt } };
  expect((await admin.call(failedJobEndpoints.retry, sentIn)).status).toBe(409);
  expect((await editor.call(failedJobEndpoints.discard, sentIn)).status).toBe(403);
  expect((await admin.call(failedJobEndpoints.discard, sentIn)).status).toBe(200);
  expect((await admin.call(failedJobEndpoints.list)).body).toEqual({ count: 0, nodes: [] });
  expect((await decided())[0]).toMatchObject({ does: 'discarded' });
});

test('a retry in the same instant as a plan of the same is refused in words', async () => {
  const { id, failedAt } = await refuseOne();
  const planned = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const later = new Date(Date.now() + 1e9);
  const planning = write(server.pool, null, async (db) => {
    await jobs.plan(db, 'account-mail', { kind: 'password-changed', userId: 1 }, later);
    planned.resolve();
    await asked.promise;
  });
  await planned.promise;
  const retrying = admin.call(failedJobEndpoints.retry, { params: { id }, body: { failedAt } });
  const isWaiting = async () => {
    const [row] = await server.pool<{ n: number }[]>`
      select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%pgboss.job%'`;
    return row?.n;
  };
  await expect.poll(isWaiting, { timeout: 20_000 }).toBe(1);
  asked.resolve();
  await planning;
  const { status, error } = await retrying;
  expect([status, error.message]).toEqual([409, [failedJobMessages.changed]]);
});

test('logs failures of per-minute work without keeping them', async () => {
  await server.pool`update minute_work set begun_at = '-infinity' where name = 'regular-work'`;
  const isLogged = () => lines.some((line) => line.includes('The job regular-work failed'));
  await expect.poll(isLogged, { timeout: 20_000 }).toBe(true);
  await tellFailed(server.pool, tellJobFailed);
  expect((await admin.call(failedJobEndpoints.list)).body.count).toBe(0);
  expect(await server.pool`select event from notices`).toEqual([]);
});

test('distinguishes permanent from temporary failures', () => {
  expect(() => throwUnlessSent({ result: 'failed', problem: 'no' })).toThrow(LastingFailure);
  expect(away).not.toThrow(LastingFailure);
});
