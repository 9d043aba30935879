import { segmentEndpoints } from '@masthead/shared/email/audiences/segment.endpoints.ts';
import { segmentMessages } from '@masthead/shared/email/audiences/segment.ts';
import type { Condition } from '@masthead/shared/email/audiences/segment-conditions.ts';
import { beforeAll, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildAudience, buildSite, buildTemplate } from '../campaigns/campaigns.testing.ts';
import { buildMailing } from '../mailings/mailings.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
const admin = withStaff(server, 'admin');
const editor = withStaff(server, 'editor');
let siteId: number;

beforeAll(async () => {
  siteId = (await buildSite(server.pool)).id;
});

const vip: Condition = { kind: 'tag', is: true, tag: 'VIP' };
const { create, update, get, remove, restore } = segmentEndpoints;
const { count, choices, ofAudience, terms } = segmentEndpoints;
const add = (audienceId: string, name: string, conditions: unknown = [vip]) =>
  admin.call(create, { body: { mailchimpListId: audienceId, name, conditions } });

/** Eight readers: the first three have a tag, the first two joined long ago, one has left, one is suppressed. */
async function buildReaders() {
  const { pool } = server;
  const id = await buildAudience(pool, siteId, 8);
  const nth = (n: number) => `reader${n}@${id}.example`;
  await pool`update subscribers set tags = '{VIP,Food}' where email = any(${[1, 2, 3].map(nth)}::text[])`;
  await pool`update subscribers set opted_in_at = '2020-05-04T12:00:00Z' where email = any(${[1, 2].map(nth)}::text[])`;
  await pool`update subscribers set status = 'unsubscribed' where email = ${nth(7)}`;
  await pool`insert into suppressions (email, reason) values (${nth(8)}, 'complained')`;
  const idOf = async (n: number) =>
    (await pool<{ id: number }[]>`select id from subscribers where email = ${nth(n)}`)[0]?.id ?? 0;
  return { id, idOf };
}

const counted = async (audienceId: string, conditions: Condition[]) =>
  (await admin.call(count, { body: { mailchimpListId: audienceId, conditions } })).body;

test('whoever meets all conditions is in a segment, without those who get no emails', async () => {
  const { id } = await buildReaders();
  const joined = (since: string, is = true): Condition => ({ kind: 'joined', is, since });
  expect(await counted(id, [vip])).toEqual({ readers: 3, all: 6 });
  expect(await counted(id, [{ ...vip, is: false }])).toEqual({ readers: 3, all: 6 });
  expect(await counted(id, [vip, joined('2026-01-01')])).toMatchObject({ readers: 1 });
  expect(await counted(id, [joined('2020-05-04')])).toMatchObject({ readers: 6 });
  expect(await counted(id, [joined('2020-05-05', false)])).toMatchObject({ readers: 2 });
  expect(await counted(id, [vip, { ...vip, is: false }])).toMatchObject({ readers: 0 });
  const quoted: Condition = { kind: 'tag', is: true, tag: `V'IP" \\ {a,b}` };
  expect(await counted(id, [quoted])).toMatchObject({ readers: 0 });
  const { pool } = server;
  await pool`update subscribers set tags = ${[quoted.tag]}::text[] where audience_id = ${id}`;
  expect(await counted(id, [quoted])).toMatchObject({ readers: 6 });
});

test('opens and clicks count within the days, and a click is an open', async () => {
  const { id, idOf } = await buildReaders();
  const { pool } = server;
  const mailing = await buildMailing(pool, { subscribers: 1 });
  await pool`update mailings set audience_id = ${id} where id = ${mailing.id}`;
  const read = async (n: number, openedAgo: number, clickedAgo: number | null) => pool`
    insert into mailing_readers values (${mailing.id}, ${await idOf(n)}, now() - ${openedAgo} * interval '1 day',
                                        now() - ${clickedAgo}::int * interval '1 day')`;
  await read(1, 3, null);
  await read(2, 3, 5);
  await read(3, 40, 40);
  const opened = (days: number, is = true): Condition => ({ kind: 'opened', is, days });
  const clicked = (days: number, is = true): Condition => ({ kind: 'clicked', is, days });
  expect(await counted(id, [opened(30)])).toMatchObject({ readers: 2 });
  expect(await counted(id, [opened(60)])).toMatchObject({ readers: 3 });
  expect(await counted(id, [opened(30, false)])).toMatchObject({ readers: 4 });
  expect(await counted(id, [clicked(30)])).toMatchObject({ readers: 1 });
  expect(await counted(id, [clicked(4)])).toMatchObject({ readers: 0 });
  expect(await counted(id, [opened(30), clicked(30, false), vip])).toMatchObject({ readers: 1 });
});

test('a segment is added, changed, deleted and restored, and listed with its readers', async () => {
  const { id } = await buildReaders();
  const made = (await add(id, '  Regulars ')).body;
  expect(made).toMatchObject({
    name: 'Regulars',
    mailchimpListId: id,
    conditions: [vip],
    version: 1,
  });
  await add(id, 'All others', [{ ...vip, is: false }]);
  const list = async () =>
    (await admin.call(ofAudience, { params: { id } })).body.map(
      ({ name, readers, says }) => `${name}, ${readers}: ${says.join('. ')}`,
    );
  expect(await list()).toEqual([
    'All others, 3: Does not have the tag “VIP”',
    'Regulars, 3: Has the tag “VIP”',
  ]);
  const params = { id: made.id };
  const changed = await admin.call(update, {
    body: { id: made.id, version: 1, conditions: [{ ...vip, tag: 'Food' }] },
  });
  expect(changed.body).toMatchObject({ version: 2, name: 'Regulars' });
  await admin.call(remove, { params });
  expect(await list()).toHaveLength(1);
  expect((await admin.call(get, { params })).status).toBe(404);
  await add(id, 'Regulars');
  expect((await admin.call(restore, { params })).body).toMatchObject({
    message: [segmentMessages.nameTaken],
  });
  expect((await admin.call(terms, { params: { id } })).body).toEqual({
    tags: ['Food', 'VIP'],
    remembersReaders: false,
  });
});

test('what is wrong is said at its field', async () => {
  const { id } = await buildReaders();
  const errorsOf = async (audienceId: string, name: string, conditions: unknown) => {
    const { status, body } = await add(audienceId, name, conditions);
    expect(status).toBe(400);
    return (body as unknown as { errors: { path: string; message: string }[] }).errors.map(
      ({ path, message }) => `${path}: ${message}`,
    );
  };
  expect(await errorsOf(id, '', [])).toEqual([
    'name: A segment name is required',
    'conditions: Add a condition',
  ]);
  expect(await errorsOf('nowhere', 'A', [vip])).toEqual([
    `mailchimpListId: ${segmentMessages.unknownAudience}`,
  ]);
  expect(await errorsOf(id, 'A', [{ kind: 'tag', is: true, tag: ' ' }])).toEqual([
    'conditions.0.tag: Choose a tag',
  ]);
  expect(await errorsOf(id, 'A', [{ kind: 'opened', is: true, days: 366 }])).toEqual([
    'conditions.0.days: Use 1 to 365 days',
  ]);
  expect(await errorsOf(id, 'A', [{ kind: 'joined', is: true, since: '2026-02-30' }])).toEqual([
    'conditions.0.since: Choose a day',
  ]);
  expect(await errorsOf(id, 'A', Array(11).fill(vip))).toEqual([
    'conditions: Use at most 10 conditions',
  ]);
  await add(id, 'Regulars');
  expect(await errorsOf(id, 'REGULARS', [vip])).toEqual([`name: ${segmentMessages.nameTaken}`]);
  expect(await errorsOf(id, 'A', [{ kind: 'sql', is: true }])).toHaveLength(1);
});

test('those who write emails choose among the segments of the audience, and change none', async () => {
  const { pool } = server;
  const site = await buildSite(pool);
  const audienceId = await buildAudience(pool, site.id, 1);
  const emailTemplateId = await buildTemplate(pool, { siteId: site.id, audienceId });
  const { body: made } = await add(audienceId, 'Regulars');
  const offered = await editor.call(choices, { query: { emailTemplateId } });
  expect(offered.body).toEqual([{ id: made.id, name: 'Regulars', says: ['Has the tag “VIP”'] }]);
  expect((await editor.call(get, { params: { id: made.id } })).status).toBe(403);
  expect((await editor.call(remove, { params: { id: made.id } })).status).toBe(403);
  const body = { mailchimpListId: audienceId, conditions: [vip] };
  expect((await editor.call(count, { body })).status).toBe(403);
  const none = await buildTemplate(pool, { siteId: site.id, audienceId: null });
  expect((await editor.call(choices, { query: { emailTemplateId: none } })).body).toEqual([]);
  await pool`update email_templates set deleted_at = now() where id = ${emailTemplateId}`;
  expect((await editor.call(choices, { query: { emailTemplateId } })).body).toEqual([]);
});

test('a segment comes back from the trash only with its audience', async () => {
  const { pool } = server;
  const audienceId = await buildAudience(pool, siteId, 1);
  const { body: made } = await add(audienceId, 'Regulars');
  const params = { id: made.id };
  await admin.call(remove, { params });
  await pool`update audiences set deleted_at = now() where id = ${audienceId}`;
  const refused = await admin.call(restore, { params });
  expect(refused.status).toBe(409);
  await pool`update audiences set deleted_at = null where id = ${audienceId}`;
  expect((await admin.call(restore, { params })).status).toBe(200);
});

test('a large audience is counted by hash, whatever is remembered of it', async () => {
  const { pool } = server;
  const id = await buildAudience(pool, siteId, 0);
  const mailing = await buildMailing(pool, { subscribers: 1 });
  await pool`update mailings set audience_id = ${id} where id = ${mailing.id}`;
  for (let part = 0; part < 2; part += 1) {
    await pool`
      with added as (
        insert into subscribers (audience_id, email)
        select ${id}, 'r' || n || '@large.example' from generate_series(${part * 25_000}::int + 1, ${(part + 1) * 25_000}::int) n
        returning id)
      insert into mailing_readers select ${mailing.id}, id, now() from added where id % 2 = 0`;
  }
  const found = await counted(id, [
    { kind: 'opened', is: false, days: 30 },
    { kind: 'clicked', is: false, days: 30 },
  ]);
  expect(found).toEqual({ readers: 25_000, all: 50_000 });
});
