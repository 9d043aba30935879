import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildNewsItem } from './news-items.testing.ts';

const server = withTestServer();
let siteId: number;
const editor = withStaff(server, 'editor');
let writer: TestClient;
let writerId: number;

beforeAll(async () => {
  siteId = (await buildSite(server.pool)).id;
  writerId = await buildStaff(server.pool, 'contributor');
  writer = server.as(writerId);
});

/** A live post, which a contributor may no longer change. */
const build = () =>
  buildNewsItem(server.pool, { siteId, status: 0, headline: 'As it is', body: '<p>First</p>' });
const read = async (id: number, by = editor) =>
  (await by.call(newsItemEditEndpoints.get, { params: { id } })).body;
const propose = (id: number, content: object, by = writer) =>
  by.call(newsItemEditEndpoints.propose, { body: { id, content } });
const settle = (revision_id: number, is_declined: boolean, by = editor) =>
  by.call(newsItemEditEndpoints.settleProposal, { body: { revision_id, is_declined } });
const restore = async (id: number, revision_id: number) => {
  const { version, draft_version } = await read(id);
  const body = { id, version, draft_version, revision_id };
  return editor.call(newsItemEditEndpoints.restoreRevision, { body });
};
const newsOf = async (by: TestClient) => {
  const { body } = await by.call(noticeEndpoints.list);
  return body.nodes.map(({ event, record }) => `${event} ${record?.title ?? ''}`.trim());
};

test('a contributor proposes changes, editors are notified, and the contributor learns that they were accepted', async () => {
  const id = await build();
  expect((await read(id, writer)).edit_blocked).toEqual(expect.any(String));
  const body = '<p>First, and more.</p><script>alert(1)</script>';
  const { status, body: made } = await propose(id, { body });
  expect(status).toBe(200);
  const post = await read(id);
  expect(post).toMatchObject({
    body: '<p>First</p>',
    draft: null,
    proposals: [{ id: made.revision_id, saved_by_id: writerId }],
  });
  expect(await newsOf(editor)).toContain('post-proposed As it is');

  const { body: taken } = await restore(id, made.revision_id);
  expect(taken).toMatchObject({ body: '<p>First</p>', proposals: [] });
  expect(taken.draft?.content).toMatchObject({
    headline: 'As it is',
    body: '<p>First, and more.</p>',
  });
  expect(await newsOf(editor)).not.toContain('post-proposed As it is');
  expect(await newsOf(writer)).toContain('proposal-accepted As it is');
});

test('a new proposal replaces the open one and is not an editing session', async () => {
  const id = await build();
  const { body: first } = await propose(id, { headline: 'One' });
  const { body: second } = await propose(id, { headline: 'Two' });
  expect(second.revision_id).toBe(first.revision_id);
  expect((await read(id)).proposals).toHaveLength(1);
  const { body: revision } = await editor.call(newsItemEditEndpoints.revision, {
    params: { id: first.revision_id },
  });
  expect(revision).toMatchObject({ proposal: 'open', content: { headline: 'Two' } });

  const now = await read(id);
  const { version, draft_version } = now;
  const saved = { id, version, draft_version, description: 'By an editor' };
  await editor.call(newsItemEditEndpoints.save, { body: saved });
  const { body: revisions } = await editor.call(newsItemEditEndpoints.revisions, {
    params: { id },
  });
  expect(revisions.map(({ proposal }) => proposal)).toEqual([null, null, 'open']);
});

test('notifies the author of a declined proposal, which can be reopened', async () => {
  const id = await build();
  const { body: made } = await propose(id, { headline: 'Not so' });
  expect((await settle(made.revision_id, true)).status).toBe(200);
  expect((await settle(made.revision_id, true)).status).toBe(200);
  expect((await read(id)).proposals).toEqual([]);
  expect(await newsOf(writer)).toContain('proposal-declined As it is');
  expect((await settle(made.revision_id, false)).status).toBe(200);
  expect((await read(id)).proposals).toHaveLength(1);
  await restore(id, made.revision_id);
  const late = await settle(made.revision_id, true);
  expect([late.status, late.error.message]).toEqual([409, [newsItemMessages.proposalSettled]]);
});

test('people who may save cannot propose, and people who may not save cannot accept or decline', async () => {
  const id = await build();
  const own = await propose(id, { headline: 'Mine' }, editor);
  expect([own.status, own.error.message]).toEqual([409, [newsItemMessages.notToPropose]]);
  const { body: made } = await propose(id, { headline: 'Theirs' });
  expect((await settle(made.revision_id, true, writer)).status).toBe(409);
  expect((await read(id)).proposals).toHaveLength(1);
});

test('returns 404 for a missing revision or one that is no proposal, and 400 for invalid values', async () => {
  expect((await propose(999_999, { headline: 'X' })).status).toBe(404);
  expect((await settle(999_999, true)).status).toBe(404);
  const id = await build();
  expect((await propose(id, { headline: 7 })).status).toBe(400);
  expect((await propose(id, { body: 'x'.repeat(3_000_000) })).status).toBeGreaterThanOrEqual(400);
  const { version, draft_version } = await read(id);
  const saved = { id, version, draft_version, description: 'Saved' };
  await editor.call(newsItemEditEndpoints.save, { body: saved });
  const { body: revisions } = await editor.call(newsItemEditEndpoints.revisions, {
    params: { id },
  });
  expect((await settle(revisions[0]?.id ?? 0, true)).status).toBe(404);
});
