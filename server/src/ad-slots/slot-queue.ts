import { queueDays, whatIsMissing } from '@masthead/shared/ad-slots/slot-live.ts';
import type { slotQueue } from '@masthead/shared/ad-slots/slot-timeline.ts';
import { addDays, today } from '@masthead/shared/dates.ts';
import type { z } from 'zod';
import type { OrganizationScope } from '../access/organization-scope.ts';
import type { Db } from '../db/client.ts';
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
  scope: OrganizationScope,
  now: Date,
): Promise<z.input<typeof slotQueue>> {
  const day = today(now);
  const { starting, ending } = await findStartingAndEnding(db, scope, {
    today: day,
    startsBy: addDays(day, queueDays.starting),
    endsBy: addDays(day, queueDays.ending),
  });
  const [startingRows, endingRows, facts, withoutImage, pastOpenHouse] = await Promise.all([
    findSlotRows(db, starting),
    findSlotRows(db, ending),
    findSlotFacts(db, starting),
    listWithoutImage(db, scope),
    listPastOpenHouses(db, scope, now),
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
