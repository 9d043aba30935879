import { beforeAll, describe, expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import {
  buildFirm,
  buildShowcase,
  buildSlot,
  type Showcase,
} from '../../showcase/delivery/showcase.testing.ts';
import { asPartner, type Db } from '../db/client.ts';

const database = withTestDatabase();
let showcase: Showcase;

beforeAll(async () => {
  showcase = await buildShowcase(database.pool);
});

/** Runs SQL without any scope as the database role of Alpha's people. */
const asAlpha = <T>(work: (db: Db) => Promise<T>) =>
  asPartner(
    database.pool,
    { id: showcase.people.alpha, organizationId: showcase.organizations.alpha },
    work,
  );

const denied = async (work: (db: Db) => Promise<unknown>) => {
  const error = await asAlpha(work).catch((thrown: unknown) => thrown);
  expect((error as { code?: string } | null)?.code).toBe('42501');
};

const ids = async (db: Db, table: string) =>
  (await db<{ id: number }[]>`select id from ${db(table)} order by id`).map(({ id }) => id);

const organizationOf = async (slot: number) =>
  (
    await database.pool<{ organizationId: number | null }[]>`
      select organization_id from ad_slots where id = ${slot}`
  )[0]?.organizationId;

const newSlot = (firmIds: number[]) =>
  buildSlot(database.pool, { firmIds, siteIds: [showcase.siteId] });

describe('without any scope in the query, the database shows a partner', () => {
  test.each([
    ['showcase_firms', 'firm'],
    ['representatives', 'representative'],
    ['listings', 'listing'],
    ['ad_slots', 'slot'],
  ] as const)('of %s their own only', async (table, part) => {
    expect(await asAlpha((db) => ids(db, table))).toEqual([showcase.alpha[part]]);
    const nowhere = await asPartner(
      database.pool,
      { id: showcase.people.nowhere, organizationId: null },
      (db) => ids(db, table),
    );
    expect(nowhere).toEqual([]);
    expect(await ids(database.pool, table)).toHaveLength(3);
  });

  test.each(['showcase_firm_sites', 'ad_slot_firms', 'ad_slot_sites', 'ad_slot_items'])(
    'of %s the rows of their own firms and slots only',
    async (table) => {
      expect(await asAlpha((db) => ids(db, table))).toHaveLength(1);
      expect(await ids(database.pool, table)).toHaveLength(3);
    },
  );
});

describe('partner writes', () => {
  test('a foreign row is not there to be changed or deleted', async () => {
    const { alpha, beta } = showcase;
    const changed = ({ firm, representative, listing, slot }: typeof alpha) =>
      asAlpha(async (db) => {
        const results = [
          await db`update showcase_firms set name = name where id = ${firm}`,
          await db`update representatives set name = name where id = ${representative}`,
          await db`update listings set description1 = description1 where id = ${listing}`,
          await db`update ad_slots set title1 = title1 where id = ${slot}`,
        ];
        return results.map(({ count }) => count);
      });
    expect(await changed(alpha)).toEqual([1, 1, 1, 1]);
    expect(await changed(beta)).toEqual([0, 0, 0, 0]);
    const removed = await asAlpha(
      async (db) => db`delete from ad_slot_firms where ad_slot_id = ${beta.slot}`,
    );
    expect(removed.count).toBe(0);
    const [kept] = await database.pool`select 1 from ad_slot_firms where ad_slot_id = ${beta.slot}`;
    expect(kept).toBeDefined();
  });

  test('own rows can be changed, and moved to no other organization', async () => {
    const { alpha, beta, organizations } = showcase;
    await asAlpha((db) => db`update showcase_firms set website = null where id = ${alpha.firm}`);
    for (const elsewhere of [organizations.beta, null])
      await denied(
        (db) =>
          db`update showcase_firms set organization_id = ${elsewhere} where id = ${alpha.firm}`,
      );
    for (const elsewhere of [organizations.beta, null])
      await denied(
        (db) => db`update ad_slots set organization_id = ${elsewhere} where id = ${alpha.slot}`,
      );
    for (const table of ['representatives', 'listings'])
      await denied((db) => db`update ${db(table)} set showcase_firm_id = ${beta.firm}`);
  });

  test("cannot add records to another organization's firm, or a firm without an organization", async () => {
    const { beta, siteId, organizations } = showcase;
    await denied(
      (db) => db`insert into representatives (showcase_firm_id, name) values (${beta.firm}, 'Spy')`,
    );
    await denied(
      (db) => db`insert into listings (showcase_firm_id, type, description1, url, image_url)
        values (${beta.firm}, 'Product', 'Spy', 'https://example.com', '/a.jpg')`,
    );
    await denied(
      (db) =>
        db`insert into showcase_firm_sites (firm_id, site_id) values (${beta.firm}, ${siteId})`,
    );
    for (const elsewhere of [organizations.beta, null])
      await denied(
        (db) =>
          db`insert into showcase_firms (name, organization_id) values ('Smuggled', ${elsewhere})`,
      );
  });

  test('a slot of an own firm can be made; a foreign firm or listing cannot be put into it', async () => {
    const { alpha, beta, organizations } = showcase;
    const slot = await asAlpha(async (db) => {
      const [row] = await db<{ id: number }[]>`
        insert into ad_slots (title1, start_date, end_date)
        values ('Own', '2027-01-01', '2027-01-02') returning id`;
      const id = row?.id ?? 0;
      await db`insert into ad_slot_firms (ad_slot_id, firm_id, position) values (${id}, ${alpha.firm}, 0)`;
      await db`insert into ad_slot_items (ad_slot_id, listing_id, position) values (${id}, ${alpha.listing}, 0)`;
      return id;
    });
    expect(await organizationOf(slot)).toBe(organizations.alpha);
    await denied(
      (db) =>
        db`insert into ad_slot_firms (ad_slot_id, firm_id, position) values (${slot}, ${beta.firm}, 1)`,
    );
    await denied(
      (db) =>
        db`insert into ad_slot_items (ad_slot_id, listing_id, position) values (${slot}, ${beta.listing}, 1)`,
    );
    await denied(
      (db) =>
        db`insert into ad_slot_firms (ad_slot_id, firm_id, position) values (${beta.slot}, ${alpha.firm}, 1)`,
    );
    await denied((db) => db`update ad_slot_firms set firm_id = ${beta.firm}`);
    await database.pool`delete from ad_slots where id = ${slot}`;
  });

  test('firms, people, listings and slots are never deleted for good by a partner', async () => {
    for (const table of ['showcase_firms', 'representatives', 'listings', 'ad_slots'])
      await denied((db) => db`delete from ${db(table)}`);
  });
});

describe('whose a slot is', () => {
  test('a slot with firms of two organizations is visible to neither until one firm leaves', async () => {
    const { alpha, beta, organizations } = showcase;
    const slot = await newSlot([alpha.firm, beta.firm]);
    expect(await organizationOf(slot)).toBeNull();
    expect(await asAlpha((db) => ids(db, 'ad_slots'))).not.toContain(slot);
    await database.pool`delete from ad_slot_firms where ad_slot_id = ${slot} and firm_id = ${beta.firm}`;
    expect(await organizationOf(slot)).toBe(organizations.alpha);
    expect(await asAlpha((db) => ids(db, 'ad_slots'))).toContain(slot);
  });

  test('a slot with a staff firm is visible to no partner', async () => {
    const { alpha, staffOwn, organizations } = showcase;
    const [own, shared] = [await newSlot([alpha.firm]), await newSlot([alpha.firm, staffOwn.firm])];
    expect(await organizationOf(own)).toBe(organizations.alpha);
    expect(await organizationOf(shared)).toBeNull();
  });

  test('a firm that moves takes its slots along', async () => {
    const { pool } = database;
    const { alpha, beta } = showcase.organizations;
    const [firm, companion] = [
      await buildFirm(pool, { organizationId: alpha }),
      await buildFirm(pool, { organizationId: beta }),
    ];
    const [own, shared] = [await newSlot([firm]), await newSlot([firm, companion])];
    const belong = async () => [await organizationOf(own), await organizationOf(shared)];
    expect(await belong()).toEqual([alpha, null]);
    await pool`update showcase_firms set organization_id = ${beta} where id = ${firm}`;
    expect(await belong()).toEqual([beta, beta]);
    expect(await asAlpha((db) => ids(db, 'ad_slots'))).not.toContain(own);
    await pool`update showcase_firms set organization_id = null where id = ${firm}`;
    expect(await belong()).toEqual([null, null]);
  });
});
