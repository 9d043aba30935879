import { z } from 'zod';
import { operation } from '../operation.ts';
import { pageOf } from '../paging.ts';
import { adSlotFilter, adSlotRow } from './ad-slot.ts';

/** Slots over GraphQL, newest first (Spec, showcase 7). */
export const adSlotOperations = {
  adSlots: operation({
    kind: 'query',
    name: 'adSlots',
    summary: 'A page of slots, newest first.',
    usedBy: ['adSlotList'],
    args: adSlotFilter.extend({
      offset: z.int().min(0).max(10_000_000).nullish(),
      limit: z.int().min(1).max(100).nullish(),
    }),
    reply: pageOf(adSlotRow),
  }),
};
