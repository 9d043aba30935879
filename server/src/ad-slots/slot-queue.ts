import { queueDays, whatIsMissing } from '@masthead/shared/ad-slots/slot-live.ts';
import type { slotQueue } from '@masthead/shared/ad-slots/slot-timeline.ts';
import { addDays, today } from '@masthead/shared/dates.ts';
import type { z } from 'zod';
import { rowsOf, type Seer } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { listingRows } from '../listings/listing.rows.ts';
import { adSlotRows } from './ad-slot.rows.ts';
import { findRenewals, findSlotRows } from './ad-slots.queries.ts';
import {
  listDoubleBookings,
  listEndingIds,
  listPastOpenHouses,
  listStartingFacts,
  listWithoutImage,
} from './slot-queue.queries.ts';

/** What somebody should look at: incomplete launches, endings to renew, listings in trouble. */
export async function buildQueue(
  db: Db,
  seer: Seer,
  now: Date,
): Promise<z.input<typeof slotQueue>> {
  const day = today(now);
  const listings = rowsOf(seer, listingRows);
  const slots = rowsOf(seer, adSlotRows);
  const [facts, ending] = await Promise.all([
    listStartingFacts(db, slots, { from: day, to: addDays(day, queueDays.starting) }),
    listEndingIds(db, slots, { from: day, to: addDays(day, queueDays.ending) }),
  ]);
  const missing = new Map(facts.map((slot) => [slot.id, whatIsMissing(slot)]));
  const starting = [...missing.keys()].filter((id) => missing.get(id)?.length);
  const [startingRows, endingRows, imageless, pastOpenHouse, renewals, doubleBooked] =
    await Promise.all([
      findSlotRows(db, slots, starting),
      findSlotRows(db, slots, ending),
      listWithoutImage(db, listings),
      listPastOpenHouses(db, listings, now),
      findRenewals(db, slots, ending),
      listDoubleBookings(db, slots, day),
    ]);
  return {
    starting: startingRows.map((slot) => ({ ...slot, missing: missing.get(slot.id) ?? [] })),
    ending: endingRows.map((slot) => ({ ...slot, renewedAs: renewals.get(slot.id) ?? null })),
    doubleBooked,
    withoutImage: [...imageless],
    pastOpenHouse: pastOpenHouse.map(({ endedAt, ...listing }) => ({
      ...listing,
      endedAt: endedAt.toISOString(),
    })),
  };
}
