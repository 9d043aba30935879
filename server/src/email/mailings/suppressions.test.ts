import { subscriberEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { suppressionEndpoints } from '@masthead/shared/email/mailings/suppression.endpoints.ts';
import { expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { write } from '../../platform/db/client.ts';
import { noteBounces, noteComplaint } from './bounces.queries.ts';
import { buildMailing, fakeTransport, sendingWith } from './mailings.testing.ts';
import { sendMailing } from './send-mailing.ts';

const server = withTestServer();
const admin = withStaff(server, 'admin');

/** An email that went out to two readers: the first does not exist, the second complains. */
async function buildSuppressed() {
  const { pool } = server;
  const mailing = await buildMailing(pool, { subscribers: 2, subject: 'Tacos at dawn' });
  await sendMailing(sendingWith(pool, fakeTransport().transport), mailing.id);
  const [first, second] = await pool<{ id: number; email: string }[]>`
    select id, email from subscribers where audience_id = ${mailing.audienceId} order by id`;
  if (!first || !second) throw new Error('no readers');
  const bounced = { subscriberId: first.id, kind: 'hard', said: '550 5.1.1 Unknown' } as const;
  await write(pool, null, (db) => noteBounces(db, mailing.id, [bounced]));
  const complaint = { subscriberId: second.id, said: 'abuse' };
  await write(pool, null, (db) => noteComplaint(db, mailing.id, complaint));
  return { ...mailing, first, second };
}

const find = async (query: Record<string, string>) =>
  (await admin.call(suppressionEndpoints.list, { query })).body;
const statusOf = async (id: number) =>
  (await server.pool`select status, status_reason from subscribers where id = ${id}`)[0];

test('the list says who, why, since when and of which email; it is searched and narrowed', async () => {
  const { audienceId, first, second } = await buildSuppressed();
  const { totalCount, nodes } = await find({ search: audienceId.toUpperCase() });
  expect(totalCount).toBe(2);
  expect(nodes).toMatchObject([
    { email: second.email, reason: 'complained', detail: 'abuse', subject: 'Tacos at dawn' },
    { email: first.email, reason: 'bounced', detail: '550 5.1.1 Unknown', liftedAt: null },
  ]);
  const only = await find({ search: audienceId, show: 'bounced' });
  expect(only.nodes.map(({ email }) => email)).toEqual([first.email]);
  expect((await find({ search: '%' })).totalCount).toBe(0);
});

test('an admin removes an address with a reason, once; who was only out of reach is subscribed again, who complained is not', async () => {
  const { audienceId, first, second } = await buildSuppressed();
  const { nodes } = await find({ search: audienceId });
  const lift = (id: number, reason: string) =>
    admin.call(suppressionEndpoints.lift, { params: { id }, body: { reason } });
  const [complained, bounced] = nodes.map(({ id }) => id);
  if (!complained || !bounced) throw new Error('nobody is on the list');
  expect((await lift(bounced, ' ')).status).toBe(400);
  expect((await lift(bounced, 'They wrote to us')).status).toBe(200);
  expect((await lift(bounced, 'Again')).status).toBe(409);
  expect((await lift(complained, 'Pressed it by mistake')).status).toBe(200);
  expect(await statusOf(first.id)).toEqual({
    status: 'subscribed',
    statusReason: 'They wrote to us',
  });
  expect(await statusOf(second.id)).toMatchObject({ status: 'unsubscribed' });
  expect((await find({ search: audienceId })).totalCount).toBe(0);
  const removed = await find({ search: audienceId, show: 'removed' });
  expect(new Set(removed.nodes.map(({ liftReason }) => liftReason))).toEqual(
    new Set(['Pressed it by mistake', 'They wrote to us']),
  );
  expect(removed.nodes[0]?.liftedBy).toBeTruthy();
});

test('nobody is subscribed again past the list', async () => {
  const { audienceId, first } = await buildSuppressed();
  const change = { from: 'cleaned', to: 'subscribed', reason: 'They asked' };
  const { status, error } = await admin.call(subscriberEndpoints.changeStatus, {
    params: { id: audienceId, subscriberId: first.id },
    body: change,
  });
  expect(status).toBe(409);
  expect(error.message[0]).toContain('Remove it there first');
  expect(await statusOf(first.id)).toMatchObject({ status: 'cleaned' });
});
