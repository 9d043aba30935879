import {
  audienceEndpoints,
  subscriberEndpoints,
  subscriberImportEndpoints,
} from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { importEndpoints } from '@masthead/shared/platform/imports/import.endpoints.ts';
import { noCounts } from '@masthead/shared/platform/imports/import.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import { type Db, write } from '../../platform/db/client.ts';
import { lastChanges, markUndone } from '../../platform/imports/import-changes.queries.ts';
import { check, importWhole, run, undo } from '../../platform/imports/imports.testing.ts';
import { buildAudience, buildReadyDigest, buildSite } from '../campaigns/campaigns.testing.ts';
import { findByAddress } from './import-subscribers.queries.ts';
import { subscriberRows } from './subscriber.store.ts';

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
const sent = (id: string, bytes: string | Uint8Array, name = 'readers.csv') => ({
  params: { id },
  file: { bytes, name, type: 'text/csv' },
});
const checkOf = (id: string, bytes: string | Uint8Array, name?: string) =>
  check(server, admin, endpoint, sent(id, bytes, name));
const runOf = (importId: number, client = admin) => run(server, client, importId);

async function build(id: string, email: string, status: string, name: string | null = null) {
  await server.pool`insert into subscribers (audience_id, email, name, status, status_reason)
    values (${id}, ${email}, ${name}, ${status}, 'as it was')`;
}

const peopleOf = async (id: string) =>
  (
    await server.pool<{ person: string }[]>`
    select email || ' ' || coalesce(name, '-') || ' ' || status as person from subscribers
     where audience_id = ${id} order by lower(email)`
  ).map(({ person }) => person);

/** How many rows of a table this transaction has read by now. */
async function rowsRead(db: Db, table: string): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as n
      from pg_stat_xact_user_tables where relname = ${table}`;
  return row?.n ?? 0;
}

/** Somebody of every kind in the audience, and a line of every kind in the file. */
async function mixed() {
  const id = await newAudience();
  await build(id, 'same@x.example', 'subscribed', 'Same');
  await build(id, 'Other@x.example', 'subscribed', 'Old name');
  await build(id, 'nameless@x.example', 'subscribed', 'Kept');
  await build(id, 'left@x.example', 'unsubscribed', 'Left');
  await build(id, 'gone@x.example', 'cleaned');
  const csv = [
    'email,name',
    'new@x.example,New',
    'same@x.example,Same',
    'OTHER@x.example,New name',
    'nameless@x.example,',
    'LEFT@x.example,Back again',
    'gone@x.example,Back again',
    'New@x.example,Twice',
    'broken,Broken',
  ].join('\n');
  return { id, csv };
}

const expected = {
  ...noCounts,
  added: 1,
  changed: 1,
  unchanged: 2,
  leftOut: 2,
  duplicates: 1,
  refused: 1,
};
const after = [
  'gone@x.example - cleaned',
  'left@x.example Left unsubscribed',
  'nameless@x.example Kept subscribed',
  'new@x.example New subscribed',
  'Other@x.example New name subscribed',
  'same@x.example Same subscribed',
];

describe('checking a file', () => {
  test('says what importing it would do, and touches nobody', async () => {
    const { id, csv } = await mixed();
    const before = await peopleOf(id);
    const { status, body } = await checkOf(id, csv, 'My readers.csv');
    expect(status).toBe(200);
    expect(body).toMatchObject({ fileName: 'My readers.csv', state: 'checked', counts: expected });
    expect(body.problems.map(({ line, text, message }) => [line, text, message])).toEqual([
      [8, 'New@x.example', 'This address is already on line 2 of the file'],
      [9, 'broken', 'You must provide a valid email address'],
    ]);
    expect(await peopleOf(id)).toEqual(before);
  });

  test('refuses a file that cannot be read', async () => {
    const id = await newAudience();
    const { body } = await checkOf(id, 'name\nAnn\n');
    expect([body.state, body.problem]).toEqual([
      'refused',
      'The first row must contain the column names, including "email".',
    ]);
    expect(await peopleOf(id)).toEqual([]);
  });
});

describe('importing a checked file', () => {
  test('does what was said, and never subscribes those who unsubscribed or bounced', async () => {
    const { id, csv } = await mixed();
    const { body: checked } = await checkOf(id, csv);
    const { status, body } = await runOf(checked.id);
    expect([status, body.state, body.counts]).toEqual([200, 'done', expected]);
    expect(await peopleOf(id)).toEqual(after);
    const [change] = await server.pool<{ actorId: number }[]>`
      select actor_id from changes where table_name = 'subscribers' and action = 'insert'
        and after ->> 'email' = 'new@x.example' and after ->> 'audience_id' = ${id}`;
    expect(change?.actorId).toBe(adminId);
  });

  test('twice changes nothing more, and the file checked again has nothing to do', async () => {
    const { id, csv } = await mixed();
    const { body: checked } = await checkOf(id, csv);
    await Promise.all([runOf(checked.id), runOf(checked.id)]);
    const again = await runOf(checked.id);
    expect([again.status, again.body.counts]).toEqual([200, expected]);
    expect(await peopleOf(id)).toEqual(after);
    const { body } = await checkOf(id, csv);
    expect(body.counts).toEqual({ ...expected, added: 0, changed: 0, unchanged: 4 });
  });

  test('takes account of what has happened since the check', async () => {
    const id = await newAudience();
    const { body } = await checkOf(id, 'email,name\na@x.example,A\nb@x.example,B\n');
    await build(id, 'A@x.example', 'unsubscribed');
    const done = await runOf(body.id);
    expect(done.body.counts).toMatchObject({ added: 1, changed: 0, unchanged: 0, leftOut: 1 });
    expect(await peopleOf(id)).toEqual(['A@x.example - unsubscribed', 'b@x.example B subscribed']);
  });

  test('into an audience that was deleted meanwhile fails with a sentence', async () => {
    const id = await newAudience();
    const { body } = await checkOf(id, 'email\na@x.example\n');
    expect((await admin.call(audienceEndpoints.remove, { params: { id } })).status).toBe(200);
    const failed = await runOf(body.id);
    expect([failed.body.state, failed.body.problem]).toEqual([
      'failed',
      'This audience was deleted.',
    ]);
  });

  test('of what was exported changes nothing, formulas included', async () => {
    const id = await newAudience();
    await build(id, '+tag@x.example', 'subscribed', '=HYPERLINK("http://evil.example")');
    await build(id, 'ann@x.example', 'subscribed', 'Ann "the" Lee, Jr.');
    const { raw } = await admin.call(subscriberEndpoints.export, { params: { id } });
    const { body } = await checkOf(id, raw.body);
    expect(body.counts).toMatchObject({ unchanged: 2, refused: 0 });
  });
});

describe('undoing an import', () => {
  test('takes out whom it added and gives names back', async () => {
    const { id, csv } = await mixed();
    const before = await peopleOf(id);
    const done = await importWhole(server, admin, endpoint, sent(id, csv));
    const { body } = await undo(server, admin, done.id);
    expect([body.state, body.counts.undone, body.counts.stayed]).toEqual(['undone', 2, 0]);
    expect(await peopleOf(id)).toEqual(before);
    const again = await importWhole(server, admin, endpoint, sent(id, csv));
    expect(again.counts).toEqual(expected);
  });

  test('leaves who has changed since, and whom an email was sent to, and names them', async () => {
    const id = await newAudience();
    const csv = 'email,name\na@x.example,A\nb@x.example,B\nc@x.example,C\n';
    const done = await importWhole(server, admin, endpoint, sent(id, csv));
    await server.pool`update subscribers set status = 'unsubscribed' where audience_id = ${id} and email = 'a@x.example'`;
    await buildDelivery(id, 'b@x.example');
    const { body } = await undo(server, admin, done.id);
    expect([body.counts.undone, body.counts.stayed]).toEqual([1, 2]);
    expect(
      body.problems.map(({ kind, line, text, message }) => [kind, line, text, message]),
    ).toEqual([
      ['stayed', 2, 'a@x.example', 'Changed since the import; left as is'],
      ['stayed', 3, 'b@x.example', 'Kept: this person has been sent an email since the import.'],
    ]);
    expect(await peopleOf(id)).toEqual(['a@x.example A unsubscribed', 'b@x.example B subscribed']);
  });
});

/** A mailing that has reached somebody. */
async function buildDelivery(audienceId: string, email: string) {
  const digest = await buildReadyDigest(server.pool, { subscribers: 0 });
  await server.pool`
    with m as (
      insert into mailings (campaign_id, audience_id, subject, from_name, reply_to, html, text, send_at, archive_key)
      values (${digest.id}, ${audienceId}, 's', 'f', 'r@x.example', '', '', now(), 'key') returning id)
    insert into mail_deliveries (mailing_id, subscriber_id, email)
    select m.id, s.id, s.email from m, subscribers s where s.audience_id = ${audienceId} and s.email = ${email}`;
}

test('an import of subscribers is told to admins alone, into an audience that is there', async () => {
  const id = await newAudience();
  const { body } = await checkOf(id, 'email\na@x.example\n');
  const missing = await admin.upload(endpoint, sent('nowhere', 'email\na@x.example\n'));
  expect(missing.status).toBe(404);
  const editor = server.as(await buildStaff(server.pool, 'editor'));
  const { status } = await editor.call(importEndpoints.run, { params: { id: body.id } });
  expect(status).toBe(404);
});

describe('where subscribers come from', () => {
  const header = 'Email Address,First Name,OPTIN_TIME,SOURCE,TAGS\n';
  const whole = `${header}ann@x.example,Ann,2024-03-01 04:05:06,Popup form,"""News"",""Dining"""\n`;
  const rowsIn = (id: string) => server.pool`
    select email, name, opted_in_at, source, tags from subscribers where audience_id = ${id} order by id`;
  const asNew = {
    email: 'ann@x.example',
    name: 'Ann',
    optedInAt: new Date('2024-03-01T04:05:06Z'),
    source: 'Popup form',
    tags: ['News', 'Dining'],
  };

  test('is kept, comes back in our own export, and is unchanged when that is imported again', async () => {
    const id = await newAudience();
    await importWhole(server, admin, endpoint, sent(id, whole));
    expect([...(await rowsIn(id))]).toEqual([asNew]);
    const { raw } = await admin.call(subscriberEndpoints.export, { params: { id } });
    expect(raw.body).toContain('2024-03-01 04:05:06,Popup form,"""News"",""Dining"""');
    const again = await importWhole(server, admin, endpoint, sent(id, raw.body));
    expect(again.counts).toEqual({ ...noCounts, unchanged: 1 });
  });

  test('what a file does not tell stays, and an undo brings back what was known', async () => {
    const id = await newAudience();
    await build(id, 'ann@x.example', 'subscribed', 'Ann');
    const first = await importWhole(server, admin, endpoint, sent(id, whole));
    expect(first.counts).toEqual({ ...noCounts, changed: 1 });
    await importWhole(server, admin, endpoint, sent(id, 'email\nann@x.example\n'));
    expect([...(await rowsIn(id))]).toEqual([asNew]);
    await undo(server, admin, first.id);
    expect([...(await rowsIn(id))]).toEqual([
      { ...asNew, optedInAt: null, source: null, tags: [] },
    ]);
  });

  test('looking somebody up reads their row alone, however many came a moment ago', async () => {
    const [known, id] = [await newAudience(), await newAudience()];
    // Why: the planner knows one audience, and of the other that it cannot have more than a row or two.
    for (const each of [known, id]) {
      await server.pool`insert into subscribers (audience_id, email)
        select ${each}, 'reader' || n || '@x.example' from generate_series(1, 3000) n`;
      if (each === known) await server.pool`analyze subscribers`;
    }
    const visible = rowsOf(theProduct, subscriberRows);
    await write(server.pool, null, async (db) => {
      const before = await rowsRead(db, 'subscribers');
      const addresses = ['Reader5@x.example', 'nobody@x.example'];
      expect(await findByAddress(db, visible, id, addresses, true)).toMatchObject([
        { address: 'Reader5@x.example' },
      ]);
      expect((await rowsRead(db, 'subscribers')) - before).toBeLessThan(10);
    });
  });

  test('a long import is undone from its end, wherever an undo that was cut off has left it, and reads what is left alone', async () => {
    const id = await newAudience();
    const people = Array.from({ length: 1300 }, (_, n) => `reader${n}@x.example`);
    const done = await importWhole(
      server,
      admin,
      endpoint,
      sent(id, ['email', ...people].join('\n')),
    );
    const last = await lastChanges(server.pool, done.id, null, 500);
    expect([last.length, last[0]?.line, last.at(-1)?.line]).toEqual([500, 1301, 802]);
    await markUndone(server.pool, done.id, last);
    // Why: as the database does by itself after a while.
    await server.pool`analyze import_changes`;
    await write(server.pool, null, async (db) => {
      const before = await rowsRead(db, 'import_changes');
      expect((await lastChanges(db, done.id, 802, 10)).map(({ line }) => line)[0]).toBe(801);
      expect((await rowsRead(db, 'import_changes')) - before).toBeLessThan(20);
    });
    await undo(server, admin, done.id);
    expect((await peopleOf(id)).length).toBe(500);
  });
});
