import { z } from 'zod';
import { operation } from '../../platform/contract/operation.ts';
import { direction, pageOf } from '../../platform/contract/paging.ts';
import { listing } from '../listings/listing.ts';
import { representative } from '../representatives/representative.ts';
import { firm, firmOption, firmRow } from './firm.ts';

/** A firm lookup fetches up to this many firms (Spec, showcase 9). */
export const mostFirms = 1000;

const showcaseScreens = ['firmList', 'representativeList', 'listingList', 'adSlotList'] as const;

/** Firms over GraphQL (Spec, showcase 7). */
export const firmOperations = {
  showcaseFirms: operation({
    kind: 'query',
    name: 'showcaseFirms',
    summary: 'Lists up to 1,000 firms, sorted by name.',
    usedBy: showcaseScreens,
    args: z.object({
      name: z.string().max(200).nullish(),
      direction: direction.nullish(),
      offset: z.int().min(0).max(1_000_000).nullish(),
      limit: z.int().min(1).max(mostFirms).nullish(),
    }),
    shows: ['firm'],
    reply: pageOf(firmRow),
  }),
  showcaseFirmOptions: operation({
    kind: 'query',
    name: 'showcaseFirmOptions',
    summary:
      'Lists the firms that can be chosen, sorted by name, with id, name and organization. Paused firms are left out.',
    usedBy: showcaseScreens,
    args: z.object({}),
    shows: ['firm'],
    reply: z.array(firmOption),
  }),
  showcaseFirm: operation({
    kind: 'query',
    name: 'showcaseFirm',
    summary:
      'Returns one firm with up to 1,000 representatives, sorted by name, and up to 1,000 properties, oldest first.',
    usedBy: showcaseScreens,
    args: z.object({ id: z.int() }),
    shows: ['firm', 'listing', 'representative'],
    reply: firm.extend({
      representatives: z.array(representative).optional(),
      properties: z.array(listing).optional(),
    }),
    unasked: ['representatives', 'properties'],
  }),
};
