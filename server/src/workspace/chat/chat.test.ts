import { randomUUID } from 'node:crypto';
import { roles } from '@masthead/shared/platform/access/roles.ts';
import {
  chatEndpoints,
  chatVisitEndpoints,
} from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { chatMessages } from '@masthead/shared/workspace/chat/chat.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { asPerson } from '../../platform/db/client.ts';
import { buildMember, words } from './chat.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
let [anaId, benId] = [0, 0];
let ana: TestClient;
let ben: TestClient;
const admin = withStaff(server, 'admin');
beforeAll(async () => {
  anaId = await buildMember(server.pool);
  benId = await buildMember(server.pool);
  [ana, ben] = [server.as(anaId), server.as(benId)];
});

const send = async (by: TestClient, message: string) =>
  (await by.call(chatEndpoints.send, words(message))).body;
const read = async (by: TestClient, query: Record<string, string | number> = {}) =>
  (await by.call(chatEndpoints.list, { query })).body;
const memberIn = async (by: TestClient, id: number) =>
  (await read(by, { limit: 1 })).members.find((member) => member.id === id);

describe('messages', () => {
  test('are read by the members, newest first, with their senders', async () => {
    await send(ana, 'One');
    await send(ben, 'Two');
    const { nodes, members } = await read(ana, { limit: 2 });
    expect(nodes.map(({ message, user, type }) => [message, user.id, type])).toEqual([
      ['Two', benId, 'text'],
      ['One', anaId, 'text'],
    ]);
    expect(new Set(members.map(({ id }) => id))).toEqual(new Set([anaId, benId]));
  });

  test('come in pages before and after a message', async () => {
    const [first, second, third] = [
      await send(ana, 'a'),
      await send(ana, 'b'),
      await send(ana, 'c'),
    ];
    const ids = async (query: Record<string, number>) =>
      (await read(ben, query)).nodes.map(({ id }) => id);
    expect(await ids({ after: first.id })).toEqual([third.id, second.id]);
    expect(await ids({ before: third.id, limit: 2 })).toEqual([second.id, first.id]);
    expect(await ids({ after: first.id, limit: 1 })).toEqual([second.id]);
    expect(await ids({ around: second.id, limit: 2 })).toEqual([third.id, second.id]);
    expect(await ids({ around: 2_147_483_647, limit: 2 })).toEqual([third.id]);
    expect((await ana.call(chatEndpoints.list, { query: { limit: 1001 } })).status).toBe(400);
    const both = await ana.call(chatEndpoints.list, { query: { around: 1, after: 1 } });
    expect([both.status, both.error.message]).toEqual([400, [chatMessages.aroundAlone]]);
  });

  test('that are sent again are the same message, also concurrently', async () => {
    const again = words('Only once');
    const answers = await Promise.all([1, 2, 3, 4].map(() => ana.call(chatEndpoints.send, again)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const other = await ana.call(chatEndpoints.send, {
      body: { ...again.body, message: 'Something else' },
    });
    expect([other.status, other.error.message]).toEqual([409, [chatMessages.sentOtherwise]]);
    // Another person's message may have the same client id.
    expect((await ben.call(chatEndpoints.send, again)).status).toBe(200);
  });

  test.each([
    ['nothing', ''],
    ['spaces', '  \n '],
    ['too much', 'x'.repeat(5001)],
    ['a megabyte', 'x'.repeat(900_000)],
    ['ten thousand emoji', '🌮'.repeat(10_000)],
  ])('of %s are rejected with a message', async (_, message) => {
    const { status, error } = await ana.call(chatEndpoints.send, words(message));
    expect(status).toBe(400);
    expect(error.message[0]).toMatch(/\w/);
  });

  test('keep code as plain text', async () => {
    const hostile = '<img src=x onerror=alert(1)> javascript:alert(1)';
    expect((await send(ana, hostile)).message).toBe(hostile);
  });

  test('of nothing but emoji are marked as such', async () => {
    expect([(await send(ana, '🎉👍🏽')).emoji, (await send(ana, '🎉 hm')).emoji]).toEqual([
      true,
      false,
    ]);
  });

  test('are found by words, in any letter case', async () => {
    await send(ana, 'The Zócalo piece is 100% done');
    const search = async (text: string) =>
      (await ben.call(chatEndpoints.search, { query: { text } })).body.map(
        ({ message }) => message,
      );
    expect(await search('zÓCALO')).toEqual(['The Zócalo piece is 100% done']);
    expect(await search('0% d')).toHaveLength(1);
    expect(await search('%')).toHaveLength(1);
    expect(await search('')).toEqual([]);
  });

  test('are found by page until there are no more', async () => {
    await server.pool`insert into chat_messages (user_id, client_id, type, message)
      select ${anaId}, gen_random_uuid(), 'text', 'Page by page' from generate_series(1, 120)`;
    const page = async (before?: number) =>
      (
        await ben.call(chatEndpoints.search, {
          query: { text: 'page by', ...(before && { before }) },
        })
      ).body.map(({ id }) => id);
    const first = await page();
    const second = await page(first.at(-1));
    const third = await page(second.at(-1));
    expect([first.length, second.length, third.length]).toEqual([50, 50, 20]);
    const all = [...first, ...second, ...third];
    expect(all).toEqual([...new Set(all)].sort((a, b) => b - a));
  });
});

describe('read receipts', () => {
  test('are set by each reader and never go back', async () => {
    const first = await send(ana, 'Read me');
    const second = await send(ana, 'And me');
    expect(first.readAt).toBeNull();
    await ben.call(chatEndpoints.read, { body: { upTo: second.id } });
    await ben.call(chatEndpoints.read, { body: { upTo: first.id } });
    expect((await memberIn(ana, benId))?.readUpTo).toBe(second.id);
    const [last] = (await read(ana, { limit: 1 })).nodes;
    expect(last?.readAt).toMatch(/^\d{4}-/);
  });

  test('ignore reading one’s own messages', async () => {
    const own = await send(ana, 'Mine');
    await ana.call(chatEndpoints.read, { body: { upTo: own.id } });
    const { nodes } = await read(ben, { limit: 1 });
    expect(nodes[0]).toMatchObject({ id: own.id, message: 'Mine', readAt: null });
  });

  test('leave what came after them unread, except one’s own messages, and nothing before a first visit', async () => {
    const unread = async () => (await ben.call(chatEndpoints.unread)).body.count;
    const { id: upTo } = await send(ana, 'The last one read');
    await server.pool`delete from chat_reads where user_id = ${benId}`;
    expect(await unread()).toBe(0);
    await ben.call(chatEndpoints.read, { body: { upTo } });
    expect(await unread()).toBe(0);
    await send(ana, 'One');
    await send(ben, 'Own');
    const last = await send(ana, 'Two');
    expect(await unread()).toBe(2);
    await server.pool`insert into chat_messages (user_id, client_id, type, message)
      select ${anaId}, gen_random_uuid(), 'text', 'Many' from generate_series(1, 120)`;
    expect(await unread()).toBe(100);
    await ben.call(chatEndpoints.read, { body: { upTo: last.id } });
    await ben.call(chatEndpoints.read, { body: { upTo } });
    expect((await memberIn(ana, benId))?.readUpTo).toBe(last.id);
  });

  test('cannot exceed the newest message', async () => {
    const last = await send(ana, 'The last');
    await ben.call(chatEndpoints.read, { body: { upTo: 2_147_483_647 } });
    expect((await memberIn(ana, benId))?.readUpTo).toBe(last.id);
  });
});

describe('typing markers', () => {
  const typing = (isTyping: boolean) => ben.call(chatEndpoints.typing, { body: { isTyping } });

  test('last ten seconds', async () => {
    await typing(true);
    const ago = (await memberIn(ana, benId))?.typedAgoMs ?? -1;
    expect(ago >= 0 && ago < 10_000).toBe(true);
    await server.pool`update chat_typing set edited_at = now() - interval '10 seconds'`;
    expect((await memberIn(ana, benId))?.typedAgoMs).toBeNull();
  });

  test('end when the text is cleared or sent', async () => {
    const typedAgo = async () => (await memberIn(ana, benId))?.typedAgoMs;
    for (const end of [() => typing(false), () => send(ben, 'Sent')]) {
      await typing(true);
      expect(await typedAgo()).toEqual(expect.any(Number));
      await end();
      expect(await typedAgo()).toBeNull();
    }
  });
});

describe('visits', () => {
  test('are recorded once each and listed for admins, newest first', async () => {
    const body = { clientId: randomUUID() };
    await ana.call(chatEndpoints.visit, { body });
    await ana.call(chatEndpoints.visit, { body });
    await ben.call(chatEndpoints.visit, { body: { clientId: randomUUID() } });
    const visits = (await admin.call(chatVisitEndpoints.list)).body;
    expect(visits.map(({ user }) => user.id)).toEqual([benId, anaId]);
    expect((await ana.call(chatVisitEndpoints.list)).status).toBe(403);
  });

  test('list at most a thousand', async () => {
    await server.pool`insert into chat_visits (user_id, client_id)
      select ${anaId}, gen_random_uuid() from generate_series(1, 1005)`;
    expect((await admin.call(chatVisitEndpoints.list)).body).toHaveLength(1000);
  });
});

describe('a person who is not a member', () => {
  test('is rejected by every call, with every role, also as an admin and as a former member', async () => {
    const { pool } = server;
    const [owner] = await pool<{ id: number }[]>`select id from organizations where is_owner`;
    const everything = { organizationId: owner?.id ?? 0, roles: [...roles] };
    const partner = { organizationId: await buildOrganization(pool), isChatMember: true };
    const left = await buildMember(pool);
    const others = [await buildUser(pool, everything), await buildUser(pool, partner), left];
    await pool`update users set is_chat_member = false where id = ${left}`;
    for (const id of others)
      for (const endpoint of Object.values(chatEndpoints)) {
        const { status, raw } = await server.as(id).call(endpoint, {
          params: { key: 'a'.repeat(32), id: 1 },
          body: { clientId: randomUUID(), message: 'x', upTo: 1, isTyping: true },
        });
        expect([endpoint.path, status]).toEqual([endpoint.path, 403]);
        expect(raw.body).not.toContain('Read me');
      }
  });

  test('finds nothing of the chat in History, Activity or Trash, which do not record it', async () => {
    await send(ana, 'The secret of the staff');
    const [told] = await server.pool<{ sent: number; others: number; told: number }[]>`
      select (select count(*) from chat_messages where message = 'The secret of the staff') as sent,
             count(*) filter (where table_name = 'users') as others,
             count(*) filter (where table_name like 'chat%' or after::text like '%The secret of the staff%') as told
        from changes`;
    expect(told?.others).toBeGreaterThan(0);
    expect(told).toMatchObject({ sent: 1, told: 0 });
  });

  test('gets nothing from the database itself, whatever the query', async () => {
    const stranger = await buildStaff(server.pool, 'admin');
    const count = (id: number) =>
      asPerson(server.pool, { id }, async (db) => {
        const [row] = await db<{ n: number }[]>`select count(*) as n from chat_messages`;
        const people = await db`select id from users`;
        return [row?.n ?? 0, people.length];
      });
    expect(await count(stranger)).toEqual([0, 0]);
    expect((await count(anaId))[0]).toBeGreaterThan(0);
    const forged = asPerson(
      server.pool,
      { id: anaId },
      (db) => db`insert into chat_messages (user_id, client_id, type, message)
                 values (${benId}, gen_random_uuid(), 'text', 'I said this')`,
    );
    await expect(forged).rejects.toThrow(/row-level security/);
    const secret = asPerson(
      server.pool,
      { id: anaId },
      (db) => db`select password_hash from users`,
    );
    await expect(secret).rejects.toThrow(/permission denied/);
  });

  test('is checked once per statement, not once per message', async () => {
    const policies = await server.pool<{ name: string; isPerRow: boolean }[]>`
      select policyname as name, concat(qual, ' ', with_check) ~ '(?<!SELECT )in_chat\\(\\)' as is_per_row
        from pg_policies where concat(qual, ' ', with_check) like '%in_chat()%'`;
    expect(policies.length).toBeGreaterThan(0);
    expect(policies.filter(({ isPerRow }) => isPerRow)).toEqual([]);
  });
});
