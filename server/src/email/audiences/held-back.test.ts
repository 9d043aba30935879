import {
  audienceEndpoints,
  subscriberEndpoints,
  subscriberImportEndpoints,
} from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { suppressionEndpoints } from '@masthead/shared/email/mailings/suppression.endpoints.ts';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { importWhole } from '../../platform/imports/imports.testing.ts';
import { buildAudience, buildSite } from '../campaigns/campaigns.testing.ts';
import { buildMailing, fakeTransport, sendingWith } from '../mailings/mailings.testing.ts';
import { sendMailing } from '../mailings/send-mailing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
const admin = withStaff(server, 'admin');
let siteId: number;

beforeAll(async () => {
  siteId = (await buildSite(server.pool)).id;
});

const holdBack = (id: string, email: string, reason: string, client = admin) =>
  client.call(subscriberEndpoints.holdBack, { params: { id }, body: { email, reason } });
const list = async (id: string, query: Record<string, string> = {}) =>
  (await admin.call(subscriberEndpoints.list, { params: { id }, query })).body;
const countsOf = async (id: string) =>
  (await admin.call(audienceEndpoints.get, { params: { id } })).body.counts;

test('unsubscribes an address by hand, in the audience or not, with person, date and reason', async () => {
  const id = await buildAudience(server.pool, siteId, 1);
  const [known] = (await list(id)).nodes;
  const moved = await holdBack(id, known?.email.toUpperCase() ?? '', ' Asked by phone ');
  expect(moved.body).toMatchObject({
    id: known?.id,
    email: known?.email,
    status: 'unsubscribed',
    statusReason: 'Asked by phone',
  });
  const { body: added } = await holdBack(id, 'Press@x.example', 'A competitor');
  expect(added).toMatchObject({ email: 'Press@x.example', status: 'unsubscribed' });
  expect(added.statusBy).toMatch(/^Person /);
  expect(Date.now() - Date.parse(added.statusAt)).toBeLessThan(60_000);
  const again = await holdBack(id, 'press@X.example', 'Again');
  expect([again.status, again.error.message]).toEqual([
    409,
    ['This address is already unsubscribed here.'],
  ]);
  await server.pool`update subscribers set status = 'cleaned' where id = ${added.id}`;
  expect((await holdBack(id, 'press@x.example', 'Again')).error.message).toEqual([
    'This address is already marked as bounced here.',
  ]);
  for (const [email, reason, sentence] of [
    ['a@x.example', ' ', 'A reason is required.'],
    ['a', 'Asked', 'You must provide a valid email address'],
  ] as const)
    expect((await holdBack(id, email, reason)).error.message).toEqual([sentence]);
});

test('sends nothing to addresses unsubscribed by hand, and lists, searches and exports them as not mailed', async () => {
  const { pool } = server;
  const mailing = await buildMailing(pool, { subscribers: 4 });
  const id = mailing.audienceId;
  const [first = '', second = '', third = '', fourth = ''] = (await list(id)).nodes.map(
    ({ email }) => email,
  );
  await holdBack(id, first, 'Asked by phone');
  await pool`update subscribers set status = 'cleaned' where audience_id = ${id} and email = ${second}`;
  await pool`insert into suppressions (email, reason) values (${third.toUpperCase()}, 'complained')`;
  expect(await countsOf(id)).toEqual({ subscribed: 1, unsubscribed: 1, cleaned: 1, suppressed: 1 });
  const emails = async (status: string, search = '') =>
    (await list(id, { status, ...(search && { search }) })).nodes.map(({ email }) => email);
  expect(await emails('subscribed')).toEqual([fourth]);
  expect(await emails('heldBack')).toEqual([first, second, third]);
  expect((await list(id, { status: 'heldBack' })).totalCount).toBe(3);
  expect(await emails('heldBack', third)).toEqual([third]);
  expect((await list(id, { search: third })).nodes[0]).toMatchObject({
    status: 'subscribed',
    suppressed: 'complained',
  });
  const { raw } = await admin.call(subscriberEndpoints.export, {
    params: { id },
    query: { status: 'heldBack' },
  });
  const rows: string[][] = parse(raw.body, { bom: true, from: 2 });
  expect(rows.map(([email, , status]) => [email, status])).toEqual([
    [first, 'unsubscribed'],
    [second, 'cleaned'],
    [third, 'suppressed'],
  ]);
  const { transport, recipients } = fakeTransport();
  await sendMailing(sendingWith(pool, transport), mailing.id);
  expect(recipients()).toEqual([fourth]);
});

test('an import never resubscribes an address unsubscribed by hand; a person can, with a recorded reason', async () => {
  const id = await buildAudience(server.pool, siteId, 0);
  const { body: held } = await holdBack(id, 'ann@x.example', 'Asked by phone');
  const { counts } = await importWhole(server, admin, subscriberImportEndpoints.import, {
    params: { id },
    file: { bytes: 'email\nANN@x.example\n', name: 'readers.csv', type: 'text/csv' },
  });
  expect(counts).toMatchObject({ added: 0, leftOut: 1 });
  const { body } = await admin.call(subscriberEndpoints.changeStatus, {
    params: { id, subscriberId: held.id },
    body: { from: 'unsubscribed', to: 'subscribed', reason: 'Signed up again' },
  });
  expect(body).toMatchObject({ status: 'subscribed', statusReason: 'Signed up again' });
  const { body: history } = await admin.call(subscriberEndpoints.history, {
    params: { id, subscriberId: held.id },
  });
  expect(history.map(({ status, reason }) => [status, reason])).toEqual([
    ['subscribed', 'Signed up again'],
    ['unsubscribed', 'Asked by phone'],
  ]);
  expect(history[0]?.by).toMatch(/^Person /);
});

test('counts an address removed from the suppression list as subscribed again', async () => {
  const id = await buildAudience(server.pool, siteId, 1);
  const [row] = await server.pool<{ id: number }[]>`
    insert into suppressions (email, reason) select email, 'bounced' from subscribers where audience_id = ${id} returning id`;
  expect(await countsOf(id)).toMatchObject({ subscribed: 0, suppressed: 1 });
  const lifted = await admin.call(suppressionEndpoints.lift, {
    params: { id: row?.id ?? 0 },
    body: { reason: 'They wrote to us' },
  });
  expect(lifted.status).toBe(200);
  expect(await countsOf(id)).toMatchObject({ subscribed: 1, suppressed: 0 });
});
