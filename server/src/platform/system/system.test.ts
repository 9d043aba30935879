import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { systemEndpoints } from '@masthead/shared/platform/system/system.endpoints.ts';
import { systemMessages, systemNeeds } from '@masthead/shared/platform/system/system.messages.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildMailing } from '../../email/mailings/mailings.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import type { MailTransport, Message, Outcome } from '../integrations/mail/mail-transport.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { signals } from '../process/signals.ts';
import { judgeSystem } from './judge-system.ts';
import { openProcessBeat } from './process-beat.ts';
import { noteProcess, noteSizes } from './system.queries.ts';
import { startWatch } from './watch-system.ts';

const server = withTestServer({ config: { dataFolder: tmpdir() } });
let jobs: Jobs;
const gigabyte = 1024 ** 3;

const open = () =>
  startJobs(server.connection, () => {}, { pool: server.pool, onGivenUp: async () => {} });
beforeAll(async () => {
  jobs = await open();
});
afterAll(() => jobs.stop());
beforeEach(async () => {
  await server.pool`delete from server_processes`;
  await server.pool`delete from system_needs`;
  await server.pool`delete from backups`;
});

const admin = async () => server.as(await buildStaff(server.pool, 'admin'));
const state = async () => (await (await admin()).call(systemEndpoints.state)).body;
const keys = async (target: string | null = null) =>
  (await judgeSystem(server.pool, target)).map(({ key }) => key);

const aProcess = (given: Partial<Parameters<typeof noteProcess>[1]> = {}) =>
  noteProcess(server.pool, {
    id: randomUUID(),
    host: 'one',
    role: 'web',
    appVersion: '1.0.0',
    migration: 1,
    memoryBytes: 1,
    diskFree: 50 * gigabyte,
    diskSize: 100 * gigabyte,
    mailAwayAt: null,
    ...given,
  });

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('without a worker, the page and the banner say so', async () => {
  await jobs.stop();
  await aProcess();
  await expect.poll(async () => (await state()).needs).toEqual([]);
  await server.pool`update server_processes set started_at = now() - interval '61 seconds'`;
  const none = [{ key: 'no-worker', section: 'servers', since: null }];
  await expect.poll(async () => (await state()).needs).toMatchObject(none);
  expect((await (await admin()).call(systemEndpoints.needs)).body).toMatchObject(none);
  jobs = await open();
  expect((await state()).needs).toEqual([]);
});

test('only admins may read the state, send a test email and check settings', async () => {
  const editor = server.as(await buildStaff(server.pool, 'editor'));
  for (const call of Object.values(systemEndpoints))
    expect((await editor.call(call)).status).toBe(403);
});

test('a process is listed while it runs, with its disk, and is gone when it stops', async () => {
  const { config } = server.app;
  const stop = await openProcessBeat(config, server.pool);
  const [found] = (await state()).servers;
  expect(found).toMatchObject({ role: 'web', isSilent: false });
  expect(found?.diskSize).toBeGreaterThan(0);
  await stop();
  expect((await state()).servers).toEqual([]);
});

test('a process that dies needs the operator after two minutes', async () => {
  await aProcess();
  expect(await keys()).toEqual([]);
  await server.pool`update server_processes set alive_at = now() - interval '119 seconds'`;
  expect(await keys()).toEqual([]);
  await server.pool`update server_processes set alive_at = now() - interval '121 seconds'`;
  expect(await keys()).toEqual([expect.stringMatching(/^silent:/)]);
});

test('a disk needs the operator from 80 % on, once for each host', async () => {
  const disk = (percent: number) => ({ diskFree: (100 - percent) * gigabyte });
  await aProcess(disk(79));
  expect(await keys()).toEqual([]);
  await aProcess(disk(80));
  await aProcess({ ...disk(80), role: 'worker' });
  expect(await keys()).toEqual(['disk:one']);
});

test('a mail server needs the operator when it has been away for two minutes', async () => {
  await aProcess({ mailAwayAt: minutesAgo(1.5) });
  expect(await keys()).toEqual([]);
  await aProcess({ mailAwayAt: minutesAgo(2.5) });
  expect(await keys()).toEqual(['mail-away']);
  expect((await state()).mail.awaySince).not.toBeNull();
});

test('a process notes since when the mail server is away, until a message is accepted', async () => {
  const stop = await openProcessBeat(server.app.config, server.pool, 10);
  onTestFinished(stop);
  const noted = async () => (await state()).mail.awaySince;
  signals.mailDone.send({ domain: 'mail.example', outcome: 'away' });
  await expect.poll(noted).not.toBeNull();
  signals.mailDone.send({ domain: 'mail.example', outcome: 'sent' });
  await expect.poll(noted).toBeNull();
});

const backup = (given: { hours: number; problem?: string; provedDays?: number }) => server.pool`
  insert into backups (archive, target, begun_at, ended_at, problem, proved_at)
  values ('a', 'folder', now() - ${given.hours} * interval '1 hour', now() - ${given.hours} * interval '1 hour',
          ${given.problem ?? null}, now() - ${given.provedDays ?? null}::float8 * interval '1 day')`;

test('backups need the operator when one is missing, failed, old or unverified', async () => {
  expect(await keys()).toEqual([]);
  expect(await keys('folder')).toEqual(['backup-old']);
  await backup({ hours: 25, provedDays: 34 });
  expect(await keys('folder')).toEqual([]);
  await backup({ hours: 1, problem: 'No room.' });
  expect(await keys('folder')).toEqual(['backup-failed']);
  expect((await state()).backups).toMatchObject({ lastProblem: 'No room.', isScheduled: false });
  await server.pool`delete from backups`;
  await backup({ hours: 27, provedDays: 36 });
  expect(await keys('folder')).toEqual(['backup-old', 'backup-unproved']);
});

test('jobs need the operator when they have failed, wait for 10 minutes or run for 2 hours', async () => {
  await jobs.plan(server.pool, 'imports', { importId: 1 });
  const age = (minutes: number, status: string) => server.pool`
    update pgboss.job set state = ${status}, start_after = now() - ${minutes} * interval '1 minute',
           started_on = now() - ${minutes} * interval '1 minute', completed_on = now() where name = 'imports'`;
  onTestFinished(async () => {
    await server.pool`delete from pgboss.job where name = 'imports'`;
  });
  const found: string[][] = [];
  for (const [minutes, status] of [
    [9.5, 'created'],
    [10.5, 'created'],
    [119, 'active'],
    [121, 'active'],
    [1, 'failed'],
  ] as const) {
    await age(minutes, status);
    found.push(await keys());
  }
  expect(found).toEqual([[], ['waiting:imports'], [], ['stuck:imports'], ['jobs-failed']]);
});

/** Jobs with a mail server and a webhook that keep what they are sent. */
async function watched() {
  const mails: Message[] = [];
  const posts: { text: string; event: string; key: string }[] = [];
  const hook = createServer((request, response) => {
    void request.toArray().then((parts) => {
      posts.push(JSON.parse(Buffer.concat(parts).toString()));
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  onTestFinished(() => {
    hook.close();
    hook.closeAllConnections();
  });
  const webhook = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/ops`;
  const transport: MailTransport = {
    async send(message) {
      mails.push(message);
      return { result: 'sent' };
    },
    close: () => {},
  };
  const operator = { email: 'ops@masthead.example', webhook };
  await startWatch({
    config: { ...server.app.config, operator },
    pool: server.pool,
    jobs,
    transport,
  });
  jobs.begin();
  const look = () =>
    server.pool`update minute_work set begun_at = '-infinity' where name = 'watch-system'`;
  return { mails, posts, look };
}

test('the operator is told once when something begins and once when it is over', async () => {
  const { mails, posts, look } = await watched();
  await aProcess({ id: '00000000-0000-4000-8000-000000000001' });
  await server.pool`update server_processes set alive_at = now() - interval '1 hour'`;
  await look();
  const says = systemNeeds.silent('one', 'web');
  await expect
    .poll(() => posts, { timeout: 20_000 })
    .toMatchObject([
      { event: 'needs_attention', key: 'silent:00000000-0000-4000-8000-000000000001', says },
    ]);
  await expect
    .poll(() => mails.map(({ to, subject }) => [to, subject]))
    .toEqual([['ops@masthead.example', systemMessages.operatorSubject(says)]]);
  const known = await (await admin()).call(systemEndpoints.needs);
  expect(known.body).toMatchObject([{ section: 'servers', says, since: expect.any(String) }]);
  await look();
  await server.pool`delete from server_processes`;
  await look();
  await expect
    .poll(() => posts.map(({ event }) => event), { timeout: 20_000 })
    .toEqual(['needs_attention', 'resolved']);
  await expect.poll(() => mails.length).toBe(2);
  expect((await (await admin()).call(systemEndpoints.needs)).body).toEqual([]);
});

test('lists the last problem of each domain, without skipped deliveries', async () => {
  const { id: mailingId, audienceId } = await buildMailing(server.pool, { subscribers: 4 });
  await server.pool`
    insert into mail_deliveries (mailing_id, subscriber_id, email, status, problem, at)
    select ${mailingId}, id, 'a' || id || '@Mail.example', 'failed', '550 no ' || id, now() - id * interval '1 minute'
      from subscribers where audience_id = ${audienceId}`;
  const [{ first } = { first: 0 }] = await server.pool<{ first: number }[]>`
    select min(subscriber_id) as first from mail_deliveries where mailing_id = ${mailingId}`;
  await server.pool`update mail_deliveries set status = 'skipped' where subscriber_id = ${first + 3}`;
  expect((await state()).mail.problems).toMatchObject([
    { domain: 'mail.example', count: 3, says: `550 no ${first}` },
  ]);
  await server.pool`update mail_deliveries set at = now() - interval '8 days'`;
  expect((await state()).mail.problems).toEqual([]);
});

test('tells how much a table has grown since an earlier day', async () => {
  const day = today(new Date());
  await noteSizes(server.pool, addDays(day, -3));
  await server.pool`update table_sizes set bytes = bytes - 1000`;
  const { tables } = (await state()).database;
  expect(tables[0]?.grownBytes).toBeGreaterThanOrEqual(1000);
  expect(tables[0]?.grownSince).toBe(addDays(day, -3));
  await noteSizes(server.pool, day);
  const [{ days } = { days: 0 }] = await server.pool<{ days: number }[]>`
    select count(distinct day)::int as days from table_sizes`;
  expect(days).toBe(2);
});

test('sends a test email, and says what the mail server answered', async () => {
  const answers: Outcome[] = [{ result: 'sent' }, { result: 'failed', problem: '550 no' }];
  server.app.transport.send = async () => answers.shift() ?? { result: 'sent' };
  const caller = await admin();
  expect((await caller.call(systemEndpoints.testMail)).body).toMatchObject({ result: 'outbox' });
  expect((await caller.call(systemEndpoints.testMail)).body).toMatchObject({
    result: 'failed',
    problem: '550 no',
  });
});

test('checks what is set', async () => {
  const { body } = await (await admin()).call(systemEndpoints.check);
  expect(body.find(({ check }) => check === 'database')).toMatchObject({ state: 'ok' });
  expect(body.find(({ check }) => check === 'mail')).toMatchObject({ state: 'warning' });
});
