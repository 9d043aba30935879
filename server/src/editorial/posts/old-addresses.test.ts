import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { newsItemImportEndpoints } from '@masthead/shared/editorial/posts/news-item-import.endpoints.ts';
import type { RunChoices } from '@masthead/shared/platform/imports/import.ts';
import { beforeEach, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { check, report, run, undo } from '../../platform/imports/imports.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
const editor = withStaff(server, 'editor');
let siteId: number;
beforeEach(async () => {
  ({ id: siteId } = await buildSite(server.pool));
});

/** A post of WordPress, by its number there. */
const post = (n: number, words = 'Words', host = 'https://old.example') =>
  `<item><title>Story ${n}</title><link>${host}/2019/0${n}/Story-${n}/</link><guid isPermaLink="false">${host}/?p=${n}</guid>
   <wp:post_id>${n}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_name>story-${n}</wp:post_name>
   <pubDate>Fri, 20 Nov 2020 08:00:00 CST</pubDate><content:encoded>${words}</content:encoded></item>`;
const wordpress = (...posts: string[]) =>
  `<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
   <title>Paper</title><link>https://old.example</link>${posts.join('')}</channel></rss>`;

async function bring(text: string, choices: Partial<RunChoices> = {}, name = 'paper.xml') {
  const { body } = await check(server, editor, newsItemImportEndpoints.import, {
    file: { bytes: text, name },
    body: { siteId: String(siteId) },
  });
  return (await run(server, editor, body.id, choices)).body;
}
const get = (path: string) => server.app.http.inject({ url: `/sites/${siteId}${path}` });
/** Where an address leads in the end. */
async function leadsTo(path: string): Promise<string> {
  const { statusCode, headers } = await get(path);
  const next = headers.location?.replace(`/sites/${siteId}`, '');
  return next ? leadsTo(next) : `${statusCode} ${path}`;
}
const canonical = async (slug: string) =>
  /<link rel="canonical" href="([^"]+)"/.exec((await get(`/${slug}`)).body)?.[1];

test('posts keep their old URL as canonical, or redirect it when they move here', async () => {
  await bring(wordpress(post(1)));
  expect(await canonical('story-1')).toBe('https://old.example/2019/01/Story-1/');
  expect(await leadsTo('/2019/01/story-1')).toBe('404 /2019/01/story-1');

  await bring(wordpress(post(2)), { addresses: 'move' });
  expect(await canonical('story-2')).toMatch(new RegExp(`/sites/${siteId}/story-2$`));
  for (const old of [
    '/2019/02/story-2',
    '/2019/02/Story-2/',
    '/2019/02/story-2/?utm_source=mail',
    '/?p=2',
    '?p=2',
    '?utm_source=mail&p=2',
  ])
    expect(await leadsTo(old), old).toBe('200 /story-2');
  expect((await get('/2019/02/story-2')).statusCode).toBe(301);
  for (const none of ['/2019/02/story-3', '/?p=3', '/?p=x', '/a/b/c/d'])
    expect(await leadsTo(none), none).toMatch(/^404/);
  expect((await server.app.http.inject({ url: '/sites/999999/2019/02/story-2' })).statusCode).toBe(
    404,
  );
});

test('an old one-segment path redirects to its post, unless another post has that slug', async () => {
  const feed = (n: number, path: string) =>
    `<rss><channel><title>F</title><item><title>Plain ${n}</title><guid>${n}</guid><link>https://old.example/${path}</link>
     <pubDate>Fri, 20 Nov 2020 08:00:00 CST</pubDate></item></channel></rss>`;
  await bring(feed(1, 'Welcome.html'), { addresses: 'move' });
  await bring(feed(2, 'plain-1'), { addresses: 'move' });
  expect(await leadsTo('/welcome.html')).toBe('200 /plain-1');
  expect(await leadsTo('/plain-1')).toBe('200 /plain-1');
});

test('an undone import stops its redirects, and importing again restores them', async () => {
  const file = wordpress(post(3), post(4));
  const first = await bring(file, { addresses: 'move' });
  await undo(server, editor, first.id);
  expect(await leadsTo('/?p=3')).toMatch(/^410/);
  await bring(file, { addresses: 'move' });
  expect(await leadsTo('/?p=3')).toMatch(/^200 \/story-3/);
  expect(await leadsTo('/2019/04/story-4')).toMatch(/^200 \/story-4/);
});

test('a redirect stays with its post, and an update does not move a moved post back', async () => {
  await bring(wordpress(post(5)), { addresses: 'move' });
  const other = post(6).replaceAll('/2019/06/Story-6/', '/2019/05/Story-5/');
  await bring(wordpress(other), { addresses: 'move' });
  expect(await leadsTo('/2019/05/story-5')).toBe('200 /story-5');
  expect(await leadsTo('/?p=6')).toBe('200 /story-6');
  await bring(wordpress(post(5, 'Other words')), { differing: 'update' });
  expect((await get('/story-5')).body).toContain('Other words');
  expect(await canonical('story-5')).toMatch(/\/story-5$/);
});

test('posts from a site on a private network get no old address', async () => {
  const done = await bring(wordpress(post(7, 'Words', 'http://localhost:8888')), {});
  expect(done.problems[0]?.message).toContain('its link points to a private network');
  expect(await canonical('story-7')).toMatch(/\/story-7$/);
});

test('the posts of an import can be counted and filtered, without undone ones and those of other imports', async () => {
  const first = await bring(wordpress(post(8), post(9)));
  const calendar =
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Fair\nDTSTART:20261201T180000Z\nEND:VEVENT\nEND:VCALENDAR';
  const second = await bring(calendar, {}, 'events.ics');
  const third = await bring(wordpress(post(8, 'New'), post(9)), { differing: 'update' });
  expect([first.posts, second.posts, third.posts]).toEqual([
    { articles: 2, events: 0 },
    { articles: 0, events: 1 },
    { articles: 1, events: 0 },
  ]);
  const found = async (importId: number, more = {}) =>
    (await editor.call(newsItemEndpoints.search, { query: { importId, ...more } })).body
      .map(({ headline }) => headline)
      .sort();
  expect(await found(first.id)).toEqual(['Story 8', 'Story 9']);
  expect(await found(first.id, { title: '9' })).toEqual(['Story 9']);
  expect(await found(second.id)).toEqual(['Fair']);
  expect(await found(third.id)).toEqual(['Story 8']);
  expect(await found(999_999)).toEqual([]);
  await undo(server, editor, third.id);
  expect(await found(third.id)).toEqual([]);
  expect((await report(editor, third.id)).posts).toEqual({ articles: 0, events: 0 });
});
