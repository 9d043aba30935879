import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { hotwEndpoints } from '@masthead/shared/email/homes-of-the-week/hotw.endpoints.ts';
import { expect, test } from 'vitest';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { write } from '../../platform/db/client.ts';
import { buildFirm, buildListing } from '../../showcase/delivery/showcase.testing.ts';
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
  expect([refusal.status, refusal.error.message]).toEqual([
    400,
    ['This post has been deleted: “Rain”'],
  ]);
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
  expect([refusal.status, refusal.error.message]).toEqual([
    400,
    ['This post is not published: “Rain”'],
  ]);
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
  const other = await buildListing(pool, { firmId: await buildFirm(pool) });
  await pool`update listings set description1 = 'A small house' where id = ${listing}`;
  const { body } = await editor.call(hotwEndpoints.create, {
    body: {
      style: 'Homes of the Week',
      subject: 'Homes',
      siteId: site.id,
      bannerUrl: 'https://banner.example/',
      bannerAlt: 'A house',
      listingUrl: 'https://homes.example/',
      slots: [listing, other],
      sendDate: tomorrow(),
      sendTime: '10:00',
    },
  });
  const sent = { id: body.id, version: body.version };
  const scheduled = await editor.call(hotwEndpoints.schedule, { body: sent });
  expect(scheduled.status).toBe(200);
  return {
    id: body.id,
    siteId: site.id,
    firmId,
    listing,
    other,
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
      frozen: expect.objectContaining({ description1: 'A small house', price: '425000' }),
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
      frozen: expect.objectContaining({ description1: 'A small house' }),
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

const changed = (sql: Parameters<typeof write<unknown>>[2]) => write(server.pool, null, sql);

test('an email shows a firm, a site and a template that are called otherwise since, and a refresh puts them in', async () => {
  const { siteId, firmId, sources, refreshed: again, html } = await scheduledHomes();
  await changed((db) => db`update showcase_firms set name = 'Creek Homes' where id = ${firmId}`);
  await changed((db) => db`update sites set postal_address = '1 New Street' where id = ${siteId}`);
  await changed(
    (db) => db`update email_templates set from_name = 'The new desk' where site_id = ${siteId}`,
  );
  expect(
    (await sources()).flatMap(({ path, differences, onRefresh }) =>
      differences.map(({ label, now }) => [path, label, now, onRefresh]),
    ),
  ).toEqual([
    ['siteId', 'Postal address', '1 New Street', null],
    ['emailTemplateId', 'From Name', 'The new desk', null],
    ['slots', 'Firm', 'Creek Homes', null],
  ]);
  expect(await html()).not.toContain('1 New Street');
  expect((await again()).status).toBe(200);
  expect(await html()).toContain('1 New Street');
  expect(await html()).toContain('Creek Homes');
  expect(await sources()).toEqual([]);
});

test('a template that was given another audience says which', async () => {
  const { siteId, sources } = await scheduledHomes();
  const other = await buildAudience(server.pool, siteId);
  await changed(
    (db) => db`update email_templates set mailchimp_list_id = ${other} where site_id = ${siteId}`,
  );
  const [named] = await server.pool<{ name: string }[]>`
    select name from audiences where id = ${other}`;
  expect((await sources()).map(({ differences }) => differences.map(({ now }) => now))).toEqual([
    [named?.name],
  ]);
});

test('an email that was scheduled in one step shows what has changed since', async () => {
  const { id, listing, sources } = await scheduledHomes();
  await changed(async (db) => {
    await db`update campaigns set status = 'draft' where id = ${id}`;
    await db`update campaigns set status = 'scheduled' where id = ${id}`;
  });
  expect(await sources()).toEqual([]);
  await changed((db) => db`update listings set description1 = 'A big house' where id = ${listing}`);
  expect((await sources()).map(({ title }) => title)).toEqual(['A small house']);
});

test('an email that has gone out still says how its listings stood', async () => {
  const { id, siteId, listing, sources } = await scheduledHomes();
  await changed((db) => db`update campaigns set status = 'sent' where id = ${id}`);
  await changed((db) => db`update listings set description1 = 'A big house' where id = ${listing}`);
  await changed((db) => db`update sites set postal_address = '1 New Street' where id = ${siteId}`);
  expect((await sources()).map(({ frozen }) => frozen?.description1)).toEqual(['A small house']);
});

test('previews and tests of an email that is frozen show what goes out', async () => {
  const { id, listing } = await scheduledHomes();
  await changed((db) => db`update listings set description1 = 'A big house' where id = ${listing}`);
  const { body: page } = await editor.call(campaignEndpoints.preview, { params: { id } });
  const { body: email } = await editor.call(hotwEndpoints.get, { params: { id } });
  const typed = await editor.call(hotwEndpoints.typedPreview, { body: { id, values: email } });
  expect((await editor.call(hotwEndpoints.postTestEmail, { params: { id } })).status).toBe(200);
  const [test] = await server.pool<{ html: string }[]>`
    select html from outbox_messages order by id desc limit 1`;
  for (const html of [page.html, page.text, typed.body.email?.html, test?.html]) {
    expect(html).toContain('A small house');
    expect(html).not.toContain('A big house');
  }
  await editor.call(hotwEndpoints.unschedule, { params: { id } });
  const again = await editor.call(campaignEndpoints.preview, { params: { id } });
  expect(again.body.html).toContain('A big house');
});

test('the last listing that is deleted cannot be refreshed away', async () => {
  const { listing, other, sources, refreshed: again } = await scheduledHomes();
  await server.pool`update listings set deleted_at = now() where id = any(${[listing, other]})`;
  expect((await sources()).map(({ onRefresh }) => onRefresh)).toEqual(['is refused', 'is refused']);
  const refusal = await again();
  expect([refusal.status, refusal.error.message]).toEqual([
    400,
    ['The email has no listings. Select at least one.'],
  ]);
});
