import { queueDays, whatIsMissing } from '@masthead/shared/ad-slots/slot-live.ts';
import type { slotQueue } from '@masthead/shared/ad-slots/slot-timeline.ts';
import { addDays, today } from '@masthead/shared/dates.ts';
import type { z } from 'zod';
import { rowsOf, type Seer } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { listingRows } from '../listings/listing.rows.ts';
import { adSlotRows } from './ad-slot.rows.ts';
import { findSlotRows } from './ad-slots.queries.ts';
import {
  findSlotFacts,
  findStartingAndEnding,
  listPastOpenHouses,
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
  const { starting, ending } = await findStartingAndEnding(db, rowsOf(seer, adSlotRows), {
    today: day,
    startsBy: addDays(day, queueDays.starting),
    endsBy: addDays(day, queueDays.ending),
  });
  const [startingRows, endingRows, facts, withoutImage, pastOpenHouse] = await Promise.all([
    findSlotRows(db, starting),
    findSlotRows(db, ending),
    findSlotFacts(db, starting),
    listWithoutImage(db, listings),
    listPastOpenHouses(db, listings, now),
  ]);
  return {
    starting: startingRows
      .map((slot) => {
        const known = facts.get(slot.id);
        return { ...slot, missing: known ? whatIsMissing(known) : [] };
      })
      .filter((slot) => slot.missing.length > 0),
    ending: endingRows,
    withoutImage: [...withoutImage],
    pastOpenHouse: pastOpenHouse.map(({ endedAt, ...listing }) => ({
      ...listing,
      endedAt: endedAt.toISOString(),
    })),
  };
}
