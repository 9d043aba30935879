import { commentEndpoints } from '@masthead/shared/editorial/posts/comments.endpoints.ts';
import { commentMessages } from '@masthead/shared/editorial/posts/comments.ts';
import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { noticeText } from '@masthead/shared/platform/notices/notice.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildAuthor, buildNewsItem, type GivenPost } from './news-items.testing.ts';

const server = withTestServer();
const editor = withStaff(server, 'editor');
let siteId: number;
let writerId: number;
let otherId: number;
let writer: TestClient;
let other: TestClient;

beforeAll(async () => {
  siteId = (await buildSite(server.pool)).id;
  [writerId, otherId] = await Promise.all([
    buildStaff(server.pool, 'contributor'),
    buildStaff(server.pool, 'author'),
  ]);
  writer = server.as(writerId);
  other = server.as(otherId);
});

const anchor = { quote: 'the mayor', before: 'On Monday ', after: ' said so', place: 10 };

/** A post by the writer. */
async function build(given: Partial<GivenPost> = {}): Promise<number> {
  const authorId = await buildAuthor(server.pool);
  await server.pool`update authors set user_id = null where user_id = ${writerId}`;
  await server.pool`update authors set user_id = ${writerId} where id = ${authorId}`;
  return buildNewsItem(server.pool, { siteId, status: 5, authorIds: [authorId], ...given });
}
const start = async (id: number, said: string, by: TestClient, at: typeof anchor | null = anchor) =>
  (await by.call(commentEndpoints.start, { body: { id, anchor: at, said } })).body;
const reply = (id: number, thread_id: number, said: string, by: TestClient) =>
  by.call(commentEndpoints.reply, { body: { id, thread_id, said } });
const resolve = (id: number, thread_id: number, is_resolved: boolean, by: TestClient) =>
  by.call(commentEndpoints.resolve, { body: { id, thread_id, is_resolved } });
const threadsOf = async (id: number, by = editor) =>
  (await by.call(commentEndpoints.list, { params: { id } })).body;
const read = async (id: number, by = editor) =>
  (await by.call(newsItemEditEndpoints.get, { params: { id } })).body;
const nameOf = async (id: number) => {
  const [row] = await server.pool<{ name: string }[]>`select name from users where id = ${id}`;
  return row?.name ?? '';
};
/** Ends the sitting, so that what follows is told by itself. */
const endSitting = () => server.pool`update notices set made_at = made_at - interval '1 hour'`;
const newsOf = async (by: TestClient, id: number) => {
  const { body } = await by.call(noticeEndpoints.list);
  return body.nodes.filter(({ record }) => record?.id === id).map(({ event }) => event);
};

test('a thread has its words, its comments in order, and who resolved it', async () => {
  const id = await build();
  const begun = await start(id, '  Which one?  ', editor);
  expect(begun).toMatchObject({ anchor, resolved: null, comments: [{ said: 'Which one?' }] });
  await reply(id, begun.id, 'The new one.', writer);
  const whole = await start(id, 'Good lead.', writer, null);
  expect((await resolve(id, begun.id, true, writer)).body.resolved).toEqual({
    by: await nameOf(writerId),
    at: expect.any(String),
  });
  const threads = await threadsOf(id);
  expect(threads.map(({ id }) => id)).toEqual([begun.id, whole.id]);
  expect(threads[0]?.comments.map(({ said }) => said)).toEqual(['Which one?', 'The new one.']);
  expect(threads[1]?.anchor).toBeNull();
  expect((await resolve(id, begun.id, false, editor)).body.resolved).toBeNull();
});

test('resolving a thread that is resolved changes nothing', async () => {
  const id = await build();
  const { id: threadId } = await start(id, 'Which one?', editor);
  await resolve(id, threadId, true, writer);
  const again = await resolve(id, threadId, true, editor);
  expect(again.body.resolved?.by).toBe(await nameOf(writerId));
});

test('rejects an empty comment, one that is too long, and words that are too long', async () => {
  const id = await build();
  const refusal = async (said: string, quote = 'x') => {
    const body = { id, said, anchor: { ...anchor, quote } };
    const { status, error } = await editor.call(commentEndpoints.start, { body });
    return [status, ...error.message];
  };
  expect(await refusal('  ')).toEqual([400, commentMessages.required]);
  expect(await refusal('x'.repeat(2001))).toEqual([400, commentMessages.tooLong]);
  expect(await refusal('x', 'x'.repeat(501))).toEqual([400, commentMessages.quoteTooLong]);
});

test('a thread of another post, and a deleted post, are a 404', async () => {
  const [id, elsewhere] = [await build(), await build()];
  const { id: threadId } = await start(id, 'Which one?', editor);
  expect((await reply(elsewhere, threadId, 'Here', editor)).status).toBe(404);
  expect((await resolve(elsewhere, threadId, true, editor)).status).toBe(404);
  await server.pool`update news_items set status = 4 where id = ${id}`;
  expect((await editor.call(commentEndpoints.list, { params: { id } })).status).toBe(404);
  expect((await reply(id, threadId, 'Here', editor)).status).toBe(404);
});

test('people of partners neither read nor write comments', async () => {
  const id = await build();
  const partner = server.as(
    await buildUser(server.pool, { organizationId: null, roles: ['author'] }),
  );
  const body = { id, anchor: null, said: 'Hello' };
  expect((await partner.call(commentEndpoints.list, { params: { id } })).status).not.toBe(200);
  expect((await partner.call(commentEndpoints.start, { body })).status).not.toBe(200);
});

test('a contributor comments on a post that they can no longer edit', async () => {
  const id = await build({ status: 0 });
  expect((await read(id, writer)).edit_blocked).not.toBeNull();
  expect((await start(id, 'A typo here.', writer)).comments).toHaveLength(1);
});

test('a comment changes neither the post nor its version', async () => {
  const id = await build({ body: '<p>On Monday the mayor said so.</p>' });
  const { open_comments: _, ...before } = await read(id);
  await start(id, 'Which one?', editor);
  const { open_comments, ...after } = await read(id);
  expect([after, open_comments]).toEqual([before, 1]);
});

test('tells the authors, the assignee and the thread, each once, and the mentioned as such', async () => {
  const id = await build();
  await server.pool`insert into news_item_workflow (news_item_id, assignee_id) values (${id}, ${otherId})`;
  await server.pool`delete from notices`;
  const { id: threadId } = await start(id, 'Which one?', editor);
  expect([await newsOf(writer, id), await newsOf(other, id), await newsOf(editor, id)]).toEqual([
    ['comment-made'],
    ['comment-made'],
    [],
  ]);
  await endSitting();
  await reply(id, threadId, `Ask @${await nameOf(otherId)}, please.`, writer);
  expect((await newsOf(other, id))[0]).toBe('comment-mention');
  expect(await newsOf(editor, id)).toEqual(['comment-made']);
  await endSitting();
  await resolve(id, threadId, true, other);
  expect((await newsOf(writer, id))[0]).toBe('comment-resolved');
  expect((await newsOf(editor, id))[0]).toBe('comment-resolved');
  await endSitting();
  await resolve(id, threadId, false, editor);
  expect((await newsOf(writer, id))[0]).toBe('comment-reopened');
});

test('gathers what is said and decided in a sitting into one notification', async () => {
  const id = await build();
  await endSitting();
  const begun = [await start(id, 'One', writer), await start(id, 'Two', writer)];
  await endSitting();
  for (const thread of begun) await resolve(id, thread.id, true, editor);
  await start(id, 'Three', editor);
  const { body } = await writer.call(noticeEndpoints.list);
  const [notice] = body.nodes;
  expect(notice && noticeText(notice)).toBe('2 threads resolved, 1 comment');
  expect(notice?.gathered?.lines).toHaveLength(3);
});

test('lists show how many threads are open, and find posts that have some', async () => {
  const [id, quiet] = [await build(), await build()];
  const { id: threadId } = await start(id, 'One', editor);
  await start(id, 'Two', editor);
  const found = async (query: object = {}) => {
    const asked = { siteId: String(siteId), limit: '100', ...query };
    const { body } = await editor.call(newsItemEndpoints.search, { query: asked });
    return body.filter((post) => [id, quiet].includes(post.id));
  };
  const counts = async () => (await found()).map((post) => [post.id, post.open_comments]);
  expect(new Map((await counts()) as [number, number | undefined][])).toEqual(
    new Map([
      [id, 2],
      [quiet, undefined],
    ]),
  );
  await resolve(id, threadId, true, editor);
  expect((await found({ comments: 'open' })).map((post) => post.open_comments)).toEqual([1]);
});
