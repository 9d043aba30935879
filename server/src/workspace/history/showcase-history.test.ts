import { recordKinds } from '@masthead/shared/record-kinds.ts';
import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import {
  activityEndpoints,
  historyEndpoints,
  versionEndpoints,
} from '@masthead/shared/workspace/history/history.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { actingFor, theProduct } from '../../platform/access/rows.ts';
import { asPartner } from '../../platform/db/client.ts';
import { existsRecord } from '../../platform/history/history.queries.ts';
import {
  buildFirm,
  buildListing,
  buildShowcase,
  type Showcase,
} from '../../showcase/delivery/showcase.testing.ts';

const server = withTestServer();
let showcase: Showcase;
beforeAll(async () => {
  showcase = await buildShowcase(server.pool);
  // A save numbers positions from 1.
  for (const table of ['ad_slot_firms', 'ad_slot_items'])
    await server.pool`update ${server.pool.unsafe(table)} set position = position + 1`;
  await server.pool`update users set name = 'Ana of Alpha' where id = ${showcase.people.alpha}`;
  await server.pool`update users set name = 'Sol of Staff' where id = ${showcase.people.staff}`;
});

const screens = ['firmEdit', 'representativeEdit', 'listingEdit', 'adSlotEdit'] as const;
type ShowcaseScreen = (typeof screens)[number];
const idOf = (screen: ShowcaseScreen, of: Showcase['alpha']) =>
  ({
    firmEdit: of.firm,
    representativeEdit: of.representative,
    listingEdit: of.listing,
    adSlotEdit: of.slot,
  })[screen];

const read = (who: number, screen: ShowcaseScreen, id: number) =>
  server.as(who).call(historyEndpoints[screen], { params: { id }, query: {} });

/** Saves like a form: with the version that was read. */
async function save(
  who: number,
  { get, update }: typeof firmEndpoints | typeof listingEndpoints | typeof adSlotEndpoints,
  id: number,
  changes: object,
): Promise<void> {
  const { body } = await server.as(who).call(get, { params: { id } });
  const { version } = body as { version: number };
  const sent = { body: { id, version, ...changes } };
  const { status, error } = await server.as(who).call(update, sent);
  expect([status, error?.message]).toEqual([200, undefined]);
}

/** 'Ana of Alpha changed', newest first. */
async function told(who: number, screen: ShowcaseScreen, id: number): Promise<string[]> {
  const { status, body } = await read(who, screen, id);
  expect(status).toBe(200);
  return body.nodes.map((entry) => `${entry.who} ${entry.does}`);
}

describe('partners', () => {
  test.each(screens)('open the history of their own record, and no other: %s', async (screen) => {
    const { people, alpha, beta, staffOwn } = showcase;
    expect(
      (await read(people.alpha, screen, idOf(screen, alpha))).body.nodes.length,
    ).toBeGreaterThan(0);
    const missing = await read(people.alpha, screen, 999_999);
    expect([missing.status, missing.error.message]).toEqual([404, ['This record does not exist.']]);
    for (const foreign of [beta, staffOwn]) {
      const { status, error } = await read(people.alpha, screen, idOf(screen, foreign));
      expect([status, error.message]).toEqual([404, missing.error.message]);
      const version = await server.as(people.alpha).call(versionEndpoints[screen], {
        params: { id: idOf(screen, foreign), change: 1 },
        query: {},
      });
      expect(version.status).toBe(404);
    }
    expect((await read(people.nowhere, screen, idOf(screen, alpha))).status).toBe(404);
    expect((await read(people.staff, screen, idOf(screen, beta))).status).toBe(200);
  });

  test.each(screens)(
    'are restricted by the policies alone, and by the queries alone: %s',
    async (screen) => {
      const { organizations, people, alpha, beta } = showcase;
      const kind = recordKinds[screen];
      const viewer = { id: people.alpha, organizationId: organizations.alpha };
      const isThere = async (of: typeof alpha) => {
        const id = String(idOf(screen, of));
        return [
          await asPartner(server.pool, viewer, (db) => existsRecord(db, theProduct, kind, id)),
          await existsRecord(server.pool, actingFor(organizations.alpha), kind, id),
        ];
      };
      expect(await isThere(alpha)).toEqual([true, true]);
      expect(await isThere(beta)).toEqual([false, false]);
    },
  );

  test('see the names of their own people, and of no other organization', async () => {
    const { people, alpha, beta } = showcase;
    await save(people.alpha, firmEndpoints, alpha.firm, { website: 'https://one.example' });
    await save(people.staff, firmEndpoints, alpha.firm, { website: 'https://two.example' });
    expect((await told(people.alpha, 'firmEdit', alpha.firm)).slice(0, 2)).toEqual([
      'Staff changed',
      'Ana of Alpha changed',
    ]);
    expect((await told(people.staff, 'firmEdit', alpha.firm))[0]).toBe('Sol of Staff changed');
    // A slot that once had a firm of another organization, as staff may set it up.
    await server.pool`insert into ad_slot_firms (ad_slot_id, firm_id, position) values (${alpha.slot}, ${beta.firm}, 9)`;
    await server.pool`delete from ad_slot_firms where ad_slot_id = ${alpha.slot} and firm_id = ${beta.firm}`;
    expect((await told(people.alpha, 'adSlotEdit', alpha.slot))[0]).toBe(
      `Masthead removed the firm No. ${beta.firm} from`,
    );
  });
});

describe('an ad slot', () => {
  test('shows its firms, sites and listings by name, and a new order once', async () => {
    const { people, staffOwn, siteId } = showcase;
    const firm = await buildFirm(server.pool, { name: 'Second firm' });
    const more = await Promise.all(
      ['Oak', 'Elm'].map((description1) =>
        buildListing(server.pool, { firmId: firm, description1 }),
      ),
    );
    const saveItems = (itemIds: number[]) =>
      save(people.staff, adSlotEndpoints, staffOwn.slot, {
        firmIds: [staffOwn.firm, firm],
        siteIds: [siteId],
        itemIds,
        title1: 'New title',
        conflictReason: 'Agreed',
      });
    await saveItems([staffOwn.listing, ...more]);
    const first = await told(people.staff, 'adSlotEdit', staffOwn.slot);
    expect(first.slice(0, 4).sort()).toEqual([
      'Sol of Staff added the firm Second firm to',
      'Sol of Staff added the listing Elm to',
      'Sol of Staff added the listing Oak to',
      'Sol of Staff changed',
    ]);
    expect(first).toContain('Masthead added');
    await saveItems([...more.toReversed(), staffOwn.listing]);
    const second = await told(people.staff, 'adSlotEdit', staffOwn.slot);
    expect(second[0]).toBe('Sol of Staff changed the order of the listings of');
    expect(second).toHaveLength(first.length + 1);
    const { body } = await server.as(people.admin).call(activityEndpoints.list, {
      query: { kind: 'ad-slot', id: String(staffOwn.slot) },
    });
    expect(body.nodes[0]).toMatchObject({
      does: 'changed the order of the listings of',
      record: {
        kind: 'ad-slot',
        screen: 'adSlotEdit',
        id: String(staffOwn.slot),
        title: 'New title',
      },
    });
  });

  test('shows its days in words', async () => {
    const { people, beta } = showcase;
    await save(people.beta, adSlotEndpoints, beta.slot, {
      endDate: '2031-03-09',
      displayEffect: 'popup',
      conflictReason: 'Agreed',
    });
    const { body } = await read(people.beta, 'adSlotEdit', beta.slot);
    expect(body.nodes[0]?.differences.map(({ field, after }) => [field, after])).toEqual([
      ['End date', 'Mar 9, 2031'],
      ['Display effect', 'popup'],
      ['Reason', 'Agreed'],
    ]);
  });
});

test('an old version of a listing fits its form: the price is an exact text', async () => {
  const { people, alpha } = showcase;
  const partner = server.as(people.alpha);
  await save(people.alpha, listingEndpoints, alpha.listing, { price: '19.50' });
  const { body } = await read(people.alpha, 'listingEdit', alpha.listing);
  expect(body.nodes[0]?.differences).toMatchObject([
    { field: 'Price', before: '$425,000', after: '$19.50' },
  ]);
  const created = body.nodes.at(-1)?.id ?? 0;
  const version = await partner.call(versionEndpoints.listingEdit, {
    params: { id: alpha.listing, change: created },
    query: {},
  });
  expect(version.body.values).toMatchObject({
    price: '425000.00',
    description1: 'Home of Alpha firm',
    showcaseFirmId: alpha.firm,
  });
});
