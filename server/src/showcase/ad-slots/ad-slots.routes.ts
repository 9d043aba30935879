import { inSiteOrder } from '@masthead/shared/people/sites/site.record.ts';
import { addDays, type Day, dayMs, today } from '@masthead/shared/platform/values/dates.ts';
import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import { adSlotOperations } from '@masthead/shared/showcase/ad-slots/ad-slot.operations.ts';
import { isBackwards } from '@masthead/shared/showcase/ad-slots/ad-slot.record.ts';
import {
  type AdSlotFields,
  type AdSlotFilter,
  adSlotMessages,
} from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { queueDays, whatIsMissing } from '@masthead/shared/showcase/ad-slots/slot-live.ts';
import {
  claimsOf,
  overlapsAndGaps,
  type slotQueue,
  type timeline,
} from '@masthead/shared/showcase/ad-slots/slot-timeline.ts';
import { showcasePageSize } from '@masthead/shared/showcase/delivery/paging.ts';
import type { z } from 'zod';
import { listSites, siteRows } from '../../people/sites/site.store.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest, notFound } from '../../platform/http/errors.ts';
import { resolver } from '../../platform/http/graphql.ts';
import { handle, type Server } from '../../platform/http/handle.ts';
import { lockRecord } from '../../platform/records/records.queries.ts';
import {
  createRecord,
  insertWhole,
  readRecord,
  saveRecord,
  valuesOfRow,
} from '../../platform/records/save-record.ts';
import { listingRows } from '../listings/listing.store.ts';
import {
  adSlotRows,
  adSlotStore,
  findRenewals,
  findSlotRows,
  holdParts,
  listListingsOfSlots,
  listSlots,
  listSlotsOfDays,
  markRenewal,
  type SlotListRow,
  type SlotSearch,
} from './ad-slot.store.ts';
import { findConflicts } from './slot-parts.queries.ts';
import {
  listDoubleBookings,
  listEndingIds,
  listPastOpenHouses,
  listStartingFacts,
  listWithoutImage,
} from './slot-queue.queries.ts';

/** Translates a filter of the API for the database. */
const slotSearchOf = (filter: AdSlotFilter): SlotSearch => ({
  siteId: filter.siteId ?? null,
  firmIds: filter.firmIds ?? [],
  status: filter.status ?? 'All',
  title: filter.title?.trim() || null,
  today: today(new Date()),
});

/** Ad slots (Spec, showcase 7). */
export function adSlotRoutes(server: Server): void {
  handle(server, adSlotEndpoints.search, async ({ body, viewer, db }) => {
    const { rows, count } = await listSlots(db, rowsOf(viewer, adSlotRows), slotSearchOf(body), {
      limit: body.limit ?? showcasePageSize,
      offset: body.offset ?? 0,
    });
    return { slots: rows, count };
  });

  handle(server, adSlotEndpoints.timeline, ({ query, viewer, db }) => {
    const { from, to, firmIds, ...filter } = query;
    const search = slotSearchOf({ ...filter, firmIds: firmIds?.split(',').map(Number) });
    return buildTimeline(db, viewer, search, { from, to });
  });

  handle(server, adSlotEndpoints.queue, ({ viewer, db }) => buildQueue(db, viewer, new Date()));

  handle(server, adSlotEndpoints.conflicts, ({ body, viewer, db }) =>
    findConflicts(db, rowsOf(viewer, adSlotRows), body, body.id ?? null),
  );

  handle(server, adSlotEndpoints.get, ({ params, viewer, db }) =>
    readRecord(db, adSlotStore, viewer, params.id),
  );

  handle(server, adSlotEndpoints.create, ({ body, viewer, db }) =>
    createRecord(db, adSlotStore, viewer, body),
  );

  handle(server, adSlotEndpoints.update, ({ body: { id, ...change }, viewer, db }) =>
    saveRecord(db, adSlotStore, viewer, id, change),
  );

  handle(server, adSlotEndpoints.clone, ({ params, viewer, db }) =>
    cloneSlot(db, viewer, params.id),
  );

  handle(server, adSlotEndpoints.renew, ({ params, viewer, db }) =>
    renewSlot(db, viewer, params.id),
  );
}

/** The list of slots (Spec, showcase 7). */
export const adSlotResolvers = [
  resolver(adSlotOperations.adSlots, async ({ args, viewer, db }) => {
    const { rows, count } = await listSlots(db, rowsOf(viewer, adSlotRows), slotSearchOf(args), {
      sort: args.sort,
      direction: args.direction,
      limit: args.limit ?? showcasePageSize,
      offset: args.offset ?? 0,
    });
    return { totalCount: count, nodes: rows };
  }),
];

/** The booking queue: incomplete launches, endings to renew, listings with problems. */
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

/** A copy without listings deleted since; paused, so that it never runs beside its original. */
async function cloneSlot(
  db: Db,
  viewer: Viewer,
  id: number,
  days?: Pick<AdSlotFields, 'startDate' | 'endDate'>,
) {
  await holdParts(db, viewer, id, {});
  const original = await readRecord(db, adSlotStore, viewer, id);
  const kept = original.items.filter((listing) => !listing.isDeleted).map((listing) => listing.id);
  return insertWhole(db, adSlotStore, viewer, {
    ...valuesOfRow(adSlotStore.record, original),
    ...days,
    listingIds: kept,
    isPaused: true,
    conflictReason: null,
  });
}

/**
 * A copy that starts the day after the original ends and runs for as many days. A slot is renewed once: a
 * second request returns the existing renewal.
 */
async function renewSlot(db: Db, viewer: Viewer, id: number) {
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

const mostDays = 400;
const mostBookings = 5000;

/** The booking timeline: every site with its slots, the days with several and the days with none. */
async function buildTimeline(
  db: Db,
  seer: Seer,
  search: SlotSearch,
  days: { from: Day; to: Day },
): Promise<z.input<typeof timeline>> {
  const length = (Date.parse(days.to) - Date.parse(days.from)) / dayMs;
  if (length < 0 || length >= mostDays)
    throw badRequest({ path: 'to', message: adSlotMessages.longRange });
  const visible = rowsOf(seer, adSlotRows);
  const rows = await listSlotsOfDays(db, visible, search, days, mostBookings + 1);
  if (rows.length > mostBookings) throw badRequest(adSlotMessages.tooManyBookings);
  const sites = inSiteOrder(await listSites(db, rowsOf(seer, siteRows))).filter(
    ({ id }) => search.siteId === null || id === search.siteId,
  );
  const listingsOf = await listListingsOfSlots(
    db,
    visible,
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
