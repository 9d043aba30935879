import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { chatReactionEndpoints } from '@masthead/shared/workspace/chat/chat-reactions.endpoints.ts';
import { reactionMessages } from '@masthead/shared/workspace/chat/chat-reactions.ts';
import { emoji } from '@masthead/shared/workspace/chat/emoji.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { asPerson } from '../../platform/db/client.ts';
import { buildMember, words } from './chat.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
let [anaId, benId] = [0, 0];
let ana: TestClient;
let ben: TestClient;
beforeAll(async () => {
  anaId = await buildMember(server.pool);
  benId = await buildMember(server.pool);
  [ana, ben] = [server.as(anaId), server.as(benId)];
});

const send = async (by: TestClient, message: string) =>
  (await by.call(chatEndpoints.send, words(message))).body;
const list = async (by: TestClient) =>
  (await by.call(chatEndpoints.list, { query: { limit: 5 } })).body;
const reactionsOf = async (by: TestClient, id: number) =>
  (await list(by)).nodes
    .find((node) => node.id === id)
    ?.reactions.map(({ emoji: sign, people }) => [sign, people.map((person) => person.id)]);
const react = (by: TestClient, id: number, sign: string, isOn = true) =>
  by.call(chatReactionEndpoints.set, { params: { id }, body: { emoji: sign, is_on: isOn } });

describe('a reaction', () => {
  test('is counted once for each person and kind, by name, and taken back', async () => {
    const { id, reactions } = await send(ana, 'Published');
    expect(reactions).toEqual([]);
    expect((await react(ben, id, '🎉')).status).toBe(200);
    await react(ana, id, '👍');
    await react(ana, id, '🎉');
    const { body } = await react(ben, id, '🎉');
    const [row] = await server.pool<{ name: string }[]>`select name from users where id = ${benId}`;
    expect(body.reactions[0]?.people[0]).toEqual({ id: benId, name: row?.name });
    expect(await reactionsOf(ana, id)).toEqual([
      ['🎉', [benId, anaId]],
      ['👍', [anaId]],
    ]);
    await react(ben, id, '🎉', false);
    await react(ben, id, '🎉', false);
    // What others reacted stays.
    await react(ben, id, '👍', false);
    expect(await reactionsOf(ana, id)).toEqual([
      ['👍', [anaId]],
      ['🎉', [anaId]],
    ]);
    const found = await ben.call(chatEndpoints.search, { query: { text: 'Published' } });
    expect(found.body[0]?.reactions).toHaveLength(2);
  });

  test('gets a number of the chat when it changes something, and only then', async () => {
    const { id } = await send(ana, 'Numbered');
    const changes = async () => (await list(ana)).changes;
    const numbers = [await changes()];
    for (const isOn of [true, true, false, false]) {
      await react(ben, id, '✅', isOn);
      numbers.push(await changes());
    }
    const [first = 0] = numbers;
    expect(numbers).toEqual([first, first + 1, first + 1, first + 2, first + 2]);
    // The message itself was not edited.
    expect((await list(ana)).nodes[0]).toMatchObject({ id, editedAt: null });
  });

  test('is one of the emoji that are offered', async () => {
    const { id } = await send(ana, 'Limited');
    for (const sign of ['', 'x', '👍👍', '🦄', '❤', 'x'.repeat(5000)]) {
      const { status, error } = await react(ben, id, sign);
      expect([status, error.message]).toEqual([400, [reactionMessages.unknown]]);
    }
    expect((await react(ben, id, '👍\u0000')).status).toBe(400);
    const wrong = [{ emoji: 1, is_on: true }, { emoji: '👍', is_on: 'yes' }, { emoji: '👍' }, {}];
    for (const body of wrong) {
      const asked = { params: { id }, body: body as { emoji: string; is_on: boolean } };
      expect((await ben.call(chatReactionEndpoints.set, asked)).status).toBe(400);
    }
    expect(await reactionsOf(ben, id)).toEqual([]);
  });

  test('is one of at most 20 kinds, also of several people at the same time', async () => {
    const { id } = await send(ana, 'Popular');
    const signs = emoji.map(([sign]) => sign).slice(0, 21);
    const answers = await Promise.all(signs.map((sign, at) => react(at % 2 ? ana : ben, id, sign)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, error }) => [status, error.message])).toEqual([
      [409, [reactionMessages.full]],
    ]);
    const kinds = (await reactionsOf(ana, id)) ?? [];
    expect(kinds).toHaveLength(20);
    // Another person may join a kind that is there.
    const [first] = kinds;
    for (const by of [ana, ben]) expect((await react(by, id, String(first?.[0]))).status).toBe(200);
  });

  test('is neither unread nor told to anybody', async () => {
    const { id } = await send(ana, 'Quiet');
    await ana.call(chatEndpoints.read, { body: { upTo: id } });
    await react(ben, id, '👍');
    expect((await ana.call(chatEndpoints.unread)).body.count).toBe(0);
    const { count } = await server.pool`select from notices where user_id = ${anaId}`;
    expect(count).toBe(0);
  });

  test('to a message that is missing or deleted is a 404; deleting a message drops its reactions', async () => {
    const { id } = await send(ana, 'Regrettable');
    await react(ben, id, '👀');
    const { body } = await ana.call(chatEndpoints.remove, { params: { id } });
    expect(body.reactions).toEqual([]);
    const { count } = await server.pool`select from chat_reactions where message_id = ${id}`;
    expect(count).toBe(0);
    for (const isOn of [true, false]) {
      expect((await react(ben, id, '👀', isOn)).status).toBe(404);
      expect((await react(ben, 2_147_483_647, '👀', isOn)).status).toBe(404);
    }
  });

  test('stays when somebody else tries to delete its message', async () => {
    const { id } = await send(ana, 'Mine');
    await react(ben, id, '👍');
    await ben.call(chatEndpoints.remove, { params: { id } });
    expect(await reactionsOf(ana, id)).toEqual([['👍', [benId]]]);
  });

  test('goes with its message after the retention period', async () => {
    const { id } = await send(ana, 'Old');
    await react(ben, id, '👍');
    await server.pool`delete from chat_messages where id = ${id}`;
    const { count } = await server.pool`select from chat_reactions where message_id = ${id}`;
    expect(count).toBe(0);
  });
});

describe('reactions in the database', () => {
  test('are written as oneself alone, and only by members', async () => {
    const { id } = await send(ana, 'Guarded');
    await react(ben, id, '👍');
    const as = (person: number, sql: string) =>
      asPerson(server.pool, { id: person }, (db) => db.unsafe(sql));
    const forged = `insert into chat_reactions (message_id, emoji, user_id) values (${id}, '👎', ${benId})`;
    await expect(as(anaId, forged)).rejects.toThrow(/permission denied/);
    await expect(as(anaId, 'delete from chat_reactions')).rejects.toThrow(/permission denied/);
    const stranger = await buildStaff(server.pool, 'admin');
    const asked = { params: { id }, body: { emoji: '👍', is_on: true } };
    expect((await server.as(stranger).call(chatReactionEndpoints.set, asked)).status).toBe(403);
    expect((await server.as(null).call(chatReactionEndpoints.set, asked)).status).toBe(401);
    await as(stranger, `select react_in_chat(${id}, '👎', true)`);
    expect(await as(stranger, 'select emoji from chat_reactions')).toEqual([]);
    expect(await reactionsOf(ana, id)).toEqual([['👍', [benId]]]);
  });

  test('name whoever has left the chat without a message', async () => {
    const leftId = await buildMember(server.pool);
    const { id } = await send(ana, 'Farewell');
    await react(server.as(leftId), id, '❤️');
    await server.pool`update users set is_chat_member = false where id = ${leftId}`;
    const [row] = await server.pool<
      { name: string }[]
    >`select name from users where id = ${leftId}`;
    const { nodes } = await list(ana);
    expect(nodes[0]?.reactions[0]?.people).toEqual([{ id: leftId, name: row?.name }]);
  });
});
