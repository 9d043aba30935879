import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildNewsItem } from '../posts/news-items.testing.ts';
import { addSeriesFor } from './series.testing.ts';

const server = withTestServer();
let site: Awaited<ReturnType<typeof buildSite>>;
const desk = withStaff(server, 'series');
const admin = withStaff(server, 'admin');

beforeAll(async () => {
  site = await buildSite(server.pool);
  await server.pool`update sites set is_main = true where id = ${site.id}`;
});

const add = (data: object = {}, by = desk) => addSeriesFor(by, site.id, data);
const save = (by: TestClient, body: Record<string, unknown>) =>
  by.call(seriesEndpoints.update, { params: { siteId: site.id }, body });
const post = (given: object = {}) => buildNewsItem(server.pool, { siteId: site.id, ...given });
const at = (seriesId: number, postId: number) => ({
  params: { siteId: site.id, seriesId, postId },
});
const put = (seriesId: number, postId: number, position?: number) =>
  desk.call(seriesEndpoints.addPost, {
    ...at(seriesId, postId),
    ...(position !== undefined && { query: { position } }),
  });
const postsOf = async (seriesId: number) => {
  const { body } = await desk.call(seriesEndpoints.posts, {
    params: { siteId: site.id, seriesId },
  });
  return body.map(({ id }) => id);
};
const tagsOf = async (id: number) =>
  (await admin.call(newsItemEditEndpoints.get, { params: { id } })).body.internal_tags;

describe('adding and listing', () => {
  test('a new series gets a unique slug on its site, the last position and a URL', async () => {
    const first = await add({ name: 'Gift Ideas' });
    const second = await add({ name: 'Gift ideas' });
    expect([first.title, second.title]).toEqual(['gift-ideas', 'gift-ideas-1']);
    expect(second.data.order).toBe(first.data.order + 1);
    expect(second.url).toBe(`/sites/${site.id}/series/gift-ideas-1`);
    expect(second.full_url.endsWith(second.url)).toBe(true);
    expect(second.data).toMatchObject({ shuffle: false, startDate: null, digestDays: [] });
  });

  test('two series added concurrently get different slugs', async () => {
    const made = await Promise.all([add({ name: 'Twice' }), add({ name: 'Twice' })]);
    expect(made.map(({ title }) => title).sort()).toEqual(['twice', 'twice-1']);
  });

  test('lists by start date, series without one last, and All covers only the main property', async () => {
    const other = await buildSite(server.pool);
    await server.pool`update sites set is_main = false where id = ${other.id}`;
    const foreign = await addSeriesFor(desk, other.id, { name: 'Of a map' });
    const late = await add({ name: 'Late', startDate: '2026-09-01' });
    const early = await add({ name: 'Early', startDate: '2026-01-01' });
    const list = async (siteId: number | 'All') =>
      (await desk.call(seriesEndpoints.list, { params: { siteId } })).body.map(({ id }) => id);
    const all = await list('All');
    expect(all.slice(0, 2)).toEqual([early.id, late.id]);
    expect(all).not.toContain(foreign.id);
    expect(await list(other.id)).toEqual([foreign.id]);
  });

  test('rejects an unknown site, and All as the site of a new series', async () => {
    const body = { data: { name: 'n', headline: 'h', type: 'Series' } };
    const gone = await desk.call(seriesEndpoints.create, { params: { siteId: 999_999 }, body });
    expect([gone.status, gone.error.message]).toEqual([400, ['A site is required']]);
    const wrong = await desk.call(seriesEndpoints.create, { params: { siteId: 'All' }, body });
    expect(wrong.status).toBe(404);
  });
});

describe('saving', () => {
  test('omitted fields keep their values', async () => {
    const { id, version } = await add({ note: 'Mine' });
    const saved = await save(desk, { id, version, data: { endDate: '2026-12-01' } });
    expect(saved.body.data).toMatchObject({ note: 'Mine', endDate: '2026-12-01' });
  });

  test.each([
    ['slug', { title: 'other' }],
    ['digestSeries', { data: { digestSeries: true } }],
    ['digestDays', { data: { digestDays: ['Monday'] } }],
    ['digestLogoImage', { data: { digestLogoImage: '/images/upload/a.png' } }],
  ])('%s is for admins', async (path, change) => {
    const { id, version } = await add();
    const refused = await save(desk, { id, version, ...change });
    expect([refused.status, refused.error.errors?.[0]]).toEqual([
      400,
      { path, message: 'Only admins can change the slug and the digest settings.' },
    ]);
    expect((await save(admin, { id, version, ...change })).status).toBe(200);
  });

  test('rejects the slug of another series of the site, ignoring case', async () => {
    const taken = await add({ name: 'Taken slug' });
    const { id, version } = await add();
    const refused = await save(admin, { id, version, title: taken.title });
    expect(refused.error.message).toEqual(['Another series on this site already uses this slug.']);
  });

  test('a former slug stays reserved: a save is rejected with the owner’s name, a new series gets a number', async () => {
    const moved = await add({ name: 'Had slug' });
    const change = { id: moved.id, version: moved.version, title: 'has-slug' };
    const { body } = await save(admin, change);
    const { id, version } = await add();
    const refused = await save(admin, { id, version, title: 'had-slug' });
    expect([refused.status, refused.error.errors?.[0]]).toEqual([
      400,
      {
        path: 'slug',
        message: 'This slug redirects to the series “Had slug”. Choose another one.',
      },
    ]);
    expect((await add({ name: 'Had slug' })).title).toBe('had-slug-1');
    const back = await save(admin, { id: body.id, version: body.version, title: 'had-slug' });
    expect(back.body.title).toBe('had-slug');
  });

  test('returns 404 for a series of another site than the path names', async () => {
    const other = await buildSite(server.pool);
    const { id, version } = await add();
    const params = { siteId: other.id };
    const body = { id, version, data: {} };
    expect((await desk.call(seriesEndpoints.update, { params, body })).status).toBe(404);
    const seriesId = id;
    const own = await desk.call(seriesEndpoints.get, { params: { siteId: site.id, seriesId } });
    expect(own.body.id).toBe(id);
    const wrong = { siteId: other.id, seriesId };
    expect((await desk.call(seriesEndpoints.get, { params: wrong })).status).toBe(404);
    const found = await desk.call(seriesEndpoints.get, { params: { siteId: 'All', seriesId } });
    expect(found.body).toEqual(own.body);
  });
});

describe('the posts of a series', () => {
  test('are added once, reordered, removed, and restored at their position', async () => {
    const { id } = await add();
    const [a, b, c] = [await post(), await post({ status: 5 }), await post()];
    for (const one of [a, b, c, b]) await put(id, one);
    expect(await postsOf(id)).toEqual([a, b, c]);
    const order = (ids: number[]) =>
      desk.call(seriesEndpoints.order, {
        params: { siteId: site.id, seriesId: id },
        body: { ids },
      });
    expect((await order([c, a, b])).body.map((one) => one.id)).toEqual([c, a, b]);
    await desk.call(seriesEndpoints.removePost, at(id, a));
    expect(await postsOf(id)).toEqual([c, b]);
    await put(id, a, 1);
    expect(await postsOf(id)).toEqual([c, a, b]);
    expect((await order([c, a, b, 999_999])).status).toBe(409);
  });

  test('belong to the series’ site, and a single series has one post even under concurrent adds', async () => {
    const { id, version } = await add({ type: 'Single' });
    const other = await buildSite(server.pool);
    const foreign = await buildNewsItem(server.pool, { siteId: other.id });
    expect((await put(id, foreign)).error.message).toEqual([
      'Choose posts from the same site as the series.',
    ]);
    const both = await Promise.all([put(id, await post()), put(id, await post())]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await save(desk, { id, version, data: { type: 'Series' } });
    await put(id, await post());
    const back = await save(desk, { id, version: version + 1, data: { type: 'Single' } });
    expect([back.status, back.error.message]).toEqual([
      400,
      ['A single series can have only one post.'],
    ]);
  });

  test('hiding dates tags every post, including later ones, and showing them removes the tag', async () => {
    const first = await add({ name: 'Hides' });
    const second = await add({ name: 'Hides too' });
    const [one, two, three] = [await post(), await post(), await post()];
    await put(first.id, one);
    await put(first.id, two);
    await put(second.id, two);
    const hide = async ({ id, version }: { id: number; version: number }, hideDates: boolean) =>
      (await save(desk, { id, version, data: { hideDates } })).body;
    const hidden = await hide(first, true);
    await hide(second, true);
    await put(first.id, three);
    for (const id of [one, two, three]) expect(await tagsOf(id)).toContain('hidedate');
    await desk.call(seriesEndpoints.removePost, at(first.id, three));
    expect(await tagsOf(three)).not.toContain('hidedate');
    await hide(hidden, false);
    expect(await tagsOf(one)).not.toContain('hidedate');
    expect(await tagsOf(two)).toContain('hidedate');
  });
});
