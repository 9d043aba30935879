import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { beforeAll, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildNewsItem } from '../posts/news-items.testing.ts';
import { addSeriesFor } from '../series/series.testing.ts';

const server = withTestServer();
let site: Awaited<ReturnType<typeof buildSite>>;
const editor = withStaff(server, 'editor');

beforeAll(async () => {
  site = await buildSite(server.pool);
});

const day = (days: number) => addDays(today(new Date()), days);
const get = (url: string) => server.app.http.inject({ url });
const put = (seriesId: number, postId: number) =>
  editor.call(seriesEndpoints.addPost, { params: { siteId: site.id, seriesId, postId } });

async function build(data: object) {
  const series = await addSeriesFor(editor, site.id, data);
  const live = await buildNewsItem(server.pool, {
    siteId: site.id,
    headline: 'Live </script><b>one</b>',
  });
  const draft = await buildNewsItem(server.pool, {
    siteId: site.id,
    status: 5,
    headline: 'Not yet live',
  });
  await put(series.id, live);
  await put(series.id, draft);
  return series;
}

test('the page shows live posts from the start date on, and names the sponsor', async () => {
  const { url } = await build({
    name: 'Page',
    type: 'Sponsored',
    startDate: day(-3),
    endDate: day(-1),
    sponsorName: 'H & B',
    sponsorLink: 'https://sponsor.example/',
  });
  const page = await get(url);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Live &lt;/script&gt;');
  expect(page.body).not.toContain('Not yet live');
  expect(page.body).toMatch(/Presented by <a href="https:\/\/sponsor.example\/"[^>]*>H &amp; B</);
  const later = await build({ name: 'Later', startDate: day(1) });
  expect((await get(later.url)).statusCode).toBe(404);
});

test('the front page links to active series with Home page set', async () => {
  const active = { startDate: day(-1), endDate: day(1), homePage: true };
  const shown = await build({ ...active, name: 'On the front page' });
  const over = await build({ ...active, name: 'Not any more', endDate: day(-1) });
  const { body } = await get(`/sites/${site.id}`);
  expect(body).toContain(`href="${shown.url}"`);
  expect(body).not.toContain(`href="${over.url}"`);
});

test('the module is a script for other sites while the series is active, and empty otherwise', async () => {
  const active = await build({ name: 'Module', startDate: day(0), endDate: day(0) });
  const script = await get(`${active.url}/module.js`);
  expect(script.headers['content-type']).toContain('text/javascript');
  expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(script.body).toContain('attachShadow');
  expect(script.body).not.toContain('</script>');
  expect(script.body).not.toContain('Not yet live');
  const over = await build({ name: 'Over', endDate: day(-1) });
  expect((await get(`${over.url}/module.js`)).body).toBe('// This series is not active.\n');
  expect((await get(`/sites/${site.id}/series/none/module.js`)).statusCode).toBe(404);
});

test('after a change of slug the old page and module redirect, once the series has started', async () => {
  const admin = server.as(await buildStaff(server.pool, 'admin'));
  const params = { siteId: site.id };
  const rename = async ({ id, version }: { id: number; version: number }, title: string) =>
    (await admin.call(seriesEndpoints.update, { params, body: { id, version, title, data: {} } }))
      .body;
  const old = await build({ name: 'Renamed', startDate: day(-1), endDate: day(1) });
  expect((await get(old.url)).statusCode).toBe(200);
  await rename(await rename(old, 'renamed-once'), 'renamed-twice');
  const now = `/sites/${site.id}/series/renamed-twice`;
  for (const slug of ['renamed', 'renamed-once', 'RENAMED'])
    for (const file of ['', '/module.js']) {
      const moved = await get(`/sites/${site.id}/series/${slug}${file}`);
      expect([moved.statusCode, moved.headers.location]).toEqual([301, `${now}${file}`]);
      if (file) expect(moved.headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
  expect((await get(now)).statusCode).toBe(200);
  const later = await build({ name: 'Renamed later', startDate: day(1) });
  await rename(later, 'still-to-come');
  expect((await get(later.url)).statusCode).toBe(404);
});

test('previews show drafts through a signed link that expires', async () => {
  const series = await build({ name: 'Preview', startDate: day(9) });
  const linkOf = async (shows: string) =>
    (
      await editor.call(seriesEndpoints.previewLink, {
        params: { siteId: site.id, seriesId: series.id },
        body: { shows },
      })
    ).body;
  for (const shows of ['page', 'module']) {
    const { url } = await linkOf(shows);
    const { pathname } = new URL(url, 'http://masthead.test');
    const page = await get(pathname);
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
    expect(page.body).toContain('Not yet live');
    const forged = pathname.replace(`/${series.id}.`, `/${series.id - 1}.`);
    expect((await get(forged)).statusCode).toBe(404);
  }
});
