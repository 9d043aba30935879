import { adSlotEndpoints } from '@masthead/shared/ad-slots/ad-slot.endpoints.ts';
import type { AdSlotFilter } from '@masthead/shared/ad-slots/ad-slot.ts';
import { today } from '@masthead/shared/dates.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import { organizationScope } from '../access/organization-scope.ts';
import { notFound } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import {
  findSlot,
  listSlots,
  type SlotRow,
  type SlotSearch,
  slotListReply,
} from './ad-slots.queries.ts';
import { cloneSlot, createSlot, renewSlot, saveSlot } from './save-slot.ts';
import { findConflicts } from './slot-conflicts.queries.ts';
import { buildQueue } from './slot-queue.ts';
import { buildTimeline } from './slot-timeline.ts';

/** A stored slot as the API answers it. */
export const slotReply = ({
  createdAt,
  updatedAt,
  updatedByName: _updatedByName,
  ...slot
}: SlotRow) => ({
  ...slot,
  dateCreated: createdAt.toISOString(),
  dateUpdated: updatedAt.toISOString(),
});

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
    const { rows, count } = await listSlots(db, organizationScope(viewer), slotSearchOf(body), {
      limit: body.limit ?? showcasePageSize,
      offset: body.offset ?? 0,
    });
    return { slots: rows.map(slotListReply), count };
  });

  handle(server, adSlotEndpoints.timeline, ({ query, viewer, db }) => {
    const { from, to, firmIds, ...filter } = query;
    const search = slotSearchOf({ ...filter, firmIds: firmIds?.split(',').map(Number) });
    return buildTimeline(db, organizationScope(viewer), search, { from, to });
  });

  handle(server, adSlotEndpoints.queue, ({ viewer, db }) =>
    buildQueue(db, organizationScope(viewer), new Date()),
  );

  handle(server, adSlotEndpoints.conflicts, ({ body, viewer, db }) =>
    findConflicts(db, organizationScope(viewer), body, body.id ?? null),
  );

  handle(server, adSlotEndpoints.get, async ({ params, viewer, db }) => {
    const slot = await findSlot(db, organizationScope(viewer), params.id);
    if (!slot) throw notFound();
    return slotReply(slot);
  });

  handle(server, adSlotEndpoints.create, async ({ body, viewer, db }) =>
    slotReply(await createSlot(db, viewer, body)),
  );

  handle(server, adSlotEndpoints.update, async ({ body, viewer, db }) =>
    slotReply(await saveSlot(db, viewer, body)),
  );

  handle(server, adSlotEndpoints.clone, async ({ params, viewer, db }) =>
    slotReply(await cloneSlot(db, viewer, params.id)),
  );

  handle(server, adSlotEndpoints.renew, async ({ params, viewer, db }) =>
    slotReply(await renewSlot(db, viewer, params.id)),
  );
}
