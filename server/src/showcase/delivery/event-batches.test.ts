import { mostEvents, publicShowcase } from '@masthead/shared/showcase/delivery/public-showcase.ts';
import { showcaseEndpoints } from '@masthead/shared/showcase/delivery/showcase.endpoints.ts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { oneKey } from '../../../test/one-key.ts';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { setReadOnly } from '../../platform/system/operate-read-only.ts';
import { buildFirm, buildListing, buildSlot } from './showcase.testing.ts';
import { showcaseTokens } from './showcase-tokens.ts';

const server = withTestServer();
const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
let siteId: number;
let token: string;
let served = 0;

beforeAll(async () => {
  const { pool } = server;
  siteId = (await buildSite(pool, { city: 'Austin' })).id;
  const firmId = await buildFirm(pool);
  const listingIds = [await buildListing(pool, { firmId })];
  await buildSlot(pool, { firmIds: [firmId], siteIds: [siteId], listingIds });
  const path = showcaseEndpoints.site.path.replace(':siteId', String(siteId));
  const answer = await server.app.http.inject({ url: path, headers: { 'user-agent': browser } });
  token = publicShowcase.parse(answer.json()).slots[0]?.token ?? '';
});

const shown = (kind = 'impression') => {
  served += 1;
  return { token, servedId: served.toString(16).padStart(32, '0'), kind };
};
const send = (
  payload: unknown,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) =>
  server.app.http.inject({
    method: 'POST',
    url: showcaseEndpoints.events.path,
    headers: { 'user-agent': browser, 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload: JSON.stringify(payload),
    remoteAddress,
  });
async function counted(work: () => Promise<unknown>) {
  const numbers = async () => {
    const [row] = await server.pool<{ i: number; v: number; c: number; f: number }[]>`
      select coalesce(sum(impressions), 0)::int as i, coalesce(sum(viewable), 0)::int as v,
             coalesce(sum(clicks), 0)::int as c, coalesce(sum(filtered), 0)::int as f from ad_slot_days`;
    return Object.values(row ?? {});
  };
  const before = await numbers();
  await work();
  return (await numbers()).map((count, nth) => count - (before[nth] ?? 0));
}

test('one call counts many events, readable from any origin, when they are saved', async () => {
  const events = [shown(), shown(), shown('viewable'), shown('click')];
  const grown = await counted(async () => {
    const answer = await send({ events: [...events, events[0]] });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
  });
  expect(grown).toEqual([2, 1, 1, 1]);
});

test('readers go on in read-only mode', async () => {
  const { pool, app } = server;
  onTestFinished(async () => {
    await setReadOnly(pool, null);
  });
  await setReadOnly(pool, 'We’re moving servers until 3 PM.');
  await expect.poll(() => app.readOnly.sentence()).toBe('We’re moving servers until 3 PM.');
  const grown = await counted(async () => {
    expect((await send({ events: [shown(), shown('click')] })).statusCode).toBe(204);
  });
  expect(grown).toEqual([1, 0, 1, 0]);
});

test('hundreds of calls at once are all counted', async () => {
  const grown = await counted(() =>
    Promise.all(Array.from({ length: 300 }, () => send({ events: [shown()] }, {}, '203.0.113.1'))),
  );
  expect(grown).toEqual([300, 0, 0, 0]);
});

test('robots are filtered; prefetches and opted-out readers are not saved at all', async () => {
  const events = () => [shown(), shown()];
  expect(
    await counted(() => send({ events: events() }, { 'user-agent': 'curl/8.14.1 (x86_64-linux)' })),
  ).toEqual([0, 0, 0, 2]);
  for (const headers of [
    { 'sec-purpose': 'prefetch' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
    { 'sec-gpc': '1' },
  ] as Record<string, string>[])
    expect(await counted(() => send({ events: events() }, headers))).toEqual([0, 0, 0, 0]);
});

test('events of an expired token are left out, the others are counted', async () => {
  const [, slotId = 0] = token.split('.').map(Number);
  const now = new Date(Date.now() - 5 * 86_400_000);
  const old = showcaseTokens(oneKey('test key')).event(siteId, slotId, now);
  const events = [{ ...shown(), token: old }, shown()];
  const grown = await counted(async () => expect((await send({ events })).statusCode).toBe(204));
  expect(grown).toEqual([1, 0, 0, 0]);
});

test('one wrong event rejects all, and says which', async () => {
  const bounds = 'events must hold 1 to 100 events';
  const refusals: [unknown, string, string][] = [
    [{ events: [] }, 'events', bounds],
    [{ events: Array.from({ length: mostEvents + 1 }, () => shown()) }, 'events', bounds],
    [
      { events: [shown(), { ...shown(), token: 'x' }] },
      'events.1.token',
      'This token is not valid.',
    ],
    [
      { events: [shown(), shown('seen')] },
      'events.1.kind',
      'kind must be impression, viewable or click',
    ],
    [
      { events: [{ ...shown(), servedId: 'x' }] },
      'events.0.servedId',
      'servedId must be 32 hex digits',
    ],
    [{ events: 'x' }, 'events', '"events" must be a list.'],
    [{ events: [null] }, 'events.0', '"events.0" must be an object.'],
    [[shown()], '', 'The request body must be a JSON object.'],
  ];
  const grown = await counted(async () => {
    for (const [body, path, message] of refusals) {
      const answer = await send(body);
      expect([answer.statusCode, answer.json().errors[0]]).toEqual([400, { path, message }]);
    }
    expect((await send({ events: [], more: 'x'.repeat(20_000) })).statusCode).toBe(413);
  });
  expect(grown).toEqual([0, 0, 0, 0]);
});

test('each event counts toward the limit of its address', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 7; call += 1) {
    const events = Array.from({ length: mostEvents }, () => shown());
    statuses.push((await send({ events }, {}, '203.0.113.9')).statusCode);
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429]);
});
