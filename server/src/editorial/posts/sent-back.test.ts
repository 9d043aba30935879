import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { postTypes } from '@masthead/shared/editorial/posts/news-item-shape.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildAuthor, buildNewsItem, type GivenPost } from './news-items.testing.ts';

const server = withTestServer();
let site: Awaited<ReturnType<typeof buildSite>>;
const editor = withStaff(server, 'editor');
const author = withStaff(server, 'author');
const admin = withStaff(server, 'admin');

beforeAll(async () => {
  site = await buildSite(server.pool);
});

const build = (given: Partial<GivenPost> = {}) =>
  buildNewsItem(server.pool, { siteId: site.id, ...given });
const read = async (id: number) =>
  (await editor.call(newsItemEditEndpoints.get, { params: { id } })).body;
const save = (body: object, by = editor) => by.call(newsItemEditEndpoints.save, { body });
const publish = (body: object) => editor.call(newsItemEditEndpoints.publish, { body });

describe.each(postTypes)('a whole %s, as it is read, is taken back', (type) => {
  const whole = (given: Partial<GivenPost> = {}) =>
    build({
      type,
      body: '<p>Text</p>',
      imageUrl: '/images/demo/tacos.jpg',
      startsAt: type === 'event' ? '2027-05-01T17:00:00Z' : null,
      internalTags: ['promoted', 'occurrence-202705081200'],
      ...given,
    });

  test('by a save, which changes nothing', async () => {
    const id = await whole({ status: 5 });
    const before = await read(id);
    const { status, body } = await save(before);
    expect(status).toBe(200);
    const { version, draft_version, updated_ts, updated_date, last_updated_by } = body;
    const saved = { version, draft_version, updated_ts, updated_date, last_updated_by };
    expect(body).toEqual({ ...before, ...saved });
  });

  test('by the publication, which makes the draft live', async () => {
    const id = await whole({ status: 5 });
    const { body: said } = await save({ ...(await read(id)), headline: 'Said so' });
    const { status, body } = await publish(said);
    expect([status, body.status, body.headline]).toEqual([200, 'Live', 'Said so']);
    expect(body).toMatchObject({ body: '<p>Text</p>', promoted: true, has_draft: false });
  });

  test('by a clone', async () => {
    const id = await whole({ headline: `Whole ${type}` });
    const query = { siteId: site.id, sectionId: site.sections.get('Arts') ?? 0 };
    const sent = type === 'event' ? { siteId: site.id } : query;
    const { status, body } = await admin.call(newsItemEditEndpoints.clone, {
      query: sent,
      body: await read(id),
    });
    expect([status, body.headline, body.status]).toEqual([200, `Whole ${type}`, 'Draft']);
  });
});

test('PUT /api/event accepts a whole event as it was returned', async () => {
  const id = await build({ type: 'event', startsAt: '2027-05-01T17:00:00Z', status: 5 });
  const whole = { ...(await read(id)), starred: true };
  const { status, body } = await editor.call(newsItemEditEndpoints.saveEvent, { body: whole });
  expect([status, body.starred, body.starts_at]).toEqual([200, true, '2027-05-01T17:00:00.000Z']);
});

describe('a live post that is sent back whole', () => {
  test('publishes the unpublished changes and the fields that differ', async () => {
    const id = await build({ headline: 'Old', body: '<p>Old</p>', slug: `back-${site.id}` });
    await save({ ...(await read(id)), headline: 'Written' });
    const { status, body } = await publish({ ...(await read(id)), description: 'Sent' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ headline: 'Written', description: 'Sent', body: '<p>Old</p>' });
  });

  test('is not published from an outdated version', async () => {
    const id = await build({ status: 5 });
    const old = await read(id);
    await save({ ...old, headline: 'Newer' });
    expect((await publish({ ...old, headline: 'Older' })).status).toBe(409);
    expect(await read(id)).toMatchObject({ headline: 'Newer', status: 'Draft' });
  });
});

describe('marks in a save', () => {
  const none = { starred: false, flaggedForEditor: false, promoted: false, hidePublishDate: false };
  const all = { starred: true, flaggedForEditor: true, promoted: true, hidePublishDate: true };

  test('take effect at once, also on a live post, without unpublished changes', async () => {
    const id = await build({ internalTags: ['occurrence'] });
    const before = await read(id);
    expect(before).toMatchObject(none);
    const { status, body } = await save({ ...before, ...all });
    expect([status, body.has_draft]).toEqual([200, false]);
    expect(await read(id)).toMatchObject({
      ...all,
      internal_tags: ['occurrence', 'promoted', 'hidedate'],
    });
    const { id: _, version, draft_version } = body;
    expect((await save({ id, version, draft_version, ...none })).body).toMatchObject(none);
  });

  test('are rejected if the caller may not set them, and then nothing is saved', async () => {
    const id = await build({ status: 5 });
    const before = await read(id);
    const refused = await save({ ...before, headline: 'Mine', promoted: true }, author);
    expect([refused.status, refused.error.message]).toEqual([
      409,
      ['Only editors and admins can set this mark.'],
    ]);
    expect((await read(id)).headline).toBe(before.headline);
    const taken = await save({ ...before, headline: 'Mine', flaggedForEditor: true }, author);
    expect([taken.status, taken.body.headline, taken.body.flaggedForEditor]).toEqual([
      200,
      'Mine',
      true,
    ]);
  });

  test('of an outdated version return 409, and invalid values are rejected', async () => {
    const id = await build();
    const before = await read(id);
    await save({ ...before, starred: true });
    expect((await save({ ...before, promoted: true })).status).toBe(409);
    expect((await save({ ...(await read(id)), starred: 'yes' })).status).toBe(400);
  });
});

test('a post has the field names of the specification', async () => {
  const authorId = await buildAuthor(server.pool, 'Bo Field');
  const arts = site.sections.get('Arts') ?? 0;
  const id = await build({
    imageUrl: '/images/upload/lead.jpg',
    sectionIds: [arts],
    authorIds: [authorId],
  });
  expect(await read(id)).toMatchObject({
    share_image: '/images/upload/ar_16:9,c_fill,f_jpg,q_auto:good,w_1200/lead.jpg',
    social_teaser_image: null,
    image: '/images/upload/lead.jpg',
    teaser_image: '/images/upload/c_scale,w_500/lead.jpg',
    image600x600: '/images/upload/ar_1:1,c_fill,f_webp,q_auto:good,w_600/lead.jpg',
    image300x300: '/images/upload/ar_1:1,c_fill,f_webp,q_auto:good,w_300/lead.jpg',
    authors_site_avatars: ['/images/demo/avatar.jpg'],
    categories: [arts],
    sites: [{ id: site.id }],
    flaggedForEditor: false,
    hidePublishDate: false,
  });
  const social = { title: null, description: null, image_url: '/images/upload/card.jpg' };
  const whole = await read(id);
  const { body: written } = await save({ ...whole, social, image_url: 'https://x.example/a.jpg' });
  const { id: _, version, draft_version } = written;
  expect((await publish({ id, version, draft_version })).body).toMatchObject({
    share_image: '/images/upload/ar_16:9,c_fill,f_jpg,q_auto:good,w_1200/card.jpg',
    social_teaser_image: '/images/upload/card.jpg',
    teaser_image: 'https://x.example/a.jpg',
    image600x600: null,
    image300x300: null,
  });
});

describe('the next occurrence of an event', () => {
  const event = (given: Partial<GivenPost> = {}) =>
    build({ type: 'event', startsAt: '2027-05-01T17:00:00Z', status: 5, ...given });
  const tagsOf = async (id: number) => (await read(id)).internal_tags;

  test('is stored as a tag in Central Time beside the other marks', async () => {
    const id = await event({ internalTags: ['promoted'] });
    const before = await read(id);
    expect(before.occurrence).toBeNull();
    const { body } = await save({ ...before, occurrence: '2027-07-05T00:30:00.000Z' });
    expect(body.occurrence).toBe('2027-07-05T00:30:00.000Z');
    expect(body.internal_tags).toEqual(['promoted', 'occurrence-202707041930']);
    await save({ ...body, occurrence: null });
    expect(await tagsOf(id)).toEqual(['promoted']);
  });

  test('of a live event stays unpublished until published, and content without it keeps it', async () => {
    const id = await event({ status: 0, internalTags: ['occurrence-202707041930'] });
    const { body } = await save({ ...(await read(id)), occurrence: '2027-07-12T00:30:00.000Z' });
    expect(body.draft?.content.occurrence).toBe('2027-07-12T00:30:00.000Z');
    expect(body.internal_tags).toEqual(['occurrence-202707041930']);
    await server.pool`update news_item_revisions set content = content - 'occurrence' where news_item_id = ${id}`;
    const { body: said } = await publish(await read(id));
    expect(said.internal_tags).toEqual(['occurrence-202707041930']);
  });

  test('must not be before the start', async () => {
    const id = await event();
    const early = await save({ ...(await read(id)), occurrence: '2027-04-01T17:00:00.000Z' });
    expect(early.error.errors).toEqual([
      { path: 'occurrence', message: 'The next occurrence can’t be before the start' },
    ]);
  });

  test('decides whether an event is upcoming', async () => {
    const startsAt = '2020-05-01T17:00:00Z';
    const id = await event({ startsAt, internalTags: ['occurrence-209907041930'] });
    const over = await event({ startsAt, internalTags: ['occurrence-202002301930'] });
    const odd = await event({ startsAt, internalTags: ['occurrence-209913991930'] });
    const found = async (when: string) => {
      const query = { type: 'event', limit: 100, when };
      const { body } = await editor.call(newsItemEndpoints.search, { query });
      return body.filter((post) => [id, over, odd].includes(post.id));
    };
    expect(await found('upcoming')).toMatchObject([{ id, upcoming: true }]);
    expect(new Set((await found('past')).map((post) => post.id))).toEqual(new Set([over, odd]));
  });
});
