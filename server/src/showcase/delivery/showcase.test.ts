import { publicShowcase } from '@masthead/shared/showcase/delivery/public-showcase.ts';
import { showcaseEndpoints } from '@masthead/shared/showcase/delivery/showcase.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { absentFrom } from '../../../test/absent-from.ts';
import { oneKey } from '../../../test/one-key.ts';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { countEvents } from './reader-events.queries.ts';
import { buildFirm, buildListing, buildRepresentative, buildSlot } from './showcase.testing.ts';
import { showcaseTokens } from './showcase-tokens.ts';

const server = withTestServer();
let siteId: number;
let slotId: number;
let listingId: number;
let productId: number;

const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const day = 86_400_000;
let served = 0;
const newServedId = () => {
  served += 1;
  return served.toString(16).padStart(32, '0');
};

beforeAll(async () => {
  const { pool } = server;
  siteId = (await buildSite(pool, { city: 'Austin' })).id;
  const firmId = await buildFirm(pool, { name: 'Lamar & Daughters' });
  await pool`update showcase_firms set more_info_text = 'Tour it', button_color = '#102030', button_text = 'Call us',
      website = 'https://lamar.example/', logo_url1 = '/images/lamar.png', header_thin_index = 1 where id = ${firmId}`;
  const second = await buildFirm(pool, { name: 'Second' });
  listingId = await buildListing(pool, { firmId, imageUrl: '/images/upload/v1/house.jpg' });
  const realtor = await buildRepresentative(pool, { firmId, name: 'Rae Realtor' });
  await pool`update representatives set phone = '512-555-0100' where id = ${realtor}`;
  const without = await buildListing(pool, { firmId, type: 'Property w/o Realtor' });
  await pool`update listings set representative_id = ${realtor}, price = 1250000,
      open_house_start_date = '2026-11-28T19:00:00Z' where id = any(${[listingId, without]}::int[])`;
  productId = await buildListing(pool, { firmId, type: 'Product' });
  await pool`update listings set line1 = 'One', line3 = 'Three', price = null, url = 'https://shop.example/chair?a=1' where id = ${productId}`;
  const gone = await buildListing(pool, { firmId, isDeleted: true });
  slotId = await buildSlot(pool, {
    firmIds: [firmId, second],
    siteIds: [siteId],
    listingIds: [productId, gone, without, listingId],
    title1: 'Homes of the hill',
  });
  await pool`update ad_slots set button_text = 'Visit' where id = ${slotId}`;
});

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.http.inject({ method, url, headers: { 'user-agent': browser, ...headers } });
const pathOfSite = (id: number | string) =>
  showcaseEndpoints.site.path.replace(':siteId', String(id));
const showcase = async () => publicShowcase.parse((await ask(pathOfSite(siteId))).json());
const theSlot = async () => {
  const [slot] = (await showcase()).slots;
  if (!slot) throw new Error('no slot');
  return slot;
};
const pathOf = (url: string | null | undefined) =>
  (url ?? '').replace('https://masthead.example', '');
const tell = (payload: unknown, headers: Record<string, string> = {}) =>
  server.app.http.inject({
    method: 'POST',
    url: '/api/public/showcase/events',
    headers: { 'user-agent': browser, 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
async function numbers() {
  const [row] = await server.pool<
    { impressions: number; viewable: number; clicks: number; filtered: number }[]
  >`select sum(impressions)::int as impressions, sum(viewable)::int as viewable, sum(clicks)::int as clicks,
           sum(filtered)::int as filtered from ad_slot_days where ad_slot_id = ${slotId}`;
  return row && [row.impressions ?? 0, row.viewable ?? 0, row.clicks ?? 0, row.filtered ?? 0];
}
/** The growth of the counts: impressions, viewable, clicks, filtered. */
async function counted(work: () => Promise<unknown>) {
  const before = (await numbers()) ?? [];
  await work();
  return (await numbers())?.map((number, at) => number - (before[at] ?? 0));
}

describe('the response to a site (decisions 9)', () => {
  test('any origin may read it, caches may keep it for a minute, and an unchanged response is a 304', async () => {
    const url = pathOfSite(siteId);
    const { statusCode, headers } = await ask(url, { origin: 'https://citybeat.example' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=60, stale-if-error=86400',
      'content-type': 'application/json; charset=utf-8',
      etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    const again = await ask(url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect((await ask(url, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  test('an unknown site is a 404, also for a page of another origin', async () => {
    for (const id of ['999999', '0', 'x', '99999999999']) {
      const answer = await ask(pathOfSite(id));
      expect([answer.statusCode, answer.body]).toEqual([
        404,
        '{"message":["This record does not exist."]}',
      ]);
    }
  });

  test('fills empty fields from the first firm; lists listings in order, without deleted ones', async () => {
    const slot = await theSlot();
    expect(slot).toMatchObject({
      title1: 'Homes of the hill',
      buttonText: 'Visit',
      buttonColor: '#102030',
      url: 'https://lamar.example/',
      headerThinIndex: 1,
      presentedBy: ['Lamar & Daughters', 'Second'],
      logos: ['https://masthead.example/images/lamar.png'],
    });
    expect(slot.items.map(({ type }) => type)).toEqual([
      'Product',
      'Property w/o Realtor',
      'Property',
    ]);
    const [product, without, home] = slot.items;
    expect(product).toMatchObject({
      lines: ['One', 'Three'],
      price: null,
      openHouse: null,
      representative: null,
      callToAction: 'Tour it',
    });
    expect(without?.representative).toBeNull();
    expect(home).toMatchObject({
      lines: [expect.stringMatching(/Congress Avenue$/), 'Austin, TX 78701'],
      price: '$1,250,000',
      openHouse: { start: '2026-11-28T19:00:00.000Z', end: null },
      imageUrl: 'https://masthead.example/images/upload/v1/house.jpg',
      representative: { name: 'Rae Realtor', phone: '512-555-0100' },
    });
  });

  test('each slot has its OpenRTB Native form', async () => {
    const slot = await theSlot();
    const { native } = slot;
    expect(native).toMatchObject({ ver: '1.2', link: { url: slot.clickUrl, clicktrackers: [] } });
    expect(native.assets[0]).toEqual({ id: 1, required: 1, title: { text: 'Homes of the hill' } });
    expect(native.assets).toContainEqual(
      expect.objectContaining({ data: { type: 1, value: 'Lamar & Daughters, Second' } }),
    );
    expect(native.assets).toContainEqual(
      expect.objectContaining({ data: { type: 6, value: '$1,250,000' } }),
    );
    expect(native.assets.find((asset) => asset.img?.url.includes('house'))).toMatchObject({
      img: { type: 3, url: expect.stringMatching(/\/ar_4:3,c_fill,f_webp,q_auto:good,w_\d+\//) },
      link: { url: slot.items[2]?.clickUrl },
    });
    const url = 'https://masthead.example/api/public/showcase/events';
    expect(native.eventtrackers).toEqual([
      { event: 1, method: 500, url, customdata: { token: slot.token, kind: 'impression' } },
      { event: 2, method: 500, url, customdata: { token: slot.token, kind: 'viewable' } },
    ]);
    expect(native.assets.map(({ id }) => id)).toEqual(native.assets.map((_, at) => at + 1));
  });
});

describe('counting', () => {
  test('an impression and a viewable impression count once per showing; repeats are filtered', async () => {
    const { token } = await theSlot();
    const servedId = newServedId();
    const grown = await counted(async () => {
      const first = await tell({ token, servedId, kind: 'impression' });
      expect([first.statusCode, first.body, first.headers['cache-control']]).toEqual([
        204,
        '',
        'no-store',
      ]);
      await tell({ token, servedId, kind: 'impression' });
      await tell({ token, servedId, kind: 'viewable' }, { 'content-type': 'application/json' });
      await Promise.all([1, 2, 3].map(() => tell({ token, servedId, kind: 'viewable' })));
      await tell({ token, servedId: newServedId(), kind: 'impression' });
    });
    expect(grown).toEqual([2, 1, 0, 4]);
  });

  test('counts by the date and hour of the site, whatever the date elsewhere', async () => {
    const { pool } = server;
    await pool`update sites set time_zone = 'Pacific/Kiritimati' where id = ${siteId}`;
    const { token } = await theSlot();
    await tell({ token, servedId: newServedId(), kind: 'impression' });
    const rows = await pool`
      select d.day = (now() at time zone 'Pacific/Kiritimati')::date as is_local,
             h.hour = date_trunc('hour', now() at time zone 'Pacific/Kiritimati') as is_hour
        from ad_slot_days d, (select * from ad_slot_hours order by hour desc limit 1) h order by d.day desc limit 1`;
    expect([...rows]).toEqual([{ isLocal: true, isHour: true }]);
    await pool`update sites set time_zone = 'America/Chicago' where id = ${siteId}`;
  });

  test.each([
    [
      'Googlebot',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com/bot.html)' },
    ],
    ['a headless browser', { 'user-agent': browser.replace('Chrome', 'HeadlessChrome') }],
    ['curl', { 'user-agent': 'curl/8.14.1 (x86_64-pc-linux-gnu)' }],
    ['nobody', { 'user-agent': '' }],
  ])('%s is filtered, and kept as such', async (_who, headers) => {
    const { token } = await theSlot();
    const robots = async () => {
      const rows = await server.pool`select from reader_events where is_robot`;
      return rows.length;
    };
    const before = await robots();
    const event = { token, servedId: newServedId(), kind: 'impression' };
    expect(await counted(() => tell(event, headers))).toEqual([0, 0, 0, 1]);
    expect(await robots()).toBe(before + 1);
  });

  test.each([
    ['is prefetched', { 'sec-purpose': 'prefetch;prerender' }],
    ['comes with Global Privacy Control', { 'sec-gpc': '1' }],
  ])('what %s is not kept at all', async (_what, headers) => {
    const { token, items } = await theSlot();
    const click = `${pathOf(items[0]?.clickUrl)}?s=${newServedId()}`;
    const grown = await counted(async () => {
      await tell({ token, servedId: newServedId(), kind: 'impression' }, headers);
      expect((await ask(click, headers)).statusCode).toBe(302);
    });
    expect(grown).toEqual([0, 0, 0, 0]);
  });

  test('stores no IP address and no user agent', async () => {
    const columns = await server.pool<{ columnName: string }[]>`
      select column_name from information_schema.columns where table_name = 'reader_events'`;
    absentFrom(columns.map(({ columnName }) => columnName).join(' '), {
      there: 'repeat_key',
      gone: /ip|address|agent|user/,
    });
  });

  test('rejects a forged token, a wrong kind and a wrong id', async () => {
    const { token, items } = await theSlot();
    const servedId = newServedId();
    const clickToken = pathOf(items[0]?.clickUrl).split('/').at(-1);
    const refusals: [unknown, string][] = [
      [
        { token: token.replace(/^\d+/, '7'), servedId, kind: 'impression' },
        'This token is not valid.',
      ],
      [{ token: clickToken, servedId, kind: 'impression' }, 'This token is not valid.'],
      [{ token: 'x', servedId, kind: 'impression' }, 'This token is not valid.'],
      [{ token, servedId, kind: 'seen' }, 'kind must be impression, viewable or click'],
      [{ token, servedId, kind: 'viewable', listingId }, 'Only a click has a listingId'],
      [{ token, servedId: 'x', kind: 'impression' }, 'servedId must be 32 hex digits'],
      ['{', 'The request body is not valid JSON.'],
    ];
    const grown = await counted(async () => {
      for (const [body, sentence] of refusals) {
        const answer = await tell(body);
        expect([answer.statusCode, answer.json().message[0]]).toEqual([400, sentence]);
      }
    });
    expect(grown).toEqual([0, 0, 0, 0]);
    expect((await tell('x'.repeat(20_000))).statusCode).toBe(413);
  });

  test('accepts a token of some days ago without counting', async () => {
    const old = showcaseTokens(oneKey('test key')).event(
      siteId,
      slotId,
      new Date(Date.now() - 5 * day),
    );
    const grown = await counted(async () => {
      const answer = await tell({ token: old, servedId: newServedId(), kind: 'impression' });
      expect(answer.statusCode).toBe(204);
    });
    expect(grown).toEqual([0, 0, 0, 0]);
  });

  test('many events take exactly one database statement', async () => {
    let statements = 0;
    const watched = new Proxy(server.pool, {
      apply(pool, self, given) {
        statements += 1;
        return Reflect.apply(pool, self, given);
      },
      get: () => {
        throw new Error('a transaction takes round trips of its own');
      },
    });
    const events = (['impression', 'viewable', 'viewable'] as const).map((kind) => ({
      ...{ siteId, slotId, listingId: 0, isRobot: false },
      ...{ kind, servedId: newServedId() },
    }));
    const grown = await counted(() => countEvents(watched, events, new Date()));
    expect([statements, grown]).toEqual([1, [1, 2, 0, 0]]);
  });
});

describe('clicks', () => {
  test('redirect to the stored URL of the listing or slot, and count once per showing and target', async () => {
    const slot = await theSlot();
    const servedId = newServedId();
    const product = pathOf(slot.items[0]?.clickUrl);
    const grown = await counted(async () => {
      for (let time = 0; time < 2; time += 1) {
        const answer = await ask(`${product}?s=${servedId}`);
        expect([
          answer.statusCode,
          answer.headers.location,
          answer.headers['cache-control'],
        ]).toEqual([302, 'https://shop.example/chair?a=1', 'no-store']);
      }
      const own = await ask(`${pathOf(slot.clickUrl)}?s=${servedId}`);
      expect(own.headers.location).toBe('https://lamar.example/');
    });
    expect(grown).toEqual([0, 0, 2, 1]);
  });

  test('without a showing, or as HEAD, redirect and count nothing', async () => {
    const link = pathOf((await theSlot()).items[0]?.clickUrl);
    const grown = await counted(async () => {
      expect((await ask(link)).statusCode).toBe(302);
      expect((await ask(`${link}?s=x`)).statusCode).toBe(302);
      expect((await ask(`${link}?s=${newServedId()}`, {}, 'HEAD')).statusCode).toBe(302);
    });
    expect(grown).toEqual([0, 0, 0, 0]);
  });

  test('cannot be given a forged target', async () => {
    const tokens = showcaseTokens(oneKey('test key'));
    const link = pathOf((await theSlot()).items[0]?.clickUrl);
    const foreign = await buildListing(server.pool, { firmId: await buildFirm(server.pool) });
    const eventToken = (await theSlot()).token;
    const path = showcaseEndpoints.click.path.replace(':signed', '');
    const forged = [
      link.replace(/click\/(\d+)\.(\d+)\.(\d+)/, `click/$1.$2.${listingId}`),
      `${path}${showcaseTokens(oneKey('another key')).click(siteId, slotId, listingId, new Date())}`,
      `${path}${eventToken}`,
      link.slice(0, -1),
      `${link}x`,
      `${path}https%3A%2F%2Fevil.example`,
    ];
    for (const url of forged) {
      const answer = await ask(`${url}?s=${newServedId()}`);
      expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 404, undefined]);
    }
    const steered = await ask(
      `${link}?s=${newServedId()}&url=https://evil.example&to=//evil.example`,
    );
    expect(steered.headers.location).toBe('https://shop.example/chair?a=1');
    // A listing outside the slot redirects where the slot does.
    const other = await ask(`${path}${tokens.click(siteId, slotId, foreign, new Date())}`);
    expect(other.headers.location).toBe('https://lamar.example/');
  });

  test('do not redirect to a stored URL that is not http or https', async () => {
    const linkNow = async () => pathOf((await theSlot()).items[0]?.clickUrl);
    expect((await ask(await linkNow())).statusCode).toBe(302);
    await server.pool`update listings set url = 'javascript:alert(1)' where id = ${productId}`;
    expect((await ask(await linkNow())).statusCode).toBe(404);
    await server.pool`update listings set url = 'https://shop.example/chair?a=1' where id = ${productId}`;
  });

  test('of last week still redirect, and count nothing', async () => {
    const old = showcaseTokens(oneKey('test key')).click(
      siteId,
      slotId,
      productId,
      new Date(Date.now() - 7 * day),
    );
    const grown = await counted(async () => {
      const answer = await ask(`/api/public/showcase/click/${old}?s=${newServedId()}`);
      expect(answer.statusCode).toBe(302);
    });
    expect(grown).toEqual([0, 0, 0, 0]);
  });
});

test('one IP address cannot flood the counters', async () => {
  const statuses = new Map<number, number>();
  for (let n = 0; n < 610; n += 1) {
    const { statusCode } = await server.app.http.inject({
      method: 'POST',
      url: '/api/public/showcase/events',
      remoteAddress: '203.0.113.9',
      payload: {},
    });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 400: 600, 429: 10 });
});
