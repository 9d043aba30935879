import { adSlotEndpoints } from '@masthead/shared/ad-slots/ad-slot.endpoints.ts';
import type { AdSlotFilter } from '@masthead/shared/ad-slots/ad-slot.ts';
import { today } from '@masthead/shared/dates.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import { rowsOf } from '../access/rows.ts';
import { handle, type Server } from '../http/handle.ts';
import { createRecord, readRecord, saveRecord } from '../records/save-record.ts';
import { adSlotStore } from './ad-slot.record.ts';
import { adSlotRows } from './ad-slot.rows.ts';
import { listSlots, type SlotSearch } from './ad-slots.queries.ts';
import { cloneSlot, renewSlot } from './save-slot.ts';
import { findConflicts } from './slot-conflicts.queries.ts';
import { buildQueue } from './slot-queue.ts';
import { buildTimeline } from './slot-timeline.ts';

/** What a filter of the API asks of the database. */
export const slotSearchOf = (filter: AdSlotFilter): SlotSearch => ({
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
