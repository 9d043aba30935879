import { XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { absentFrom } from '../../../test/absent-from.ts';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { parseFeed } from '../feeds/feed.testing.ts';
import { decodeEntities } from '../feeds/feed-xml.ts';
import { buildNewsItem, type GivenPost } from '../posts/news-items.testing.ts';

const server = withTestServer();
let site: Awaited<ReturnType<typeof buildSite>>;

beforeAll(async () => {
  site = await buildSite(server.pool, { city: 'Fort <Worth> & "more"' });
});

const hostile = `Tacos & <script>alert(1)</script> ]]> "it's" \u0001\u{1f32e}`;
const readable = `Tacos & <script>alert(1)</script> ]]> "it's" \u{1f32e}`;
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ method: 'GET', url, headers });
const build = (more: Partial<GivenPost>) =>
  buildNewsItem(server.pool, {
    siteId: site.id,
    postUrl: null,
    lastPublishedAt: '2027-01-10T18:00:00Z',
    ...more,
  });
const base = () => `/sites/${site.id}`;
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

describe('feeds', () => {
  beforeAll(async () => {
    await build({
      slug: 'hostile',
      headline: hostile,
      description: hostile,
      byline: hostile,
      imageUrl: '/images/upload/a.jpg',
      sectionIds: [site.sections.get('Restaurants + Bars') ?? 0],
    });
    await build({
      slug: 'hides',
      headline: 'Hides its date',
      internalTags: ['hidedate'],
      lastPublishedAt: '2027-01-09T18:00:00Z',
    });
    await build({ slug: 'draft', status: 5, headline: 'Secret' });
    await build({ slug: 'unlisted', status: 2, headline: 'Secret' });
    await build({ slug: 'place', type: 'place', headline: 'A place' });
  });

  test.each(['rss', 'atom'])(
    'a reader of feeds reads %s, whatever a headline holds',
    async (format) => {
      const { statusCode, headers, body } = await get(`${base()}/feed.${format}`);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe(`application/${format}+xml; charset=utf-8`);
      const { items, problems } = await parseFeed(Buffer.from(body));
      expect(problems).toEqual([]);
      expect(items.map(({ url }) => url)).toEqual([
        `https://masthead.example${base()}/hostile`,
        `https://masthead.example${base()}/hides`,
      ]);
      expect(XMLValidator.validate(body)).toBe(true);
      const titles = [...body.matchAll(/<title>(.*?)<\/title>/gs)].map(([, title = '']) => title);
      expect(plain(decodeEntities(titles[1] ?? ''))).toBe(plain(readable));
      expect(body).not.toContain('\u0001');
      expect(body).not.toContain('<script');
      expect(body).toContain('Restaurants + Bars');
    },
  );

  test('feeds omit a hidden date', async () => {
    for (const format of ['rss', 'atom', 'json'])
      absentFrom((await get(`${base()}/feed.${format}`)).body, {
        there: ['Hides its date', /2027-01-10|10 Jan 2027/],
        gone: /2027-01-09|09 Jan 2027/,
      });
  });

  test('the JSON feed has the same content', async () => {
    const { headers, body } = await get(`${base()}/feed.json`);
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = JSON.parse(body) as { version: string; items: Record<string, unknown>[] };
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.items[0]).toMatchObject({
      id: expect.stringMatching(/^tag:masthead.example,2026:post\/\d+$/),
      title: hostile,
      content_text: hostile,
      image: expect.stringMatching(/^https:\/\/masthead.example\/images\/upload\//),
      date_published: '2027-01-10T18:00:00.000Z',
      tags: ['Restaurants + Bars'],
    });
    expect(feed.items[1]).not.toHaveProperty('date_published');
  });

  test('a section has its own feeds', async () => {
    const { body } = await get(`${base()}/sections/restaurants-bars/feed.rss`);
    expect((await parseFeed(Buffer.from(body))).items.length).toBe(1);
    expect((await get(`${base()}/sections/none/feed.rss`)).statusCode).toBe(404);
    expect((await get('/sites/999999/feed.atom')).statusCode).toBe(404);
  });

  test('returns 304 for a matching ETag or date', async () => {
    const url = `${base()}/feed.rss`;
    const isDated = async () => (await get(url)).headers['last-modified'] !== undefined;
    await expect.poll(isDated, { timeout: 5000 }).toBe(true);
    const first = await get(url);
    const modified = String(first.headers['last-modified']);
    expect(Date.parse(modified)).toBeLessThanOrEqual(Date.now());
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await get(url, known)).statusCode).toBe(304);
    expect((await get(url, { 'if-modified-since': modified })).statusCode).toBe(304);
    await build({ slug: 'new', headline: 'New' });
    await expect.poll(async () => (await get(url, known)).statusCode).toBe(200);
    expect((await get(url, { 'if-modified-since': modified })).statusCode).toBe(200);
  });
});

describe('sitemaps', () => {
  const locations = async (url: string) =>
    [...(await get(url)).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
      address.replace('https://masthead.example', ''),
    );

  test('lead from robots.txt through the sites to every listed post, and to no other', async () => {
    const own = await buildSite(server.pool);
    const theirs = await buildSite(server.pool);
    await server.pool`update sites set preview_url = 'https://city.example' where id = ${theirs.id}`;
    await build({ siteId: own.id, slug: 'one' });
    await build({ siteId: own.id, slug: 'imported', postUrl: 'https://elsewhere.example/x' });
    await build({ siteId: own.id, slug: 'unlisted', status: 2 });
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Disallow: /\nSitemap: https://masthead.example/sitemap.xml\n');
    const sites = await locations('/sitemap.xml');
    expect(sites).toContain(`/sites/${own.id}/sitemap.xml`);
    expect(sites).not.toContain(`/sites/${theirs.id}/sitemap.xml`);
    const [part = '', ...others] = await locations(`/sites/${own.id}/sitemap.xml`);
    expect(others).toEqual([]);
    expect(await locations(part)).toEqual([`/sites/${own.id}/one`]);
    expect((await get(`/sites/${own.id}/sitemap/9999.xml`)).statusCode).toBe(404);
  });

  test('each covers ten thousand ids, so a new post changes only one', async () => {
    const own = await buildSite(server.pool);
    const ids = [await build({ siteId: own.id, slug: 'a' }), 20_000_001, 20_010_000, 20_010_001];
    for (const id of ids.slice(1))
      await server.pool`insert into news_items (id, site_id, type, status, headline, slug)
        values (${id}, ${own.id}, 'article', 0, 'x', ${`s-${id}`})`;
    expect(await locations(`/sites/${own.id}/sitemap.xml`)).toEqual([
      `/sites/${own.id}/sitemap/1.xml`,
      `/sites/${own.id}/sitemap/2001.xml`,
      `/sites/${own.id}/sitemap/2002.xml`,
    ]);
    expect((await locations(`/sites/${own.id}/sitemap/2001.xml`)).length).toBe(2);
  });

  test('the news sitemap has the articles of the last two days with a visible date', async () => {
    const own = await buildSite(server.pool, { city: 'A & B' });
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await build({ siteId: own.id, slug: 'fresh', headline: 'A & B', lastPublishedAt: ago(40) });
    await build({ siteId: own.id, slug: 'old', lastPublishedAt: ago(50) });
    await build({
      siteId: own.id,
      slug: 'hidden',
      lastPublishedAt: ago(1),
      internalTags: ['hidedate'],
    });
    await build({ siteId: own.id, slug: 'party', type: 'event', lastPublishedAt: ago(1) });
    const url = `/sites/${own.id}/news-sitemap.xml`;
    expect(await locations(url)).toEqual([`/sites/${own.id}/fresh`]);
    expect((await get(url)).body).toContain('<news:title>A &amp; B</news:title>');
  });
});
