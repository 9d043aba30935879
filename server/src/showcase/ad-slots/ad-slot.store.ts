import type { Direction } from '@masthead/shared/platform/contract/paging.ts';
import type { RowOf } from '@masthead/shared/platform/records/record.ts';
import type { Day } from '@masthead/shared/platform/values/dates.ts';
import { adSlotRecord } from '@masthead/shared/showcase/ad-slots/ad-slot.record.ts';
import {
  type AdSlotFields,
  adSlotMessages,
  type SlotSort,
  type SlotStatus,
} from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import {
  ofOrganization,
  type Rows,
  rowRule,
  rowsOf,
  type Seer,
  within,
} from '../../platform/access/rows.ts';
import type { Db, Fragment } from '../../platform/db/client.ts';
import { contains } from '../../platform/db/contains.ts';
import { badRequest, conflict } from '../../platform/http/errors.ts';
import { findRecord } from '../../platform/records/records.queries.ts';
import type { PendingSave, Store } from '../../platform/records/store.ts';
import { firmRows, holdFirms } from '../firms/firm.store.ts';
import { listingRows } from '../listings/listing.store.ts';
import { findConflicts, findSlotParts, holdListings, setSlotParts } from './slot-parts.queries.ts';

/** An ad slot belongs to the organization of all its firms; with firms of several, to the staff. */
export const adSlotRows = rowRule({
  record: 'ad slot',
  visibleTo: 'organization',
  own: ofOrganization,
});

interface Problem {
  path: string;
  message: string;
}

/** Problems with the ids of a slot: each must exist, be in the caller's scope, and fit the others. */
async function findProblems(
  db: Db,
  seer: Seer,
  slot: AdSlotFields,
  words: Pick<typeof adSlotMessages, 'deletedListing' | 'foreignListing'>,
): Promise<Problem[]> {
  const found = await findSlotParts(db, rowsOf(seer, firmRows), slot);
  const problems: Problem[] = [];
  if (slot.firmIds.some((id) => !found.firms.includes(id)))
    problems.push({ path: 'firmIds', message: adSlotMessages.unknownFirm });
  if (slot.siteIds.some((id) => !found.sites.includes(id)))
    problems.push({ path: 'siteIds', message: adSlotMessages.unknownSite });
  const listings = new Map(found.listings.map((listing) => [listing.id, listing]));
  for (const id of slot.listingIds) {
    const listing = listings.get(id);
    if (!listing) problems.push({ path: 'listingIds', message: adSlotMessages.unknownListing });
    else if (listing.isDeleted)
      problems.push({ path: 'listingIds', message: words.deletedListing(listing.description1) });
    else if (!slot.firmIds.includes(listing.firmId))
      problems.push({ path: 'listingIds', message: words.foreignListing(listing.description1) });
  }
  return problems;
}

async function checkParts(db: Db, seer: Seer, slot: AdSlotFields): Promise<void> {
  const problems = await findProblems(db, seer, slot, adSlotMessages);
  if (problems.length > 0) throw badRequest(...problems);
}

/** Its firms and listings, current and new. */
export async function holdParts(
  db: Db,
  seer: Seer,
  id: number | null,
  { firmIds = [], listingIds = [] }: Partial<AdSlotFields>,
): Promise<void> {
  const withDeleted = { withDeleted: true };
  const current = id === null ? null : await findRecord(db, adSlotStore, seer, id, withDeleted);
  await holdFirms(db, rowsOf(seer, firmRows), [...(current?.firmIds ?? []), ...firmIds]);
  const listings = [...(current?.listingIds ?? []), ...listingIds];
  await holdListings(db, rowsOf(seer, listingRows), listings);
}

/** Conflicts require a reason, which is saved with the slot. */
async function findUnexplained(db: Db, seer: Seer, slot: AdSlotFields, id: number | null) {
  if (slot.isPaused || slot.conflictReason) return [];
  return findConflicts(db, rowsOf(seer, adSlotRows), slot, id);
}

async function checkConflicts(
  db: Db,
  seer: Seer,
  slot: AdSlotFields,
  id: number | null,
): Promise<void> {
  const conflicts = await findUnexplained(db, seer, slot, id);
  if (conflicts.length > 0)
    throw badRequest({
      path: 'conflictReason',
      message: adSlotMessages.reasonNeeded(conflicts.length),
    });
}

/** Why: two saves that conflict with each other run one after the other, so that the second sees the first. */
const oneAtATime = (db: Db) => db`select pg_advisory_xact_lock(hashtext('ad slot bookings'))`;

const isBookedAnew = (before: RowOf<typeof adSlotRecord>, after: AdSlotFields): boolean =>
  (
    [
      'startDate',
      'endDate',
      'displayEffect',
      'isPaused',
      'firmIds',
      'siteIds',
      'listingIds',
    ] as const
  ).some((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));

async function check(db: Db, { seer, values, current, given }: PendingSave<typeof adSlotRecord>) {
  // Why: the reason was for the old booking; a moved one needs a new reason.
  const wasAsked = !current || given.conflictReason !== undefined || !isBookedAnew(current, values);
  await checkParts(db, seer, values);
  await oneAtATime(db);
  const slot = wasAsked ? values : { ...values, conflictReason: null };
  await checkConflicts(db, seer, slot, current?.id ?? null);
}

/** A restored slot must have existing listings, and must not conflict with bookings made since. */
async function restoreRule(db: Db, seer: Seer, slot: RowOf<typeof adSlotRecord>): Promise<void> {
  const [problem] = await findProblems(db, seer, slot, adSlotMessages.restore);
  if (problem) throw conflict(problem.message);
  await oneAtATime(db);
  const [first, ...others] = await findUnexplained(db, seer, slot, slot.id);
  if (!first) return;
  const more = new Set(others.map(({ slotId }) => slotId).filter((id) => id !== first.slotId)).size;
  throw conflict(adSlotMessages.restore.overlaps(first, more));
}

/** The firms of a slot, in order. */
const firmsOfSlot = `
  coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'isPaused', f.is_paused)
                            order by sf.position)
              from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
             where sf.ad_slot_id = s.id), '[]') as firms`;

/** The sites of a slot, in their order of lists. */
const sitesOfSlot = `
  coalesce((select json_agg(json_build_object('siteId', t.id, 'adslotId', s.id, 'site', t.name)
                            order by t.is_main desc, t.city, t.name)
              from ad_slot_sites st join sites t on t.id = st.site_id
             where st.ad_slot_id = s.id), '[]') as sites`;

const itemsOfSlot = `
  coalesce((select json_agg(json_build_object('id', l.id, 'description1', l.description1,
                     'imageUrl', l.image_url, 'type', l.type, 'firmId', f.id, 'firm', f.name,
                     'isDeleted', l.deleted_at is not null) order by si.position)
              from ad_slot_items si
              join listings l on l.id = si.listing_id
              join showcase_firms f on f.id = l.showcase_firm_id
             where si.ad_slot_id = s.id), '[]') as items`;

const idsOfSlot = `
  array(select firm_id from ad_slot_firms where ad_slot_id = s.id order by position) as firm_ids,
  array(select site_id from ad_slot_sites where ad_slot_id = s.id order by site_id) as site_ids,
  array(select listing_id from ad_slot_items where ad_slot_id = s.id order by position) as listing_ids`;

/** Ad slots, as the server saves them. */
export const adSlotStore: Store<typeof adSlotRecord> = {
  record: adSlotRecord,
  alias: 's',
  joins: '',
  added: [firmsOfSlot, sitesOfSlot, itemsOfSlot, idsOfSlot].join(','),
  rows: adSlotRows,
  found: {
    detail: `to_char(s.start_date, 'Mon FMDD, YYYY') || ' to ' || to_char(s.end_date, 'Mon FMDD, YYYY')`,
    words: `folded(concat_ws(' ', s.title1, s.title2))`,
    order: 's.end_date desc',
  },
  holds: holdParts,
  check,
  restoreRule,
  writeParts: setSlotParts,
  // Spec, showcase 6: only owner-organization users delete.
  mayDelete: ({ isStaff }) => isStaff,
};

/** A stored slot with all its parts. */
export type SlotRow = RowOf<typeof adSlotRecord>;

/** A slot that the caller may see. */
export const findSlot = (db: Db, seer: Seer, id: number) => findRecord(db, adSlotStore, seer, id);

const listColumns = (db: Db) => db`
  s.id, s.title1, s.start_date, s.end_date, s.display_effect, s.is_paused, s.version,
  s.created_at as date_created, ${db.unsafe(firmsOfSlot)}, ${db.unsafe(sitesOfSlot)}`;

/** A request for a list of slots. */
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

const matching = (db: Db, visible: Rows<'ad slot'>, search: SlotSearch) => db`
  where s.deleted_at is null and ${within(db, visible, 's')}
    and ${statusConditions[search.status](db, search.today)}
  ${search.siteId ? db`and exists (select from ad_slot_sites where ad_slot_id = s.id and site_id = ${search.siteId})` : db``}
  ${search.firmIds.length > 0 ? db`and exists (select from ad_slot_firms where ad_slot_id = s.id and firm_id = any(${search.firmIds}::integer[]))` : db``}
  ${search.title ? db`and ${contains(db, 's.title1', search.title)}` : db``}`;

/** The counts of a slot over all sites. */
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

/** A page of slots, newest first by default, with the total count (Spec, showcase 7). */
export async function listSlots(
  db: Db,
  visible: Rows<'ad slot'>,
  search: SlotSearch,
  page: {
    limit: number;
    offset: number;
    sort?: SlotSort | null | undefined;
    direction?: Direction | null | undefined;
  },
) {
  const where = matching(db, visible, search);
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
  visible: Rows<'ad slot'>,
  search: SlotSearch,
  days: { from: Day; to: Day },
  most: number,
) {
  return db<
    SlotListRow[]
  >`select ${listColumns(db)} from ad_slots s ${matching(db, visible, search)}
     and s.start_date <= ${days.to} and s.end_date >= ${days.from}
   order by s.start_date, s.id limit ${most}`;
}

/** These slots as lists show them, in the order of their ids. */
export async function findSlotRows(
  db: Db,
  visible: Rows<'ad slot'>,
  ids: number[],
): Promise<SlotListRow[]> {
  return db<SlotListRow[]>`select ${listColumns(db)} from ad_slots s
     where s.id = any(${ids}::integer[]) and ${within(db, visible, 's')}
     order by array_position(${ids}::integer[], s.id)`;
}

/** The listings of these slots, by id of the slot. */
export async function listListingsOfSlots(db: Db, visible: Rows<'ad slot'>, ids: number[]) {
  const rows = await db<{ id: number; listingIds: number[] }[]>`
    select s.id, array_agg(i.listing_id) as listing_ids
      from ad_slots s join ad_slot_items i on i.ad_slot_id = s.id
     where s.id = any(${ids}::integer[]) and ${within(db, visible, 's')} group by s.id`;
  const known = new Map(rows.map(({ id, listingIds }) => [id, listingIds]));
  return (id: number): number[] => known.get(id) ?? [];
}

/** Marks a copy as the renewal of a slot. */
export async function markRenewal(db: Db, id: number, renewalOf: number): Promise<void> {
  await db`update ad_slots set renewal_of = ${renewalOf} where id = ${id}`;
}

/** The renewals of these slots, without deleted ones, by id of the original. */
export async function findRenewals(db: Db, visible: Rows<'ad slot'>, ids: number[]) {
  const rows = await db<{ id: number; title1: string; startDate: Day; renewalOf: number }[]>`
    select s.id, s.title1, s.start_date, s.renewal_of from ad_slots s
     where s.renewal_of = any(${ids}::integer[]) and s.deleted_at is null and ${within(db, visible, 's')}
     order by s.id desc`;
  return new Map(rows.map(({ renewalOf, ...renewal }) => [renewalOf, renewal]));
}
