import {
  audienceEndpoints,
  importEndpoints,
  subscriberEndpoints,
} from '@masthead/shared/audiences/audience.endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../test/server.ts';
import { buildAudience, buildSite } from '../campaigns/campaigns.testing.ts';
import { buildStaff } from '../users/users.testing.ts';

let server: TestServer;
let admin: TestClient;
let adminId: number;
let siteId: number;

beforeAll(async () => {
  server = await startTestServer({ config: { logLevel: 'silent' } });
  adminId = await buildStaff(server.pool, 'admin');
  admin = server.as(adminId);
  siteId = (await buildSite(server.pool)).id;
});
afterAll(() => server.stop());

const newAudience = () => buildAudience(server.pool, siteId, 0);
const check = (id: string, bytes: string | Uint8Array, name = 'readers.csv') =>
  admin.upload(importEndpoints.check, { params: { id }, file: { bytes, name, type: 'text/csv' } });
const run = (id: string, importId: number, client = admin) =>
  client.call(importEndpoints.run, { params: { id, importId } });

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
  rows: 8,
  added: 1,
  changed: 1,
  alreadyThere: 2,
  leftOut: 2,
  duplicates: 1,
  invalid: 1,
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
    const { status, body } = await check(id, csv, 'My readers.csv');
    expect(status).toBe(200);
    expect(body).toMatchObject({ fileName: 'My readers.csv', status: 'checked', counts: expected });
    expect(body.problems).toEqual([
      { line: 8, text: 'New@x.example', message: 'This address is already on line 2 of the file' },
      { line: 9, text: 'broken', message: 'You must provide a valid email address' },
    ]);
    expect(await peopleOf(id)).toEqual(before);
    const again = await admin.call(importEndpoints.get, { params: { id, importId: body.id } });
    expect(again.body).toEqual(body);
  });

  test('refuses a file that cannot be read, and keeps nothing of it', async () => {
    const id = await newAudience();
    const kept = async () =>
      (await server.pool`select id from audience_imports where audience_id = ${id}`).length;
    expect((await check(id, 'name\nAnn\n')).error.message).toEqual([
      'The first line must name the columns, and one of them must be "email".',
    ]);
    const many = `email\n${'a@x.example\n'.repeat(100_001)}`;
    const tooMany = await check(id, many);
    expect([tooMany.status, tooMany.error.message]).toEqual([
      400,
      ['This file has more than 100,000 lines. Split it and import the parts one by one.'],
    ]);
    expect((await check(id, new Uint8Array(20 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await check(id, new Uint8Array(20 * 1024 * 1024))).error.message).toEqual([
      'This is not a CSV file: it holds bytes that are not text.',
    ]);
    expect(await kept()).toBe(0);
  });

  test('drops what was checked a day ago and never imported', async () => {
    const id = await newAudience();
    const { body: old } = await check(id, 'email\na@x.example\n');
    await server.pool`update audience_imports set created_at = now() - interval '25 hours' where id = ${old.id}`;
    const { body: fresh } = await check(id, 'email\nb@x.example\n');
    expect((await run(id, old.id)).status).toBe(404);
    expect((await run(id, fresh.id)).status).toBe(200);
    expect(await peopleOf(id)).toEqual(['b@x.example - subscribed']);
  });
});

describe('importing a checked file', () => {
  test('does what was said, and never subscribes those who unsubscribed or bounced', async () => {
    const { id, csv } = await mixed();
    const { body: checked } = await check(id, csv);
    const { status, body } = await run(id, checked.id);
    expect([status, body.status, body.counts]).toEqual([200, 'done', expected]);
    expect(await peopleOf(id)).toEqual(after);
    const [change] = await server.pool<{ actorId: number }[]>`
      select actor_id from changes where table_name = 'subscribers' and action = 'insert'
        and after ->> 'email' = 'new@x.example' and after ->> 'audience_id' = ${id}`;
    expect(change?.actorId).toBe(adminId);
  });

  test('twice changes nothing more, and the file checked again has nothing to do', async () => {
    const { id, csv } = await mixed();
    const { body: checked } = await check(id, csv);
    const [one, other] = await Promise.all([run(id, checked.id), run(id, checked.id)]);
    expect(Math.min(one.status, other.status)).toBe(200);
    expect([200, 409]).toContain(Math.max(one.status, other.status));
    const again = await run(id, checked.id);
    expect([again.status, again.body.counts]).toEqual([200, expected]);
    expect(await peopleOf(id)).toEqual(after);
    const { body } = await check(id, csv);
    expect(body.counts).toEqual({ ...expected, added: 0, changed: 0, alreadyThere: 4 });
  });

  test('takes account of what has happened since the check', async () => {
    const id = await newAudience();
    const { body } = await check(id, 'email,name\na@x.example,A\nb@x.example,B\n');
    await build(id, 'A@x.example', 'unsubscribed');
    const done = await run(id, body.id);
    expect(done.body.counts).toMatchObject({ added: 1, changed: 0, alreadyThere: 0, leftOut: 1 });
    expect(await peopleOf(id)).toEqual(['A@x.example - unsubscribed', 'b@x.example B subscribed']);
  });

  test('that fails half-way leaves nothing behind, and can be done again', async () => {
    const id = await newAudience();
    const lines = Array.from({ length: 4500 }, (_, n) => `r${n}@x.example,Reader ${n}`);
    const { body } = await check(id, `email,name\n${lines.join('\n')}\n`);
    await server.pool.unsafe(`create function refuse_one() returns trigger language plpgsql as
      $$ begin if new.email = 'r4400@x.example' then raise 'broken disk'; end if; return new; end $$`);
    await server.pool.unsafe(
      'create trigger refuse_one before insert on subscribers for each row execute function refuse_one()',
    );
    expect((await run(id, body.id)).status).toBe(500);
    expect(await peopleOf(id)).toEqual([]);
    await server.pool.unsafe('drop function refuse_one cascade');
    const { body: done } = await run(id, body.id);
    expect([done.status, done.counts.added, (await peopleOf(id)).length]).toEqual([
      'done',
      4500,
      4500,
    ]);
  });

  test('waits for no other import into the same audience: it says that one is running', async () => {
    const id = await newAudience();
    const { body } = await check(id, 'email\na@x.example\n');
    await server.pool.begin(async (db) => {
      await db`select pg_advisory_xact_lock(hashtext('import'), hashtext(${id}))`;
      const { status, error } = await run(id, body.id);
      expect([status, error.message]).toEqual([
        409,
        ['Another import into this audience is running. Wait until it is done.'],
      ]);
    });
    expect((await run(id, body.id)).status).toBe(200);
  });

  test('of what was exported changes nothing, formulas included', async () => {
    const id = await newAudience();
    await build(id, '+tag@x.example', 'subscribed', '=HYPERLINK("http://evil.example")');
    await build(id, 'ann@x.example', 'subscribed', 'Ann "the" Lee, Jr.');
    const { raw } = await admin.call(subscriberEndpoints.export, { params: { id } });
    const { body } = await check(id, raw.body);
    expect(body.counts).toMatchObject({ rows: 2, alreadyThere: 2, invalid: 0 });
  });
});

test('imports belong to their audience and are for admins', async () => {
  const id = await newAudience();
  const { body } = await check(id, 'email\na@x.example\n');
  const other = await newAudience();
  expect((await run(other, body.id)).status).toBe(404);
  expect(
    (await admin.call(importEndpoints.get, { params: { id: other, importId: body.id } })).status,
  ).toBe(404);
  expect((await check('nowhere', 'email\na@x.example\n')).status).toBe(404);
  const editor = server.as(await buildStaff(server.pool, 'editor'));
  for (const [client, status] of [
    [editor, 403],
    [server.as(null), 401],
  ] as const) {
    expect((await run(id, body.id, client)).status).toBe(status);
    const sent = { params: { id }, file: { bytes: 'email\nb@x.example\n' } };
    expect((await client.upload(importEndpoints.check, sent)).status).toBe(status);
  }
  expect((await admin.call(audienceEndpoints.remove, { params: { id } })).status).toBe(200);
  expect((await run(id, body.id)).status).toBe(404);
});
