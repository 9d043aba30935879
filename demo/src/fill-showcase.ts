import type { Db } from '@masthead/server/platform/db/client.ts';
import { setSlotParts } from '@masthead/server/showcase/ad-slots/slot-parts.queries.ts';
import { type Day, dayMs, today, weekdayOf } from '@masthead/shared/platform/values/dates.ts';
import { demoFirms } from './fill-firms.ts';
import { demoProperty } from './fill-sites.ts';
import { diceFor, itemAt } from './seeded.ts';
import { type DemoListing, demoListings, demoRepresentatives } from './showcase-listings.ts';
import { type DemoSlot, demoSlotRow, demoSlots } from './showcase-slots.ts';

/** Numbers go back this many days. */
const daysCounted = 56;

/** Who has made the records of a firm: its partner's person, or one of the staff. */
const makers: Record<string, string> = {
  'Bluebonnet Realty Group': 'partner',
  'Pecan Street Homes': 'partner2',
};

/** Ids that records of the demo name each other by. */
interface Known {
  firms: Map<string, number>;
  sites: Map<string, number>;
  people: Map<string, number>;
}

const byName = (rows: readonly { name: string; id: number }[]) =>
  new Map(rows.map(({ name, id }) => [name, id]));

async function known(db: Db): Promise<Known> {
  return {
    firms: byName(await db`select id, name from showcase_firms where deleted_at is null`),
    sites: byName(await db`select id, city as name from sites where property = ${demoProperty}`),
    people: byName(await db`select id, username as name from users`),
  };
}

function idIn(map: Map<string, number>, name: string): number {
  const id = map.get(name);
  if (id === undefined) throw new Error(`The demo data lack ${name}`);
  return id;
}

const makerOf = ({ people }: Known, firm: string, staff: string) => {
  const organization = demoFirms.find(({ name }) => name === firm)?.organization;
  return idIn(people, organization ? (makers[organization] ?? staff) : staff);
};

/** Realtors; answers the ids of each firm's. */
async function fillRepresentatives(db: Db, all: Known): Promise<Map<string, number[]>> {
  const realtors = demoRepresentatives();
  const rows = await db<{ id: number }[]>`insert into representatives ${db(
    realtors.map(({ firm, imageUrl, ...realtor }) => ({
      ...realtor,
      image_url: imageUrl,
      showcase_firm_id: idIn(all.firms, firm),
      created_by: makerOf(all, firm, 'rep'),
    })),
  )} returning id`;
  const ids = new Map<string, number[]>();
  for (const [at, { id }] of rows.entries()) {
    const { firm } = itemAt(realtors, at);
    ids.set(firm, [...(ids.get(firm) ?? []), id]);
  }
  return ids;
}

/** Listings; answers their ids by their address. */
async function fillListings(
  db: Db,
  all: Known,
  listings: readonly DemoListing[],
  realtors: Map<string, number[]>,
): Promise<Map<string, number>> {
  const rows = listings.map(({ firm, representative, ...listing }) => ({
    ...listing,
    showcase_firm_id: idIn(all.firms, firm),
    representative_id:
      representative === null ? null : itemAt(realtors.get(firm) ?? [], representative),
    updated_at: listing.created_at,
    created_by: makerOf(all, firm, 'listing'),
  }));
  const ids = new Map<string, number>();
  for (let at = 0; at < rows.length; at += 200) {
    const kept = await db<{ id: number; url: string }[]>`
      insert into listings ${db(rows.slice(at, at + 200))} returning id, url`;
    for (const { id, url } of kept) ids.set(url, id);
  }
  return ids;
}

async function fillSlots(
  db: Db,
  all: Known,
  now: Date,
  listings: readonly DemoListing[],
  items: Map<string, number>,
): Promise<void> {
  const slots = demoSlots(now, listings);
  const rows = slots.map((slot) => ({
    ...demoSlotRow(slot, now),
    created_by:
      slot.firms.length > 1
        ? idIn(all.people, 'ad-slot')
        : makerOf(all, slot.firms[0] ?? '', 'ad-slot'),
  }));
  const kept = await db<{ id: number }[]>`insert into ad_slots ${db(rows)} returning id`;
  for (const [at, { id }] of kept.entries()) {
    const slot = itemAt(slots, at);
    await setSlotParts(db, id, {
      firmIds: slot.firms.map((firm) => idIn(all.firms, firm)),
      siteIds: slot.cities.map((city) => idIn(all.sites, city)),
      listingIds: slot.items.map((item) => idIn(items, item)),
    });
    await fillNumbers(db, all, id, slot, now);
  }
}

const daysFrom = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, (Date.parse(to) - Date.parse(from)) / dayMs + 1) }, (_, at) =>
    new Date(Date.parse(from) + at * dayMs).toISOString().slice(0, 10),
  );

/** What was seen and clicked of a slot on its sites: more at weekends, less day by day. */
async function fillNumbers(db: Db, all: Known, id: number, slot: DemoSlot, now: Date) {
  const isShown = !slot.isPaused && !slot.isDeleted;
  const isFirmPaused = demoFirms.some((firm) => firm.isPaused && slot.firms.includes(firm.name));
  if (!isShown || isFirmPaused) return;
  const day = today(now);
  const first = new Date(Date.parse(day) - daysCounted * dayMs).toISOString().slice(0, 10);
  const days = daysFrom(
    slot.startDate > first ? slot.startDate : first,
    slot.endDate < day ? slot.endDate : day,
  );
  const rows = slot.cities.flatMap((city) => {
    const dice = diceFor(`numbers ${slot.title1} ${slot.firms[0]} ${city}`);
    const usual = dice.whole(380, 1450);
    return days.map((each, at) => {
      const isWeekend = weekdayOf(each) % 6 === 0;
      const part = each === day ? 0.4 : 1;
      const worn = Math.max(0.55, 1 - at * 0.015);
      const share = (isWeekend ? 1.35 : 1) * worn * part * dice.between(0.85, 1.15);
      const impressions = Math.round(usual * share);
      const viewable = Math.round(impressions * dice.between(0.58, 0.81));
      return {
        ad_slot_id: id,
        site_id: idIn(all.sites, city),
        day: each,
        impressions,
        viewable,
        clicks: Math.round(viewable * dice.between(0.006, 0.028)),
        filtered: Math.round(impressions * dice.between(0.02, 0.07)),
      };
    });
  });
  if (rows.length > 0) await db`insert into ad_slot_days ${db(rows)}`;
}

/** Realtors, listings and ad slots of the demo firms, with some weeks of numbers (decisions 12). */
export async function fillShowcase(db: Db, now: Date): Promise<void> {
  const all = await known(db);
  const realtors = await fillRepresentatives(db, all);
  const listings = demoListings(now);
  const items = await fillListings(db, all, listings, realtors);
  await fillSlots(db, all, now, listings, items);
}
