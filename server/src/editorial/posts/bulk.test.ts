import { bulkEndpoints } from '@masthead/shared/editorial/posts/bulk.endpoints.ts';
import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildNewsItem, type GivenPost } from './news-items.testing.ts';

const server = withTestServer();
let site: Awaited<ReturnType<typeof buildSite>>;
const editor = withStaff(server, 'editor');
const colleague = withStaff(server, 'editor');

beforeAll(async () => {
  site = await buildSite(server.pool);
});

const build = (given: Partial<GivenPost> = {}) =>
  buildNewsItem(server.pool, { siteId: site.id, status: 5, body: '<p>Text</p>', ...given });
const read = async (id: number) =>
  (await editor.call(newsItemEditEndpoints.get, { params: { id } })).body;
const seenVersionsOf = async (ids: number[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { version, draft_version } = await read(id);
      return { id, version, draft_version };
    }),
  );
const runAction = async (name: string, ids: number[], more: object = {}, by = editor) =>
  by.call(bulkEndpoints.run, {
    body: { act: name, type: 'article', posts: await seenVersionsOf(ids), ...more },
  });
const undo = (id: number, by = editor) => by.call(bulkEndpoints.undo, { params: { id } });
const undoable = async (by = editor) => (await by.call(bulkEndpoints.undoable)).body;
const star = async (id: number) => {
  const { version } = await read(id);
  const body = { id, version, mark: 'starred', is_on: true };
  await colleague.call(newsItemEditEndpoints.mark, { body });
};
const restore = (id: number) => editor.call(newsItemEndpoints.restore, { params: { id } });

describe('publishing many', () => {
  test('publishes the posts that can go live and gives a reason for each other one', async () => {
    const [one, two] = [await build(), await build()];
    const live = await build({ status: 0, headline: 'Live already' });
    const undated = await build({ type: 'event', headline: 'Undated' });
    const { body } = await runAction('publish', [one, live, two, undated]);
    expect(body).toMatchObject({
      done: 2,
      refused: [
        {
          id: live,
          headline: 'Live already',
          message: 'Nothing to publish: the live post has no unpublished changes.',
        },
        { id: undated, message: 'An event needs a start date before it can be published.' },
      ],
    });
    for (const id of [one, two]) expect((await read(id)).status).toBe('Live');
    expect((await undoable())[0]).toMatchObject({ id: body.act_id, act: 'publish', posts: 2 });
  });

  test('can be undone: a draft is scheduled again, a live post gets its previous content back', async () => {
    const at = '2099-05-01T17:00:00.000Z';
    const draft = await build({ scheduledAt: at, slug: `undo-${site.id}` });
    const live = await build({ status: 0, headline: 'As it was', body: '<p>Old</p>' });
    const before = await read(live);
    await editor.call(newsItemEditEndpoints.save, {
      body: { ...(await seenVersionsOf([live]))[0], headline: 'Newer', body: '<p>New</p>' },
    });
    const { body } = await runAction('publish', [draft, live]);
    expect(await read(live)).toMatchObject({ headline: 'Newer', body: '<p>New</p>', draft: null });
    expect(await read(draft)).toMatchObject({ status: 'Live', scheduled_at: null });
    expect((await undo(body.act_id ?? 0)).body).toEqual({ done: 2, stayed: [] });
    expect(await read(draft)).toMatchObject({
      status: 'Draft',
      scheduled_at: at,
      last_published_ts: null,
    });
    const back = await read(live);
    expect(back).toMatchObject({ headline: 'As it was', body: '<p>Old</p>', status: 'Live' });
    expect(back.draft?.content.headline).toBe('Newer');
    expect(back.last_published_ts).toBe(before.last_published_ts);
  });

  test('undone after its scheduled time leaves an unscheduled draft', async () => {
    const draft = await build({ scheduledAt: '2099-05-01T17:00:00.000Z' });
    const { body } = await runAction('publish', [draft]);
    await server.pool`update news_item_act_rows
      set before = before || '{"scheduledAt": "2020-01-01T00:00:00Z"}' where act_id = ${body.act_id}`;
    await undo(body.act_id ?? 0);
    expect(await read(draft)).toMatchObject({ status: 'Draft', scheduled_at: null });
  });
});

describe('tagging and deleting many', () => {
  test('adds and removes tags, keeps marks and other tags, and can be undone', async () => {
    const one = await build({ internalTags: ['promoted', 'occurrence'] });
    const two = await build();
    await runAction('tag', [one, two], { add_tags: ['food', 'old'] });
    const { body } = await runAction('tag', [one, two], {
      add_tags: ['news'],
      remove_tags: ['OLD'],
    });
    expect(await read(one)).toMatchObject({
      tags: ['food', 'news'],
      promoted: true,
      internal_tags: ['occurrence', 'promoted'],
    });
    expect((await undo(body.act_id ?? 0)).body.done).toBe(2);
    expect((await read(two)).tags).toEqual(['food', 'old']);
  });

  test('deletes drafts, skips live articles, and can be undone', async () => {
    const [draft, live] = [await build(), await build({ status: 0 })];
    const { body } = await runAction('delete', [draft, live]);
    expect(body).toMatchObject({
      done: 1,
      refused: [{ id: live, message: 'Only drafts and events can be deleted.' }],
    });
    const gone = await editor.call(newsItemEditEndpoints.get, { params: { id: draft } });
    expect(gone.status).toBe(404);
    expect((await undo(body.act_id ?? 0)).body.done).toBe(1);
    expect((await read(draft)).status).toBe('Draft');
  });

  test('skips posts that someone else changed since, with the name', async () => {
    const id = await build();
    const posts = await seenVersionsOf([id]);
    await star(id);
    const body = { act: 'delete', type: 'article', posts };
    const answer = await editor.call(bulkEndpoints.run, { body });
    expect(answer.body).toMatchObject({ act_id: null, done: 0 });
    expect(answer.body.refused[0]?.message).toMatch(/changed this/);
    expect((await read(id)).status).toBe('Draft');
  });
});

describe('undoing a bulk action', () => {
  test('skips posts that changed since, with the name', async () => {
    const [one, two, three] = [await build(), await build({ headline: 'Starred' }), await build()];
    const { body } = await runAction('delete', [one, two, three]);
    await restore(two);
    await star(two);
    const undone = await undo(body.act_id ?? 0);
    expect(undone.body).toMatchObject({ done: 2, stayed: [{ id: two, headline: 'Starred' }] });
    expect(undone.body.stayed[0]?.message).toMatch(/has changed it since\.$/);
    expect((await read(one)).status).toBe('Draft');
  });

  test('works once, for the same person, within a day', async () => {
    const { body } = await runAction('tag', [await build()], { add_tags: ['once'] });
    const id = body.act_id ?? 0;
    expect(await undoable(colleague)).toEqual([]);
    expect((await undo(id, colleague)).status).toBe(404);
    const both = await Promise.all([undo(id), undo(id)]);
    const undone = both.filter(({ status }) => status === 200);
    expect(undone.reduce((sum, { body: { done } }) => sum + done, 0)).toBe(1);
    expect((await undo(id)).error.message).toEqual(['This can no longer be undone.']);
    const late = await runAction('tag', [await build()], { add_tags: ['late'] });
    await server.pool`update news_item_acts set made_at = now() - interval '25 hours' where id = ${late.body.act_id}`;
    expect((await undoable()).map((each) => each.id)).not.toContain(late.body.act_id);
    expect((await undo(late.body.act_id ?? 0)).status).toBe(404);
  });

  test.each([
    ['no post', { posts: [] }, 'Choose at least one post'],
    [
      'a post twice',
      { posts: Array(2).fill({ id: 1, version: 1, draft_version: 0 }) },
      'Choose each post only once',
    ],
    [
      'too many',
      {
        posts: Array.from({ length: 51 }, (_, at) => ({
          id: at + 1,
          version: 1,
          draft_version: 0,
        })),
      },
      'Choose at most 50 posts',
    ],
    ['no tag', { act: 'tag' }, 'Enter a tag to add or remove'],
    ['another act', { act: 'burn' }, 'act must be one of publish, unpublish, unlist, tag, delete'],
  ])('%s is refused', async (_what, given, sentence) => {
    const posts = [{ id: 1, version: 1, draft_version: 0 }];
    const body = { act: 'publish', type: 'article', posts, ...given };
    const { status, error } = await editor.call(bulkEndpoints.run, { body });
    expect([status, error.message[0]]).toEqual([400, sentence]);
  });

  test('skips only the post that does not exist', async () => {
    const id = await build();
    const posts = [...(await seenVersionsOf([id])), { id: 999_999, version: 1, draft_version: 0 }];
    const { body } = await editor.call(bulkEndpoints.run, {
      body: { act: 'publish', type: 'article', posts },
    });
    expect(body).toMatchObject({ done: 1, refused: [{ id: 999_999 }] });
  });
});
