import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { buildReadyDigest, buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';

const server = withTestServer();
let [editorId, authorId, postId] = [0, 0, 0];
beforeAll(async () => {
  const site = await buildSite(server.pool);
  editorId = await buildStaff(server.pool, 'editor');
  authorId = await buildStaff(server.pool, 'author');
  postId = await buildNewsItem(server.pool, { siteId: site.id, status: 5 });
});

const windows = {
  first: '11111111-1111-4111-8111-111111111111',
  second: '22222222-2222-4222-8222-222222222222',
};
const say = (by: TestClient, window_id: string, more: object = {}) =>
  by.call(newsItemEditEndpoints.openings, { body: { id: postId, window_id, ...more } });
const seenBy = async (by: TestClient, window_id: string) =>
  (await say(by, window_id)).body.map(({ user_id }) => user_id);

test('everybody with a post open is told to the others until they close it or fall silent', async () => {
  const [editor, author] = [server.as(editorId), server.as(authorId)];
  expect(await seenBy(editor, windows.first)).toEqual([]);
  expect(await seenBy(author, windows.second)).toEqual([editorId]);
  expect(await seenBy(editor, windows.first)).toEqual([authorId]);
  await say(author, windows.second, { is_closing: true });
  expect(await seenBy(editor, windows.first)).toEqual([]);
  await server.pool`update news_item_openings set seen_at = now() - interval '2 minutes'`;
  expect(await seenBy(author, windows.second)).toEqual([]);
});

test("nobody closes or takes over another's window; a post that is not there is a 404", async () => {
  const [editor, author] = [server.as(editorId), server.as(authorId)];
  await say(editor, windows.first);
  await say(author, windows.first);
  await say(author, windows.first, { is_closing: true });
  expect(await seenBy(author, windows.second)).toEqual([editorId]);
  const body = { id: 999_999, window_id: windows.first };
  expect((await editor.call(newsItemEditEndpoints.openings, { body })).status).toBe(404);
  expect((await say(editor, 'not-a-window')).error.message).toEqual(['A window ID must be a UUID']);
});

test('who has an email open is told to its other editors, and to nobody who may not open it', async () => {
  const { id } = await buildReadyDigest(server.pool, { subscribers: 1 });
  const other = await buildStaff(server.pool, 'editor');
  const open = (by: TestClient, window_id: string) =>
    by.call(dailyDigestEndpoints.openings, { body: { id, window_id } });
  expect((await open(server.as(editorId), windows.first)).body).toEqual([]);
  const { body } = await open(server.as(other), windows.second);
  expect(body.map(({ user_id }) => user_id)).toEqual([editorId]);
  expect((await open(server.as(authorId), windows.second)).status).toBe(403);
  await server.pool`delete from campaigns where id = ${id}`;
  expect((await open(server.as(other), windows.second)).status).toBe(404);
  const closing = { body: { id, window_id: windows.second, is_closing: true } };
  expect((await server.as(other).call(dailyDigestEndpoints.openings, closing)).status).toBe(200);
});
