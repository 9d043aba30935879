import type { adSlotRecord } from '@masthead/shared/ad-slots/ad-slot.record.ts';
import type { SlotSort, SlotStatus } from '@masthead/shared/ad-slots/ad-slot.ts';
import type { Day } from '@masthead/shared/dates.ts';
import type { Direction } from '@masthead/shared/paging.ts';
import type { RowOf } from '@masthead/shared/records/record.ts';
import { type Rows, type Seer, within } from '../access/rows.ts';
import type { Db, Fragment } from '../db/client.ts';
import { contains } from '../db/contains.ts';
import { findRecord } from '../records/records.queries.ts';
import { adSlotStore, firmsOfSlot, sitesOfSlot } from './ad-slot.record.ts';

/** A slot as stored, with everything that belongs to it. */
export type SlotRow = RowOf<typeof adSlotRecord>;

/** A slot that somebody may see. */
export const findSlot = (db: Db, seer: Seer, id: number) => findRecord(db, adSlotStore, seer, id);

const listColumns = (db: Db) => db`
  s.id, s.title1, s.start_date, s.end_date, s.display_effect, s.is_paused, s.version,
  s.created_at as date_created, ${db.unsafe(firmsOfSlot)}, ${db.unsafe(sitesOfSlot)}`;

/** What a list of slots asks for. */
export interface SlotSearch {
  siteId: number | null;
  firmIds: number[];
  status: SlotStatus;
  title: string | null;
  today: Day;
}

export type SlotListRow = Pick<
  SlotRow,
  | 'id'
  | 'title1'
  | 'startDate'
  | 'endDate'
  | 'displayEffect'
  | 'isPaused'
  | 'version'
  | 'firms'
  | 'sites'
  | 'dateCreated'
>;

export type SlotWithNumbers = SlotListRow & { impressions: number; clicks: number };

const statusConditions: Record<SlotStatus, (db: Db, today: Day) => Fragment> = {
  All: (db) => db`true`,
  Active: (db, today) => db`s.start_date <= ${today} and s.end_date >= ${today}`,
  Inactive: (db, today) => db`s.end_date < ${today}`,
  Upcoming: (db, today) => db`s.start_date > ${today}`,
};

const matching = (db: Db, seen: Rows<'ad slot'>, search: SlotSearch) => db`
  where s.deleted_at is null and ${within(db, seen, 's')}
    and ${statusConditions[search.status](db, search.today)}
  ${search.siteId ? db`and exists (select from ad_slot_sites where ad_slot_id = s.id and site_id = ${search.siteId})` : db``}
  ${search.firmIds.length > 0 ? db`and exists (select from ad_slot_firms where ad_slot_id = s.id and firm_id = any(${search.firmIds}::integer[]))` : db``}
  ${search.title ? db`and ${contains(db, 's.title1', search.title)}` : db``}`;

/** What sites counted of a slot. */
const numbersOf = `(select coalesce(sum(d.impressions), 0)::int as impressions, coalesce(sum(d.clicks), 0)::int as clicks
   from ad_slot_days d where d.ad_slot_id = s.id)`;

const sortKeys: Record<SlotSort, string> = {
  created: 's.created_at',
  firm: `(select f.name from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
           where sf.ad_slot_id = s.id order by sf.position limit 1) collate "und-x-icu"`,
  start: 's.start_date',
  end: 's.end_date',
  impressions: 'n.impressions',
  clicks: 'n.clicks',
};

/** A page of slots, newest first unless sorted otherwise, with the number of all (Spec, showcase 7). */
export async function listSlots(
  db: Db,
  seen: Rows<'ad slot'>,
  search: SlotSearch,
  page: {
    limit: number;
    offset: number;
    sort?: SlotSort | null | undefined;
    direction?: Direction | null | undefined;
  },
) {
  const where = matching(db, seen, search);
  const direction = page.direction ?? 'desc';
  const key = db.unsafe(`${sortKeys[page.sort ?? 'created']} ${direction} nulls last`);
  const [rows, [count]] = await Promise.all([
    db<SlotWithNumbers[]>`
      select ${listColumns(db)}, n.impressions, n.clicks
        from ad_slots s cross join lateral ${db.unsafe(numbersOf)} n ${where}
       order by ${key}, s.id ${db.unsafe(direction)} limit ${page.limit} offset ${page.offset}`,
    db<{ n: number }[]>`select count(*) as n from ad_slots s ${where}`,
  ]);
  return { rows, count: count?.n ?? 0 };
}

/** The slots that run on some day of a range, by start. */
export function listSlotsOfDays(
  db: Db,
  seen: Rows<'ad slot'>,
  search: SlotSearch,
  days: { from: Day; to: Day },
  most: number,
) {
  return db<SlotListRow[]>`select ${listColumns(db)} from ad_slots s ${matching(db, seen, search)}
     and s.start_date <= ${days.to} and s.end_date >= ${days.from}
   order by s.start_date, s.id limit ${most}`;
}

/** These slots as lists show them, in the order of their ids. */
export async function findSlotRows(
  db: Db,
  seen: Rows<'ad slot'>,
  ids: number[],
): Promise<SlotListRow[]> {
  return db<SlotListRow[]>`select ${listColumns(db)} from ad_slots s
     where s.id = any(${ids}::integer[]) and ${within(db, seen, 's')}
     order by array_position(${ids}::integer[], s.id)`;
}

/** The listings of these slots, by id of the slot. */
export async function listListingsOfSlots(db: Db, seen: Rows<'ad slot'>, ids: number[]) {
  const rows = await db<{ id: number; listingIds: number[] }[]>`
    select s.id, array_agg(i.listing_id) as listing_ids
      from ad_slots s join ad_slot_items i on i.ad_slot_id = s.id
     where s.id = any(${ids}::integer[]) and ${within(db, seen, 's')} group by s.id`;
  const known = new Map(rows.map(({ id, listingIds }) => [id, listingIds]));
  return (id: number): number[] => known.get(id) ?? [];
}

/** Marks a copy as the renewal of a slot. */
export async function markRenewal(db: Db, id: number, renewalOf: number): Promise<void> {
  await db`update ad_slots set renewal_of = ${renewalOf} where id = ${id}`;
}

/** The renewals of these slots that are not deleted, by id of what they renew. */
export async function findRenewals(db: Db, seen: Rows<'ad slot'>, ids: number[]) {
  const rows = await db<{ id: number; title1: string; startDate: Day; renewalOf: number }[]>`
    select s.id, s.title1, s.start_date, s.renewal_of from ad_slots s
     where s.renewal_of = any(${ids}::integer[]) and s.deleted_at is null and ${within(db, seen, 's')}
     order by s.id desc`;
  return new Map(rows.map(({ renewalOf, ...renewal }) => [renewalOf, renewal]));
}
