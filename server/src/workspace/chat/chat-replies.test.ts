import { randomUUID } from 'node:crypto';
import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { chatMessages } from '@masthead/shared/workspace/chat/chat.ts';
import { quoteMessages } from '@masthead/shared/workspace/chat/chat-quotes.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { asPerson } from '../../platform/db/client.ts';
import { buildMember, words } from './chat.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
let anaId = 0;
let anaName = '';
let ana: TestClient;
let ben: TestClient;
beforeAll(async () => {
  anaId = await buildMember(server.pool);
  [ana, ben] = [server.as(anaId), server.as(await buildMember(server.pool))];
  const [row] = await server.pool<{ name: string }[]>`select name from users where id = ${anaId}`;
  anaName = row?.name ?? '';
});

const replyTo = (id: number, message = 'An answer') => ({
  body: { ...words(message).body, replyTo: id },
});
const send = async (by: TestClient, request: ReturnType<typeof words>) =>
  (await by.call(chatEndpoints.send, request)).body;
const found = async (id: number) =>
  (await ben.call(chatEndpoints.list, { query: { around: id, limit: 1 } })).body.nodes[0];

describe('a reply', () => {
  test('shows the sender and the first words of what it quotes, everywhere', async () => {
    const asked = await send(ana, words(' Who covers\n\nthe  council tonight? '));
    expect(asked.replyTo).toBeNull();
    const answer = await send(ben, replyTo(asked.id, 'I do, from seven'));
    expect(answer.replyTo).toEqual({
      id: asked.id,
      name: anaName,
      words: 'Who covers the council tonight?',
    });
    expect(await found(answer.id)).toEqual(answer);
    const query = { text: 'from seven' };
    expect((await ana.call(chatEndpoints.search, { query })).body).toEqual([answer]);
    // A reply can be replied to; it is quoted by its own words.
    const third = await send(ana, replyTo(answer.id));
    expect(third.replyTo?.words).toBe('I do, from seven');
  });

  test('cuts long words between characters, and names files', async () => {
    const { id } = await send(ana, words('👩‍👩‍👧'.repeat(150)));
    const { replyTo: quote } = await send(ben, replyTo(id));
    expect(quote?.words).toBe(`${'👩‍👩‍👧'.repeat(140)}…`);
    const file = await ana.upload(chatEndpoints.upload, {
      file: { bytes: 'words', name: 'plan.txt', type: '' },
      body: { clientId: randomUUID() },
    });
    expect((await send(ben, replyTo(file.body.id))).replyTo?.words).toBe('plan.txt');
  });

  test('shows the quoted message as it is now: edited, deleted, no longer kept', async () => {
    const { id } = await send(ana, words('Wensday'));
    const answer = await send(ben, replyTo(id));
    await ana.call(chatEndpoints.edit, { params: { id }, body: { message: 'Wednesday' } });
    expect((await found(answer.id))?.replyTo?.words).toBe('Wednesday');
    await ana.call(chatEndpoints.remove, { params: { id } });
    const gone = { id, name: anaName, words: null };
    expect((await found(answer.id))?.replyTo).toEqual(gone);
    // Whoever was writing while it was deleted can still send.
    expect((await send(ben, replyTo(id, 'Late'))).replyTo).toEqual(gone);
    await server.pool`delete from chat_messages where id = ${id}`;
    expect((await found(answer.id))?.replyTo).toEqual({ id, name: null, words: null });
  });

  test('that is deleted quotes nothing any more', async () => {
    const { id } = await send(ana, words('Asked'));
    const answer = await send(ben, replyTo(id));
    const { body } = await ben.call(chatEndpoints.remove, { params: { id: answer.id } });
    expect(body.replyTo).toBeNull();
    const [row] = await server.pool<{ replyTo: number | null }[]>`
      select reply_to from chat_messages where id = ${answer.id}`;
    expect(row?.replyTo).toBeNull();
  });

  test('keeps its quote when it is edited', async () => {
    const { id } = await send(ana, words('Asked'));
    const answer = await send(ben, replyTo(id));
    const edit = { params: { id: answer.id }, body: { message: 'Another answer' } };
    const { body } = await ben.call(chatEndpoints.edit, edit);
    expect(body).toMatchObject({ message: 'Another answer', replyTo: answer.replyTo });
  });

  test('to a message that does not exist is rejected, and not sent', async () => {
    const missing = replyTo(2_147_483_647, 'To nobody');
    const { status, error } = await ben.call(chatEndpoints.send, missing);
    expect([status, error.message]).toEqual([400, [quoteMessages.missing]]);
    const { count } = await server.pool`select from chat_messages where message = 'To nobody'`;
    expect(count).toBe(0);
    for (const id of [0, -1, 1.5, 2_147_483_648, '1', 'x\u0000', {}, [1]]) {
      const body = { ...words('To nobody').body, replyTo: id as number };
      expect((await ben.call(chatEndpoints.send, { body })).status).toBe(400);
    }
  });

  test('sent again is the same message, also when the quoted one is gone; 409 for another quote', async () => {
    const [one, other] = [await send(ana, words('One')), await send(ana, words('Other'))];
    const request = replyTo(one.id);
    const { id } = await send(ben, request);
    for (const another of [other.id, null]) {
      const body = { ...request.body, replyTo: another };
      const { status, error } = await ben.call(chatEndpoints.send, { body });
      expect([status, error.message]).toEqual([409, [chatMessages.sentOtherwise]]);
    }
    await server.pool`delete from chat_messages where id = ${one.id}`;
    const again = await ben.call(chatEndpoints.send, request);
    expect([again.status, again.body.id]).toEqual([200, id]);
  });

  test('of somebody else keeps its quote, also past the calls', async () => {
    const { id } = await send(ana, words('Asked'));
    const answer = await send(ben, replyTo(id));
    const change = asPerson(
      server.pool,
      { id: anaId },
      (db) => db`update chat_messages set reply_to = null where id = ${answer.id}`,
    );
    await expect(change).rejects.toThrow(/permission denied/);
  });
});
