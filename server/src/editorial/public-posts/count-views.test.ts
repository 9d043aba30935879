import { rebelMouseEndpoints } from '@masthead/shared/editorial/posts/rebel-mouse.endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildNewsItem, type GivenPost } from '../posts/news-items.testing.ts';
import { openViewCounter, sameViewMs, type ViewCounter } from './count-views.routes.ts';

let server: TestServer;
let site: Awaited<ReturnType<typeof buildSite>>;
let counter: ViewCounter;
let time = Date.now();

beforeAll(async () => {
  server = await startTestServer();
  site = await buildSite(server.pool);
  counter = openViewCounter(server.pool, { onTrouble: () => {}, now: () => time });
});
afterAll(async () => {
  await counter.close();
  await server.stop();
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const build = (more: Partial<GivenPost> = {}) =>
  buildNewsItem(server.pool, { siteId: site.id, totalViews: 0, ...more });
async function stateOf(id: number) {
  const [row] = await server.pool<{ totalViews: number; version: number; days: number }[]>`
    select n.total_views, n.version, coalesce((select sum(views) from post_views where news_item_id = n.id), 0)::int as days
      from news_items n where n.id = ${id}`;
  return row;
}

test('views are added to the post and its day together, without raising the post’s version', async () => {
  const id = await build({ totalViews: 5 });
  for (const reader of ['a', 'b', 'c']) counter.count(id, reader);
  await counter.flush();
  expect(await stateOf(id)).toEqual({ totalViews: 8, version: 1, days: 3 });
  const changes = await server.pool`
    select 1 from changes where table_name = 'news_items' and record_id = ${String(id)} and action = 'update'`;
  expect(changes.length).toBe(0);
});

test('the same reader counts again after ten minutes, not within them', async () => {
  const [id, other] = [await build(), await build()];
  for (const post of [id, id, other]) counter.count(post, 'reader');
  time += sameViewMs - 1;
  counter.count(id, 'reader');
  time += 1;
  counter.count(id, 'reader');
  await counter.flush();
  expect([(await stateOf(id))?.days, (await stateOf(other))?.days]).toEqual([2, 1]);
});

test('does not count posts without a page, and a deleted post does not block others', async () => {
  const [live, draft] = [await build(), await build({ status: 5 })];
  for (const id of [live, draft, 999_999]) counter.count(id, 'x');
  await counter.flush();
  expect([(await stateOf(live))?.days, (await stateOf(draft))?.days]).toEqual([1, 0]);
});

test('views that failed to save are saved the next time', async () => {
  const id = await build();
  const broken = new Error('away');
  const troubles: unknown[] = [];
  let isAway = true;
  const pool = new Proxy(server.pool, {
    get: (target, name) =>
      name === 'connect' && isAway
        ? () => {
            throw broken;
          }
        : Reflect.get(target, name),
  });
  const shaky = openViewCounter(pool, { onTrouble: (error) => troubles.push(error) });
  shaky.count(id, 'a');
  await shaky.flush();
  expect(troubles).toEqual([broken]);
  isAway = false;
  shaky.count(id, 'b');
  await shaky.close();
  expect((await stateOf(id))?.days).toBe(2);
});

test('the pixel counts readers, but not bots, previews or pages of other sites', async () => {
  const own = await startTestServer();
  const { id: siteId } = await buildSite(own.pool);
  const id = await buildNewsItem(own.pool, { siteId, totalViews: 0 });
  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    own.app.http.inject({ method, url: `/sites/${siteId}/count/${id}.gif`, headers });
  const { statusCode, headers, cookies } = await ask({ 'user-agent': browser });
  expect([statusCode, headers['content-type'], cookies]).toEqual([200, 'image/gif', []]);
  expect(headers['cache-control']).toBe('private, max-age=600');
  await ask({ 'user-agent': browser });
  await ask({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await ask({});
  await ask({ 'user-agent': `${browser} a`, 'sec-purpose': 'prefetch' });
  await ask({ 'user-agent': `${browser} b`, 'sec-fetch-site': 'cross-site' });
  await ask({ 'user-agent': `${browser} c`, 'sec-gpc': '1' });
  await ask({ 'user-agent': `${browser} d` }, 'HEAD');
  await own.app.http.close();
  const [row] = await own.pool<
    { totalViews: number }[]
  >`select total_views from news_items where id = ${id}`;
  expect(row?.totalViews).toBe(1);
  await own.drop();
});

test('lists most viewed and most recent posts for people who may see views', async () => {
  const place = await buildSite(server.pool);
  const own = { siteId: place.id };
  const old = await build({ ...own, totalViews: 900, lastPublishedAt: '2026-01-01T12:00:00Z' });
  const fresh = await build({ ...own, totalViews: 10, lastPublishedAt: '2026-03-01T12:00:00Z' });
  const event = await build({
    ...own,
    type: 'event',
    totalViews: 50,
    lastPublishedAt: '2026-02-01T12:00:00Z',
  });
  await build({ ...own, status: 5, totalViews: 5000 });
  for (const reader of ['a', 'b']) counter.count(fresh, reader);
  counter.count(event, 'a');
  await counter.flush();
  await server.pool`insert into post_views values (${old}, current_date - 60, 900)`;
  const editor = server.as(await buildStaff(server.pool, 'editor'));
  const ids = async (query: Record<string, string | number>, call: 'top' | 'recent' = 'top') =>
    (await editor.call(rebelMouseEndpoints[call], { query: { ...own, ...query } })).body.map(
      ({ id }) => id,
    );
  expect(await ids({})).toEqual([old, event, fresh]);
  expect(await ids({ days: 7 })).toEqual([fresh, event]);
  expect(await ids({ type: 'article', limit: 1 })).toEqual([old]);
  expect(await ids({}, 'recent')).toEqual([fresh, event, old]);
  const author = server.as(await buildStaff(server.pool, 'author'));
  expect((await author.call(rebelMouseEndpoints.top)).status).toBe(403);
  const { body } = await author.call(rebelMouseEndpoints.recent, { query: own });
  expect(body[0]?.id).toBe(fresh);
  expect(body[0]).not.toHaveProperty('total_views');
});
