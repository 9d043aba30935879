import { adSlotMessages } from '@masthead/shared/ad-slots/ad-slot.messages.ts';
import { type AdSlotFields, adSlotForm, isBackwards } from '@masthead/shared/ad-slots/ad-slot.ts';
import { addDays } from '@masthead/shared/dates.ts';
import { type OrganizationScope, organizationScope } from '../access/organization-scope.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { type Change, givenFields } from '../http/change.ts';
import { badRequest, forbidden, notFound } from '../http/errors.ts';
import { parse } from '../http/handle.ts';
import { checkVersion } from '../http/version-check.ts';
import {
  findSlot,
  findSlotParts,
  insertSlot,
  lockSlot,
  markSlotDeleted,
  type SlotColumns,
  type SlotRow,
  setSlotParts,
  touchSlot,
  updateSlot,
} from './ad-slots.queries.ts';
import { findConflicts } from './slot-conflicts.queries.ts';

/** What a slot starts with where a save of a new one says nothing. */
const blank: Omit<
  AdSlotFields,
  'startDate' | 'endDate' | 'title1' | 'firmIds' | 'siteIds' | 'itemIds'
> = {
  title2: null,
  url: null,
  backgroundColor: null,
  backgroundTextColor: null,
  popupBackgroundColor: null,
  buttonColor: null,
  buttonText: null,
  buttonTextColor: null,
  headerThinIndex: null,
  listingType: null,
  displayEffect: 'popup',
  isPaused: false,
  googleAnalyticsTag: null,
  analyticsCategory: null,
  presentedByColor: null,
  presentedByFontWeight: null,
  logoHeight: 50,
  logoPadding: 5,
  tagColor: '#c2d503',
  conflictReason: null,
};

/** The editable part of a slot, as a save sends it. */
export function fieldsOf(slot: SlotRow): AdSlotFields {
  const columns = Object.keys(blank) as (keyof typeof blank)[];
  return {
    ...(Object.fromEntries(columns.map((key) => [key, slot[key]])) as typeof blank),
    startDate: slot.startDate,
    endDate: slot.endDate,
    title1: slot.title1,
    firmIds: slot.firmIds,
    siteIds: slot.siteIds,
    itemIds: slot.itemIds,
  };
}

/** Every id inside a save is there, in the caller's scope, and fits the others. */
async function checkParts(db: Db, scope: OrganizationScope, slot: AdSlotFields): Promise<void> {
  const found = await findSlotParts(db, scope, slot);
  const problems: { path: string; message: string }[] = [];
  if (slot.firmIds.some((id) => !found.firms.includes(id)))
    problems.push({ path: 'firmIds', message: adSlotMessages.unknownFirm });
  if (slot.siteIds.some((id) => !found.sites.includes(id)))
    problems.push({ path: 'siteIds', message: adSlotMessages.unknownSite });
  const listings = new Map(found.listings.map((listing) => [listing.id, listing]));
  for (const id of slot.itemIds) {
    const listing = listings.get(id);
    if (!listing) problems.push({ path: 'itemIds', message: adSlotMessages.unknownItem });
    else if (listing.isDeleted)
      problems.push({
        path: 'itemIds',
        message: adSlotMessages.deletedItem(listing.description1),
      });
    else if (!slot.firmIds.includes(listing.firmId))
      problems.push({ path: 'itemIds', message: adSlotMessages.foreignItem(listing.description1) });
  }
  if (problems.length > 0) throw badRequest(...problems);
}

/** Conflicts need a reason, which is kept with the slot. */
async function checkConflicts(
  db: Db,
  scope: OrganizationScope,
  slot: AdSlotFields,
  id: number | null,
): Promise<void> {
  if (slot.isPaused || slot.conflictReason) return;
  const conflicts = await findConflicts(db, scope, slot, id);
  if (conflicts.length > 0)
    throw badRequest({
      path: 'conflictReason',
      message: adSlotMessages.reasonNeeded(conflicts.length),
    });
}

/** Why: two saves that would meet each other are taken one after the other, so that one sees the other. */
const oneAtATime = (db: Db) => db`select pg_advisory_xact_lock(hashtext('ad slot bookings'))`;

async function check(db: Db, scope: OrganizationScope, slot: AdSlotFields, id: number | null) {
  await checkParts(db, scope, slot);
  await oneAtATime(db);
  await checkConflicts(db, scope, slot, id);
}

const columnsOf = ({
  firmIds: _firmIds,
  siteIds: _siteIds,
  itemIds: _itemIds,
  ...columns
}: AdSlotFields): SlotColumns => columns;

async function insert(db: Db, slot: AdSlotFields): Promise<number> {
  const id = await insertSlot(db, columnsOf(slot));
  await setSlotParts(db, id, slot);
  return id;
}

async function load(db: Db, scope: OrganizationScope, id: number): Promise<SlotRow> {
  const slot = await findSlot(db, scope, id, { withDeleted: true });
  if (!slot) throw notFound();
  return slot;
}

/** Creates a slot. */
export async function createSlot(
  db: Db,
  viewer: Viewer,
  given: Change<AdSlotFields>,
): Promise<SlotRow> {
  const scope = organizationScope(viewer);
  const slot: AdSlotFields = parse(adSlotForm, { ...blank, ...givenFields(given) });
  await check(db, scope, slot, null);
  return load(db, scope, await insert(db, slot));
}

const isBookedAnew = (before: SlotRow, after: AdSlotFields): boolean =>
  (
    ['startDate', 'endDate', 'displayEffect', 'isPaused', 'firmIds', 'siteIds', 'itemIds'] as const
  ).some((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));

/** A save of a slot: what is absent is kept; the whole, as it would be stored, must follow every rule. */
export async function saveSlot(
  db: Db,
  viewer: Viewer,
  change: Change<AdSlotFields> & {
    id: number;
    version?: number | undefined;
    isDeleted?: boolean | undefined;
  },
): Promise<SlotRow> {
  const { id, version, isDeleted, ...fields } = change;
  const scope = organizationScope(viewer);
  const current = await lockSlot(db, scope, id);
  if (!current || (current.isDeleted && isDeleted !== false)) throw notFound();
  const isMarking = isDeleted !== undefined && isDeleted !== current.isDeleted;
  if (isMarking && !viewer.isGowUser) throw forbidden();
  checkVersion(current, version);
  // Why: a delete must not be held up by what else is wrong with the slot.
  if (isMarking) {
    await markSlotDeleted(db, id, isDeleted);
    return load(db, scope, id);
  }
  const given = givenFields(fields);
  const slot: AdSlotFields = parse(adSlotForm, { ...fieldsOf(current), ...given });
  // Why: a reason was given for the booking as it was; one that is moved is asked for again.
  const wasAsked = fields.conflictReason !== undefined || !isBookedAnew(current, slot);
  await check(db, scope, wasAsked ? slot : { ...slot, conflictReason: null }, id);
  await updateSlot(db, id, columnsOf(slot));
  if (await setSlotParts(db, id, slot)) await touchSlot(db, id);
  return load(db, scope, id);
}

/** A copy without the listings that are deleted since; paused, so that it never runs beside its original. */
export async function cloneSlot(
  db: Db,
  viewer: Viewer,
  id: number,
  days?: Pick<AdSlotFields, 'startDate' | 'endDate'>,
): Promise<SlotRow> {
  const scope = organizationScope(viewer);
  const original = await findSlot(db, scope, id);
  if (!original) throw notFound();
  const kept = original.items.filter((item) => !item.isDeleted).map((item) => item.id);
  const copy = {
    ...fieldsOf(original),
    ...days,
    itemIds: kept,
    isPaused: true,
    conflictReason: null,
  };
  return load(db, scope, await insert(db, copy));
}

/** A copy that starts the day after the original ends and runs as long. */
export async function renewSlot(db: Db, viewer: Viewer, id: number): Promise<SlotRow> {
  const original = await findSlot(db, organizationScope(viewer), id);
  if (!original || isBackwards(original)) throw notFound();
  const dayMs = 86_400_000;
  const length = (Date.parse(original.endDate) - Date.parse(original.startDate)) / dayMs;
  const startDate = addDays(original.endDate, 1);
  return cloneSlot(db, viewer, id, { startDate, endDate: addDays(startDate, length) });
}
