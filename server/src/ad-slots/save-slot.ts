import { isBackwards } from '@masthead/shared/ad-slots/ad-slot.record.ts';
import type { AdSlotFields } from '@masthead/shared/ad-slots/ad-slot.ts';
import { addDays, dayMs } from '@masthead/shared/dates.ts';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { notFound } from '../http/errors.ts';
import { lockRecord } from '../records/records.queries.ts';
import { keepRecord, readRecord, savedValues } from '../records/save-record.ts';
import { adSlotStore, holdParts } from './ad-slot.record.ts';
import { adSlotRows } from './ad-slot.rows.ts';
import { findRenewals, markRenewal } from './ad-slots.queries.ts';

/** A copy without the listings that are deleted since; paused, so that it never runs beside its original. */
export async function cloneSlot(
  db: Db,
  viewer: Viewer,
  id: number,
  days?: Pick<AdSlotFields, 'startDate' | 'endDate'>,
) {
  await holdParts(db, viewer, id, {});
  const original = await readRecord(db, adSlotStore, viewer, id);
  const kept = original.items.filter((listing) => !listing.isDeleted).map((listing) => listing.id);
  return keepRecord(db, adSlotStore, viewer, {
    ...savedValues(adSlotStore.record, original),
    ...days,
    listingIds: kept,
    isPaused: true,
    conflictReason: null,
  });
}

/**
 * A copy that starts the day after the original ends and runs as long. A slot is renewed once: whoever
 * asks again gets the renewal that is there.
 */
export async function renewSlot(db: Db, viewer: Viewer, id: number) {
  await holdParts(db, viewer, id, {});
  const original = await lockRecord(db, adSlotStore, viewer, id);
  if (!original || original.isDeleted || isBackwards(original)) throw notFound();
  const known = (await findRenewals(db, rowsOf(viewer, adSlotRows), [id])).get(id);
  if (known) return readRecord(db, adSlotStore, viewer, known.id);
  const length = (Date.parse(original.endDate) - Date.parse(original.startDate)) / dayMs;
  const startDate = addDays(original.endDate, 1);
  const copy = await cloneSlot(db, viewer, id, { startDate, endDate: addDays(startDate, length) });
  await markRenewal(db, copy.id, id);
  return readRecord(db, adSlotStore, viewer, copy.id);
}
