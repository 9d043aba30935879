import { noticeEvents, sitting } from '@masthead/shared/platform/notices/notice.ts';
import { noticeChoiceEndpoints } from '@masthead/shared/platform/notices/notice-choice.endpoints.ts';
import {
  type NoticeChoice,
  noticeChoiceMessages,
  noticeTopics,
} from '@masthead/shared/platform/notices/notice-choice.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type PlannedJob, withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { fakeTransport } from '../../email/mailings/mailings.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { openPool, write } from '../../platform/db/client.ts';
import { buildShowcase, type Showcase } from '../../showcase/delivery/showcase.testing.ts';
import { buildMember } from '../chat/chat.testing.ts';
import { type NoticeMail, planNoticeMails, sendNoticeMail } from './notice-mail.ts';

const planned: PlannedJob[] = [];
const { transport, messages: sent } = fakeTransport(() => ({ result: 'sent' }));
const server = withTestServer({ planned });
let showcase: Showcase;
let editor: number;
beforeAll(async () => {
  showcase = await buildShowcase(server.pool);
});
beforeEach(async () => {
  await server.pool`delete from notices`;
  await server.pool`delete from notice_choices`;
  editor = await buildStaff(server.pool, 'editor');
  planned.length = 0;
  sent.length = 0;
});

const choose = (id: number, body: NoticeChoice) =>
  server.as(id).call(noticeChoiceEndpoints.choose, { body });
const plan = (now = new Date(), pool = server.pool) => planNoticeMails(pool, server.app.jobs, now);
const send = async () => {
  const { pool } = server;
  const sender = { pool, transport, publicUrl: 'https://masthead.example', mailFrom: null };
  for (const { data } of planned.splice(0)) await sendNoticeMail(sender, data as NoticeMail);
};
const wait = (minutes: number) => server.pool`
  update notices set made_at = made_at - make_interval(mins => ${minutes})`;

/** Somebody flags a draft for the editors. */
async function flag(headline: string): Promise<number> {
  const { pool } = server;
  const id = await buildNewsItem(pool, { siteId: showcase.siteId, status: 5, headline });
  const by = showcase.people.admin;
  await write(
    pool,
    by,
    (db) => db`update news_items set is_flagged_for_editor = true where id = ${id}`,
  );
  return id;
}

test('the database knows the topic of every event', async () => {
  const rows = await server.pool<{ event: string; topic: string }[]>`
    select event, notice_topic(event) as topic from unnest(${[...noticeEvents]}::text[]) event`;
  for (const { event, topic } of rows)
    expect([event, noticeTopics[topic as keyof typeof noticeTopics]?.events]).toEqual([
      event,
      expect.arrayContaining([event]),
    ]);
});

test('shows the topics that concern a person, with their defaults', async () => {
  const topicsOf = async (id: number) => {
    const { status, body } = await server.as(id).call(noticeChoiceEndpoints.choices);
    expect(status).toBe(200);
    return body.choices.map((one) => [one.topic, one.bell, one.desktop, one.mail].join(' '));
  };
  expect(await topicsOf(await buildStaff(server.pool, 'contributor'))).toEqual([
    'invoices on on now',
    'posts on on never',
    'comments on on never',
    'work on on never',
  ]);
  const others = await topicsOf(showcase.people.admin);
  expect(others).toHaveLength(Object.keys(noticeTopics).length - 1);
  const member = await topicsOf(await buildMember(server.pool));
  expect([...others, ...member]).toContain('mentions on on now');
  expect(others).not.toContain('mentions on on now');
  expect((await server.as(null).call(noticeChoiceEndpoints.choices)).status).toBe(401);
});

test('saves choices of one person only, and refuses impossible ones', async () => {
  const other = await buildStaff(server.pool, 'editor');
  const { status, body } = await choose(editor, { topic: 'drafts', way: 'bell', choice: 'off' });
  expect([status, body.choices.find(({ topic }) => topic === 'drafts')?.bell]).toEqual([
    200,
    'off',
  ]);
  await choose(editor, { topic: 'drafts', way: 'bell', choice: 'on' });
  const mine = (await choose(editor, { topic: 'drafts', way: 'mail', choice: 'daily' })).body;
  expect(mine.choices).toContainEqual({
    topic: 'drafts',
    bell: 'on',
    desktop: 'on',
    mail: 'daily',
  });
  const theirs = (await server.as(other).call(noticeChoiceEndpoints.choices)).body;
  expect(theirs.choices).toContainEqual({
    topic: 'drafts',
    bell: 'on',
    desktop: 'on',
    mail: 'never',
  });
  const { fixed, impossible } = noticeChoiceMessages;
  for (const [message, wrong] of [
    [fixed, { topic: 'system', way: 'bell', choice: 'off' }],
    [impossible, { topic: 'drafts', way: 'mail', choice: 'on' }],
    [impossible, { topic: 'drafts', way: 'bell', choice: 'daily' }],
    [impossible, { topic: 'drafts', way: 'desktop', choice: 'now' }],
    [impossible, { topic: 'drafts', way: 'sound', choice: 'on' }],
    [impossible, { topic: 'chat-messages', way: 'bell', choice: 'on' }],
    [impossible, { topic: 'chat-messages', way: 'mail', choice: 'now' }],
    [impossible, { topic: 'chat-messages', way: 'sound', choice: 'daily' }],
  ] as const) {
    const refused = await choose(showcase.people.admin, wrong);
    expect([refused.status, refused.error.message[0]]).toEqual([400, message]);
  }
  const partner = await choose(showcase.people.alpha, {
    topic: 'partners',
    way: 'mail',
    choice: 'now',
  });
  expect(partner.status).toBe(200);
});

test('saves desktop notifications for a person and topic; the bell and emails stay as they are', async () => {
  const { body } = await choose(editor, { topic: 'drafts', way: 'desktop', choice: 'off' });
  expect(body.choices).toContainEqual({
    topic: 'drafts',
    bell: 'on',
    desktop: 'off',
    mail: 'never',
  });
  expect(body.choices).toContainEqual({ topic: 'work', bell: 'on', desktop: 'on', mail: 'never' });
  const id = await flag('Quiet');
  const { nodes } = (await server.as(editor).call(noticeEndpoints.list)).body;
  expect(nodes).toMatchObject([{ event: 'post-flagged', record: { id } }]);
  await wait(60);
  await plan();
  expect(planned).toEqual([]);
});

test('new chat messages have settings of their own, off at first, which only members see', async () => {
  const [member, other] = [await buildMember(server.pool), await buildMember(server.pool)];
  const chatOf = async (id: number) =>
    (await server.as(id).call(noticeChoiceEndpoints.choices)).body.chat;
  expect(await chatOf(member)).toEqual({ desktop: 'off', sound: 'off' });
  await choose(member, { topic: 'chat-messages', way: 'sound', choice: 'on' });
  const { body } = await choose(member, { topic: 'chat-messages', way: 'desktop', choice: 'on' });
  expect(body.chat).toEqual({ desktop: 'on', sound: 'on' });
  await choose(member, { topic: 'chat-messages', way: 'desktop', choice: 'off' });
  expect(await chatOf(member)).toEqual({ desktop: 'off', sound: 'on' });
  expect(await chatOf(other)).toEqual({ desktop: 'off', sound: 'off' });
  await choose(editor, { topic: 'chat-messages', way: 'sound', choice: 'on' });
  expect(await chatOf(editor)).toBeNull();
});

test('a topic turned off is in no bell and no email', async () => {
  await choose(editor, { topic: 'drafts', way: 'bell', choice: 'off' });
  await flag('Quiet');
  expect((await server.as(editor).call(noticeEndpoints.list)).body.nodes).toEqual([]);
  await wait(60);
  await plan();
  expect(planned).toEqual([]);
});

test('emails one sitting at once, gathered, with links; also without the bell', async () => {
  await choose(editor, { topic: 'drafts', way: 'mail', choice: 'now' });
  await choose(editor, { topic: 'drafts', way: 'bell', choice: 'off' });
  const [fire] = [await flag('Fire'), await flag('Flood')];
  const calmed = await flag('Calm');
  await plan();
  expect(planned).toEqual([]);
  await wait(sitting.quietMinutes);
  const other = openPool(server.connection, { max: 2 });
  await Promise.all([plan(), plan(new Date(), other)]);
  await other.end();
  await plan();
  expect(planned).toHaveLength(1);
  await server.pool`update news_items set is_flagged_for_editor = false where id = ${calmed}`;
  await send();
  expect(sent).toMatchObject([{ subject: '2 notifications', purpose: 'account' }]);
  expect(sent[0]?.text).toContain(
    `flagged a post for the editor: Fire:\nhttps://masthead.example/editor/${showcase.siteId}/${fire}\n`,
  );
  expect(sent[0]?.text).not.toContain('Calm');
  expect((await server.as(editor).call(noticeEndpoints.unread)).body.count).toBe(0);
});

test('an email that a crash interrupts is queued again', async () => {
  await choose(editor, { topic: 'drafts', way: 'mail', choice: 'now' });
  await flag('Fire');
  await wait(sitting.quietMinutes);
  const crash = {
    plan: async () => {
      throw new Error('killed');
    },
  };
  await expect(planNoticeMails(server.pool, crash, new Date())).rejects.toThrow('killed');
  await plan();
  expect(planned).toHaveLength(1);
});

test('emails daily at 7 AM Central, once', async () => {
  await choose(editor, { topic: 'drafts', way: 'mail', choice: 'daily' });
  await flag('Fire');
  await server.pool`update notices set made_at = '2026-01-12T18:00:00Z' where user_id = ${editor}`;
  await plan(new Date('2026-01-13T12:59:00Z'));
  expect(planned).toEqual([]);
  await plan(new Date('2026-01-13T13:00:00Z'));
  await plan(new Date('2026-01-13T13:01:00Z'));
  expect(planned).toHaveLength(1);
  await send();
  expect(sent).toHaveLength(1);
  expect((await server.as(editor).call(noticeEndpoints.unread)).body.count).toBe(1);
});

test('names nothing of another organization in the email of a partner', async () => {
  const { people, beta } = showcase;
  await choose(people.alpha, { topic: 'partners', way: 'mail', choice: 'now' });
  await server.pool`insert into notices (user_id, event, record_kind, record_id)
    values (${people.alpha}, 'other-side-changed', 'firm', ${beta.firm})`;
  await wait(sitting.quietMinutes);
  await plan();
  await send();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).not.toContain('Beta');
});
