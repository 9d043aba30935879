import { noticeText, unreadMinutes } from '@masthead/shared/platform/notices/notice.ts';
import { noticeChoiceEndpoints } from '@masthead/shared/platform/notices/notice-choice.endpoints.ts';
import type { NoticeChoice } from '@masthead/shared/platform/notices/notice-choice.ts';
import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { deskEndpoints } from '@masthead/shared/workspace/home/desk.endpoints.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { type PlannedJob, type TestClient, withTestServer } from '../../../test/server.ts';
import { fakeTransport } from '../../email/mailings/mailings.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { asPerson } from '../../platform/db/client.ts';
import { type NoticeMail, planNoticeMails, sendNoticeMail } from '../notices/notice-mail.ts';
import { buildMember, words } from './chat.testing.ts';

const planned: PlannedJob[] = [];
const { transport, messages: sent } = fakeTransport(() => ({ result: 'sent' }));
const server = withTestServer({ config: { logLevel: 'silent' }, planned });
let [anaId, benId, caraId] = [0, 0, 0];
let ana: TestClient;
let ben: TestClient;
let cara: TestClient;
beforeEach(async () => {
  const { pool } = server;
  await pool`delete from notices`;
  [anaId, benId, caraId] = [
    await buildMember(pool),
    await buildMember(pool),
    await buildMember(pool),
  ];
  await pool`update users set name = 'Ben Okafor' || id where id = ${benId}`;
  await pool`update users set name = 'Cara Diaz' || id where id = ${caraId}`;
  [ana, ben, cara] = [server.as(anaId), server.as(benId), server.as(caraId)];
  planned.length = 0;
  sent.length = 0;
});

const say = async (message: string, by = ana) =>
  (await by.call(chatEndpoints.send, words(message))).body;
const toBen = () => `@Ben Okafor${benId}`;
const toCara = () => `@Cara Diaz${caraId}`;
const edit = (id: number, message: string) =>
  ana.call(chatEndpoints.edit, { params: { id }, body: { message } });
const read = (upTo: number, by = ben) => by.call(chatEndpoints.read, { body: { upTo } });
const bellOf = async (by: TestClient) => (await by.call(noticeEndpoints.list)).body.nodes;
const unreadOf = async (by: TestClient) => (await by.call(noticeEndpoints.unread)).body.count;
const onDesk = async (by: TestClient) =>
  (await by.call(deskEndpoints.get)).body.items.find(({ key }) => key === 'chatMentions')?.count;
const wait = (minutes: number) => server.pool`
  update notices set made_at = made_at - make_interval(mins => ${minutes})`;

describe('a mention', () => {
  test('is read by the server from the text, of members only, and tells each of them once', async () => {
    const stranger = await buildStaff(server.pool, 'editor');
    await server.pool`update users set name = 'Not in here' where id = ${stranger}`;
    const message = await say(
      `${toBen()}, ask @Not in here or mail@Cara Diaz${caraId}: ${toBen()}!`,
    );
    expect(message.mentions).toEqual([`Ben Okafor${benId}`]);
    const [notice, ...more] = await bellOf(ben);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ event: 'chat-mention', kind: 'chat-message', isRead: false });
    expect(notice?.record).toMatchObject({
      id: message.id,
      title: expect.stringMatching(/^Message of .+ CT$/),
    });
    for (const by of [ana, cara, server.as(stranger)]) expect(await unreadOf(by)).toBe(0);
    expect([await onDesk(ben), await onDesk(cara)]).toEqual([1, undefined]);
  });

  test('sent again is told once, and nobody is told of their own', async () => {
    const request = words(`${toBen()} once`);
    for (const _ of [1, 2]) await ana.call(chatEndpoints.send, request);
    expect(await onDesk(ben)).toBe(1);
    await say(`I am ${toBen()}`, ben);
    expect(await onDesk(ben)).toBe(1);
  });

  test('is gathered with the others of a sitting', async () => {
    for (const said of ['One', 'Two']) await say(`${toBen()} ${said}`);
    const [notice, ...more] = await bellOf(ben);
    expect(more).toEqual([]);
    expect(notice && noticeText(notice)).toBe('2 mentions of you in the chat');
    await wait(2);
    await say(`${toBen()} Three`);
    expect(await bellOf(ben)).toHaveLength(2);
    expect(await onDesk(ben)).toBe(3);
  });

  test('is read when the position in the chat passes its message, and no other', async () => {
    const first = await say(`${toBen()} One`);
    const between = await say('Between');
    await say(`${toBen()} Two`);
    await read(first.id - 1);
    expect(await onDesk(ben)).toBe(2);
    await read(between.id);
    expect([await onDesk(ben), await unreadOf(ben)]).toEqual([1, 1]);
    await read(2_147_483_647);
    expect([await onDesk(ben), await unreadOf(ben)]).toEqual([undefined, 0]);
    expect(await bellOf(ben)).toMatchObject([{ isRead: true }]);
  });

  test('that an edit adds tells whom it names now, also in a message that was read', async () => {
    const { id } = await say(`${toBen()}: lunch`);
    await read(id, cara);
    const { body } = await edit(id, `${toBen()} and ${toCara()}: lunch`);
    expect(body.mentions).toEqual([`Ben Okafor${benId}`, `Cara Diaz${caraId}`]);
    expect([await onDesk(ben), await onDesk(cara)]).toEqual([1, 1]);
    await edit(id, `${toCara()}: lunch`);
    expect([await onDesk(ben), await onDesk(cara)]).toEqual([undefined, 1]);
    const later = await say('Later');
    await read(later.id, cara);
    expect(await onDesk(cara)).toBe(1);
    const [notice] = await bellOf(cara);
    await cara.call(noticeEndpoints.readOne, { params: { id: notice?.id ?? 0 } });
    expect(await onDesk(cara)).toBeUndefined();
  });

  test('is dropped with its message while it is unread, also after a retention period', async () => {
    const { id } = await say(`${toBen()} and ${toCara()}`);
    await read(id, cara);
    const { body } = await ana.call(chatEndpoints.remove, { params: { id } });
    expect(body.mentions).toEqual([]);
    expect(await bellOf(ben)).toEqual([]);
    expect(await bellOf(cara)).toMatchObject([{ record: null, isRead: true }]);
    const old = await say(`${toBen()} again`);
    await server.pool`delete from chat_messages where id = ${old.id}`;
    expect(await onDesk(ben)).toBeUndefined();
  });

  test('names its message to members only', async () => {
    await say(`${toBen()}`);
    await server.pool`update users set is_chat_member = false where id = ${benId}`;
    expect(await bellOf(ben)).toMatchObject([{ record: null }]);
    expect(await onDesk(ben)).toBeUndefined();
  });

  test('of somebody who is no member tells nobody, also past the calls', async () => {
    const stranger = await buildStaff(server.pool, 'editor');
    await asPerson(
      server.pool,
      { id: anaId },
      (db) => db`insert into chat_messages (user_id, client_id, type, message, mentions)
                 values (${anaId}, gen_random_uuid(), 'text', 'x', ${[stranger, 2_147_483_647]})`,
    );
    expect(await unreadOf(server.as(stranger))).toBe(0);
  });

  test('is edited by a server of the version before as it was', async () => {
    const { id } = await say(`${toBen()} old`);
    await asPerson(server.pool, { id: anaId }, (db) => db`select edit_chat_message(${id}, 'New')`);
    expect(await onDesk(ben)).toBe(1);
  });
});

describe('an email about a mention', () => {
  const plan = () => planNoticeMails(server.pool, server.app.jobs, new Date());
  const send = async () => {
    const { pool } = server;
    const sender = { pool, transport, publicUrl: 'https://masthead.example', mailFrom: null };
    for (const { data } of planned.splice(0)) await sendNoticeMail(sender, data as NoticeMail);
  };
  const mail = async () => {
    await plan();
    await send();
    return sent.splice(0);
  };
  const choose = (body: NoticeChoice) => ben.call(noticeChoiceEndpoints.choose, { body });

  test('is sent once when it stays unread for 30 minutes, without the words of the chat', async () => {
    const { id } = await say(`${toBen()} secret`);
    await wait(unreadMinutes - 1);
    expect(await mail()).toEqual([]);
    await wait(1);
    const [one, ...more] = await mail();
    expect(more).toEqual([]);
    expect(one?.subject).toMatch(/mentioned you in the chat$/);
    expect(one?.text).toContain(`https://masthead.example/reporting?message=${id}`);
    expect(one?.text).not.toContain('secret');
    expect(await mail()).toEqual([]);
    expect(await onDesk(ben)).toBe(1);
  });

  test('is one for a sitting, of what was not read earlier', async () => {
    const first = await say(`${toBen()} One`);
    await wait(1);
    const others = [await say(`${toBen()} Two`), await say(`${toBen()} Three`)];
    await read(first.id);
    await wait(unreadMinutes - 1);
    expect(await mail()).toEqual([]);
    await say(`${toBen()} of the next sitting`);
    await wait(1);
    const [one, ...more] = await mail();
    expect([one?.subject, more]).toEqual(['2 notifications', []]);
    for (const { id } of others) expect(one?.text).toContain(`message=${id}\n`);
    expect(one?.text).not.toContain(`message=${first.id}\n`);
  });

  test('is not sent about what was read, in the chat or in the bell, also once it is queued', async () => {
    const { id } = await say(`${toBen()} One`);
    await read(id);
    await wait(unreadMinutes);
    expect(await mail()).toEqual([]);
    await say(`${toBen()} Two`);
    const [notice] = await bellOf(ben);
    await ben.call(noticeEndpoints.readOne, { params: { id: notice?.id ?? 0 } });
    await wait(unreadMinutes);
    expect(await mail()).toEqual([]);
    const last = await say(`${toBen()} Three`);
    await wait(unreadMinutes);
    await plan();
    expect(planned).toHaveLength(1);
    await read(last.id);
    await send();
    expect(sent).toEqual([]);
  });

  test('is not sent about a deleted message, nor to whoever left the chat', async () => {
    const { id } = await say(`${toBen()} One`);
    await ana.call(chatEndpoints.remove, { params: { id } });
    await wait(unreadMinutes);
    expect(await mail()).toEqual([]);
    await say(`${toBen()} Two`);
    await wait(unreadMinutes);
    await server.pool`update users set is_chat_member = false where id = ${benId}`;
    expect(await mail()).toEqual([]);
  });

  test('comes as its topic says: never, daily, or also without the bell', async () => {
    await choose({ topic: 'mentions', way: 'mail', choice: 'never' });
    await say(`${toBen()} One`);
    await wait(unreadMinutes);
    expect([await mail(), await onDesk(ben)]).toEqual([[], 1]);
    await choose({ topic: 'mentions', way: 'mail', choice: 'daily' });
    await say(`${toBen()} Two`);
    const [row] = await server.pool<{ mail: string }[]>`
      select mail from notices where user_id = ${benId} and mail is not null`;
    expect(row?.mail).toBe('daily');
    await choose({ topic: 'mentions', way: 'mail', choice: 'now' });
    await choose({ topic: 'mentions', way: 'bell', choice: 'off' });
    const before = await unreadOf(ben);
    await wait(2);
    await say(`${toBen()} Three`);
    await wait(unreadMinutes - 1);
    expect([await unreadOf(ben), (await mail()).length]).toEqual([before, 0]);
    await server.pool`update notices set mail = null where mail = 'daily'`;
    await wait(1);
    expect(await mail()).toHaveLength(1);
  });
});
