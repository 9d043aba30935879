import type { Direction } from '@masthead/shared/platform/contract/paging.ts';
import { adSlotOperations } from '@masthead/shared/showcase/ad-slots/ad-slot.operations.ts';
import type { SlotSort } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import type { ListingSort } from '@masthead/shared/showcase/listings/listing.record.ts';
import { representativeOperations } from '@masthead/shared/showcase/representatives/representative.operations.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import {
  buildFirm,
  buildListing,
  buildRepresentative,
  buildSlot,
  inDays,
} from './showcase.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
let admin: TestClient;
let slots: number[];
beforeAll(async () => {
  const { pool } = server;
  admin = server.as(await buildStaff(pool, 'admin'));
  const site = await buildSite(pool);
  const other = await buildSite(pool);
  const ada = await buildFirm(pool, { name: 'Ada Homes' });
  const zoe = await buildFirm(pool, { name: 'zoe lofts' });
  const siteIds = [site.id, other.id];
  slots = [
    await buildSlot(pool, {
      firmIds: [zoe, ada],
      siteIds,
      startDate: inDays(-3),
      endDate: inDays(9),
    }),
    await buildSlot(pool, { firmIds: [ada], siteIds, startDate: inDays(-2), endDate: inDays(7) }),
    await buildSlot(pool, { firmIds: [zoe], siteIds, startDate: inDays(-1), endDate: inDays(8) }),
  ];
  for (const [slot, siteId, day, impressions, clicks] of [
    [slots[0], site.id, inDays(0), 40, 2],
    [slots[0], site.id, inDays(-1), 50, 0],
    [slots[0], other.id, inDays(0), 10, 1],
    [slots[1], site.id, inDays(0), 70, 9],
  ] as const)
    await pool`insert into ad_slot_days (ad_slot_id, site_id, day, impressions, clicks)
      values (${slot ?? 0}, ${siteId}, ${day}, ${impressions}, ${clicks})`;
  await buildListing(pool, {
    firmId: zoe,
    description1: 'beach house',
    address: '3 Elm',
    type: 'Property',
  });
  await buildListing(pool, {
    firmId: ada,
    description1: 'Attic',
    address: '1 Elm',
    type: 'Product',
  });
  await buildListing(pool, {
    firmId: ada,
    description1: 'Cabin',
    address: '2 elm',
    type: 'Property',
  });
  await buildRepresentative(pool, { firmId: zoe, name: 'Bea' });
  await buildRepresentative(pool, { firmId: ada, name: 'cleo' });
  await buildRepresentative(pool, { firmId: zoe, name: 'Ann' });
});

const slotsBy = async (sort: SlotSort | null, direction: Direction | null) => {
  const { data } = await admin.run(adSlotOperations.adSlots, { sort, direction });
  return data.nodes.map(({ id }) => slots.indexOf(id));
};

test('slots return the counts of all their sites, or zero', async () => {
  const { data } = await admin.run(adSlotOperations.adSlots, {});
  expect(data.nodes.map(({ impressions, clicks }) => [impressions, clicks])).toEqual([
    [0, 0],
    [70, 9],
    [100, 3],
  ]);
});

test.each<[SlotSort | null, Direction | null, number[]]>([
  [null, null, [2, 1, 0]],
  ['created', 'asc', [0, 1, 2]],
  ['firm', 'asc', [1, 0, 2]],
  ['firm', 'desc', [2, 0, 1]],
  ['start', 'desc', [2, 1, 0]],
  ['end', 'asc', [1, 2, 0]],
  ['impressions', 'desc', [0, 1, 2]],
  ['clicks', 'desc', [1, 0, 2]],
])('slots by %s, %s', async (sort, direction, order) => {
  expect(await slotsBy(sort, direction)).toEqual(order);
});

test.each<[ListingSort | null, Direction | null, string[]]>([
  [null, null, ['beach house', 'Attic', 'Cabin']],
  ['created', 'desc', ['Cabin', 'Attic', 'beach house']],
  ['firm', 'desc', ['beach house', 'Cabin', 'Attic']],
  ['address', 'asc', ['Attic', 'Cabin', 'beach house']],
  ['description1', 'asc', ['Attic', 'beach house', 'Cabin']],
  ['type', 'asc', ['Attic', 'beach house', 'Cabin']],
  ['city', 'asc', ['beach house', 'Attic', 'Cabin']],
])('listings by %s, %s, page by page', async (sort, direction, order) => {
  const found: string[] = [];
  for (let offset = 0; offset < 3; offset += 1) {
    const { body } = await admin.call(listingEndpoints.search, {
      body: { sort, direction, offset, limit: 1 },
    });
    found.push(...body.nodes.map(({ description1 }) => description1));
  }
  expect(found).toEqual(order);
});

test('sorts realtors by name or firm, and firms by name, in both directions', async () => {
  const people = async (sort: 'name' | 'firm' | null, direction: Direction | null) => {
    const { data } = await admin.run(representativeOperations.representatives, { sort, direction });
    return data.nodes.map(({ name }) => name);
  };
  expect(await people(null, null)).toEqual(['Ann', 'Bea', 'cleo']);
  expect(await people('name', 'desc')).toEqual(['cleo', 'Bea', 'Ann']);
  expect(await people('firm', 'asc')).toEqual(['cleo', 'Ann', 'Bea']);
  const { body } = await admin.call(firmEndpoints.search, {
    body: { direction: 'desc', offset: 0, limit: 9 },
  });
  expect(body.nodes.map(({ name }) => name)).toEqual(['zoe lofts', 'Ada Homes']);
});
