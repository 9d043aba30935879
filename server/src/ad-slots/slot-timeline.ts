import { adSlotMessages } from '@masthead/shared/ad-slots/ad-slot.messages.ts';
import {
  claimsOf,
  overlapsAndGaps,
  type timeline,
} from '@masthead/shared/ad-slots/slot-timeline.ts';
import { type Day, dayMs } from '@masthead/shared/dates.ts';
import { inSiteOrder } from '@masthead/shared/sites/site.ts';
import type { z } from 'zod';
import { rowsOf, type Seer } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { badRequest, refused } from '../http/errors.ts';
import { siteRows } from '../sites/site.rows.ts';
import { listSites } from '../sites/sites.queries.ts';
import { adSlotRows } from './ad-slot.rows.ts';
import {
  listListingsOfSlots,
  listSlotsOfDays,
  type SlotListRow,
  type SlotSearch,
} from './ad-slots.queries.ts';

const mostDays = 400;
const mostBookings = 5000;

/** The booking timeline: every site with its slots, the days with several and the days with none. */
export async function buildTimeline(
  db: Db,
  seer: Seer,
  search: SlotSearch,
  days: { from: Day; to: Day },
): Promise<z.input<typeof timeline>> {
  const length = (Date.parse(days.to) - Date.parse(days.from)) / dayMs;
  if (length < 0 || length >= mostDays)
    throw badRequest({ path: 'to', message: adSlotMessages.longRange });
  const seen = rowsOf(seer, adSlotRows);
  const rows = await listSlotsOfDays(db, seen, search, days, mostBookings + 1);
  if (rows.length > mostBookings) throw refused(adSlotMessages.tooManyBookings);
  const sites = inSiteOrder(await listSites(db, rowsOf(seer, siteRows))).filter(
    ({ id }) => search.siteId === null || id === search.siteId,
  );
  const listingsOf = await listListingsOfSlots(
    db,
    seen,
    rows.map(({ id }) => id),
  );
  const booked = rows
    .filter((slot) => !slot.isPaused)
    .map((slot) => {
      const firmIds = slot.firms.map(({ id }) => id);
      return { ...slot, claims: claimsOf(firmIds, listingsOf(slot.id), slot.displayEffect) };
    });
  const runsOn = (id: number) => (slot: Pick<SlotListRow, 'sites'>) =>
    slot.sites.some(({ siteId }) => siteId === id);
  return {
    ...days,
    sites: sites.map((site) => ({
      siteId: site.id,
      site: site.name,
      slots: rows.filter(runsOn(site.id)),
      ...overlapsAndGaps(booked.filter(runsOn(site.id)), days.from, days.to),
    })),
  };
}
