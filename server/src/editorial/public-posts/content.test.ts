import { contentEndpoints } from '@masthead/shared/editorial/public-posts/content.endpoints.ts';
import { contentMessages } from '@masthead/shared/editorial/public-posts/content.ts';
import { apiTokenEndpoints } from '@masthead/shared/people/api-tokens/api-token.endpoints.ts';
import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildAuthor, buildNewsItem, type GivenPost } from '../posts/news-items.testing.ts';
import { addSeriesFor } from '../series/series.testing.ts';

const server = withTestServer();
const admin = withStaff(server, 'admin');
const desk = withStaff(server, 'series');
const { sites, posts, post, events } = contentEndpoints;
let site: Awaited<ReturnType<typeof buildSite>>;
let program: TestClient;

const tokenFor = async (changes: object = {}) => {
  const { body, error } = await admin.call(apiTokenEndpoints.create, {
    body: {
      name: 'Front page',
      screens: ['content'],
      userGroupId: null,
      endsOn: addDays(today(new Date()), 30),
      ...changes,
    },
  });
  expect(error.message).toBeUndefined();
  return server.withToken(body.token);
};
const build = (more: Partial<GivenPost> = {}) =>
  buildNewsItem(server.pool, {
    siteId: site.id,
    postUrl: null,
    lastPublishedAt: '2027-01-10T18:00:00Z',
    ...more,
  });
beforeAll(async () => {
  site = await buildSite(server.pool, { city: 'Austin' });
  program = await tokenFor();
});
const at = () => ({ params: { siteId: site.id } });
const slugs = async (query: Record<string, string | number> = {}, by = program) => {
  const { status, body, error } = await by.call(posts, { ...at(), query });
  expect([status, error.message]).toEqual([200, undefined]);
  return body.posts.map(({ slug }) => slug);
};

describe('which posts', () => {
  test('the front page, a section, a tag, a series and a type; drafts and unlisted ones never', async () => {
    const section = site.sections.get('Restaurants + Bars') ?? 0;
    const taco = await build({ slug: 'taco', sectionIds: [section], tags: ['Food'] });
    await build({ slug: 'bar', tags: ['food'], lastPublishedAt: '2027-01-11T18:00:00Z' });
    await build({ slug: 'museum', type: 'place', sectionIds: [section] });
    for (const status of [2, 4, 5]) await build({ slug: `status-${status}`, status });
    const series = await addSeriesFor(desk, site.id, { name: 'Tacos' });
    await server.pool`
      insert into series_posts (series_id, news_item_id, position) values (${series.id}, ${taco}, 1)`;
    expect(await slugs()).toEqual(['bar', 'taco']);
    expect(await slugs({ section: 'restaurants-bars' })).toEqual(['museum', 'taco']);
    expect(await slugs({ tag: 'food' })).toEqual(['bar']);
    expect(await slugs({ series: 'tacos' })).toEqual(['taco']);
    expect(await slugs({ type: 'place' })).toEqual(['museum']);
    for (const query of [{ section: 'none' }, { series: 'none' }] as Record<string, string>[])
      expect((await program.call(posts, { ...at(), query })).status).toBe(404);
    await server.pool`update series set start_date = current_date + 7 where id = ${series.id}`;
    const early = await tokenFor();
    const other = { ...at(), query: { series: 'tacos', limit: 7 } };
    expect((await early.call(posts, other)).status).toBe(404);
  });

  test('pages follow each other without a gap or a repeat while posts are added', async () => {
    const feed = await buildSite(server.pool);
    const add = (slug: string, lastPublishedAt: string) =>
      build({ siteId: feed.id, slug, lastPublishedAt });
    // Why the same instant: then the id alone decides.
    for (const name of ['a', 'b', 'c', 'd', 'e']) await add(name, '2027-02-01T12:00:00Z');
    const read = async (after?: string) => {
      const query = { limit: 2, ...(after && { after }) };
      return (await program.call(posts, { params: { siteId: feed.id }, query })).body;
    };
    const first = await read();
    await add('newer', '2027-02-02T12:00:00Z');
    const second = await read(first.next ?? '');
    const third = await read(second.next ?? '');
    const all = [first, second, third].map((page) => page.posts.map(({ slug }) => slug));
    expect(all).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
    expect(third.next).toBeNull();
  });

  test.each([
    [{ after: 'x' }, contentMessages.badCursor],
    [{ limit: 0 }, contentMessages.badLimit],
    [{ limit: 101 }, contentMessages.badLimit],
  ])('rejects %j', async (query, sentence) => {
    const { status, error } = await program.call(posts, { ...at(), query });
    expect([status, error.message[0]]).toEqual([400, sentence]);
  });
});

describe('a post', () => {
  test('has authors, times, pictures with sizes and its text with absolute addresses', async () => {
    await build({
      slug: 'whole',
      headline: 'Tacos at dawn',
      imageUrl: '/images/upload/v1/taco.jpg',
      authorIds: [await buildAuthor(server.pool, 'Ana Ruiz')],
      sectionIds: [site.sections.get('Restaurants + Bars') ?? 0],
      tags: ['dawn'],
      body: `<p onclick="x()">See <a href="/sites/1/more">more</a> or src="/x".</p><script>bad()</script>
        <figure><img src="/images/upload/v1/salsa.jpg" alt="Salsa" width="800" height="600"></figure>`,
    });
    const { status, body } = await program.call(post, {
      params: { siteId: site.id, slug: 'whole' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      url: `https://masthead.example/sites/${site.id}/whole`,
      headline: 'Tacos at dawn',
      authors: ['Ana Ruiz'],
      sections: [{ title: 'Restaurants + Bars', slug: 'restaurants-bars' }],
      tags: ['dawn'],
      publishedAt: '2027-01-10T18:00:00.000Z',
      isListed: true,
      isPromoted: false,
    });
    expect(body.picture?.url).toBe('https://masthead.example/images/upload/v1/taco.jpg');
    expect(body.picture?.sizes.map(({ width, height }) => [width, height])).toEqual([
      [480, 270],
      [800, 450],
      [1200, 675],
      [1600, 900],
    ]);
    for (const { url } of body.picture?.sizes ?? [])
      expect(url).toMatch(/^https:\/\/masthead\.example\/images\/upload\/.*taco\.jpg$/);
    expect(body.html).toContain('href="https://masthead.example/sites/1/more"');
    expect(body.html).toContain('src="https://masthead.example/images/upload/');
    expect(body.html).toMatch(/srcset="https:\/\/masthead\.example\S+ 480w, https:/);
    expect(body.html).toContain('alt="Salsa"');
    expect(body.html).not.toMatch(/script|onclick|"\/images/);
    const list = await program.call(posts, { ...at(), query: { tag: 'dawn', limit: 1 } });
    expect(list.body.posts[0]?.authors).toEqual(['Ana Ruiz']);
  });

  test('hides its date, finds itself by a former slug, and ends when it is taken down', async () => {
    const id = await build({ slug: 'moved-to', internalTags: ['hidedate', 'promoted'] });
    await server.pool`
      insert into news_item_old_slugs (site_id, slug, news_item_id) values (${site.id}, 'moved-from', ${id})`;
    const get = (slug: string) => program.call(post, { params: { siteId: site.id, slug } });
    const { body } = await get('moved-from');
    expect(body).toMatchObject({ slug: 'moved-to', publishedAt: null, isPromoted: true });
    await server.pool`update news_items set status = 2 where id = ${id}`;
    await expect.poll(async () => (await get('moved-to')).body.isListed).toBe(false);
    await server.pool`update news_items set status = 5 where id = ${id}`;
    await expect.poll(async () => (await get('moved-to')).status).toBe(404);
    expect((await get('never-there')).status).toBe(404);
  });
});

test('events come by their start in Central Time, page by page', async () => {
  const add = (slug: string, startsAt: string) => build({ slug, startsAt, type: 'event' });
  await add('late', '2027-03-02T05:30:00Z');
  await add('morning', '2027-03-01T15:00:00Z');
  await add('next-day', '2027-03-02T15:00:00Z');
  await add('before', '2027-03-01T05:59:00Z');
  const get = (query: Record<string, string | number>) =>
    program.call(events, { ...at(), query: { from: '2027-03-01', ...query } });
  const first = await get({ to: '2027-03-02', limit: 2 });
  expect(first.body.events.map(({ slug, day }) => [slug, day])).toEqual([
    ['morning', '2027-03-01'],
    ['late', '2027-03-01'],
  ]);
  const rest = await get({ to: '2027-03-02', after: first.body.next ?? '' });
  expect(rest.body).toMatchObject({
    events: [{ slug: 'next-day', day: '2027-03-02' }],
    next: null,
  });
  expect((await get({ to: '2027-03-01' })).body.events).toHaveLength(2);
  for (const to of ['2027-02-28', '2027-07-01'])
    expect((await get({ to })).error.message[0]).toBe(contentMessages.badDays);
  expect((await get({ from: '1 March' })).error.message[0]).toBe(contentMessages.badDay);
});

describe('who may read', () => {
  test('a token of the content scope, for its sites alone, and nothing else with it', async () => {
    const other = await buildSite(server.pool, { city: 'Dallas' });
    const narrow = await tokenFor({ siteIds: [other.id] });
    const listed = await narrow.call(sites);
    expect(listed.body.map(({ id, city }) => [id, city])).toEqual([[other.id, 'Dallas']]);
    expect(listed.body[0]?.sections[0]).toEqual({
      title: expect.any(String),
      slug: expect.any(String),
    });
    const params = { siteId: site.id };
    const refused = [
      await narrow.call(posts, { params }),
      await narrow.call(events, { params, query: { from: '2027-03-01' } }),
      await narrow.call(post, { params: { ...params, slug: 'bar' } }),
      await program.call(posts, { params: { siteId: 999_999 } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await narrow.call(siteEndpoints.get, { params: { id: other.id } })).status).toBe(403);
    expect((await program.call(sites)).body.length).toBeGreaterThan(1);
  });

  test('no other token, and nobody without one', async () => {
    const other = await tokenFor({ screens: ['siteList'] });
    expect((await other.call(sites)).status).toBe(403);
    expect((await server.as(null).call(sites)).status).toBe(401);
  });

  test.each([
    [{ screens: ['siteList'], siteIds: [1] }, 'siteIds'],
    [{ siteIds: [999_999] }, 'siteIds'],
    [{ userGroupId: 1 }, 'screens'],
  ])('no token is made with %j', async (changes, path) => {
    const body = {
      name: 'x',
      screens: ['content'],
      userGroupId: null,
      endsOn: addDays(today(new Date()), 3),
    };
    const { status, error } = await admin.call(apiTokenEndpoints.create, {
      body: { ...body, ...changes },
    });
    expect([status, error.errors?.[0]?.path]).toEqual([400, path]);
  });

  test('the list of tokens names their sites', async () => {
    await tokenFor({ name: 'Named', siteIds: [site.id] });
    const { body } = await admin.call(apiTokenEndpoints.list);
    expect(body.find(({ name }) => name === 'Named')?.sites).toEqual(['CityBeat Austin']);
  });
});

test('an answer has a tag, is known by it, and changes with the post', async () => {
  const id = await build({ slug: 'tagged', headline: 'First' });
  const get = (headers: Record<string, string> = {}) =>
    program.call(post, { params: { siteId: site.id, slug: 'tagged' }, headers });
  const { raw } = await get();
  const etag = String(raw.headers.etag);
  expect(raw.headers).toMatchObject({
    'cache-control': 'private, max-age=60',
    vary: expect.stringContaining('authorization'),
  });
  const known = await get({ 'if-none-match': etag });
  expect([known.status, known.raw.body]).toEqual([304, '']);
  await server.pool`update news_items set headline = 'Second' where id = ${id}`;
  await expect.poll(async () => (await get({ 'if-none-match': etag })).status).toBe(200);
  expect((await get()).body.headline).toBe('Second');
});
