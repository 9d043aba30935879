import { outboxEndpoints } from '@masthead/shared/email/outbox/outbox.endpoints.ts';
import { expect, test } from 'vitest';
import { startTestServer, withTestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import type { Message } from '../../platform/integrations/mail/mail-transport.ts';
import { buildMailing } from '../mailings/mailings.testing.ts';
import { trimOutbox } from './outbox.store.ts';
import { outboxTransport } from './outbox-transport.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
const admin = withStaff(server, 'admin');

let made = 0;
function message(given: Partial<Message> = {}): Message {
  made += 1;
  return {
    from: { name: 'CityBeat', address: 'newsroom@citybeat.example' },
    to: `reader${made}@example.com`,
    replyTo: 'newsroom@citybeat.example',
    subject: 'The best of today',
    html: '<p>Hello</p><script>alert(1)</script>',
    text: 'Hello',
    headers: { 'List-Unsubscribe': '<https://masthead.example/u/1>' },
    messageId: `<${made}@citybeat.example>`,
    purpose: 'test',
    ...given,
  };
}

const send = (given: Partial<Message> = {}) => outboxTransport(server.pool).send(message(given));
const list = async (query: Record<string, string | number> = {}) =>
  (await admin.call(outboxEndpoints.list, { query })).body;

test('a message lies in the outbox as it would have gone out', async () => {
  expect(await send({ to: 'ana@example.com', subject: 'For Ana' })).toEqual({ result: 'sent' });
  const { nodes, isUsed } = await list({ search: 'ana@' });
  expect(isUsed).toBe(true);
  expect(nodes).toMatchObject([
    {
      to: 'ana@example.com',
      from: 'CityBeat <newsroom@citybeat.example>',
      subject: 'For Ana',
      purpose: 'test',
    },
  ]);
  const { body } = await admin.call(outboxEndpoints.get, { params: { id: nodes[0]?.id ?? 0 } });
  expect(body).toMatchObject({
    html: '<p>Hello</p><script>alert(1)</script>',
    text: 'Hello',
    headers: { 'List-Unsubscribe': '<https://masthead.example/u/1>' },
  });
});

test('a message of a mailing is kept once for each subscriber, tests as often as they are sent', async () => {
  const mailing = await buildMailing(server.pool);
  const delivery = { mailingId: mailing.id, subscriberId: 1 };
  for (let n = 0; n < 3; n += 1)
    await send({ purpose: 'campaign', to: 'once@example.com', delivery });
  for (let n = 0; n < 3; n += 1) await send({ to: 'often@example.com' });
  expect((await list({ search: 'once@' })).totalCount).toBe(1);
  expect((await list({ search: 'often@' })).totalCount).toBe(3);
});

test('the list is paged, newest first, and searched by the letters that were typed', async () => {
  for (const subject of ['100% Texas', '100 Texans', 'A_B', 'AxB']) await send({ subject });
  expect((await list({ search: '100%' })).nodes.map((row) => row.subject)).toEqual(['100% Texas']);
  expect((await list({ search: 'a_b' })).nodes.map((row) => row.subject)).toEqual(['A_B']);
  const all = await list({ limit: 100 });
  const page = await list({ limit: 2, offset: 1 });
  expect(page.totalCount).toBe(all.totalCount);
  expect(page.nodes).toEqual(all.nodes.slice(1, 3));
  expect(all.nodes.map((row) => row.id)).toEqual(
    all.nodes.map((row) => row.id).sort((a, b) => b - a),
  );
  expect((await admin.call(outboxEndpoints.list, { query: { limit: 101 } })).status).toBe(400);
});

test('a send is one row with its number of messages, and is opened by its mailing', async () => {
  const mailing = await buildMailing(server.pool);
  const subject = 'A whole send';
  for (let subscriberId = 1; subscriberId <= 3; subscriberId += 1)
    await send({ purpose: 'campaign', subject, delivery: { mailingId: mailing.id, subscriberId } });
  await send({ subject });
  const all = await list({ search: subject });
  expect(all.totalCount).toBe(2);
  expect(all.nodes.map((row) => [row.purpose, row.mailingId, row.messages])).toEqual([
    ['test', null, 1],
    ['campaign', mailing.id, 3],
  ]);
  const whole = await list({ mailing: mailing.id, limit: 2, offset: 1 });
  expect(whole.totalCount).toBe(3);
  expect(whole.nodes.map(({ id, messages }) => [id, messages])).toEqual([
    [(all.nodes[1]?.id ?? 0) - 1, 1],
    [(all.nodes[1]?.id ?? 0) - 2, 1],
  ]);
});

test('the list is filtered by kind', async () => {
  const mailing = await buildMailing(server.pool);
  const subject = 'Of a kind';
  await send({
    purpose: 'campaign',
    subject,
    delivery: { mailingId: mailing.id, subscriberId: 1 },
  });
  await send({ purpose: 'account', subject });
  await send({ subject });
  const kinds = async (purpose: string) =>
    (await list({ search: subject, purpose })).nodes.map((row) => row.purpose);
  for (const purpose of ['campaign', 'test', 'account'])
    expect(await kinds(purpose)).toEqual([purpose]);
  const { status, error } = await admin.call(outboxEndpoints.list, { query: { purpose: 'spam' } });
  expect([status, error.message]).toEqual([400, ['purpose must be campaign, test or account']]);
});

test('only the newest are kept', async () => {
  for (let n = 0; n < 6; n += 1) await send({ subject: `Kept ${n}` });
  await trimOutbox(server.pool, 3);
  expect((await list({ limit: 100 })).nodes.map((row) => row.subject)).toEqual([
    'Kept 5',
    'Kept 4',
    'Kept 3',
  ]);
  await trimOutbox(server.pool, 3);
  expect((await list()).totalCount).toBe(3);
});

test('what could not be kept is tried again, what may have been kept is not', async () => {
  expect(await send({ subject: 'not\0text' })).toMatchObject({ result: 'retry' });
  const lost = await startTestServer();
  const transport = outboxTransport(lost.pool);
  await lost.stop();
  expect(await transport.send(message())).toMatchObject({ result: 'unknown' });
});

test('mail about an account, whose link signs in, is there for admins only', async () => {
  await send({ purpose: 'account', to: 'boss@example.com', subject: 'Reset your password' });
  const [row] = (await list({ search: 'boss@' })).nodes;
  expect(row).toMatchObject({ purpose: 'account' });
  const mailer = server.as(await buildStaff(server.pool, 'email-campaign', 'editor'));
  const seen = (await mailer.call(outboxEndpoints.list, { query: { search: 'boss@' } })).body;
  expect(seen).toMatchObject({ totalCount: 0, nodes: [] });
  const one = { params: { id: row?.id ?? 0 } };
  expect((await mailer.call(outboxEndpoints.get, one)).status).toBe(404);
  expect((await admin.call(outboxEndpoints.get, one)).status).toBe(200);
});
