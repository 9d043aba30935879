import { rowsOf, theProduct } from '@masthead/server/platform/access/rows.ts';
import { readConfig } from '@masthead/server/platform/process/config.ts';
import { findRecord } from '@masthead/server/platform/records/records.queries.ts';
import { valuesOfRow } from '@masthead/server/platform/records/save-record.ts';
import { adSlotRows, adSlotStore } from '@masthead/server/showcase/ad-slots/ad-slot.store.ts';
import { buildQueue } from '@masthead/server/showcase/ad-slots/ad-slots.routes.ts';
import { findConflicts } from '@masthead/server/showcase/ad-slots/slot-parts.queries.ts';
import {
  findActiveSlotIds,
  findServedSlots,
} from '@masthead/server/showcase/delivery/served-slots.queries.ts';
import { listingStore } from '@masthead/server/showcase/listings/listing.store.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { adSlotForm } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { listing, listingForm } from '@masthead/shared/showcase/listings/listing.ts';
import { representativeForm } from '@masthead/shared/showcase/representatives/representative.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../server/test/database.ts';
import { fillFirms } from './fill-firms.ts';
import { fillPeople } from './fill-people.ts';
import { fillShowcase } from './fill-showcase.ts';
import { fillSites } from './fill-sites.ts';
import { listDemoPictures } from './picture-cache.ts';
import { demoListings } from './showcase-listings.ts';

const now = new Date();
const day = today(now);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillPeople(database.pool, readConfig({ DATABASE_URL: 'postgres://unused' }));
  await fillSites(database.pool);
  await fillFirms(database.pool);
  await fillShowcase(database.pool, now);
});
afterAll(() => database.drop());

async function one<Row>(rows: Promise<readonly Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Error('nothing was found');
  return row;
}
const idsOf = async (rows: Promise<readonly { id: number }[]>) => (await rows).map(({ id }) => id);

test('the demo has 60 realtors, 400 listings and 80 slots, and some in the trash', async () => {
  const { pool } = database;
  const counts = await one(pool`select
      (select count(*) from representatives) as realtors,
      (select count(*) from listings where deleted_at is null) as listings,
      (select count(*) from listings where deleted_at is not null) as deleted_listings,
      (select count(*) from ad_slots where deleted_at is null) as slots,
      (select count(*) from ad_slots where deleted_at is not null) as deleted_slots`);
  expect(counts).toEqual({
    realtors: 60,
    listings: 400,
    deletedListings: 6,
    slots: 80,
    deletedSlots: 2,
  });
});

test('listings are of every type and city, three have no picture, some no realtor, open houses are past and to come', async () => {
  const { pool } = database;
  const types = await pool<{ type: string; listings: number; withRealtor: number }[]>`
    select type, count(*) as listings, count(representative_id) as with_realtor
      from listings where deleted_at is null group by type order by type`;
  expect(types.map(({ type }) => type)).toEqual(['Product', 'Property', 'Property w/o Realtor']);
  expect(types.map((each) => each.withRealtor > 0)).toEqual([false, true, false]);
  expect(types[1]?.withRealtor).toBeLessThan(types[1]?.listings ?? 0);
  const facts = await one(pool<{ cities: number; bare: number; past: number; coming: number }[]>`
    select count(distinct city) as cities, count(*) filter (where image_url = '') as bare,
           count(*) filter (where open_house_end_date < ${now}) as past,
           count(*) filter (where open_house_start_date > ${now}) as coming
      from listings where deleted_at is null`);
  expect(facts).toMatchObject({ cities: 5, bare: 3 });
  expect(Math.min(facts.past, facts.coming)).toBeGreaterThan(8);
});

test('every demo realtor and listing keeps the rules of its form, with a realtor of its own firm', async () => {
  const { pool } = database;
  const realtors = await pool`select *, showcase_firm_id as firm_id from representatives`;
  expect(realtors.length).toBeGreaterThan(3);
  for (const realtor of realtors)
    expect(representativeForm.safeParse(realtor).error).toBeUndefined();
  const listings = await idsOf(pool`select id from listings where image_url <> ''`);
  expect(listings.length).toBeGreaterThan(10);
  for (const id of listings) {
    const stored = await findRecord(pool, listingStore, theProduct, id, { withDeleted: true });
    if (!stored) throw new Error('a listing has no firm');
    expect(listingForm.safeParse(listing.parse(stored)).error).toBeUndefined();
  }
  const strangers = await pool`
    select l.id from listings l join representatives r on r.id = l.representative_id
     where r.showcase_firm_id <> l.showcase_firm_id`;
  expect([...strangers]).toEqual([]);
});

test('each partner organization has firms, realtors, listings and slots of its own; two slots are of both', async () => {
  const { pool } = database;
  const owned = await pool<Record<'firms' | 'realtors' | 'listings' | 'slots', number>[]>`
    select (select count(*) from showcase_firms f where f.organization_id = o.id) as firms,
           (select count(*) from representatives r join showcase_firms f on f.id = r.showcase_firm_id
             where f.organization_id = o.id) as realtors,
           (select count(*) from listings l join showcase_firms f on f.id = l.showcase_firm_id
             where f.organization_id = o.id) as listings,
           (select count(*) from ad_slots s where s.organization_id = o.id) as slots
      from organizations o where not is_owner`;
  expect(owned).toHaveLength(2);
  for (const each of owned)
    for (const count of Object.values(each)) expect(count).toBeGreaterThan(3);
  const mixed = await pool`
    select sf.ad_slot_id from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
     group by sf.ad_slot_id having count(distinct f.organization_id) > 1`;
  expect(mixed).toHaveLength(2);
});

test('every demo slot keeps the rules of its form: listings of its own firms, a reason for a conflict', async () => {
  const { pool } = database;
  const reasons = new Map<number, string | null>();
  const slots = await pool<{ id: number; conflictReason: string | null }[]>`
    select id, conflict_reason from ad_slots where deleted_at is null and not is_paused`;
  for (const { id, conflictReason } of slots) reasons.set(id, conflictReason);
  let conflicts = 0;
  for (const id of await idsOf(pool`select id from ad_slots`)) {
    const slot = await findRecord(pool, adSlotStore, theProduct, id, { withDeleted: true });
    if (!slot) throw new Error('a slot is missing');
    const fields = valuesOfRow(adSlotStore.record, slot);
    expect(adSlotForm.safeParse(fields).error).toBeUndefined();
    for (const item of slot.items) {
      expect(slot.firmIds).toContain(item.firmId);
      expect(item.isDeleted).toBe(false);
    }
    if (!reasons.has(id)) continue;
    for (const { slotId } of await findConflicts(
      pool,
      rowsOf(theProduct, adSlotRows),
      fields,
      id,
    )) {
      conflicts += 1;
      expect(reasons.get(id) ?? reasons.get(slotId)).toBeTruthy();
    }
  }
  expect(conflicts).toBeGreaterThan(7);
});

test('slots are past, running and to come with both effects on every site, some paused, and the queue has work', async () => {
  const { pool } = database;
  const kinds = await pool<{ past: number; running: number; coming: number; effects: number }[]>`
    select count(*) filter (where end_date < ${day}) as past,
           count(*) filter (where ${day} between start_date and end_date) as running,
           count(*) filter (where start_date > ${day}) as coming,
           count(distinct display_effect) as effects
      from ad_slots s join ad_slot_sites st on st.ad_slot_id = s.id
     where deleted_at is null group by st.site_id`;
  expect(kinds).toHaveLength(5);
  for (const each of kinds) {
    expect(Math.min(each.past, each.running, each.coming)).toBeGreaterThan(1);
    expect(each.effects).toBe(2);
  }
  const queue = await buildQueue(pool, theProduct, now);
  const missing = queue.starting.flatMap((slot) => slot.missing).join(' ');
  expect(missing).toContain('It is paused.');
  expect(missing).toContain('It has no URL.');
  expect(missing).toContain('can’t be found.');
  expect(queue.ending.length).toBeGreaterThan(4);
  expect(queue.withoutImage).toHaveLength(3);
  expect(queue.pastOpenHouse.length).toBeGreaterThan(8);
});

test('every site serves slots today, whose pictures can be drawn', async () => {
  const { pool } = database;
  const pictures = await listDemoPictures(pool);
  for (const id of await idsOf(pool`select id from sites where is_main`)) {
    const served = await findServedSlots(pool, await findActiveSlotIds(pool, id, day));
    expect(served.length).toBeGreaterThan(1);
    for (const slot of served)
      for (const address of [...slot.logos, ...slot.items.map((item) => item.imageUrl)])
        expect(pictures).toContain(address);
  }
});

test('numbers are of days on which a slot ran, for some weeks up to today, and fit together', async () => {
  const { pool } = database;
  const numbers = await one(pool<{ wrong: number; slots: number; last: string; first: string }[]>`
    select count(*) filter (where d.day not between s.start_date and s.end_date or s.is_paused
             or viewable > impressions or clicks > viewable or clicks < 0) as wrong,
           count(distinct s.id) as slots, max(day) as last, min(day) as first
      from ad_slot_days d join ad_slots s on s.id = d.ad_slot_id`);
  expect(numbers).toMatchObject({ wrong: 0, last: day });
  expect(numbers.slots).toBeGreaterThan(20);
  expect(numbers.first <= addDays(day, -28)).toBe(true);
});

test('the same day gives the same listings', () => {
  expect(demoListings(now)).toEqual(demoListings(now));
});
