import { z } from 'zod';
import { operation } from '../../platform/contract/operation.ts';
import { pageOf } from '../../platform/contract/paging.ts';
import { listing, listingFilter } from './listing.ts';

/** Listings over GraphQL, by creation (Spec, showcase 7). */
export const listingOperations = {
  listings: operation({
    kind: 'query',
    name: 'listings',
    summary:
      'Lists a page of listings, sorted by creation date. Text filters match any part of a field; the firm is given by id.',
    usedBy: ['listingList', 'adSlotEdit'],
    args: listingFilter,
    shows: ['listing', 'firm'],
    reply: pageOf(listing),
  }),
  listingsOfFirm: operation({
    kind: 'query',
    name: 'listingsOfFirm',
    summary: 'Lists up to 1,000 listings of one firm, sorted by creation date.',
    usedBy: ['listingList', 'adSlotEdit'],
    args: z.object({ firmId: z.int() }),
    shows: ['listing'],
    reply: z.array(listing),
  }),
};
