import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { colourAt, testFolder } from '../../platform/images/images.testing.ts';
import { addPhoto, uploadPicture } from '../photos/photos.testing.ts';
import { buildNewsItem } from '../posts/news-items.testing.ts';
import { addSeriesFor } from '../series/series.testing.ts';

let server: TestServer;
let admin: TestClient;
let site: Awaited<ReturnType<typeof buildSite>>;
const files = testFolder();
beforeAll(async () => {
  server = await startTestServer({ config: { dataFolder: files.folder, logLevel: 'silent' } });
  admin = server.as(await buildStaff(server.pool, 'admin'));
  site = await buildSite(server.pool);
});
afterAll(async () => {
  await server.stop();
  files.drop();
});

const get = (url: string) => server.app.http.inject({ url });
const addressIn = (page: string, pattern: RegExp) =>
  (pattern.exec(page)?.[1] ?? '').replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, '');

/** The shape of what stands at an address, and its colours at the left and at the right. */
async function shownAt(url: string) {
  const { statusCode, rawPayload } = await get(url);
  expect(statusCode, url).toBe(200);
  const { width, height } = await sharp(rawPayload).metadata();
  const [left, right] = [
    await colourAt(rawPayload, 2, 2),
    await colourAt(rawPayload, width - 3, 2),
  ];
  return { ratio: width / height, colours: `${left} ${right}` };
}

/** A live post in a series that is active, its picture red in the left half and blue in the right one. */
async function build(focus: { focus_x: number; focus_y: number }) {
  const photo = await addPhoto(admin, { original: await uploadPicture(admin, 1400, 200) });
  const slug = `post-${photo.id}`;
  const id = await buildNewsItem(server.pool, {
    siteId: site.id,
    slug,
    postUrl: null,
    imageUrl: photo.src,
    lastPublishedAt: '2027-01-10T18:00:00Z',
  });
  const lead_image = { alt: 'Two halves', credit: null, ...focus };
  await server.pool`update news_item_contents set details = ${server.pool.json({ lead_image })} where news_item_id = ${id}`;
  const [startDate, endDate] = [addDays(today(new Date()), -1), addDays(today(new Date()), 1)];
  const series = await addSeriesFor(admin, site.id, {
    name: `Series ${photo.id}`,
    startDate,
    endDate,
    banner: photo.src,
  });
  const params = { siteId: site.id, seriesId: series.id, postId: id };
  await admin.call(seriesEndpoints.addPost, { params });
  return { photo, path: `/sites/${site.id}/${slug}`, series: series.url };
}

/** The pictures that readers get: the lead image, the card, the feed's, the series' card, banner and module. */
async function picturesOf({ path, series }: Awaited<ReturnType<typeof build>>) {
  const [post, seriesPage, module, feed] = await Promise.all(
    [path, series, `${series}/module.js`, `/sites/${site.id}/feed.json`].map(
      async (url) => (await get(url)).body,
    ),
  );
  const feedItem = (JSON.parse(feed ?? '') as { items: { url: string; image: string }[] }).items;
  return {
    lead: addressIn(post ?? '', /<figure class="lead"><img [^>]*?src="([^"]*)"/),
    share: addressIn(post ?? '', /og:image" content="([^"]*)"/),
    feed: addressIn(feedItem.find(({ url }) => url.endsWith(path))?.image ?? '', /(.*)/),
    card: addressIn(seriesPage ?? '', /<li class="card">.*?<img [^>]*?src="([^"]*)"/s),
    banner: addressIn(seriesPage ?? '', /class="series-banner" src="([^"]*)"/),
    module: addressIn(
      JSON.parse(`"${/innerHTML = "(.*)";/.exec(module ?? '')?.[1]}"`),
      /<li>.*?<img src="([^"]*)"/s,
    ),
  };
}

test('every photo on a site follows its focal point in the library, also after a change', async () => {
  const built = await build({ focus_x: 50, focus_y: 50 });
  const pictures = await picturesOf(built);
  for (const [place, url] of Object.entries(pictures))
    expect(await shownAt(url), place).toMatchObject({ colours: 'red blue' });
  const { id, version } = built.photo;
  await admin.call(photoEndpoints.update, { body: { id, version, focus: '99,50' } });
  expect(await picturesOf(built)).toEqual(pictures);
  for (const [place, url] of Object.entries(pictures))
    expect(await shownAt(url), place).toEqual({
      ratio: expect.closeTo(place === 'banner' ? 3 : 16 / 9, 1),
      colours: 'blue blue',
    });
});

test('the post’s own focal point wins, in cards and on the page', async () => {
  const built = await build({ focus_x: 1, focus_y: 50 });
  const { id, version } = built.photo;
  await admin.call(photoEndpoints.update, { body: { id, version, focus: '99,50' } });
  const pictures = await picturesOf(built);
  for (const place of ['share', 'feed'] as const)
    expect(await shownAt(pictures[place]), place).toMatchObject({ colours: 'red red' });
  // Whole, for the page cuts it.
  for (const place of ['lead', 'card', 'module'] as const)
    expect(await shownAt(pictures[place]), place).toMatchObject({ colours: 'red blue' });
  expect((await get(built.path)).body).toContain('<img class="fx-0 fy-50"');
  expect((await get(built.series)).body).toContain('<img class="fx-0 fy-50"');
  expect((await get(`${built.series}/module.js`)).body).toContain('object-position:1% 50%');
  expect((await get(built.series)).body).toContain('alt="Two halves"');
  // Another place than the one that was signed is nobody's to ask for.
  expect((await get(pictures.share.replace('x_0.01', 'x_0.02'))).statusCode).toBe(400);
});
