import {
  subscriberEndpoints,
  subscriberImportEndpoints,
} from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { importEndpoints } from '@masthead/shared/platform/imports/import.endpoints.ts';
import type { FileReading } from '@masthead/shared/platform/imports/import.ts';
import { noCounts } from '@masthead/shared/platform/imports/import.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import {
  check,
  importWhole,
  report,
  run,
  undo,
  work,
} from '../../platform/imports/imports.testing.ts';
import { buildAudience, buildSite } from '../campaigns/campaigns.testing.ts';
import { unsubscribe } from '../mailings/mailings.queries.ts';
import { buildMailing, fakeTransport, sendingWith } from '../mailings/mailings.testing.ts';
import { sendMailing } from '../mailings/send-mailing.ts';
import { countReaders } from '../mailings/sends.queries.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
let admin: TestClient;
let adminId: number;
let siteId: number;

beforeAll(async () => {
  adminId = await buildStaff(server.pool, 'admin');
  admin = server.as(adminId);
  siteId = (await buildSite(server.pool)).id;
});

const newAudience = () => buildAudience(server.pool, siteId, 0);
const { import: endpoint } = subscriberImportEndpoints;
const sent = (id: string, bytes: string, name = 'readers.csv') => ({
  params: { id },
  file: { bytes, name, type: 'text/csv' },
});
const bring = (id: string, bytes: string, name?: string) =>
  importWhole(server, admin, endpoint, sent(id, bytes, name));

const since = '2024-02-03T04:05:06.789123Z';
async function build(id: string, email: string, status: string) {
  await server.pool`insert into subscribers (audience_id, email, name, status, status_at, status_reason)
    values (${id}, ${email}, 'Here', ${status}, ${since}::text::timestamptz, 'as it was')`;
}

const rowsIn = async (id: string) => [
  ...(await server.pool<{ email: string; status: string }[]>`
    select email, name, status, to_char(status_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
           status_reason as why, status_by as by
      from subscribers where audience_id = ${id} order by lower(email)`),
];
const standing = async (id: string) =>
  (await rowsIn(id)).map(({ email, status }) => `${email} ${status}`);

const header = 'email,name,status,unsub_time,clean_time,reason\n';
const leavers = `${header}new@x.example,New,unsubscribed,2023-06-06 12:56:15,,Too many
gone@x.example,,cleaned,,2023-06-07 01:02:03,
HERE@x.example,Other name,unsubscribed,2022-01-01,,
out@x.example,,unsubscribed,2022-01-01,,
dead@x.example,,cleaned,,2022-01-01,
both@x.example,,unsubscribed,2022-01-01,,
first@x.example,,cleaned,,2022-01-01,
`;
const counts = { ...noCounts, unsubscribed: 3, cleaned: 1, unchanged: 3 };

async function mixed() {
  const id = await newAudience();
  await build(id, 'here@x.example', 'subscribed');
  await build(id, 'out@x.example', 'unsubscribed');
  await build(id, 'dead@x.example', 'cleaned');
  await build(id, 'both@x.example', 'cleaned');
  await build(id, 'first@x.example', 'unsubscribed');
  return id;
}

describe('people of a file who have left', () => {
  test('are remembered with date and reason, whether they were here or not; nobody comes back by a later file', async () => {
    const id = await mixed();
    const checked = await check(server, admin, endpoint, sent(id, leavers));
    expect(checked.body.counts).toEqual(counts);
    expect(await standing(id)).toContain('here@x.example subscribed');
    const { body: done } = await run(server, admin, checked.body.id);
    expect(done.counts).toEqual(counts);
    const by = adminId;
    const kept = { name: 'Here', at: since, why: 'as it was', by: null };
    const file = 'From the file readers.csv';
    const rows = [
      {
        email: 'both@x.example',
        name: 'Here',
        status: 'unsubscribed',
        at: '2022-01-01T00:00:00.000000Z',
        why: file,
        by,
      },
      { email: 'dead@x.example', status: 'cleaned', ...kept },
      { email: 'first@x.example', status: 'unsubscribed', ...kept },
      {
        email: 'gone@x.example',
        name: null,
        status: 'cleaned',
        at: '2023-06-07T01:02:03.000000Z',
        why: file,
        by,
      },
      {
        email: 'here@x.example',
        name: 'Here',
        status: 'unsubscribed',
        at: '2022-01-01T00:00:00.000000Z',
        why: file,
        by,
      },
      {
        email: 'new@x.example',
        name: 'New',
        status: 'unsubscribed',
        at: '2023-06-06T12:56:15.000000Z',
        why: 'Too many',
        by,
      },
      { email: 'out@x.example', status: 'unsubscribed', ...kept },
    ];
    expect(await rowsIn(id)).toEqual(rows);
    const subscribed = `email\n${rows.map(({ email }) => email.toUpperCase()).join('\n')}\n`;
    expect((await bring(id, subscribed)).counts).toEqual({ ...noCounts, leftOut: 7 });
    expect(await rowsIn(id)).toEqual(rows);
  });

  test('are as they were once the import is undone, but for whom somebody has moved since', async () => {
    const id = await mixed();
    const before = await rowsIn(id);
    const first = await bring(id, leavers);
    const undone = await undo(server, admin, first.id);
    expect([undone.body.counts.undone, undone.body.counts.stayed]).toEqual([4, 0]);
    expect(await rowsIn(id)).toEqual(before);

    const again = await bring(id, leavers);
    const [here] = await server.pool<{ id: number }[]>`
      select id from subscribers where audience_id = ${id} and email = 'here@x.example'`;
    const [other] = await server.pool<{ id: number }[]>`
      select id from subscribers where audience_id = ${id} and email = 'new@x.example'`;
    // The one by the link of an old email, the other by a person.
    await unsubscribe(server.pool, { mailingId: 0, subscriberId: here?.id ?? 0 });
    const moved = await admin.call(subscriberEndpoints.changeStatus, {
      params: { id, subscriberId: other?.id ?? 0 },
      body: { from: 'unsubscribed', to: 'subscribed', reason: 'They wrote to us' },
    });
    expect(moved.status).toBe(200);
    const { body } = await undo(server, admin, again.id);
    expect([body.counts.undone, body.counts.stayed]).toEqual([2, 2]);
    expect(body.problems.map(({ text }) => text).sort()).toEqual([
      'here@x.example',
      'new@x.example',
    ]);
    expect(await standing(id)).toEqual([
      'both@x.example cleaned',
      'dead@x.example cleaned',
      'first@x.example unsubscribed',
      'here@x.example unsubscribed',
      'new@x.example subscribed',
      'out@x.example unsubscribed',
    ]);
  });

  test('come in from our own export as they stood, by the Central clock', async () => {
    const [from, into] = [await newAudience(), await newAudience()];
    await build(from, 'out@x.example', 'unsubscribed');
    const { raw } = await admin.call(subscriberEndpoints.export, { params: { id: from } });
    expect((await bring(into, raw.body)).counts).toEqual({ ...noCounts, unsubscribed: 1 });
    expect(await rowsIn(into)).toMatchObject([
      { name: 'Here', at: '2024-02-03T04:05:00.000000Z', why: 'as it was' },
    ]);
  });

  test('get no mail, and are not counted as readers', async () => {
    const { pool } = server;
    const mailing = await buildMailing(pool, { subscribers: 3 });
    const people = await pool<{ email: string }[]>`
      select email from subscribers where audience_id = ${mailing.audienceId} order by id`;
    const [left, suppressed, stays] = people.map(({ email }) => email);
    await bring(mailing.audienceId, `email\n${left}\n`, 'unsubscribed.csv');
    await pool`insert into suppressions (email, reason) values (${suppressed ?? ''}, 'complained')`;
    expect((await countReaders(pool, mailing.audienceId, null))?.subscribers).toBe(1);
    const transport = fakeTransport();
    await sendMailing(sendingWith(pool, transport.transport), mailing.id);
    expect(transport.recipients()).toEqual([stays]);
    const list = await admin.call(subscriberEndpoints.list, {
      params: { id: mailing.audienceId },
      query: { status: 'unsubscribed' },
    });
    expect(list.body.nodes).toMatchObject([
      { email: left, statusReason: 'From the file unsubscribed.csv' },
    ]);
  });
});

describe('how a whole file is read', () => {
  const plain = 'email,name\na@x.example,Ann\nb@x.example,Bob\n';
  const choose = (id: number, readAs: FileReading) =>
    admin.call(importEndpoints.readAs, { params: { id }, body: { readAs } });

  test('is recognized by its name, and chosen otherwise before it comes in', async () => {
    const id = await newAudience();
    const { body: checked } = await check(
      server,
      admin,
      endpoint,
      sent(id, plain, 'unsubscribed_segment_export_1.csv'),
    );
    expect([checked.readAs, checked.counts, checked.notes]).toEqual([
      'unsubscribed',
      { ...noCounts, unsubscribed: 2 },
      ['Everyone in this file is imported as unsubscribed.'],
    ]);
    expect((await choose(checked.id, 'lines')).body.state).toBe('checking');
    await work(server, checked.id);
    const asLines = await report(admin, checked.id);
    expect([asLines.readAs, asLines.counts, asLines.notes]).toEqual([
      'lines',
      { ...noCounts, added: 2 },
      [],
    ]);
    expect((await choose(checked.id, 'cleaned')).status).toBe(200);
    await work(server, checked.id);
    const { body } = await run(server, admin, checked.id, { reason: ' Bounced at Acme ' });
    expect([body.readAs, body.counts]).toEqual(['cleaned', { ...noCounts, cleaned: 2 }]);
    expect(await rowsIn(id)).toMatchObject([
      { email: 'a@x.example', name: 'Ann', status: 'cleaned', why: 'Bounced at Acme' },
      { email: 'b@x.example', name: 'Bob', status: 'cleaned', why: 'Bounced at Acme' },
    ]);
    const late = await choose(checked.id, 'lines');
    expect([late.status, late.error.message[0]]).toEqual([
      409,
      'This import isn’t ready to start. Reload it.',
    ]);
  });

  test('is chosen for a file that is there, among the ways there are', async () => {
    const id = await newAudience();
    const { body } = await check(server, admin, endpoint, sent(id, plain));
    expect((await choose(999_777, 'cleaned')).status).toBe(404);
    expect((await choose(body.id, 'gone' as FileReading)).status).toBe(400);
  });
});
