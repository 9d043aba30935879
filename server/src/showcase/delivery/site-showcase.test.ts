import type { PublicShowcase } from '@masthead/shared/showcase/delivery/public-showcase.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { oneKey } from '../../../test/one-key.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { openPool, write } from '../../platform/db/client.ts';
import { buildFirm, buildListing, buildSlot } from './showcase.testing.ts';
import { showcaseTokens } from './showcase-tokens.ts';
import { siteShowcases } from './site-showcase.ts';

const database = withTestDatabase();
let firmId: number;
let listingId: number;

beforeAll(async () => {
  firmId = await buildFirm(database.pool);
  listingId = await buildListing(database.pool, { firmId });
});

const newServer = (pool = database.pool) =>
  siteShowcases({
    pool,
    tokens: showcaseTokens(oneKey('test key')),
    publicUrl: 'https://masthead.example',
  });

async function siteIn(timeZone: string): Promise<number> {
  const { id } = await buildSite(database.pool);
  await database.pool`update sites set time_zone = ${timeZone} where id = ${id}`;
  return id;
}

async function titles(
  server: ReturnType<typeof newServer>,
  siteId: number,
  at: string | Date,
): Promise<string[] | null> {
  const answer = await server(siteId, new Date(at));
  return answer && (JSON.parse(answer.text) as PublicShowcase).slots.map((slot) => slot.title1);
}

describe('a slot runs from the first to the last moment of its dates, in the time zone of the site', () => {
  const slotOf = (siteIds: number[], startDate: string, endDate: string) =>
    buildSlot(database.pool, {
      firmIds: [firmId],
      siteIds,
      listingIds: [listingId],
      title1: 'It',
      startDate,
      endDate,
    });

  test.each([
    ['the clocks go forward', '2026-03-08', 'America/Chicago', '06:00:00', '2026-03-09T05:00:00'],
    ['the clocks go back', '2026-11-01', 'America/Chicago', '05:00:00', '2026-11-02T06:00:00'],
    ['an hour behind Austin', '2026-11-21', 'America/Denver', '07:00:00', '2026-11-22T07:00:00'],
    ['no summer time', '2026-07-04', 'America/Phoenix', '07:00:00', '2026-07-05T07:00:00'],
  ])('on the day that has: %s', async (_what, day, zone, start, end) => {
    const site = await siteIn(zone);
    await slotOf([site], day, day);
    const server = newServer();
    const first = Date.parse(`${day}T${start}Z`);
    const after = Date.parse(`${end}Z`);
    expect(await titles(server, site, new Date(first - 1))).toEqual([]);
    expect(await titles(server, site, new Date(first))).toEqual(['It']);
    expect(await titles(server, site, new Date(after - 1))).toEqual(['It']);
    expect(await titles(server, site, new Date(after))).toEqual([]);
  });

  test('at one instant, two sites can have different dates', async () => {
    const [chicago, honolulu, auckland] = [
      await siteIn('America/Chicago'),
      await siteIn('Pacific/Honolulu'),
      await siteIn('Pacific/Auckland'),
    ];
    await slotOf([chicago, honolulu, auckland], '2026-05-02', '2026-05-02');
    const server = newServer();
    const shownAt = async (at: string) => [
      await titles(server, chicago, at),
      await titles(server, honolulu, at),
      await titles(server, auckland, at),
    ];
    expect(await shownAt('2026-05-01T13:00:00Z')).toEqual([[], [], ['It']]);
    expect(await shownAt('2026-05-02T12:00:00Z')).toEqual([['It'], ['It'], []]);
    expect(await shownAt('2026-05-03T06:00:00Z')).toEqual([[], ['It'], []]);
  });

  test('rejects an unknown time zone', async () => {
    await expect(siteIn('America/Nowhere')).rejects.toThrow();
    await expect(siteIn('foo+5')).rejects.toThrow();
  });
});

describe('what a site does not show', () => {
  test('slots that are paused, deleted, of a paused or deleted firm, without listings, or of another site', async () => {
    const { pool } = database;
    const site = await siteIn('America/Chicago');
    const other = await siteIn('America/Chicago');
    const paused = await buildFirm(pool, { isPaused: true });
    const gone = await buildFirm(pool);
    await pool`update showcase_firms set deleted_at = now() where id = ${gone}`;
    const deleted = await buildListing(pool, { firmId, isDeleted: true });
    const whole = { firmIds: [firmId], siteIds: [site], listingIds: [listingId] };
    await buildSlot(pool, { ...whole, title1: 'Shown', listingIds: [deleted, listingId] });
    await buildSlot(pool, { ...whole, isPaused: true });
    await buildSlot(pool, { ...whole, isDeleted: true });
    await buildSlot(pool, { ...whole, firmIds: [firmId, paused] });
    await buildSlot(pool, { ...whole, firmIds: [gone] });
    await buildSlot(pool, { ...whole, firmIds: [] });
    await buildSlot(pool, { ...whole, listingIds: [deleted] });
    await buildSlot(pool, { ...whole, listingIds: [] });
    await buildSlot(pool, { ...whole, siteIds: [other] });
    expect(await titles(newServer(), site, new Date())).toEqual(['Shown']);
  });

  test('returns nothing for an unknown site', async () => {
    const empty = await siteIn('America/Chicago');
    expect(await titles(newServer(), empty, new Date())).toEqual([]);
    expect(await titles(newServer(), 999_999, new Date())).toBeNull();
  });
});

describe('responses are cached until something that sites see has changed', () => {
  test('a change on one server is in the next response of another; no change is the same response', async () => {
    const { pool } = database;
    const site = await siteIn('America/Chicago');
    const firm = await buildFirm(pool);
    const listing = await buildListing(pool, { firmId: firm });
    const slot = await buildSlot(pool, {
      firmIds: [firm],
      siteIds: [site],
      listingIds: [listing],
      title1: 'Before',
    });
    const now = new Date();
    const [one, two] = [newServer(), newServer()];
    const kept = await one(site, now);
    expect(await one(site, now)).toBe(kept);
    expect((await two(site, now))?.etag).toBe(kept?.etag);

    await write(pool, null, async (transaction) => {
      await transaction`update ad_slots set title1 = 'After' where id = ${slot}`;
      // Nothing is committed yet, so nothing is shown and nothing half-done is kept.
      expect(await titles(one, site, now)).toEqual(['Before']);
    });
    expect(await titles(one, site, now)).toEqual(['After']);
    expect(await titles(two, site, now)).toEqual(['After']);

    const changes: [string, () => Promise<unknown>][] = [
      ['a firm', () => pool`update showcase_firms set is_paused = true where id = ${firm}`],
      [
        'the firm again',
        () => pool`update showcase_firms set is_paused = false where id = ${firm}`,
      ],
      ['a listing', () => pool`update listings set description1 = 'New' where id = ${listing}`],
      ['its sites', () => pool`delete from ad_slot_sites where ad_slot_id = ${slot}`],
    ];
    for (const [what, change] of changes) {
      const before = await two(site, now);
      await change();
      expect((await two(site, now))?.etag, what).not.toBe(before?.etag);
    }
  });

  test('concurrent changes, in any order, never leave a stale response', async () => {
    const { pool } = database;
    const site = await siteIn('America/Chicago');
    const slots: number[] = [];
    for (let n = 0; n < 8; n += 1)
      slots.push(
        await buildSlot(pool, {
          firmIds: [firmId],
          siteIds: [site],
          listingIds: [listingId],
          title1: 'old',
        }),
      );
    const server = newServer();
    const asking = setInterval(() => void server(site, new Date()).catch(() => null), 2);
    await Promise.all(
      slots.map((id) =>
        write(pool, null, async (transaction) => {
          await transaction`update ad_slots set title1 = 'new' where id = ${id}`;
          await transaction`select pg_sleep(random() * 0.05)`;
        }),
      ),
    );
    clearInterval(asking);
    expect(new Set(await titles(server, site, new Date()))).toEqual(new Set(['new']));
  });

  test('serves the last response while the database is down', async () => {
    const site = await siteIn('America/Chicago');
    const pool = openPool(database.connection, { max: 1 });
    const server = newServer(pool);
    const kept = await server(site, new Date());
    await pool.end({ timeout: 1 });
    expect(await server(site, new Date())).toBe(kept);
    await expect(server(await siteIn('America/Chicago'), new Date())).rejects.toThrow();
  });
});

describe('the banner of an alert at the foot of a site', () => {
  const alertOf = async (siteId: number, content: object, given: object = {}) => {
    const alert = {
      kind: 'promo-alert',
      style: 'Promo Alert',
      status: 'scheduled',
      subject: 'Two for one',
      utm: { source: 'promo-alert', medium: 'email', campaign: 'website' },
      ...given,
    };
    const { pool } = database;
    const [row] = await pool<{ id: number }[]>`
      insert into campaigns (kind, style, subject, site_id, utm, content, status, provider_campaign_id)
      values (${alert.kind}, ${alert.style}, ${alert.subject}, ${siteId}, ${pool.json(alert.utm)},
              ${pool.json({ startDate: '2026-12-01T06:30', endDate: '2026-12-02', ...content })}, ${alert.status}, 'at the provider')
      returning id`;
    return row?.id ?? 0;
  };
  const banners = async (server: ReturnType<typeof newServer>, siteId: number, at: string) => {
    const answer = await server(siteId, new Date(at));
    return (JSON.parse(answer?.text ?? '{}') as PublicShowcase).banners;
  };

  test('the banner runs from its start to the end of its last day, over successive responses', async () => {
    const server = newServer();
    const site = await siteIn('America/Denver');
    const id = await alertOf(site, {
      title: '<b>Stay</b> two',
      buttonUrl: 'https://h.example/?utm_source=own',
    });
    const runs = {
      id,
      label: 'Sponsored',
      title: '<b>Stay</b> two',
      url: 'https://h.example/?utm_source=own&utm_medium=banner&utm_campaign=website',
      buttonLabel: 'Read more',
      isSponsored: true,
    };
    const at = async (moment: string) => banners(server, site, moment);
    expect(await at('2026-12-01T12:29:00Z')).toEqual([]);
    expect(await at('2026-12-01T12:30:00Z')).toEqual([runs]);
    expect(await at('2026-12-03T05:59:00Z')).toEqual([runs]);
    expect(await at('2026-12-03T06:00:00Z')).toEqual([]);
  });

  test('shows banners only of approved alerts, on their own site, the latest first', async () => {
    const server = newServer();
    const site = await siteIn('America/Chicago');
    const elsewhere = await siteIn('America/Chicago');
    const at = '2026-12-01T18:00:00Z';
    for (const status of ['draft', 'canceled', 'failed', 'late'])
      await alertOf(site, {}, { status });
    await alertOf(site, { startDate: null, endDate: null });
    await alertOf(site, {}, { kind: 'hotw' });
    await alertOf(elsewhere, {});
    expect(await banners(server, site, at)).toEqual([]);
    const first = await alertOf(site, { buttonUrl: 'javascript:alert(1)' }, { status: 'sent' });
    const news = { kind: 'news-alert', style: 'News Alert', subject: 'Ice' };
    await alertOf(site, { startDate: '2026-12-01T07:00' }, news);
    expect((await banners(server, site, at)).map((one) => [one.label, one.title, one.url])).toEqual(
      [
        ['News Alert', 'Ice', null],
        ['Sponsored', 'Two for one', null],
      ],
    );
    await database.pool`update campaigns set deleted_at = now() where id = ${first}`;
    expect(await banners(server, site, at)).toHaveLength(1);
  });
});

test('a request after a save never gets data read before it', async () => {
  const { pool } = database;
  const site = await siteIn('America/Chicago');
  const slotId = await buildSlot(pool, {
    firmIds: [firmId],
    siteIds: [site],
    listingIds: [listingId],
    title1: 'Before',
  });
  const gates: PromiseWithResolvers<void>[] = [];
  const hasRead = Promise.withResolvers<void>();
  const slow = new Proxy(pool, {
    apply(target, self, args: [TemplateStringsArray]) {
      const answer = Reflect.apply(target as never, self, args) as Promise<unknown>;
      const gate = args[0].join?.('').includes('showcase_state') ? gates.shift() : undefined;
      if (!gate) return answer;
      const late = async () => {
        const rows = await answer;
        hasRead.resolve();
        await gate.promise;
        return rows;
      };
      return late();
    },
  });
  const showcase = newServer(slow);
  expect(await titles(showcase, site, new Date())).toEqual(['Before']);
  const gate = Promise.withResolvers<void>();
  gates.push(gate);
  const early = titles(showcase, site, new Date());
  await hasRead.promise;
  await pool`update ad_slots set title1 = 'After' where id = ${slotId}`;
  const late = [titles(showcase, site, new Date()), titles(showcase, site, new Date())];
  gate.resolve();
  expect(await early).toEqual(['Before']);
  expect(await Promise.all(late)).toEqual([['After'], ['After']]);
});
