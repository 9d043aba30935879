import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { webhookEndpoints } from '@masthead/shared/workspace/webhooks/webhook.endpoints.ts';
import { webhookMessages } from '@masthead/shared/workspace/webhooks/webhook.messages.ts';
import { retrySeconds, testEvent } from '@masthead/shared/workspace/webhooks/webhook.ts';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneKey } from '../../../test/one-key.ts';
import { withTestServer } from '../../../test/server.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { signingKeys } from '../../platform/access/signing-keys.ts';
import { acceptPlace, notePlace } from '../../platform/db/place.queries.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import { type Sending, sendDue, startWebhooks } from './send-webhooks.ts';
import { resealWebhooks } from './webhook-secret.ts';
import { ok, openReceiver, type Received } from './webhooks.testing.ts';

const server = withTestServer();
const admin = withStaff(server, 'admin');
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let sending: Sending;
let webhookId: number;
let secret: string;

beforeAll(async () => {
  receiver = await openReceiver();
  await notePlace(server.pool);
  sending = {
    pool: server.pool,
    keys: oneKey('test key'),
    publicUrl: 'https://masthead.example',
    reach: receiver.reach,
    timeoutMs: 300,
  };
});
afterAll(() => receiver.close());
beforeEach(async () => {
  await server.pool`delete from webhooks`;
  await server.pool`delete from notices`;
  receiver.state.answer = ok;
  receiver.state.received.length = 0;
  const { body } = await admin.call(webhookEndpoints.create, {
    body: { name: 'Site', url: 'https://a.example/hook', events: ['email.sent'], siteIds: [] },
  });
  webhookId = body.id;
  secret = body.secret;
  await lead(receiver.url);
});

const lead = (url: string) => server.pool`update webhooks set url = ${url} where id = ${webhookId}`;
const tell = (data = { id: 1, siteId: 1, url: '/sites/1/a' }) =>
  server.pool`select add_webhook_event('email.sent', '{1}', ${JSON.stringify(data)}::text::jsonb)`;
const send = () => sendDue(sending, webhookId);
/** Lets the next try begin now. */
const passPause = () =>
  server.pool`update webhook_deliveries set next_try_at = now() where status = 'waiting'`;
const deliveries = async () => {
  const { body } = await admin.call(webhookEndpoints.deliveries, { params: { id: webhookId } });
  return body.nodes;
};
const only = async () => {
  const all = await deliveries();
  expect(all).toHaveLength(1);
  return all[0] as (typeof all)[number];
};
const check = ({ body, headers }: Received, key = secret) => new Webhook(key).verify(body, headers);

describe('a delivery', () => {
  test('is signed as Standard Webhooks says, and holds type, time and whole addresses', async () => {
    await tell();
    await send();
    const [got] = receiver.state.received;
    if (!got) throw new Error('nothing was received');
    expect(check(got)).toEqual({
      type: 'email.sent',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { id: 1, siteId: 1, url: 'https://masthead.example/sites/1/a' },
    });
    expect(() => check({ ...got, body: got.body.replace('"id":1', '"id":2') })).toThrow();
    const delivery = await only();
    expect(got.headers['webhook-id']).toBe(delivery.messageId);
    expect(got.headers['content-type']).toBe('application/json');
    expect(delivery).toMatchObject({
      status: 'delivered',
      tries: 1,
      request: got.body,
      responseStatus: 200,
      responseExcerpt: 'thanks',
      problem: null,
    });
  });

  test('is signed with both secrets for a day after the secret was replaced', async () => {
    const { body } = await admin.call(webhookEndpoints.rotate, { params: { id: webhookId } });
    await tell();
    await send();
    await server.pool`update webhooks set overlap_until = now()`;
    await tell();
    await send();
    const [during, after] = receiver.state.received as [Received, Received];
    for (const key of [secret, body.secret]) expect(() => check(during, key)).not.toThrow();
    expect(() => check(after, body.secret)).not.toThrow();
    expect(() => check(after, secret)).toThrow();
  });

  const privately = (response: ServerResponse) =>
    response.writeHead(302, { location: receiver.urlOf('hook.private.test') }).end();
  const trickle = (response: ServerResponse) => {
    const more = setInterval(() => response.write('.'), 50);
    response.on('close', () => clearInterval(more));
  };
  test.each<[string, (response: ServerResponse) => void, string]>([
    [
      'an error',
      (response) => response.writeHead(500).end('\u0000oh no'),
      webhookMessages.refused(500),
    ],
    ['silence', () => {}, webhookMessages.problems.late],
    ['a reset', (response) => response.destroy(), webhookMessages.problems.failed],
    ['a trickle', trickle, webhookMessages.problems.late],
    ['a redirect to a private address', privately, webhookMessages.redirected(302)],
    [
      'a huge answer',
      (response) => response.end(Buffer.alloc(1e6)),
      webhookMessages.problems['too-large'],
    ],
  ])(
    'fails with %s, is tried again under the same id, and arrives',
    async (_what, answer, problem) => {
      receiver.state.answer = answer;
      await tell();
      await send();
      const failed = await only();
      expect(failed).toMatchObject({ status: 'waiting', tries: 1, problem });
      expect(failed.responseExcerpt ?? '').not.toContain('\u0000');
      await send();
      expect(receiver.state.received).toHaveLength(1);
      receiver.state.answer = ok;
      await passPause();
      await send();
      expect(await only()).toMatchObject({ status: 'delivered', tries: 2, problem: null });
      const ids = receiver.state.received.map(({ headers }) => headers['webhook-id']);
      expect(ids).toEqual([failed.messageId, failed.messageId]);
    },
  );

  test.each(['http://10.0.0.1/hook', 'http://169.254.169.254/', 'http://[::1]/'])(
    'never goes to %s',
    async (url) => {
      await lead(url);
      await tell();
      await send();
      expect((await only()).problem).toBe(webhookMessages.problems.forbidden);
    },
  );

  test('never goes to a name that leads to a private address', async () => {
    await lead(receiver.urlOf('hook.private.test'));
    await tell();
    await send();
    expect((await only()).problem).toBe(webhookMessages.problems.forbidden);
    expect(receiver.state.received).toEqual([]);
  });

  test('is sent once by several servers', async () => {
    for (let made = 0; made < 5; made += 1) await tell();
    await Promise.all([send(), send(), send()]);
    const ids = receiver.state.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  });

  test('is sent again under the same id after its server was killed in the middle', async () => {
    receiver.state.answer = () => {};
    await tell();
    const given = { connection: server.connection, port: receiver.port, webhookId };
    const file = join(import.meta.dirname, 'send-apart.testing.ts');
    const killed = fork(file, [JSON.stringify(given)], { stdio: 'ignore' });
    const received = () => receiver.state.received.length;
    await expect.poll(received, { timeout: 20_000 }).toBe(1);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    receiver.state.answer = ok;
    await send();
    expect(received()).toBe(1);
    await passPause();
    await send();
    const [first, second] = receiver.state.received.map(({ headers }) => headers['webhook-id']);
    expect(second).toBe(first);
    expect(await only()).toMatchObject({ status: 'delivered', tries: 2 });
  });

  test('is not sent from a copy of the database', async () => {
    await tell();
    await server.pool`update database_place set database_oid = 1`;
    await send();
    await acceptPlace(server.pool);
    expect(receiver.state.received).toEqual([]);
    expect((await only()).tries).toBe(0);
  });
});

describe('after the last try', () => {
  const failForDays = async () => {
    for (let made = 0; made <= retrySeconds.length; made += 1) {
      await passPause();
      await send();
    }
  };

  test('three days of tries fail, the webhook is disabled, and every admin has a notice', async () => {
    const total = retrySeconds.reduce((sum, seconds) => sum + seconds, 0);
    expect(total / 86_400).toBeGreaterThan(3);
    receiver.state.answer = (response) => response.writeHead(503).end();
    await tell();
    await failForDays();
    expect(await only()).toMatchObject({ status: 'failed', tries: 11, nextTryAt: null });
    const { body } = await admin.call(webhookEndpoints.list);
    expect(body[0]).toMatchObject({
      isEnabled: false,
      disabledReason: webhookMessages.disabledReason(webhookMessages.refused(503)),
    });
    const notices = await server.pool<{ event: string; about: string }[]>`
      select distinct event, about from notices`;
    expect(notices).toEqual([{ event: 'webhook-disabled', about: 'Site' }]);
    await tell();
    expect(await deliveries()).toHaveLength(1);
    const enabled = { params: { id: webhookId }, body: { isEnabled: true } };
    expect((await admin.call(webhookEndpoints.enable, enabled)).status).toBe(200);
    await tell();
    expect(await deliveries()).toHaveLength(2);
  });

  test('a webhook that took something meanwhile stays enabled', async () => {
    receiver.state.answer = (response) => response.writeHead(400).end();
    await tell();
    await send();
    receiver.state.answer = ok;
    await tell();
    await send();
    receiver.state.answer = (response) => response.writeHead(400).end();
    await failForDays();
    expect((await deliveries()).map(({ status }) => status)).toEqual(['delivered', 'failed']);
    expect((await admin.call(webhookEndpoints.list)).body[0]?.isEnabled).toBe(true);
  });

  test('a failed test is not repeated and disables nothing', async () => {
    receiver.state.answer = (response) => response.writeHead(500).end();
    await admin.call(webhookEndpoints.test, { params: { id: webhookId } });
    await send();
    expect(await only()).toMatchObject({ type: testEvent, status: 'failed', tries: 1 });
    expect((await admin.call(webhookEndpoints.list)).body[0]?.isEnabled).toBe(true);
  });
});

test('a secret outlives the key that sealed it', async () => {
  const known = [
    { number: 1, value: 'test key', signsAt: 0 },
    { number: 2, value: 'next', signsAt: 1 },
  ];
  await resealWebhooks(
    server.pool,
    signingKeys(() => known),
  );
  const keys = signingKeys(() => known.slice(1));
  await tell();
  await sendDue({ ...sending, keys }, webhookId);
  expect(() => check(receiver.state.received[0] as Received)).not.toThrow();
});

test('a worker sends at once what happens', async () => {
  const lines: string[] = [];
  const jobs = await startJobs(server.connection, ({ message }) => lines.push(message), {
    pool: server.pool,
    onGivenUp: async () => {},
  });
  const webhooks = await startWebhooks(jobs, sending);
  jobs.begin();
  await expect
    .poll(
      async () => {
        await tell();
        return receiver.state.received.length;
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBeGreaterThan(0);
  webhooks.stop();
  await webhooks.close();
  await jobs.stop();
  expect(lines).toEqual([]);
});
