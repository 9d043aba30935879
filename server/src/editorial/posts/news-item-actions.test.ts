import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { PostType } from '@masthead/shared/editorial/posts/news-item-shape.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildAuthor, buildNewsItem } from './news-items.testing.ts';

const server = withTestServer();
let site: Awaited<ReturnType<typeof buildSite>>;
let other: Awaited<ReturnType<typeof buildSite>>;
const editor = withStaff(server, 'editor');
const author = withStaff(server, 'author');
const events = withStaff(server, 'events');
const contributor = withStaff(server, 'contributor');

beforeAll(async () => {
  [site, other] = [await buildSite(server.pool), await buildSite(server.pool)];
});

const read = async (id: number) =>
  (await editor.call(newsItemEditEndpoints.get, { params: { id } })).body;

describe('tags (Spec, content 7)', () => {
  const tag = (postId: number, tags: unknown, by = editor, siteId = site.id) =>
    by.call(newsItemEditEndpoints.tag, { params: { siteId, postId }, body: { tags } });

  test('replace all tags, set the marks promoted and hidedate, and keep other marks', async () => {
    const id = await buildNewsItem(server.pool, {
      siteId: site.id,
      internalTags: ['occurrence', 'promoted'],
    });
    const { body } = await tag(id, ['food', 'HideDate', 'food']);
    expect(body).toMatchObject({ internal_tags: ['occurrence', 'hidedate'], promoted: false });
    expect((await read(id)).tags).toEqual(['food']);
    expect((await tag(id, ['promoted'])).body.promoted).toBe(true);
  });

  test('survive the publication of changes written before', async () => {
    const id = await buildNewsItem(server.pool, { siteId: site.id, slug: `t-${site.id}` });
    const { version, draft_version } = await read(id);
    const body = { id, version, draft_version, headline: 'Changed' };
    await editor.call(newsItemEditEndpoints.save, { body });
    await tag(id, ['late']);
    const now = await read(id);
    const published = await editor.call(newsItemEditEndpoints.publish, {
      body: { id, version: now.version, draft_version: now.draft_version },
    });
    expect(published.body).toMatchObject({ headline: 'Changed', tags: ['late'] });
  });

  test('are rejected from authors, for a post of another site, and when empty', async () => {
    const id = await buildNewsItem(server.pool, { siteId: site.id });
    expect((await tag(id, [], author)).status).toBe(403);
    expect((await tag(id, [], editor, other.id)).status).toBe(404);
    expect((await tag(id, [' '])).error.message).toEqual(['A tag can’t be empty']);
    expect((await tag(id, 'food')).status).toBe(400);
    const params = { siteId: other.id, postId: id };
    expect((await editor.call(newsItemEditEndpoints.getOfSite, { params })).status).toBe(404);
    const right = { params: { siteId: site.id, postId: id } };
    expect((await editor.call(newsItemEditEndpoints.getOfSite, right)).body.id).toBe(id);
  });
});

describe('cloning', () => {
  const clone = (id: number, query: Record<string, number>, by = editor) =>
    by.call(newsItemEditEndpoints.clone, { body: { id }, query });

  test('makes a draft on the other site with the same text, authors and tags, without marks that the caller may not set', async () => {
    const authorId = await buildAuthor(server.pool, 'Ana Clone');
    const id = await buildNewsItem(server.pool, {
      siteId: site.id,
      headline: 'Tacos',
      slug: 'tacos',
      body: '<p>Text</p>',
      authorIds: [authorId],
      internalTags: ['promoted'],
    });
    const sectionId = other.sections.get('Arts') ?? 0;
    const { status, body } = await clone(id, { siteId: other.id, sectionId }, author);
    expect([status, body.status, body.site_id]).toEqual([200, 'Draft', other.id]);
    expect(await read(body.id)).toMatchObject({
      headline: 'Tacos',
      slug: 'tacos',
      body: '<p>Text</p>',
      authors: [authorId],
      author: 'Ana Clone',
      promoted: false,
      section_ids: [sectionId],
      post_url: null,
      last_published_ts: null,
    });
    const again = await clone(id, { siteId: site.id, sectionId: site.sections.get('Arts') ?? 0 });
    expect((await read(again.body.id)).slug).toBe(`tacos-${again.body.id}`);
  });

  test('makes a contributor who cloned it an author, once', async () => {
    const authorIds = [await buildAuthor(server.pool, 'Ben Ito')];
    const id = await buildNewsItem(server.pool, { siteId: site.id, authorIds });
    const to = { siteId: site.id, sectionId: site.sections.get('Arts') ?? 0 };
    const made = (await clone(id, to, contributor)).body;
    const name = made.last_updated_by;
    expect(name).toMatch(/^Person /);
    expect(made).toMatchObject({ author: `Ben Ito, ${name}`, edit_blocked: null });
    const { version, draft_version } = await read(made.id);
    const body = { id: made.id, version, draft_version, headline: 'Mine' };
    const saved = await contributor.call(newsItemEditEndpoints.save, { body });
    expect([saved.status, saved.body.headline]).toEqual([200, 'Mine']);
    const again = await clone(made.id, to, contributor);
    expect(again.body.author).toBe(made.author);
  });

  test('requires the right to add a post of its type', async () => {
    const statusOf = async (type: PostType, by: TestClient) => {
      const id = await buildNewsItem(server.pool, { siteId: site.id, type });
      const sectionId = site.sections.get('Arts') ?? 0;
      return (await clone(id, { siteId: site.id, sectionId }, by)).status;
    };
    const types = ['article', 'video', 'event', 'charity', 'place'] as const;
    const statuses = (by: TestClient) => Promise.all(types.map((type) => statusOf(type, by)));
    expect(await statuses(contributor)).toEqual([200, 200, 403, 403, 403]);
    expect(await statuses(author)).toEqual([200, 200, 403, 403, 403]);
    expect(await statuses(events)).toEqual([403, 403, 200, 403, 403]);
    expect(await statuses(editor)).toEqual([200, 200, 200, 200, 403]);
  });

  test('requires a section of the site for an article, and sets that of an event', async () => {
    const id = await buildNewsItem(server.pool, { siteId: site.id });
    for (const query of [
      { siteId: other.id },
      { siteId: other.id, sectionId: site.sections.get('Arts') ?? 0 },
    ])
      expect((await clone(id, query)).error.message).toEqual(['A section is required']);
    expect((await clone(id, {})).error.message).toEqual(['A site is required']);
    expect((await clone(id, { siteId: 999_999, sectionId: 1 })).error.message).toEqual([
      'A site is required',
    ]);
    expect((await clone(999_999, { siteId: other.id, sectionId: 1 })).status).toBe(404);
    const event = await buildNewsItem(server.pool, { siteId: site.id, type: 'event' });
    const { body } = await clone(event, { siteId: other.id }, events);
    expect(body.sections.map(({ name }) => name)).toEqual(['Event detail']);
  });
});

test('PUT /api/event updates events only', async () => {
  const saveEvent = async (id: number, change: object, by = events) => {
    const { version, draft_version } = await read(id);
    const body = { id, version, draft_version, ...change };
    return by.call(newsItemEditEndpoints.saveEvent, { body });
  };
  const event = await buildNewsItem(server.pool, { siteId: site.id, type: 'event', status: 5 });
  const { body } = await saveEvent(event, { starts_at: '2027-05-01T17:00:00.000Z' });
  expect(body.starts_at).toBe('2027-05-01T17:00:00.000Z');
  const article = await buildNewsItem(server.pool, { siteId: site.id, status: 5 });
  expect((await saveEvent(article, { headline: 'x' }, editor)).status).toBe(404);
  expect((await saveEvent(event, { headline: '' })).error.message).toEqual([
    'A headline is required',
  ]);
  expect((await saveEvent(event, {}, author)).status).toBe(403);
});
