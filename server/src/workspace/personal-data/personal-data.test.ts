import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personalDataEndpoints } from '@masthead/shared/workspace/personal-data/personal-data.endpoints.ts';
import { personalDataMessages } from '@masthead/shared/workspace/personal-data/personal-data.messages.ts';
import { beforeAll, expect, test } from 'vitest';
import { type PlannedJob, type TestClient, withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { openWindow } from '../../editorial/posts/together.testing.ts';
import { buildAudience, buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildDesk, buildInvoice } from '../../finance/invoices/invoices.testing.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { write } from '../../platform/db/client.ts';
import { erase, tablesWith } from './personal-data.testing.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'masthead-personal-'));
const planned: PlannedJob[] = [];
const server = withTestServer({ config: { dataFolder, logLevel: 'silent' }, planned });
const { erase: ask, lookUp, list, export: exported, retry } = personalDataEndpoints;
let adminId: number;
let admin: TestClient;
let audienceId: string;

beforeAll(async () => {
  adminId = await buildStaff(server.pool, 'admin');
  admin = server.as(adminId);
  const { id } = await buildSite(server.pool);
  audienceId = await buildAudience(server.pool, id, 0);
});

const asked = (address: string, changes: object = {}) => ({
  body: {
    address,
    askedBy: 'person' as const,
    reason: 'A letter',
    removesBylines: false,
    typed: address,
    ...changes,
  },
});
const eraseNow = async (address: string, changes: object = {}) => {
  const { status, body, error } = await admin.call(ask, asked(address, changes));
  expect([status, error.message]).toEqual([200, undefined]);
  await erase({ pool: server.pool, config: server.app.config }, body.id);
  return (await admin.call(list)).body.find(({ id }) => id === body.id);
};
const subscribe = async (email: string, name = 'Sam Subscriber') => {
  const rows = await write(
    server.pool,
    adminId,
    (db) => db<{ id: number }[]>`
    insert into subscribers (audience_id, email, name) values (${audienceId}, ${email}, ${name}) returning id`,
  );
  return rows[0]?.id ?? 0;
};

test('only admins of the owner organization look up, export, erase and list', async () => {
  const partner = await buildUser(server.pool, {
    organizationId: await buildOrganization(server.pool),
    roles: ['admin'],
  });
  for (const other of [await buildStaff(server.pool, 'editor'), partner]) {
    const client = server.as(other);
    const answers = [
      await client.call(lookUp, { body: { address: 'a@example.com' } }),
      await client.call(exported, { body: { address: 'a@example.com', format: 'json' } }),
      await client.call(ask, asked('a@example.com')),
      await client.call(list),
      await client.call(retry, { params: { id: 1 } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  }
});

test.each([
  ['an address', { address: '' }, personalDataMessages.addressRequired],
  ['an address that is one', { address: 'ann' }, personalDataMessages.addressInvalid],
  ['a reason', { reason: ' ' }, personalDataMessages.reasonRequired],
  ['the address typed', { typed: 'other@example.com' }, personalDataMessages.typedWrong],
])('an erasure needs %s', async (_what, changes, sentence) => {
  const { status, error } = await admin.call(ask, asked('a@example.com', changes));
  expect([status, error.message?.[0]]).toEqual([400, sentence]);
});

test('looks up and exports a subscriber as JSON and CSV, with texts that mention the address', async () => {
  await subscribe('sam@example.com');
  await server.pool`insert into segments (audience_id, name, conditions) values (${audienceId}, 'Not sam@example.com', '[]')`;
  const { body: found } = await admin.call(lookUp, { body: { address: 'Sam@Example.com' } });
  expect(found).toMatchObject({
    user: null,
    counts: [{ label: 'Subscriptions', count: 1 }],
    isErased: false,
    blocked: null,
  });
  const inJson = await admin.call(exported, {
    body: { address: 'SAM@example.com', format: 'json' },
  });
  expect(inJson.raw.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': expect.stringContaining('personal-data.json'),
  });
  const { records } = JSON.parse(inJson.raw.body) as { records: Record<string, unknown>[] };
  expect(records).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'Subscriptions',
        email: 'sam@example.com',
        name: 'Sam Subscriber',
      }),
      expect.objectContaining({ kind: 'Mentions in segments', name: 'Not sam@example.com' }),
      expect.objectContaining({ kind: 'History' }),
    ]),
  );
  const inCsv = await admin.call(exported, { body: { address: 'sam@example.com', format: 'csv' } });
  expect(inCsv.raw.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(inCsv.raw.body.split('\r\n')).toEqual(
    expect.arrayContaining(['Subscriptions,1,email,sam@example.com']),
  );
});

test('erases a user: the account is closed, the name goes from History, posts keep the byline', async () => {
  const { pool } = server;
  const id = await buildStaff(pool, 'editor', 'firm');
  await write(pool, adminId, async (db) => {
    await db`update users set email = 'old.edith@example.com', name = 'Edith Old', bio = 'Writes', is_chat_member = true where id = ${id}`;
    await db`update users set email = 'edith@example.com', name = 'Edith Marlowe', username = 'edith' where id = ${id}`;
  });
  await pool`insert into authors (name, user_id) values ('E. Marlowe', ${id})`;
  await pool`insert into chat_messages (user_id, client_id, type, message) values (${id}, gen_random_uuid(), 'text', 'Write to old.edith@example.com')`;
  await pool`insert into chat_reactions (message_id, emoji, user_id) select max(id), '👍', ${id} from chat_messages`;
  const editor = server.as(id);
  expect((await editor.call(list)).status).toBe(403);
  const { body: found } = await admin.call(lookUp, { body: { address: 'edith@example.com' } });
  expect(found.user).toEqual({ id, name: 'Edith Marlowe' });
  expect(found.counts).toContainEqual({ label: 'Chat: reactions', count: 1 });
  const done = await eraseNow('edith@example.com');
  expect(done).toMatchObject({ isUser: true, state: 'done' });
  for (const gone of ['edith@example.com', 'old.edith@example.com', 'Edith Old', 'Edith Marlowe'])
    expect(await tablesWith(pool, gone)).toEqual([]);
  expect(await tablesWith(pool, 'E. Marlowe')).toEqual(['authors.name', 'changes.after']);
  const [user] = await pool`
    select name, username, email, bio, is_disabled, is_chat_member,
           (select count(*)::int from sessions s where s.user_id = u.id) as sessions,
           (select count(*)::int from chat_reactions r where r.user_id = u.id) as reactions,
           (select count(*)::int from user_roles r where r.user_id = u.id) as roles from users u where id = ${id}`;
  expect(user).toEqual({
    name: 'Former colleague',
    username: `erased-${done?.id}`,
    email: `erased-${done?.id}@x.invalid`,
    bio: null,
    isDisabled: true,
    isChatMember: false,
    sessions: 0,
    reactions: 0,
    roles: 0,
  });
  expect((await editor.call(list)).status).toBe(401);
});

test('drops shared documents with the address in old words; a window from before writes on in the next', async () => {
  const { pool } = server;
  const { id: siteId } = await buildSite(pool);
  const id = await buildNewsItem(pool, { siteId, status: 5, body: '<p>First</p>' });
  const open = openWindow(admin, id);
  await open.sync();
  open.write('Write to jo@example.com');
  await open.sync();
  open.body.delete(1, 1);
  await open.sync();
  await eraseNow('jo@example.com');
  expect(await tablesWith(pool, 'jo@example.com')).toEqual([]);
  const [left] = await pool`
    select (select count(*)::int from news_item_documents) as documents,
           (select count(*)::int from news_item_updates) as updates`;
  expect(left).toEqual({ documents: 0, updates: 0 });
  const { document } = open.at();
  expect((await open.sync()).body.document).not.toBe(document);
  const next = openWindow(admin, id);
  await next.sync();
  expect(next.markup()).toBe('<p>First</p>');
});

test('the invoices of an erased contributor stay as they were, without the address', async () => {
  const { pool } = server;
  const desk = await buildDesk(pool);
  const { id } = await buildInvoice(pool, desk, {
    state: 'approved',
    description: 'Review, mail ivo@example.com',
  });
  await pool`update users set email = 'ivo@example.com' where id = ${desk.contributor}`;
  const invoice = () => pool`
    select contributor_id, amount, date, type, state, decided_by, decided_at from invoices where id = ${id}`;
  const before = await invoice();
  const { body: found } = await admin.call(lookUp, { body: { address: 'ivo@example.com' } });
  expect(found.counts).toContainEqual({ label: 'Invoices', count: 1 });
  await eraseNow('ivo@example.com');
  expect(before).toHaveLength(1);
  expect(await invoice()).toEqual(before);
  expect(await tablesWith(pool, 'ivo@example.com')).toEqual([]);
});

test('replaces bylines when that is wanted, also in posts', async () => {
  const { pool } = server;
  const id = await buildStaff(pool, 'editor');
  await write(
    pool,
    adminId,
    (db) => db`update users set email = 'by@example.com', name = 'Byron' where id = ${id}`,
  );
  await write(
    pool,
    adminId,
    (db) => db`insert into authors (name, title, user_id) values ('B. Byron', 'Critic', ${id})`,
  );
  await eraseNow('by@example.com', { removesBylines: true });
  expect(await tablesWith(pool, 'Byron')).toEqual([]);
  const [author] = await pool`select name, title from authors where user_id = ${id}`;
  expect(author).toEqual({ name: 'Former colleague', title: null });
});

test('keeps invoices, and refuses one’s own account and an address for replies', async () => {
  const { pool } = server;
  await pool`update users set email = 'me@example.com' where id = ${adminId}`;
  const own = await admin.call(ask, asked('me@example.com'));
  expect([own.status, own.error.message]).toEqual([400, [personalDataMessages.ownAccount]]);
  const { id: siteId } = await buildSite(pool);
  await pool`insert into email_templates (site_id, category, description, from_name, reply_to, mailchimp_list_id)
    values (${siteId}, 'digest', 'Daily', 'CityBeat', 'Desk@example.com', ${audienceId})`;
  const desk = await admin.call(ask, asked('desk@example.com'));
  expect([desk.status, desk.error.message]).toEqual([400, [personalDataMessages.isReplyAddress]]);
});

test('two requests at once are one erasure', async () => {
  await subscribe('twice@example.com');
  const { body } = await admin.call(ask, asked('twice@example.com'));
  const again = await admin.call(ask, asked('twice@example.com'));
  expect([again.status, again.error.message]).toEqual([409, [personalDataMessages.underWay]]);
  expect(planned).toContainEqual(
    expect.objectContaining({ queue: 'erase', data: { erasureId: body.id } }),
  );
});

test('resumes after a kill and a failure, and two workers erase once', async () => {
  const { pool } = server;
  await subscribe('kill@example.com');
  const { body } = await admin.call(ask, asked('kill@example.com'));
  const server2 = { pool, config: server.app.config };
  let failures = 1;
  const forgetAtMailchimp = async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('Mailchimp is away');
    return 1;
  };
  await expect(erase(server2, body.id, { forgetAtMailchimp })).rejects.toThrow('Mailchimp is away');
  expect(await tablesWith(pool, 'kill@example.com')).toEqual([]);
  await Promise.all([
    erase(server2, body.id, { forgetAtMailchimp }),
    erase(server2, body.id, { forgetAtMailchimp }),
  ]);
  const done = (await admin.call(list)).body.find(({ id }) => id === body.id);
  expect(done).toMatchObject({ state: 'done', problem: null });
  expect(done?.counts).toEqual(
    expect.arrayContaining([
      { label: 'Subscriptions', count: 1 },
      { label: 'Mailchimp contacts', count: 1 },
    ]),
  );
});

test('a failed erasure is resumed by hand; another one can’t be', async () => {
  await subscribe('retry@example.com');
  const { body } = await admin.call(ask, asked('retry@example.com'));
  const call = () => admin.call(retry, { params: { id: body.id } });
  expect((await call()).status).toBe(404);
  await server.pool`update erasures set state = 'failed', problem = 'x' where id = ${body.id}`;
  planned.length = 0;
  expect((await call()).status).toBe(200);
  expect(planned).toEqual([expect.objectContaining({ queue: 'erase' })]);
});
