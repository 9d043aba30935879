import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildAuthor, buildNewsItem } from './news-items.testing.ts';

const server = withTestServer();
const editor = withStaff(server, 'editor');
const author = withStaff(server, 'author');
const contributor = withStaff(server, 'contributor');

afterEach(() => vi.useRealTimers());

const search = (query: Record<string, string | number> = {}, by = editor) =>
  by.call(newsItemEndpoints.search, { query });

const headlines = async (query: Record<string, string | number>, by = editor) =>
  (await search(query, by)).body.map((post: NewsItem) => post.headline);

/** A site of its own for a test, so that other posts do not matter. */
const newSite = () => buildSite(server.pool);

describe('searching posts', () => {
  test('returns ten posts of all statuses, newest first, and the total', async () => {
    const { id: siteId } = await newSite();
    for (let day = 10; day < 22; day += 1)
      await buildNewsItem(server.pool, {
        siteId,
        headline: `Day ${day}`,
        status: [0, 1, 2, 5][day % 4] ?? 0,
        createdAt: `2027-01-${day}T12:00:00Z`,
      });
    await buildNewsItem(server.pool, { siteId, status: 4, headline: 'Deleted' });
    const { status, body, raw } = await search({ siteId });
    expect(status).toBe(200);
    expect(body.map((post) => post.headline)).toEqual(
      [21, 20, 19, 18, 17, 16, 15, 14, 13, 12].map((day) => `Day ${day}`),
    );
    expect(raw.headers).toMatchObject({ 'x-count': '12', 'x-pages': '2' });
  });

  test('returns an empty list with zero pages', async () => {
    const { id: siteId } = await newSite();
    const { status, body, raw } = await search({ siteId });
    expect([status, body, raw.headers['x-count'], raw.headers['x-pages']]).toEqual([
      200,
      [],
      '0',
      '0',
    ]);
  });

  test('returns posts with the field names of the specification', async () => {
    const { id: siteId, sections } = await buildSite(server.pool, { city: 'El Paso' });
    const authorId = await buildAuthor(server.pool, 'Ana Ruiz');
    const id = await buildNewsItem(server.pool, {
      siteId,
      headline: 'Tacos',
      description: 'A dek.',
      sectionIds: [sections.get('HOME') ?? 0, sections.get('City Life') ?? 0],
      authorIds: [authorId],
      byline: 'Ana Ruiz',
      internalTags: ['promoted'],
      imageUrl: '/images/demo/tacos.jpg',
      totalViews: 42,
      createdAt: '2027-01-10T02:00:00Z',
      lastPublishedAt: '2027-01-11T02:00:00Z',
    });
    const { body } = await search({ siteId });
    expect(body[0]).toMatchObject({
      id,
      site_id: siteId,
      city: 'El Paso',
      type: 'article',
      is_event: false,
      headline: 'Tacos',
      description: 'A dek.',
      status: 'Live',
      status_code: 0,
      created_ts: '2027-01-10T02:00:00.000Z',
      last_published_ts: '2027-01-11T02:00:00.000Z',
      formatted_date: '01/10/2027',
      editor_url: `/editor/${siteId}/${id}`,
      image_url: '/images/demo/tacos.jpg',
      internal_tags: ['promoted'],
      promoted: true,
      author: 'Ana Ruiz',
      authors: [authorId],
      authors_names: ['Ana Ruiz'],
      roar_authors: [{ title: 'Ana Ruiz', avatar: '/images/demo/avatar.jpg' }],
      total_views: 42,
      stats: { page_views_count: 42 },
    });
    expect(body[0]?.sections.map((section) => section.name).sort()).toEqual(['City Life', 'HOME']);
  });
});

describe('filters', () => {
  test('by status', async () => {
    const { id: siteId } = await newSite();
    for (const [status, headline] of [
      [0, 'Live'],
      [1, 'Pending'],
      [2, 'Unlisted'],
      [4, 'Deleted'],
      [5, 'Draft'],
    ] as const)
      await buildNewsItem(server.pool, { siteId, status, headline });
    const of = async (status: string, by = editor) =>
      (await headlines({ siteId, status }, by)).sort();
    expect(await of('0')).toEqual(['Live']);
    expect(await of('5')).toEqual(['Draft']);
    expect(await of('0,5')).toEqual(['Draft', 'Live']);
    expect(await of('0,1,2,5')).toEqual(['Draft', 'Live', 'Pending', 'Unlisted']);
  });

  test('deleted posts are listed only for people who can restore them', async () => {
    const { id: siteId } = await newSite();
    await buildNewsItem(server.pool, { siteId, status: 4, headline: 'Gone' });
    expect(await headlines({ siteId })).toEqual([]);
    expect(await headlines({ siteId, status: '4' }, editor)).toEqual(['Gone']);
    for (const by of [author, contributor]) {
      const { body, raw } = await search({ siteId, status: '0,1,2,4,5' }, by);
      expect([body, raw.headers['x-count']]).toEqual([[], '0']);
    }
  });

  test('by site, section of a site, section name over all sites, author and kind', async () => {
    const [one, two] = [await newSite(), await newSite()];
    const [ana, ben] = [await buildAuthor(server.pool), await buildAuthor(server.pool)];
    const travel = (site: typeof one) => site.sections.get('Travel') ?? 0;
    const title = `Section test ${one.id}`;
    const post = (site: typeof one, name: string, more: object) =>
      buildNewsItem(server.pool, { siteId: site.id, headline: `${title} ${name}`, ...more });
    await post(one, 'a', { sectionIds: [travel(one)], authorIds: [ana] });
    await post(one, 'b', { sectionIds: [one.sections.get('Arts') ?? 0], authorIds: [ben, ana] });
    await post(two, 'c', { sectionIds: [travel(two)], authorIds: [ben] });
    await post(two, 'd', { type: 'event' });
    const names = async (query: Record<string, string | number>) =>
      (await headlines({ title, ...query }))
        .map((name) => name.slice(-1))
        .sort()
        .join('');
    expect(await names({ siteId: one.id })).toBe('ab');
    expect(await names({ sectionId: travel(one) })).toBe('a');
    expect(await names({ section: 'Travel' })).toBe('ac');
    expect(await names({ section: 'travel%' })).toBe('');
    expect(await names({ authorId: ana })).toBe('ab');
    expect(await names({ authorId: ben, siteId: two.id })).toBe('c');
    expect(await names({ type: 'event' })).toBe('d');
    expect(await names({ type: 'article,event' })).toBe('abcd');
    expect(await names({ sectionId: 2_147_483_647 })).toBe('');
  });

  test('by words of the headline, ignoring case, with % and _ taken literally', async () => {
    const { id: siteId } = await newSite();
    const all = [
      '100% taco',
      '100 taco',
      'snake_case',
      'snakeXcase',
      'back\\slash',
      'ÉCLAIR à la carte',
      'ΟΔΟΣ',
      'Straße',
      "O'Brien's",
      'emoji 🌮 taco',
    ];
    for (const headline of all) await buildNewsItem(server.pool, { siteId, headline });
    const found = async (title: string) => (await headlines({ siteId, title })).sort();
    expect(await found('100%')).toEqual(['100% taco']);
    expect(await found('%')).toEqual(['100% taco']);
    expect(await found('snake_case')).toEqual(['snake_case']);
    expect(await found('back\\')).toEqual(['back\\slash']);
    expect(await found('éclair À')).toEqual(['ÉCLAIR à la carte']);
    expect(await found('οδοσ')).toEqual(['ΟΔΟΣ']);
    expect(await found('ΟΔΟΣ')).toEqual(['ΟΔΟΣ']);
    expect(await found('STRASSE')).toEqual(['Straße']);
    expect(await found('straße')).toEqual(['Straße']);
    expect(await found("o'brien'")).toEqual(["O'Brien's"]);
    expect(await found('🌮')).toEqual(['emoji 🌮 taco']);
    expect(await found('  TACO  ')).toEqual(['100 taco', '100% taco', 'emoji 🌮 taco']);
    expect(await found("'; drop table news_items; --")).toEqual([]);
    expect((await found('   ')).length).toBe(all.length);
  });

  test('returns a headline unchanged in any script', async () => {
    const { id: siteId } = await newSite();
    const written = [
      'Cafe\u0301 (NFD)',
      'Café (NFC)',
      'a\u200bb',
      'שלום',
      '👩‍👩‍👧‍👦 family',
      'İstanbul ıspanak',
      '𝔐asthead',
      '\u202eevil',
    ];
    for (const headline of written) await buildNewsItem(server.pool, { siteId, headline });
    expect((await headlines({ siteId, limit: 50 })).sort()).toEqual([...written].sort());
  });

  describe('by publication date, on the calendar of the newsroom', () => {
    let siteId: number;
    beforeAll(async () => {
      siteId = (await newSite()).id;
      // Central Daylight Time, five hours behind UTC: midnight of July 10 is 05:00 UTC.
      const instants = {
        'July 9, 11:59:59 PM': '2027-07-10T04:59:59.999Z',
        'July 10, midnight': '2027-07-10T05:00:00Z',
        'July 10, 11:59:59 PM': '2027-07-11T04:59:59.999Z',
        'July 11, midnight': '2027-07-11T05:00:00Z',
        'July 4': '2027-07-04T12:00:00Z',
        'July 3': '2027-07-04T04:59:59Z',
        'June 11': '2027-06-11T05:00:00Z',
        'June 10': '2027-06-11T04:59:59Z',
        'January 1': '2027-01-01T06:00:00Z',
        'New Year’s Eve': '2027-01-01T05:59:59Z',
        'long ago': '1999-01-01T00:00:00Z',
      };
      for (const [headline, lastPublishedAt] of Object.entries(instants))
        await buildNewsItem(server.pool, {
          siteId,
          headline,
          createdAt: '1998-01-01T00:00:00Z',
          lastPublishedAt,
        });
    });

    const found = async (query: Record<string, string>) =>
      headlines({ siteId, limit: 50, sort: 'last_published_ts', direction: 'asc', ...query });
    /** Two answers at one instant: what is listed must be what is counted. */
    const counted = async (query: Record<string, string>) =>
      Number((await search({ siteId, ...query })).raw.headers['x-count']);

    test('one day', async () => {
      const query = { startDate: '2027-07-10', endDate: '2027-07-10' };
      expect(await found(query)).toEqual(['July 10, midnight', 'July 10, 11:59:59 PM']);
      expect(await counted(query)).toBe(2);
    });

    test('an open end and an open start', async () => {
      expect(await found({ startDate: '2027-07-11' })).toEqual(['July 11, midnight']);
      expect(await found({ endDate: '2026-12-31' })).toEqual(['long ago', 'New Year’s Eve']);
      expect(await found({ startDate: '2027-07-11', endDate: '2027-07-10' })).toEqual([]);
    });

    test.each([
      ['Today', 3],
      ['Last 7 Days', 5],
      ['Last 30 Days', 7],
      ['This Year', 9],
      ['All Time', 11],
    ])('%s, asked late in the evening of July 10', async (range, count) => {
      // 04:30 UTC of July 11 is 11:30 PM of July 10 in Central Time.
      vi.useFakeTimers({ now: new Date('2027-07-11T04:30:00Z'), toFake: ['Date'] });
      const listed = await found({ startDate: range, endDate: range });
      expect(listed).toHaveLength(count);
      expect(await counted({ startDate: range, endDate: range })).toBe(count);
    });

    test('the edges of the named ranges', async () => {
      vi.useFakeTimers({ now: new Date('2027-07-11T04:30:00Z'), toFake: ['Date'] });
      expect((await found({ startDate: 'Today' }))[0]).toBe('July 10, midnight');
      expect((await found({ startDate: 'Last 7 Days' }))[0]).toBe('July 4');
      expect((await found({ startDate: 'Last 30 Days' }))[0]).toBe('June 11');
      expect((await found({ startDate: 'This Year' }))[0]).toBe('January 1');
      vi.setSystemTime(new Date('2027-07-11T05:00:00Z'));
      expect(await found({ startDate: 'Today' })).toEqual(['July 11, midnight']);
    });
  });
});

describe('deleting and restoring', () => {
  const remove = (id: number, by = editor) => by.call(newsItemEndpoints.remove, { params: { id } });
  const get = (id: number) => editor.call(newsItemEditEndpoints.get, { params: { id } });

  test.each([
    ['a draft', { status: 5 }],
    ['a live event', { type: 'event', status: 0 }],
    ['a draft of an event', { type: 'event', status: 5 }],
  ] as const)('%s can be deleted, is gone, and comes back as it was', async (_post, given) => {
    const { id: siteId } = await newSite();
    const id = await buildNewsItem(server.pool, { siteId, ...given });
    expect((await remove(id)).status).toBe(200);
    expect((await get(id)).status).toBe(404);
    expect((await search({ siteId })).raw.headers['x-count']).toBe('0');
    expect((await remove(id)).status).toBe(409);
    const restored = await editor.call(newsItemEndpoints.restore, { params: { id } });
    expect([restored.status, restored.body.status_code]).toEqual([200, given.status]);
    expect((await search({ siteId })).raw.headers['x-count']).toBe('1');
    expect(
      (await editor.call(newsItemEndpoints.restore, { params: { id } })).body.status_code,
    ).toBe(given.status);
  });

  test.each([0, 1, 2])('an article of status %s is refused with the reason', async (status) => {
    const { id: siteId } = await newSite();
    const id = await buildNewsItem(server.pool, { siteId, status });
    const refused = await remove(id);
    expect([refused.status, refused.error.message]).toEqual([
      409,
      ['Only drafts and events can be deleted.'],
    ]);
    expect((await get(id)).body.status_code).toBe(status);
  });
});

test('lists the sections of a site, parents first', async () => {
  const { id, sections } = await newSite();
  const { body } = await editor.call(newsItemEndpoints.sections, { params: { id } });
  expect(body).toHaveLength(sections.size);
  const children = body.filter((section) => section.parent_id === sections.get('News'));
  expect(children.map((section) => section.title).slice(0, 3)).toEqual([
    'Restaurants + Bars',
    'City Life',
    'Entertainment',
  ]);
  expect(body.findIndex((section) => section.parent_id !== null)).toBe(
    body.length - children.length,
  );
});
