import { z } from 'zod';
import { operation } from '../../platform/contract/operation.ts';
import { direction, pageOf } from '../../platform/contract/paging.ts';
import { adSlotFilter, adSlotListRow, slotSorts } from './ad-slot.ts';

/** Slots over GraphQL, newest first (Spec, showcase 7). */
export const adSlotOperations = {
  adSlots: operation({
    kind: 'query',
    name: 'adSlots',
    summary: 'Lists a page of ad slots with impressions and clicks, newest first by default.',
    usedBy: ['adSlotList'],
    args: adSlotFilter.extend({
      sort: z.enum(slotSorts).nullish(),
      direction: direction.nullish(),
      offset: z.int().min(0).max(10_000_000).nullish(),
      limit: z.int().min(1).max(100).nullish(),
    }),
    shows: ['ad slot', 'firm', 'site'],
    reply: pageOf(adSlotListRow),
  }),
};
