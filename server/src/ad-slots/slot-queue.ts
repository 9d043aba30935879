import { queueDays, whatIsMissing } from '@masthead/shared/ad-slots/slot-live.ts';
import type { SlotQueue } from '@masthead/shared/ad-slots/slot-timeline.ts';
import { addDays, today } from '@masthead/shared/dates.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import type { Db } from '../db/client.ts';
import { findSlotRows, slotListReply } from './ad-slots.queries.ts';
import {
  findSlotFacts,
  findStartingAndEnding,
  listPastOpenHouses,
  listWithoutImage,
} from './slot-queue.queries.ts';

/** What somebody should look at: incomplete launches, endings to renew, listings in trouble. */
export async function buildQueue(db: Db, scope: OrganizationScope, now: Date): Promise<SlotQueue> {
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
        return { ...slotListReply(slot), missing: known ? whatIsMissing(known) : [] };
      })
      .filter((slot) => slot.missing.length > 0),
    ending: endingRows.map(slotListReply),
    withoutImage: [...withoutImage],
    pastOpenHouse: pastOpenHouse.map(({ endedAt, ...listing }) => ({
      ...listing,
      endedAt: endedAt.toISOString(),
    })),
  };
}
