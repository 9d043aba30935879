import { adSlotMessages } from '@masthead/shared/ad-slots/ad-slot.messages.ts';
import { overlapsAndGaps, type timeline } from '@masthead/shared/ad-slots/slot-timeline.ts';
import type { Day } from '@masthead/shared/dates.ts';
import { inSiteOrder } from '@masthead/shared/sites/site.ts';
import type { z } from 'zod';
import type { Rows } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { badRequest, refused } from '../http/errors.ts';
import { listSites } from '../sites/sites.queries.ts';
import { listSlotsOfDays, type SlotSearch } from './ad-slots.queries.ts';

const mostDays = 400;
const mostBookings = 5000;
const dayMs = 86_400_000;

/** The booking timeline: every site with its slots, the days with several and the days with none. */
export async function buildTimeline(
  db: Db,
  seen: Rows<'ad slot'>,
  search: SlotSearch,
  days: { from: Day; to: Day },
): Promise<z.input<typeof timeline>> {
  const length = (Date.parse(days.to) - Date.parse(days.from)) / dayMs;
  if (length < 0 || length >= mostDays)
    throw badRequest({ path: 'to', message: adSlotMessages.longRange });
  const rows = await listSlotsOfDays(db, seen, search, days, mostBookings + 1);
  if (rows.length > mostBookings) throw refused(adSlotMessages.tooManyBookings);
  const sites = inSiteOrder(await listSites(db)).filter(
    ({ id }) => search.siteId === null || id === search.siteId,
  );
  return {
    ...days,
    sites: sites.map((site) => {
      const slots = rows.filter((row) => row.sites.some(({ siteId }) => siteId === site.id));
      const running = slots.filter((slot) => !slot.isPaused);
      return {
        siteId: site.id,
        site: site.name,
        slots,
        ...overlapsAndGaps(running, days.from, days.to),
      };
    }),
  };
}
