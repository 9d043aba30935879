import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import { adSlotOperations } from '@masthead/shared/showcase/ad-slots/ad-slot.operations.ts';
import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { firmMessages } from '@masthead/shared/showcase/firms/firm.messages.ts';
import { firmOperations } from '@masthead/shared/showcase/firms/firm.operations.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { listingOperations } from '@masthead/shared/showcase/listings/listing.operations.ts';
import { representativeOperations } from '@masthead/shared/showcase/representatives/representative.operations.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildOrganization, buildUser } from '../../people/users/users.testing.ts';
import { actingFor, rowsOf, type Seer, theProduct } from '../../platform/access/rows.ts';
import { asPartner, type Db } from '../../platform/db/client.ts';
import { findRecord, lockRecord } from '../../platform/records/records.queries.ts';
import {
  adSlotRows,
  adSlotStore,
  findSlot,
  listSlots,
  listSlotsOfDays,
} from '../ad-slots/ad-slot.store.ts';
import { buildQueue } from '../ad-slots/ad-slots.routes.ts';
import { findConflicts } from '../ad-slots/slot-parts.queries.ts';
import { findFirm, firmRows, listFirmOptions, listFirms } from '../firms/firm.store.ts';
import { listingRows, listingStore, listListings } from '../listings/listing.store.ts';
import {
  findRepresentative,
  listRepresentatives,
  listRepresentativesOfFirm,
  representativeRows,
} from '../representatives/representative.store.ts';
import { buildFirm, buildShowcase, buildSlot, inDays, type Showcase } from './showcase.testing.ts';

const server = withTestServer();
let showcase: Showcase;
let mixed: number;
const clients: Record<'alpha' | 'partnerAdmin' | 'nowhere' | 'staff', TestClient> = {} as never;

beforeAll(async () => {
  showcase = await buildShowcase(server.pool);
  const { alpha, beta, siteId, people } = showcase;
  mixed = await buildSlot(server.pool, {
    firmIds: [alpha.firm, beta.firm],
    siteIds: [siteId],
    listingIds: [alpha.listing, beta.listing],
    title1: 'Slot of Beta firm and another',
  });
  for (const name of ['alpha', 'partnerAdmin', 'nowhere', 'staff'] as const)
    clients[name] = server.as(people[name]);
});

/** Words that only the other organization's and the staff's own records have. */
const foreignWords = /Beta|House firm/;
const ownWords = /Alpha/;

const lists: [string, (client: TestClient) => Promise<unknown>][] = [
  ['firm search', async (c) => (await c.call(firmEndpoints.search, { body: {} })).body],
  ['firms', async (c) => (await c.run(firmOperations.showcaseFirms, {})).data],
  ['firm options', async (c) => (await c.run(firmOperations.showcaseFirmOptions, {})).data],
  [
    'representatives',
    async (c) => (await c.run(representativeOperations.representatives, {})).data,
  ],
  ['listing search', async (c) => (await c.call(listingEndpoints.search, { body: {} })).body],
  ['listings', async (c) => (await c.run(listingOperations.listings, {})).data],
  ['slot search', async (c) => (await c.call(adSlotEndpoints.search, { body: {} })).body],
  ['slots', async (c) => (await c.run(adSlotOperations.adSlots, {})).data],
  ['booking queue', async (c) => (await c.call(adSlotEndpoints.queue)).body],
  [
    'listings of chosen firms',
    async (c) => {
      const firmIds = [showcase.alpha.firm, showcase.beta.firm, showcase.staffOwn.firm];
      return (await c.call(listingEndpoints.listOfFirms, { body: { firmIds } })).body;
    },
  ],
  [
    'listings of a foreign firm',
    async (c) =>
      (await c.run(listingOperations.listingsOfFirm, { showcaseFirmId: showcase.beta.firm })).data,
  ],
  [
    'booking timeline',
    async (c) => {
      const query = { from: inDays(-5), to: inDays(5) };
      return (await c.call(adSlotEndpoints.timeline, { query })).body;
    },
  ],
];

describe('what partners see in lists', () => {
  test.each(lists)('%s: only what belongs to their organization', async (_, list) => {
    const seen = await list(clients.alpha);
    expect(seen).toBeTruthy();
    expect(JSON.stringify(seen)).not.toMatch(foreignWords);
    expect(await list(clients.partnerAdmin)).toEqual(seen);
    expect(JSON.stringify(await list(clients.nowhere))).not.toMatch(/Alpha|Beta|House firm/);
  });

  test.each(lists.slice(0, 8))('%s: their own is in it', async (_, list) => {
    expect(JSON.stringify(await list(clients.alpha))).toMatch(ownWords);
  });

  test('staff see everything in the same lists, so the words above can be found', async () => {
    const seen = await Promise.all(lists.slice(0, 8).map(([, list]) => list(clients.staff)));
    for (const list of seen) expect(JSON.stringify(list)).toMatch(/Beta/);
  });
});

test('a slot with firms of several organizations belongs to staff', async () => {
  const read = (client: TestClient) => client.call(adSlotEndpoints.get, { params: { id: mixed } });
  expect((await read(clients.alpha)).status).toBe(404);
  expect((await read(clients.staff)).status).toBe(200);
});

/** Every query of the showcase, as the code calls it, for a given viewer. */
const queries: [string, (db: Db, seer: Seer) => Promise<unknown>][] = [
  ['findFirm', (db, seer) => findFirm(db, seer, showcase.beta.firm)],
  [
    'listFirms',
    (db, seer) => listFirms(db, rowsOf(seer, firmRows), { name: null, limit: 50, offset: 0 }),
  ],
  ['listFirmOptions', (db, seer) => listFirmOptions(db, rowsOf(seer, firmRows), 50)],
  ['findRepresentative', (db, seer) => findRepresentative(db, seer, showcase.beta.representative)],
  [
    'listRepresentatives',
    (db, seer) =>
      listRepresentatives(db, rowsOf(seer, representativeRows), {
        name: null,
        firmId: null,
        limit: 50,
        offset: 0,
      }),
  ],
  [
    'listRepresentativesOfFirm',
    (db, seer) =>
      listRepresentativesOfFirm(db, rowsOf(seer, representativeRows), showcase.beta.firm, 50),
  ],
  [
    'findRecord of a listing',
    (db, seer) => findRecord(db, listingStore, seer, showcase.beta.listing),
  ],
  [
    'listListings',
    (db, seer) =>
      listListings(
        db,
        rowsOf(seer, listingRows),
        { firmIds: null, type: null, texts: {} },
        { limit: 50, offset: 0 },
      ),
  ],
  ['findSlot', (db, seer) => findSlot(db, seer, showcase.beta.slot)],
  ['findSlot of several', (db, seer) => findSlot(db, seer, mixed)],
  ['lockRecord of a slot', (db, seer) => lockRecord(db, adSlotStore, seer, showcase.beta.slot)],
  [
    'listSlots',
    (db, seer) => listSlots(db, rowsOf(seer, adSlotRows), anySlot(), { limit: 50, offset: 0 }),
  ],
  [
    'listSlotsOfDays',
    (db, seer) =>
      listSlotsOfDays(
        db,
        rowsOf(seer, adSlotRows),
        anySlot(),
        { from: inDays(-9), to: inDays(9) },
        50,
      ),
  ],
  ['buildQueue', (db, seer) => buildQueue(db, seer, new Date())],
  [
    'findConflicts',
    (db, seer) =>
      findConflicts(
        db,
        rowsOf(seer, adSlotRows),
        {
          startDate: inDays(-1),
          endDate: inDays(1),
          displayEffect: 'popup',
          firmIds: [showcase.beta.firm],
          siteIds: [showcase.siteId],
          listingIds: [showcase.beta.listing],
        },
        null,
      ),
  ],
];
const anySlot = () => ({
  siteId: null,
  firmIds: [],
  status: 'All' as const,
  title: null,
  today: inDays(0),
});

describe('each of the two layers is safe alone', () => {
  test.each(queries)('%s: row-level security without the rule in the query', async (_, query) => {
    const alpha = { id: showcase.people.alpha, organizationId: showcase.organizations.alpha };
    const seen = await asPartner(server.pool, alpha, (db) => query(db, theProduct));
    expect(JSON.stringify(seen)).not.toMatch(foreignWords);
  });

  test.each(queries)('%s: the rule in the query without row-level security', async (_, query) => {
    const seen = await query(server.pool, actingFor(showcase.organizations.alpha));
    expect(JSON.stringify(seen)).not.toMatch(foreignWords);
  });

  const ofMany = queries.filter(([name]) => /^list(?!.*OfFirm$)/.test(name));
  test.each(ofMany)('%s finds their own with either of them', async (_, query) => {
    const { people, organizations } = showcase;
    const alpha = { id: people.alpha, organizationId: organizations.alpha };
    const byPolicies = await asPartner(server.pool, alpha, (db) => query(db, theProduct));
    const byRule = await query(server.pool, actingFor(organizations.alpha));
    for (const seen of [byPolicies, byRule]) expect(JSON.stringify(seen)).toMatch(ownWords);
  });

  test.each(queries)('%s finds it when neither is there', async (name, query) => {
    const seen = await query(server.pool, theProduct);
    if (name === 'buildQueue') expect(seen).toBeTruthy();
    else expect(JSON.stringify(seen)).toMatch(foreignWords);
  });
});

test('a firm that moves takes its slots, listings and realtors along immediately', async () => {
  const { alpha, organizations } = showcase;
  const seen = async () =>
    (await clients.alpha.call(adSlotEndpoints.get, { params: { id: alpha.slot } })).status;
  expect(await seen()).toBe(200);
  await server.pool`update showcase_firms set organization_id = ${organizations.beta} where id = ${alpha.firm}`;
  expect(await seen()).toBe(404);
  await server.pool`update showcase_firms set organization_id = ${organizations.alpha} where id = ${alpha.firm}`;
  expect(await seen()).toBe(200);
});

test('people of a deleted organization see and add nothing', async () => {
  const { pool } = server;
  const organizationId = await buildOrganization(pool);
  const firm = await buildFirm(pool, { organizationId });
  const client = server.as(await buildUser(pool, { organizationId, roles: ['firm'] }));
  const ask = async () => ({
    found: (await client.call(firmEndpoints.get, { params: { id: firm } })).status,
    listed: (await client.call(firmEndpoints.search, { body: {} })).body.totalCount,
  });
  expect(await ask()).toEqual({ found: 200, listed: 1 });
  await pool`update organizations set deleted_at = now() where id = ${organizationId}`;
  expect(await ask()).toEqual({ found: 404, listed: 0 });
  const { status, error } = await client.call(firmEndpoints.create, { body: { name: 'Too late' } });
  expect([status, error.message]).toEqual([400, [firmMessages.noOrganization]]);
});
