import { centralSentence } from '@masthead/shared/platform/values/dates.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildAuthor, buildNewsItem, type GivenPost } from '../posts/news-items.testing.ts';

const server = withTestServer();
let site: Awaited<ReturnType<typeof buildSite>>;

beforeAll(async () => {
  site = await buildSite(server.pool, { city: 'Austin' });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ method: 'GET', url, headers });
const build = (given: Partial<GivenPost>) =>
  buildNewsItem(server.pool, {
    siteId: site.id,
    postUrl: null,
    lastPublishedAt: '2027-01-10T18:00:00Z',
    ...given,
  });
const path = (slug: string) => `/sites/${site.id}/${slug}`;

describe('which posts have a page', () => {
  test('serves a live post with a content security policy that blocks everything else', async () => {
    const author = await buildAuthor(server.pool, 'Ana Ruiz');
    const id = await build({
      slug: 'live',
      headline: 'Tacos & dawn',
      body: '<p>First <strong>bite</strong></p><script>alert(1)</script>',
      authorIds: [author],
      sectionIds: [site.sections.get('City Life') ?? 0],
    });
    const { statusCode, headers, body } = await get(path('live'));
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self' https: http:; base-uri/,
    );
    expect(body).toContain('<h1>Tacos &amp; dawn</h1>');
    expect(body).toContain('<p>First <strong>bite</strong></p>');
    expect(body).not.toContain('alert(1)');
    expect(body).toContain('Ana Ruiz');
    expect(body).toContain(`<a href="/sites/${site.id}/sections/city-life">City Life</a>`);
    expect(body).toContain(`<link rel="canonical" href="https://masthead.example${path('live')}">`);
    expect(body).toContain(`src="/sites/${site.id}/count/${id}.gif"`);
    expect(body).not.toContain('noindex');
  });

  test('serves an unlisted post with noindex', async () => {
    await build({ slug: 'unlisted', status: 2 });
    const { statusCode, body } = await get(path('unlisted'));
    expect(statusCode).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  test.each([
    ['a draft', 5, null, 404],
    ['a post in review', 1, null, 404],
    ['a deleted draft', 4, null, 404],
    ['a post that was published and deleted', 4, '2027-01-10T18:00:00Z', 410],
  ])('%s has none', async (what, status, lastPublishedAt, code) => {
    const slug = what.replaceAll(' ', '-');
    await build({ slug, status, lastPublishedAt, headline: 'Secret' });
    const { statusCode, body } = await get(path(slug));
    expect(statusCode).toBe(code);
    expect(body).toContain(code === 410 ? 'This story is no longer available' : 'Page not found');
    expect(body).toContain('noindex');
    expect(body).not.toContain('Secret');
  });

  test.each(['nowhere', '%00', '%22%3E%3Cscript%3E', 'x'.repeat(150), '.env'])(
    'nothing is at %s',
    async (slug) => {
      const { statusCode, body } = await get(path(slug));
      expect(statusCode).toBe(404);
      expect(body).not.toContain('<script>');
    },
  );

  test('returns 404 for a post of another site and for an unknown site', async () => {
    const other = await buildSite(server.pool);
    await build({ slug: 'elsewhere', siteId: other.id });
    expect((await get(`/sites/${other.id}/elsewhere`)).statusCode).toBe(200);
    expect((await get(path('elsewhere'))).statusCode).toBe(404);
    expect((await get('/sites/999999/live')).statusCode).toBe(404);
    expect((await get('/sites/0/live')).statusCode).toBe(404);
    expect((await get('/sites/99999999999')).statusCode).toBe(404);
  });

  test('redirects an old slug permanently, and returns 410 for a deleted post', async () => {
    const id = await build({ slug: 'now' });
    await server.pool`insert into news_item_old_slugs (site_id, slug, news_item_id) values (${site.id}, 'before', ${id})`;
    const moved = await get(path('before'));
    expect([moved.statusCode, moved.headers.location]).toEqual([301, path('now')]);
    await server.pool`update news_items set status = 4 where id = ${id}`;
    await expect.poll(async () => (await get(path('before'))).statusCode).toBe(410);
  });

  test('redirects a trailing slash', async () => {
    const { statusCode, headers } = await get(`${path('live')}/?a=1`);
    expect([statusCode, headers.location]).toEqual([301, `${path('live')}?a=1`]);
  });

  test('uses the publisher’s own URL as canonical where it shows posts itself', async () => {
    const own = await buildSite(server.pool);
    await server.pool`update sites set preview_url = 'https://city.example' where id = ${own.id}`;
    await build({ slug: 'theirs', siteId: own.id });
    const { body } = await get(`/sites/${own.id}/theirs`);
    expect(body).toContain('<link rel="canonical" href="https://city.example/theirs/">');
  });
});

describe('cached responses', () => {
  test('returns 304 until the page changes', async () => {
    const id = await build({ slug: 'kept', headline: 'Before' });
    const first = await get(path('kept'));
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, max-age=60, stale-if-error=86400');
    const again = await get(path('kept'), { 'if-none-match': `"x", ${tag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await server.pool`update news_items set headline = 'After' where id = ${id}`;
    await expect
      .poll(async () => (await get(path('kept'), { 'if-none-match': tag })).statusCode)
      .toBe(200);
    expect((await get(path('kept'))).body).toContain('<h1>After</h1>');
  });

  test('are compressed as the client accepts', async () => {
    const plain = await get(path('kept'));
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const encoding of ['br', 'gzip']) {
      const packed = await get(path('kept'), { 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(packed.headers.vary).toContain('accept-encoding');
    }
    const refused = await get(path('kept'), { 'accept-encoding': 'br;q=0, identity' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });
});

describe('lists', () => {
  test('the front page lists the newest articles, a section page its own', async () => {
    const own = await buildSite(server.pool, { city: 'Waco' });
    const cityLife = own.sections.get('City Life') ?? 0;
    const detail = own.sections.get('Event detail') ?? 0;
    for (let day = 1; day <= 26; day += 1)
      await build({
        siteId: own.id,
        slug: `story-${day}`,
        headline: `Story ${day}.`,
        lastPublishedAt: `2027-02-${String(day).padStart(2, '0')}T12:00:00Z`,
        sectionIds: day > 24 ? [cityLife] : [],
      });
    await build({
      siteId: own.id,
      slug: 'fair',
      type: 'event',
      headline: 'A fair',
      startsAt: '2027-03-01T18:00:00Z',
      sectionIds: [detail],
    });
    await build({ siteId: own.id, slug: 'hidden', status: 2, headline: 'Unlisted' });
    const headlines = async (url: string) =>
      [...(await get(url)).body.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, headline]) => headline);
    const front = await headlines(`/sites/${own.id}`);
    expect([front.length, front[0], front[23]]).toEqual([24, 'Story 26.', 'Story 3.']);
    expect(await headlines(`/sites/${own.id}?page=2`)).toEqual(['Story 2.', 'Story 1.']);
    expect(await headlines(`/sites/${own.id}/sections/city-life`)).toEqual([
      'Story 26.',
      'Story 25.',
    ]);
    expect(await headlines(`/sites/${own.id}/sections/events`)).toEqual(['A fair']);
    expect((await get(`/sites/${own.id}/sections/events`)).body).toContain(
      centralSentence(new Date('2027-03-01T18:00:00Z')),
    );
    expect((await get(`/sites/${own.id}/sections/sports`)).body).toContain(
      'Nothing has been published here yet.',
    );
  });

  test.each(['?page=0', '?page=3', '?page=51', '?page=x', '/sections/home', '/sections/none'])(
    'there is no %s',
    async (rest) => {
      const { statusCode } = await get(`/sites/${site.id}${rest}`);
      expect(statusCode).toBe(rest === '/sections/home' ? 200 : 404);
    },
  );
});
