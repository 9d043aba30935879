import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bulkEndpoints } from '@masthead/shared/editorial/posts/bulk.endpoints.ts';
import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { newsItemContent } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { newsItemImportEndpoints } from '@masthead/shared/editorial/posts/news-item-import.endpoints.ts';
import { planEndpoints } from '@masthead/shared/editorial/posts/plan.endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildNewsItem } from './news-items.testing.ts';

const token = 'opens-the-other-system';
let other: Server;
let host: string;
let heard: { url: string; authorization: string | undefined }[] = [];
let answer: RequestListener;
let server: TestServer;
let ownId: number;
let editor: TestClient;
let author: TestClient;

/** A post as the other system tells it. */
const post: NewsItem = {
  id: 7_001,
  version: 3,
  site_id: 1,
  city: 'Austin',
  type: 'article',
  is_event: false,
  headline: 'Kept elsewhere',
  description: '',
  status: 'Live',
  status_code: 0,
  created_ts: '2026-11-01T12:00:00.000Z',
  updated_ts: '2026-11-01T12:00:00.000Z',
  last_published_ts: '2026-11-01T12:00:00.000Z',
  scheduled_at: null,
  starts_at: null,
  ends_at: null,
  upcoming: false,
  formatted_date: 'Nov 1, 2026',
  updated_date: 'Nov 1, 2026',
  post_url: '/kept-elsewhere/',
  editor_url: '/desk/7001',
  share_image: '/card.jpg',
  social_teaser_image: 'javascript:alert(1)',
  image: null,
  teaser_image: null,
  image600x600: null,
  image300x300: null,
  image_url: 'javascript:alert(1)',
  internal_tags: [],
  sections: [],
  categories: [],
  sites: [{ id: 1, name: 'CityBeat Austin', city: 'Austin' }],
  authors: [],
  author: null,
  authors_names: [],
  authors_site_avatars: [null, 'javascript:alert(1)'],
  roar_authors: [],
  promoted: false,
  starred: false,
  flaggedForEditor: false,
  hidePublishDate: false,
  tags: [],
  venue: null,
  occurrence: null,
  draft_version: 1,
  has_draft: true,
  edit_blocked: null,
  last_updated_by: null,
  total_views: 12,
  stats: { page_views_count: 12 },
};
const text = {
  body: '<p>Words</p><script>alert(1)</script>',
  draft: null,
  taken_down: null,
  proposals: [],
};

const says =
  (value: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(value));

beforeAll(async () => {
  other = createServer((request, response) => {
    heard.push({ url: request.url ?? '', authorization: request.headers.authorization });
    answer(request, response);
  });
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
  server = await startTestServer({
    config: { logLevel: 'silent', content: { url: `http://${host}`, token } },
  });
  const { id: siteId } = await buildSite(server.pool);
  ownId = await buildNewsItem(server.pool, { siteId, status: 5 });
  editor = server.as(await buildStaff(server.pool, 'editor', 'admin'));
  author = server.as(await buildStaff(server.pool, 'author'));
});
afterAll(async () => {
  await server.stop();
  await new Promise((done) => other.close(done));
});

describe('posts of another system', () => {
  test('are searched through that system’s API and opened in its editor', async () => {
    heard = [];
    answer = says([post], { 'x-count': '41' });
    const query = { title: 'Tacos & more', status: '0,5', limit: 20, type: 'article' };
    const { status, body, raw } = await editor.call(newsItemEndpoints.search, { query });
    expect([status, raw.headers['x-count'], raw.headers['x-pages']]).toEqual([200, '41', '3']);
    expect(body).toEqual([
      {
        ...post,
        editor_url: `http://${host}/desk/7001`,
        post_url: `http://${host}/kept-elsewhere/`,
        share_image: `http://${host}/card.jpg`,
        social_teaser_image: null,
        image_url: null,
        authors_site_avatars: [null, null],
        has_draft: false,
        edit_blocked: newsItemMessages.elsewhere(host),
      },
    ]);
    const asked = new URL(heard[0]?.url ?? '', `http://${host}`);
    expect([asked.pathname, heard[0]?.authorization]).toEqual([
      '/api/news-item/search',
      `Bearer ${token}`,
    ]);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({ ...query, limit: '20' });
  });

  test('hide view counts from authors', async () => {
    answer = says([post], { 'x-count': '1' });
    const { body } = await author.call(newsItemEndpoints.search);
    expect(body[0]).toMatchObject({ headline: 'Kept elsewhere' });
    expect(body[0]).not.toHaveProperty('total_views');
    expect(body[0]).not.toHaveProperty('stats');
  });

  test('are read with sanitized text and that system’s sections', async () => {
    answer = says({ ...post, ...text });
    const { body } = await editor.call(newsItemEditEndpoints.get, { params: { id: post.id } });
    expect([body.headline, body.body]).toEqual(['Kept elsewhere', '<p>Words</p>']);
    const sections = [{ id: 5, title: 'Arts', parent_id: null }];
    answer = says(sections);
    expect((await editor.call(newsItemEndpoints.sections, { params: { id: 1 } })).body).toEqual(
      sections,
    );
  });

  test.each<[string, number, string, RequestListener]>([
    ['is not there', 404, '', (_, response) => response.writeHead(404).end('{}')],
    ['fails', 503, 'elsewhereAway', (_, response) => response.writeHead(500).end('oops')],
    ['refuses its token', 503, 'elsewhereAway', (_, response) => response.writeHead(401).end('{}')],
    [
      'leads somewhere else',
      503,
      'elsewhereAway',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['hangs up', 503, 'elsewhereAway', (request) => request.socket.destroy()],
    ['tells of something else', 503, 'elsewhereOdd', says({ id: 1 })],
    [
      'tells of a text that cannot be cleaned',
      503,
      'elsewhereOdd',
      says({ ...post, ...text, body: '<b>'.repeat(100_000) }),
    ],
    ['sends a page', 503, 'elsewhereOdd', (_, response) => response.writeHead(200).end('<html>')],
  ])('that %s', async (_, expected, sentence, listener) => {
    answer = listener;
    const { status, error } = await editor.call(newsItemEditEndpoints.get, { params: { id: 9 } });
    expect(status).toBe(expected);
    const said = sentence as 'elsewhereAway' | '';
    if (said) expect(error.message).toEqual([newsItemMessages[said](host)]);
  });

  test('are changed by no call, and neither are local ones', async () => {
    heard = [];
    const seenVersion = { id: ownId, version: 1, draft_version: 0 };
    const at = { siteId: 1, postId: ownId };
    const refused = await Promise.all([
      editor.call(newsItemEditEndpoints.create, {
        body: { type: 'article', site_id: 1, section_id: 1, headline: 'New' },
      }),
      editor.call(newsItemEditEndpoints.save, { body: { ...seenVersion, headline: 'x' } }),
      editor.call(newsItemEditEndpoints.publish, { body: seenVersion }),
      editor.call(newsItemEditEndpoints.schedule, { body: { ...seenVersion, scheduled_at: null } }),
      editor.call(newsItemEditEndpoints.autosave, {
        body: { ...seenVersion, content: newsItemContent.parse({}) },
      }),
      editor.call(newsItemEditEndpoints.restoreRevision, {
        body: { ...seenVersion, revision_id: 1 },
      }),
      editor.call(newsItemEditEndpoints.saveEvent, { body: { ...seenVersion, headline: 'x' } }),
      editor.call(newsItemEditEndpoints.mark, {
        body: { id: ownId, version: 1, mark: 'starred', is_on: true },
      }),
      editor.call(bulkEndpoints.run, {
        body: { act: 'delete', type: 'article', posts: [seenVersion] },
      }),
      editor.call(bulkEndpoints.undo, { params: { id: 1 } }),
      editor.call(newsItemEditEndpoints.tag, { params: at, body: { tags: ['x'] } }),
      editor.call(newsItemEditEndpoints.clone, { query: { siteId: 1 }, body: { id: ownId } }),
      editor.call(newsItemEndpoints.remove, { params: { id: ownId } }),
      editor.call(newsItemEndpoints.restore, { params: { id: ownId } }),
      editor.call(planEndpoints.set, { body: { id: ownId, was: null, planned_on: '2026-11-30' } }),
      editor.upload(newsItemImportEndpoints.import, {
        file: { bytes: '<rss/>', name: 'posts.xml' },
        body: { siteId: '1' },
      }),
    ]);
    expect(refused.map(({ status, error }) => [status, error.message?.[0]])).toEqual(
      refused.map(() => [409, newsItemMessages.elsewhere(host)]),
    );
    expect(heard).toEqual([]);
  });
});
