import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { buildApp } from '../../app.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildNewsItem } from '../posts/news-items.testing.ts';

let server: TestServer;
let siteId: number;
let address: string;

/** Requests that the framework's routes have answered. */
let routed = 0;
const count = () => {
  routed += 1;
};
const channel = 'tracing:fastify.request.handler:start';

beforeAll(async () => {
  subscribe(channel, count);
  server = await startTestServer();
  siteId = (await buildSite(server.pool)).id;
  address = await server.app.http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  unsubscribe(channel, count);
  await server.stop();
});

/** Headers by name, or names and values in turn. */
type Asked = Record<string, string> | string[];

interface Got {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** False when it was answered before the routes. */
  isRouted: boolean;
}

async function get(path: string, headers: Asked = {}, at = address): Promise<Got> {
  const before = routed;
  const { promise, resolve, reject } = Promise.withResolvers<Got>();
  const asked = request(at + path, { headers, agent: false }, (answer) => {
    const { statusCode: status, headers: told } = answer;
    void buffer(answer).then(
      (bytes) => resolve({ status, headers: told, bytes, isRouted: routed > before }),
      reject,
    );
  });
  asked.on('error', reject).end();
  return promise;
}

async function build(slug: string): Promise<{ id: number; path: string }> {
  const id = await buildNewsItem(server.pool, {
    siteId,
    slug,
    postUrl: null,
    body: `<p>${'A line forms around the block before the sun is up. '.repeat(40)}</p>`,
    lastPublishedAt: '2027-01-10T18:00:00Z',
  });
  return { id, path: `/sites/${siteId}/${slug}` };
}

/** What is answered before the routes, as soon as the page is known and proven. */
const early = (path: string, headers?: Asked, at?: string) =>
  vi.waitFor(async () => {
    const got = await get(path, headers, at);
    expect([200, 304]).toContain(got.status);
    expect(got.isRouted).toBe(false);
    return got;
  }, 10_000);

/** What two answers may differ in. */
const withoutDate = ({ headers: { date: _date, ...headers }, status, bytes }: Got) => ({
  status,
  headers,
  text: bytes.toString('base64'),
});

test('serves a cached page before routing, with the same response', async () => {
  const { path } = await build('known');
  // Why: until the second that it was made in is over, a page does not say since when it says what it says.
  const known = await vi.waitFor(async () => {
    const { headers } = await early(path);
    expect(headers).toHaveProperty('last-modified');
    return headers;
  }, 10_000);
  for (const asked of [
    {},
    { 'accept-encoding': 'gzip, br' },
    { 'accept-encoding': 'gzip' },
    { 'if-none-match': String(known.etag) },
    { 'if-modified-since': String(known['last-modified']) },
  ]) {
    const now = await early(path, asked);
    // Why: a question that nobody has asked before is left to the routes.
    const routedAnswer = await get(`${path}?asked`, asked);
    expect(routedAnswer.isRouted).toBe(true);
    expect(withoutDate(now)).toEqual(withoutDate(routedAnswer));
  }
});

test('the next response has the change of a post', async () => {
  const { id, path } = await build('changed');
  await early(path);
  await server.pool`update news_items set headline = 'After' where id = ${id}`;
  await expect.poll(async () => (await get(path)).bytes.toString()).toContain('<h1>After</h1>');
  expect((await early(path)).bytes.toString()).toContain('<h1>After</h1>');
});

test('leaves other requests, deleted posts and redirects to the routes', async () => {
  const { id, path } = await build('left');
  await early(path);
  expect((await get(path, ['host', 'a.example', 'host', 'b.example'])).status).toBe(400);
  await server.pool`update news_items set status = 4 where id = ${id}`;
  await expect.poll(async () => (await get(path)).status).toBe(410);
  expect((await get(path)).isRouted).toBe(true);
});

test.each([0, 1])(
  'no more than a client may ask in a minute, behind %i proxies',
  async (trustedProxies) => {
    const { path } = await build(`often-${trustedProxies}`);
    const config = { ...server.app.config, requestsPerMinute: 40, trustedProxies };
    const { http } = await buildApp({ ...server.app, config });
    const at = await http.listen({ host: '127.0.0.1', port: 0 });
    try {
      const from = (client: string) => ({ 'x-forwarded-for': client });
      await early(path, from('203.0.113.1'), at);
      const statuses: (number | undefined)[] = [];
      for (let asked = 0; asked < 45; asked += 1)
        statuses.push((await get(path, from('203.0.113.2'), at)).status);
      const answered = statuses.filter((status) => status === 200).length;
      expect(answered).toBeLessThanOrEqual(40);
      expect(answered).toBeGreaterThan(0);
      expect(statuses.at(-1)).toBe(429);
      const other = await get(path, from('203.0.113.3'), at);
      expect(other.status).toBe(trustedProxies === 0 ? 429 : 200);
    } finally {
      await http.close();
    }
  },
);
