import { adSlotMessages } from '@masthead/shared/ad-slots/ad-slot.messages.ts';
import { adSlotRecord } from '@masthead/shared/ad-slots/ad-slot.record.ts';
import type { AdSlotFields } from '@masthead/shared/ad-slots/ad-slot.ts';
import type { RowOf } from '@masthead/shared/records/record.ts';
import { rowsOf, type Seer } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { firmRows } from '../firms/firm.rows.ts';
import { holdFirms } from '../firms/firms.queries.ts';
import { badRequest, conflict } from '../http/errors.ts';
import { listingRows } from '../listings/listing.rows.ts';
import { findRecord } from '../records/records.queries.ts';
import type { Save, Store } from '../records/store.ts';
import { adSlotRows } from './ad-slot.rows.ts';
import { findConflicts } from './slot-conflicts.queries.ts';
import { findSlotParts, holdListings, setSlotParts } from './slot-parts.queries.ts';

interface Problem {
  path: string;
  message: string;
}

/** What is wrong with the ids that a slot names: each is there, in the caller's scope, and fits the others. */
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

/** Its firms and listings, those that it has and those that it is to have. */
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

/** Conflicts need a reason, which is kept with the slot. */
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

/** Why: two saves that would meet each other are taken one after the other, so that one sees the other. */
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

async function check(db: Db, { seer, values, current, given }: Save<typeof adSlotRecord>) {
  // Why: a reason was given for the booking as it was; one that is moved is asked for again.
  const wasAsked = !current || given.conflictReason !== undefined || !isBookedAnew(current, values);
  await checkParts(db, seer, values);
  await oneAtATime(db);
  const slot = wasAsked ? values : { ...values, conflictReason: null };
  await checkConflicts(db, seer, slot, current?.id ?? null);
}

/** What comes back from the trash shows what is there, and books no days that are booked by now. */
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
export const firmsOfSlot = `
  coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'isPaused', f.is_paused)
                            order by sf.position)
              from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
             where sf.ad_slot_id = s.id), '[]') as firms`;

/** The sites of a slot, in their order of lists. */
export const sitesOfSlot = `
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

/** Ad slots, as the server keeps them. */
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
