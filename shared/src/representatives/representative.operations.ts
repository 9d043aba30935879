import { z } from 'zod';
import { operation } from '../operation.ts';
import { pageOf } from '../paging.ts';
import { representative } from './representative.ts';

/** Representatives of one firm are capped at this many (Spec, showcase 7). */
export const mostRepresentatives = 1000;

/** Representatives over GraphQL (Spec, showcase 7). */
export const representativeOperations = {
  representatives: operation({
    kind: 'query',
    name: 'representatives',
    summary: 'A page of representatives by name; name by contains, firm by id.',
    usedBy: ['representativeList'],
    args: z.object({
      name: z.string().max(200).nullish(),
      showcaseFirmId: z.int().nullish(),
      offset: z.int().min(0).max(10_000_000).nullish(),
      limit: z.int().min(1).max(100).nullish(),
    }),
    reply: pageOf(representative),
  }),
  representativesOfFirm: operation({
    kind: 'query',
    name: 'representativesOfFirm',
    summary: 'The representatives of one firm by name, up to 1000.',
    usedBy: ['representativeList', 'listingList', 'adSlotList'],
    args: z.object({ showcaseFirmId: z.int() }),
    reply: z.array(
      representative.pick({ id: true, name: true, phone: true, email: true, imageUrl: true }),
    ),
  }),
};
