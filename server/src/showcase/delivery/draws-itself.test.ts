import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicShowcase, sentEvent } from '@masthead/shared/showcase/delivery/public-showcase.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildFirm, buildListing, buildSlot } from './showcase.testing.ts';

const server = withTestServer();
let siteId: number;
let slotId: number;
let listingId: number;

beforeAll(async () => {
  siteId = (await buildSite(server.pool, { city: 'Austin' })).id;
  const firmId = await buildFirm(server.pool);
  listingId = await buildListing(server.pool, { firmId });
  slotId = await buildSlot(server.pool, {
    firmIds: [firmId],
    siteIds: [siteId],
    listingIds: [listingId],
  });
});

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0 Safari/537.36' };
const get = (url: string) => server.app.http.inject({ url, headers: browser });
const post = (url: string, payload: string) =>
  server.app.http.inject({
    method: 'POST',
    url,
    headers: { ...browser, 'content-type': 'text/plain;charset=UTF-8' },
    payload,
  });
/** The counts of the slot: impressions, viewable, clicks, repeats. */
const numbers = async () => {
  const [row] = await server.pool<Record<string, number>[]>`
    select coalesce(sum(impressions), 0)::int as impressions, coalesce(sum(viewable), 0)::int as viewable,
           coalesce(sum(clicks), 0)::int as clicks, coalesce(sum(filtered), 0)::int as filtered
      from ad_slot_days where ad_slot_id = ${slotId}`;
  return Object.values(row ?? {});
};
const showcase = async () =>
  publicShowcase.parse((await get(`/api/public/sites/${siteId}/showcase`)).json());

describe('a site that renders slots itself', () => {
  test('receives the URL and every field of the body for counting', async () => {
    const { events } = await showcase();
    expect([events.method, events.url]).toEqual([
      'POST',
      'https://masthead.example/api/public/showcase/events',
    ]);
    expect(Object.keys(events.body)).toEqual(Object.keys(sentEvent.shape));
  });

  test('counts with the example of docs/showcase-on-sites.md, as printed', async () => {
    const page = readFileSync(
      join(import.meta.dirname, '../../../../docs/showcase-on-sites.md'),
      'utf8',
    );
    const example = /```js\n([\s\S]+?)```/.exec(page)?.[1] ?? '';
    const sent: Promise<{ statusCode: number }>[] = [];
    const fetchOf = async (address: string) => {
      const { body } = await get(new URL(address).pathname.replace('/7/', `/${siteId}/`));
      return { json: async () => JSON.parse(body) };
    };
    const navigator = {
      sendBeacon: (address: string, text: string) =>
        sent.push(post(new URL(address).pathname, text)),
    };
    const before = await numbers();
    // The example is run like a script of a page.
    const run = Object.getPrototypeOf(async () => {}).constructor;
    await new run('fetch', 'navigator', example)(fetchOf, navigator);
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect((await numbers()).map((n, at) => n - (before[at] ?? 0))).toEqual([1, 1, 1, 0]);
  });

  test('a click both reported and followed counts once; one on an unknown listing counts for the slot', async () => {
    const [slot] = (await showcase()).slots;
    const servedId = 'a'.repeat(32);
    const click = (id?: number) =>
      post(
        '/api/public/showcase/events',
        JSON.stringify({ token: slot?.token, servedId, kind: 'click', listingId: id }),
      );
    const before = await numbers();
    await click(listingId);
    await get(`${new URL(slot?.items[0]?.clickUrl ?? '').pathname}?s=${servedId}`);
    for (const strange of [undefined, 987_654, 987_655]) await click(strange);
    expect((await numbers()).map((n, at) => n - (before[at] ?? 0))).toEqual([0, 0, 2, 3]);
  });
});
