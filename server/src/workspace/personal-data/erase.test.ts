import { createHmac } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  subscriberEndpoints,
  subscriberImportEndpoints,
} from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { personalDataEndpoints } from '@masthead/shared/workspace/personal-data/personal-data.endpoints.ts';
import { personalDataMessages } from '@masthead/shared/workspace/personal-data/personal-data.messages.ts';
import { beforeAll, expect, test } from 'vitest';
import { type PlannedJob, type TestClient, withTestServer } from '../../../test/server.ts';
import { buildAudience, buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildMailing } from '../../email/mailings/mailings.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { write } from '../../platform/db/client.ts';
import { check, run } from '../../platform/imports/imports.testing.ts';
import { erase, filesWith, tablesWith } from './personal-data.testing.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'masthead-erase-'));
const planned: PlannedJob[] = [];
const server = withTestServer({ config: { dataFolder, logLevel: 'silent' }, planned });
const { erase: ask, lookUp, list } = personalDataEndpoints;
const email = 'Ann.Reader+news@Example.com';
const address = email.toLowerCase();
let adminId: number;
let admin: TestClient;
let siteId: number;
let audienceId: string;

beforeAll(async () => {
  adminId = await buildStaff(server.pool, 'admin');
  admin = server.as(adminId);
  siteId = (await buildSite(server.pool)).id;
  audienceId = await buildAudience(server.pool, siteId, 3);
});

const asked = (changes: object = {}) => ({
  address: email,
  askedBy: 'subscriber' as const,
  reason: `${email} wrote to us`,
  removesBylines: false,
  typed: address,
  ...changes,
});
const eraseNow = async (changes: object = {}) => {
  const { status, body, error } = await admin.call(ask, { body: asked(changes) });
  expect([status, error.message]).toEqual([200, undefined]);
  await erase({ pool: server.pool, config: server.app.config }, body.id);
  return (await admin.call(list)).body.find(({ id }) => id === body.id);
};
const importFile = async (bytes: string, name = 'readers.csv') =>
  check(server, admin, subscriberImportEndpoints.import, {
    params: { id: audienceId },
    file: { bytes, name, type: 'text/csv' },
  });

/** Traces of a subscriber everywhere: imported, mailed, opened, bounced, mentioned, changed. */
async function plant() {
  const { body } = await importFile(
    `email,name,tags\n${email},Ann Reader,vip\nother@example.com,Other,`,
    `${address}.csv`,
  );
  await run(server, admin, body.id);
  // A file that was checked and is not imported.
  await importFile(`email,name\n${email},Ann again\n`);
  const { pool } = server;
  const [reader] = await pool<
    { id: number }[]
  >`select id from subscribers where lower(email) = ${address}`;
  const subscriberId = reader?.id ?? 0;
  await write(
    pool,
    adminId,
    (db) =>
      db`update subscribers set status_reason = ${`says ${email}`} where id = ${subscriberId}`,
  );
  const { id: mailingId } = await buildMailing(pool);
  await pool`insert into mail_deliveries (mailing_id, subscriber_id, email, status, problem, bounce)
    values (${mailingId}, ${subscriberId}, ${email}, 'sent', ${`550 <${email}> is full`}, 'soft')`;
  await pool`insert into mailing_readers (mailing_id, subscriber_id, opened_at) values (${mailingId}, ${subscriberId}, now())`;
  await pool`insert into suppressions (email, reason, detail) values (${email}, 'complained', ${`by ${email}`})`;
  await pool`insert into outbox_messages (purpose, recipient, sender_line, subject, html, text, headers)
    values ('test', ${email}, 'x', 'Hello', ${`Dear ${email}`}, ${`Dear ${email}`}, ${pool.json({ to: email })})`;
  await pool`insert into password_reset_requests (address) values (${email})`;
  await pool`insert into kept_answers (person_id, key, request, answer) values (${adminId}, 'k', ${Buffer.from('r')}, ${JSON.stringify({ email })})`;
  await pool`insert into segments (audience_id, name, conditions) values (${audienceId}, ${`Without ${email}`}, ${pool.json([{ a: `line\n${email}` }])})`;
  await pool`insert into saved_views (user_id, type, name, filters, teams) values (${adminId}, 'article', 'Mine', ${pool.json({ search: email })}, ${[email]}::text[])`;
  await pool`insert into chat_messages (user_id, client_id, type, message) values (${adminId}, gen_random_uuid(), 'text', ${`Call ${email}, she waits`})`;
  await pool`insert into chat_messages (user_id, client_id, type, message, file_key, file_name, file_bytes, file_kind)
    values (${adminId}, gen_random_uuid(), 'file', '', 'abc', 'list.csv', 10, null)`;
  await mkdir(join(dataFolder, 'chat', 'files'), { recursive: true });
  await writeFile(join(dataFolder, 'chat', 'files', 'abc'), `name,email\nAnn,${email}\n`);
  return { subscriberId, mailingId };
}

test('after an erasure, no table and no file holds the address or the name; counts stay', async () => {
  const { pool } = server;
  const { subscriberId, mailingId } = await plant();
  const names = await tablesWith(pool, address);
  expect(names).toEqual(
    expect.arrayContaining([
      'changes.after',
      'chat_messages.message',
      'import_pieces.bytes',
      'mail_deliveries.email',
    ]),
  );
  expect(await filesWith(dataFolder, address)).toEqual(['abc']);
  const counts = () => pool`
    select (select count(*)::int from subscribers) as subscribers, (select count(*)::int from mail_deliveries where status = 'sent') as sent,
           (select count(*)::int from mail_deliveries where bounce = 'soft') as bounced, (select count(*)::int from changes where table_name <> 'erasures') as changes`;
  const before = await counts();
  const done = await eraseNow();
  expect(done).toMatchObject({
    state: 'done',
    problem: null,
    askedBy: 'subscriber',
    isUser: false,
  });
  expect(
    Object.fromEntries(done?.counts.map(({ label, count }) => [label, count]) ?? []),
  ).toMatchObject({
    Subscriptions: 1,
    Deliveries: 1,
    'Opens and clicks': 1,
    'Suppression list': 1,
    'Chat files': 1,
    'Files to import': 1,
  });
  expect(await tablesWith(pool, address)).toEqual([]);
  expect(await tablesWith(pool, 'Ann Reader')).toEqual([]);
  expect(await filesWith(dataFolder, address)).toEqual([]);
  expect(await counts()).toEqual(before);
  const [row] =
    await pool`select email, name, tags, status from subscribers where id = ${subscriberId}`;
  expect(row).toEqual({
    email: `erased-${done?.id}@x.invalid`,
    name: null,
    tags: [],
    status: 'unsubscribed',
  });
  const [delivery] =
    await pool`select status from mail_deliveries where mailing_id = ${mailingId} and subscriber_id = ${subscriberId}`;
  expect(delivery).toEqual({ status: 'sent' });
});

test('nothing brings an erased address back: an import counts it as skipped, and it can’t be added', async () => {
  const { body } = await importFile(
    `email,name\n${address.toUpperCase()},Ann\nnew@example.com,New`,
  );
  expect(body.counts).toMatchObject({ erased: 1, added: 1 });
  const { body: done } = await run(server, admin, body.id);
  expect(done.counts).toMatchObject({ erased: 1, added: 1 });
  expect(await tablesWith(server.pool, address)).toEqual([]);
  const added = await admin.call(subscriberEndpoints.add, {
    params: { id: audienceId },
    body: { email, name: '' },
  });
  expect([added.status, added.error.message]).toEqual([400, [personalDataMessages.wasErased]]);
  await expect(
    server.pool`insert into subscribers (audience_id, email) values (${audienceId}, ${email})`,
  ).rejects.toThrow('the address was erased');
  const { body: found } = await admin.call(lookUp, { body: { address: email } });
  expect(found).toMatchObject({ isErased: true, isUnderWay: false, counts: [] });
});

test('keyed hashes are HMAC-SHA-256 with the key of the server', async () => {
  const [row] = await server.pool<{ value: string; hash: Buffer }[]>`
    select s.value, h as hash from secrets s, erasure_hashes(array[${email}]) h where s.id = 'erasure'`;
  const right = createHmac('sha256', row?.value ?? '')
    .update(address)
    .digest();
  expect(row?.hash.equals(right)).toBe(true);
});
