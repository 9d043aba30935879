import { z } from 'zod';
import { operation } from '../../platform/contract/operation.ts';
import { pageOf } from '../../platform/contract/paging.ts';
import { listing, listingFilter } from './listing.ts';

/** Listings over GraphQL, by creation (Spec, showcase 7). */
export const listingOperations = {
  listings: operation({
    kind: 'query',
    name: 'listings',
    summary: 'A page of listings by creation; texts match as contains, the firm by id.',
    usedBy: ['listingList', 'adSlotEdit'],
    args: listingFilter,
    shows: ['listing', 'firm'],
    reply: pageOf(listing),
  }),
  listingsOfFirm: operation({
    kind: 'query',
    name: 'listingsOfFirm',
    summary: 'The listings of one firm by creation, up to 1000.',
    usedBy: ['listingList', 'adSlotEdit'],
    args: z.object({ firmId: z.int() }),
    shows: ['listing'],
    reply: z.array(listing),
  }),
};
