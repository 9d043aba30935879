import { dailyDigestEndpoints } from '@masthead/shared/daily-digests/daily-digest.endpoints.ts';
import { hotwEndpoints } from '@masthead/shared/homes-of-the-week/hotw.endpoints.ts';
import { expect, test } from 'vitest';
import { write } from '../db/client.ts';
import { buildNewsItem } from '../news-items/news-items.testing.ts';
import { buildFirm, buildListing } from '../showcase/showcase.testing.ts';
import {
  buildAudience,
  buildReadyDigest,
  buildSite,
  buildTemplate,
  pickedPost,
  tomorrow,
} from './campaigns.testing.ts';
import {
  builtIn,
  editor,
  isAway,
  mailingsOf,
  read,
  replaceMail,
  schedule,
  server,
  withServer,
} from './schedule.testing.ts';

withServer();

const { drift, refresh } = dailyDigestEndpoints;

/** A scheduled digest of which one post is really there. */
async function scheduledDigest() {
  const site = await buildSite(server.pool);
  const post = await buildNewsItem(server.pool, {
    siteId: site.id,
    headline: 'Rain',
    description: 'It may come.',
    postUrl: 'https://site.example/rain/',
  });
  const item = pickedPost({
    id: post,
    headline: 'Rain',
    dek: 'It may come.',
    url: 'https://site.example/rain/',
  });
  const newsItems = [item, pickedPost({ id: 2_000_001 }), pickedPost({ id: 2_000_002 })];
  const { id } = await buildReadyDigest(server.pool, { newsItems });
  expect((await schedule(id)).status).toBe(200);
  return { id, post };
}

const driftOf = async (id: number) => (await editor.call(drift, { params: { id } })).body.sources;
const change = (post: number, headline: string) =>
  server.pool`update news_items set headline = ${headline} where id = ${post}`;
const refreshed = async (id: number) =>
  editor.call(refresh, { body: { id, version: (await read(id)).version } });

test('a scheduled email shows what its posts say otherwise now, and one call puts it in', async () => {
  const { id, post } = await scheduledDigest();
  expect(await driftOf(id)).toEqual([]);
  await change(post, 'Rain at last');
  expect(await driftOf(id)).toEqual([
    {
      path: 'newsItems',
      id: post,
      title: 'Rain',
      differences: [{ label: 'Headline', before: 'Rain', now: 'Rain at last' }],
      onRefresh: null,
    },
  ]);
  const { status, body } = await refreshed(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'scheduled', sendDate: tomorrow(), sendTime: '06:45' });
  expect(body.newsItems[0]).toMatchObject({ headline: 'Rain at last', author: 'Ana Ruiz' });
  const mailings = await mailingsOf(id);
  expect(
    mailings.map((mailing) => [mailing.status, mailing.html.includes('Rain at last')]),
  ).toEqual([
    ['canceled', false],
    ['scheduled', true],
  ]);
  expect(await driftOf(id)).toEqual([]);
});

test('what could not be scheduled again is not taken back', async () => {
  const { id, post } = await scheduledDigest();
  const stale = await editor.call(refresh, { body: { id, version: 1 } });
  expect(stale.status).toBe(409);
  await server.pool`update news_items set status = 4 where id = ${post}`;
  const refusal = await refreshed(id);
  expect([refusal.status, refusal.error.message]).toEqual([400, ['This has been deleted: “Rain”']]);
  await server.pool`update news_items set status = 0 where id = ${post}`;
  replaceMail({ unschedule: isAway });
  expect((await refreshed(id)).status).toBe(503);
  expect((await read(id)).status).toBe('scheduled');
  expect((await editor.call(drift, { params: { id: 999_999 } })).status).toBe(404);
});

test('a scheduled email says of a post that it is deleted or a draft again, until it is back', async () => {
  const { id, post } = await scheduledDigest();
  const { pool } = server;
  const state = (now: string) => [
    {
      path: 'newsItems',
      id: post,
      title: 'Rain',
      differences: [{ label: 'State', before: 'Published', now }],
      onRefresh: 'is refused',
    },
  ];
  await pool`update news_items set deleted_at = now(), headline = 'Nobody reads this' where id = ${post}`;
  expect(await driftOf(id)).toEqual(state('Deleted'));
  await pool`update news_items set deleted_at = null, headline = 'Rain', status = 4 where id = ${post}`;
  expect(await driftOf(id)).toEqual(state('Deleted'));
  await pool`update news_items set status = 5 where id = ${post}`;
  expect(await driftOf(id)).toEqual(state('Draft'));
  const refusal = await refreshed(id);
  expect([refusal.status, refusal.error.message]).toEqual([400, ['This is not published: “Rain”']]);
  expect((await read(id)).status).toBe('scheduled');
  await pool`update news_items set scheduled_at = now() + interval '1 minute' where id = ${post}`;
  expect(await driftOf(id)).toEqual([]);
  await pool`update news_items set scheduled_at = now() + interval '9 days' where id = ${post}`;
  expect(await driftOf(id)).toEqual(state('Draft'));
  await pool`update news_items set scheduled_at = null, status = 0 where id = ${post}`;
  expect(await driftOf(id)).toEqual([]);
});

/** A scheduled email of Homes of the Week with a small house. */
async function scheduledHomes() {
  const { pool } = server;
  const site = await buildSite(pool);
  const audienceId = await buildAudience(pool, site.id);
  await buildTemplate(pool, { siteId: site.id, audienceId, style: 'Homes of the Week' });
  const firmId = await buildFirm(pool);
  const listing = await buildListing(pool, { firmId });
  await pool`update listings set description1 = 'A small house' where id = ${listing}`;
  const { body } = await editor.call(hotwEndpoints.create, {
    body: {
      style: 'Homes of the Week',
      subject: 'Homes',
      siteId: site.id,
      bannerUrl: 'https://banner.example/',
      bannerAlt: 'A house',
      listingUrl: 'https://homes.example/',
      slots: [listing],
      sendDate: tomorrow(),
      sendTime: '10:00',
    },
  });
  const sent = { id: body.id, version: body.version };
  const scheduled = await editor.call(hotwEndpoints.schedule, { body: sent });
  expect(scheduled.status).toBe(200);
  return {
    firmId,
    listing,
    sources: async () =>
      (await editor.call(hotwEndpoints.drift, { params: { id: body.id } })).body.sources,
    refreshed: async () => {
      const { version } = (await editor.call(hotwEndpoints.get, { params: { id: body.id } })).body;
      return editor.call(hotwEndpoints.refresh, { body: { id: body.id, version } });
    },
    html: async () => (await mailingsOf(body.id)).at(-1)?.html,
  };
}

test('Homes of the Week shows which listings have changed since it was scheduled', async () => {
  const { listing, sources, refreshed: again } = await scheduledHomes();
  const change = (description1: string) =>
    write(
      server.pool,
      null,
      (db) => db`update listings set description1 = ${description1} where id = ${listing}`,
    );
  expect(await sources()).toEqual([]);
  await change('A house by the creek');
  await change('A house by the lake');
  expect(await sources()).toEqual([
    {
      path: 'slots',
      id: listing,
      title: 'A small house',
      differences: [
        { label: 'Description 1', before: 'A small house', now: 'A house by the lake' },
      ],
      onRefresh: null,
    },
  ]);
  const { status, body } = await again();
  expect([status, body.status]).toEqual([200, 'scheduled']);
  expect(await sources()).toEqual([]);
});

test('Homes of the Week says of a listing that it is deleted, and a refresh leaves it out', async () => {
  const { listing, sources, refreshed: again, html } = await scheduledHomes();
  const set = (at: Date | null) =>
    server.pool`update listings set deleted_at = ${at} where id = ${listing}`;
  await set(new Date());
  expect(await sources()).toEqual([
    {
      path: 'slots',
      id: listing,
      title: 'A small house',
      differences: [{ label: 'State', before: 'Active', now: 'Deleted' }],
      onRefresh: 'leaves it out',
    },
  ]);
  expect(await html()).toContain('A small house');
  expect((await again()).status).toBe(200);
  expect(await html()).not.toContain('A small house');
  expect(await sources()).toEqual([]);
  await set(null);
  expect((await sources()).map(({ differences, onRefresh }) => [differences, onRefresh])).toEqual([
    [[{ label: 'State', before: 'Deleted', now: 'Active' }], null],
  ]);
});

test('Homes of the Week says of a listing that its firm is paused or deleted, while it is', async () => {
  const { firmId, sources, refreshed: again, html } = await scheduledHomes();
  const { pool } = server;
  const states = async () =>
    (await sources()).map(({ differences, onRefresh }) => [differences[0]?.now, onRefresh]);
  await pool`update showcase_firms set deleted_at = now() where id = ${firmId}`;
  expect(await states()).toEqual([['Firm deleted', 'keeps it in']]);
  await pool`update showcase_firms set deleted_at = null where id = ${firmId}`;
  expect(await states()).toEqual([]);
  await pool`update showcase_firms set is_paused = true where id = ${firmId}`;
  expect(await states()).toEqual([['Firm paused', 'keeps it in']]);
  expect((await again()).status).toBe(200);
  expect(await html()).toContain('A small house');
  expect(await states()).toEqual([]);
});

test('a listing that changes while the mail provider is asked has changed since', async () => {
  const { listing, sources, refreshed: again } = await scheduledHomes();
  replaceMail({
    schedule: async (...asked) => {
      await server.pool`update listings set deleted_at = now() where id = ${listing}`;
      return builtIn.schedule(...asked);
    },
  });
  expect((await again()).status).toBe(200);
  expect((await sources()).map(({ onRefresh }) => onRefresh)).toEqual(['leaves it out']);
});
