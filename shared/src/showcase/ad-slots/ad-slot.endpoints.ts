import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { queryInt } from '../../platform/contract/paging.ts';
import { byId, day, maxId } from '../../platform/values/fields.ts';
import { displayEffects } from './ad-slot.record.ts';
import {
  adSlot,
  adSlotFilter,
  adSlotRow,
  adSlotUpdate,
  newAdSlot,
  slotStatuses,
} from './ad-slot.ts';
import { slotConflict } from './slot-conflicts.ts';
import { slotQueue, timeline } from './slot-timeline.ts';

const readOnly = Object.keys(adSlot.shape);

/** REST calls of ad slots (Spec, showcase 7). */
export const adSlotEndpoints = {
  search: endpoint({
    method: 'POST',
    path: '/api/adslot/search',
    summary: 'Lists a page of ad slots, newest first, with the total count.',
    usedBy: ['adSlotList'],
    body: adSlotFilter.extend({
      offset: z.int().min(0).max(10_000_000).nullish(),
      limit: z.int().min(1).max(100).nullish(),
    }),
    isRead: true,
    shows: ['ad slot', 'firm'],
    reply: z.object({ slots: z.array(adSlotRow), count: z.int() }),
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/api/adslot/timeline',
    summary:
      'Returns the booking timeline: the slots of each site, with overlaps and gaps, for up to 400 days.',
    usedBy: ['adSlotTimeline'],
    query: z.strictObject({
      from: day('from must be a day'),
      to: day('to must be a day'),
      siteId: queryInt('siteId', 1, maxId).optional(),
      firmIds: z
        .string()
        .regex(/^\d{1,10}(,\d{1,10}){0,199}$/, 'firmIds must be a list of ids')
        .optional(),
      status: z.enum(slotStatuses).optional(),
    }),
    shows: ['ad slot', 'firm', 'site'],
    reply: timeline,
  }),
  queue: endpoint({
    method: 'GET',
    path: '/api/adslot/queue',
    summary:
      'Lists slots that start soon but are incomplete, slots that end soon, and listings that need attention.',
    usedBy: ['adSlotQueue'],
    shows: ['ad slot', 'firm', 'listing'],
    reply: slotQueue,
  }),
  conflicts: endpoint({
    method: 'POST',
    path: '/api/adslot/conflicts',
    summary: 'Lists the conflicts of an ad slot with these dates, sites, firms and listings.',
    usedBy: ['adSlotEdit', 'adSlotTimeline'],
    body: z.object({
      id: z.int().nullish(),
      startDate: day('A start date required.'),
      endDate: day('An end date is required.'),
      displayEffect: z.enum(displayEffects),
      firmIds: z.array(z.int()).max(50),
      siteIds: z.array(z.int()).max(100),
      listingIds: z.array(z.int()).max(100),
    }),
    isRead: true,
    shows: ['ad slot'],
    reply: z.array(slotConflict),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/adslot/:id',
    summary: 'Returns one ad slot.',
    usedBy: ['adSlotEdit', 'adSlotTimeline'],
    params: byId,
    shows: ['ad slot'],
    reply: adSlot,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/adslot',
    summary: 'Creates an ad slot. Conflicts require a reason.',
    usedBy: ['adSlotCreate'],
    body: newAdSlot,
    ignores: readOnly,
    touches: ['ad slot'],
    reply: adSlot,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/adslot',
    summary:
      'Updates an ad slot. Omitted fields keep their values; an outdated version returns 409; conflicts require a reason.',
    usedBy: ['adSlotEdit', 'adSlotTimeline'],
    body: adSlotUpdate,
    ignores: readOnly,
    touches: ['ad slot'],
    reply: adSlot,
  }),
  clone: endpoint({
    method: 'POST',
    path: '/api/adslot/clone/:id',
    summary: 'Copies an ad slot. The copy is paused for review.',
    usedBy: ['adSlotEdit'],
    params: byId,
    touches: ['ad slot'],
    reply: adSlot,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/adslot/renew/:id',
    summary:
      'Renews an ad slot: copies it to the days after it ends, for as many days. The copy is paused for review.',
    usedBy: ['adSlotQueue'],
    params: byId,
    touches: ['ad slot'],
    reply: adSlot,
  }),
};
