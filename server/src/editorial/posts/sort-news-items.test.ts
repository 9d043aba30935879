import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildNewsItem } from './news-items.testing.ts';

const server = withTestServer();
const editor = withStaff(server, 'editor');
const author = withStaff(server, 'author');
const contributor = withStaff(server, 'contributor');

const search = (query: Record<string, string | number> = {}, by = editor) =>
  by.call(newsItemEndpoints.search, { query });

const headlines = async (query: Record<string, string | number>) =>
  (await search(query)).body.map((post: NewsItem) => post.headline);

/** A site of its own for a test, so that other posts do not matter. */
const newSite = () => buildSite(server.pool);

describe('sorting and paging', () => {
  test('sorts every column both ways with a stable order of equal rows', async () => {
    const [one, two] = [
      await buildSite(server.pool, { city: 'Abilene' }),
      await buildSite(server.pool, { city: 'Zapata' }),
    ];
    const title = `Sort test ${one.id}`;
    const rows = [
      {
        siteId: one.id,
        headline: `${title} éa`,
        byline: 'Zoe',
        status: 0,
        totalViews: 5,
        createdAt: '2027-01-01T00:00:00Z',
        lastPublishedAt: '2027-03-01T00:00:00Z',
        startsAt: '2027-05-03T00:00:00Z',
      },
      {
        siteId: two.id,
        headline: `${title} ez`,
        byline: 'adam',
        status: 5,
        totalViews: 9,
        createdAt: '2027-01-02T00:00:00Z',
        lastPublishedAt: '2027-02-01T00:00:00Z',
        startsAt: '2027-05-02T00:00:00Z',
      },
      {
        siteId: one.id,
        headline: `${title} Eb`,
        byline: 'Émile',
        status: 1,
        totalViews: 7,
        createdAt: '2027-01-03T00:00:00Z',
        lastPublishedAt: '2027-01-15T00:00:00Z',
        startsAt: '2027-05-01T00:00:00Z',
      },
    ];
    for (const row of rows) await buildNewsItem(server.pool, row);
    const sorted = async (sort: string, direction: string) =>
      (await headlines({ title, sort, direction })).map((headline) => headline.slice(-2)).join(' ');
    const ascending = {
      created_ts: 'éa ez Eb',
      updated_ts: 'éa ez Eb',
      last_published_ts: 'Eb ez éa',
      headline: 'éa Eb ez',
      city: 'éa Eb ez',
      author: 'ez Eb éa',
      status: 'éa Eb ez',
      total_views: 'éa Eb ez',
      starts_at: 'Eb ez éa',
    };
    for (const [sort, order] of Object.entries(ascending)) {
      expect(await sorted(sort, 'asc'), sort).toBe(order);
      expect(await sorted(sort, 'desc'), sort).toBe(order.split(' ').reverse().join(' '));
    }
  });

  test('pages neither repeat nor skip a post, however many rows are equal', async () => {
    const { id: siteId } = await newSite();
    for (let made = 0; made < 23; made += 1)
      await buildNewsItem(server.pool, {
        siteId,
        headline: 'Same',
        byline: made % 2 ? 'Same' : null,
      });
    for (const sort of [
      'created_ts',
      'updated_ts',
      'headline',
      'author',
      'city',
      'status',
      'starts_at',
      'total_views',
    ]) {
      for (const direction of ['asc', 'desc']) {
        const seen: number[] = [];
        for (let offset = 0; offset < 30; offset += 5) {
          const { body, raw } = await search({ siteId, sort, direction, limit: 5, offset });
          seen.push(...body.map((post) => post.id));
          expect(raw.headers['x-pages']).toBe('5');
        }
        expect(new Set(seen).size, sort).toBe(23);
        expect(seen, sort).toHaveLength(23);
      }
    }
  });

  test.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', '1000000000'],
    ['limit', '-1'],
    ['limit', '1.5'],
    ['limit', ''],
    ['limit', 'NaN'],
    ['limit', '1;'],
    ['offset', '-1'],
    ['offset', '0.5'],
    ['offset', '9223372036854775808'],
    ['siteId', '0'],
    ['siteId', '2147483648'],
    ['sort', 'n.id; drop table news_items'],
    ['direction', 'down'],
    ['page', '2'],
  ])('%s=%j is a 400', async (name, value) =>
    expect((await search({ [name]: value })).status).toBe(400),
  );

  test('a page beyond the end is empty', async () => {
    const { status, body } = await search({ offset: 10_000_000, limit: 100 });
    expect([status, body]).toEqual([200, []]);
  });
});

describe('views are for admins and editors (Spec, content 6)', () => {
  test('others get no view counts and cannot sort by them', async () => {
    const { id: siteId } = await newSite();
    const id = await buildNewsItem(server.pool, { siteId, totalViews: 7 });
    const admin = server.as(await buildStaff(server.pool, 'admin'));
    for (const by of [admin, editor]) {
      const { body } = await search({ siteId, sort: 'total_views' }, by);
      expect(body[0]).toMatchObject({ total_views: 7, stats: { page_views_count: 7 } });
    }
    for (const by of [author, contributor]) {
      const one = await by.call(newsItemEditEndpoints.get, { params: { id } });
      const [listed] = (await search({ siteId }, by)).body;
      for (const post of [one.body, listed]) {
        expect(post).not.toHaveProperty('total_views');
        expect(post).not.toHaveProperty('stats');
      }
      const { status, error } = await search({ siteId, sort: 'total_views' }, by);
      expect([status, error.message]).toEqual([400, ['This list can’t be sorted by that field']]);
    }
  });
});
