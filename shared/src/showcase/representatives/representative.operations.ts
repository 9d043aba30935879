import { z } from 'zod';
import { operation } from '../../platform/contract/operation.ts';
import { direction, pageOf } from '../../platform/contract/paging.ts';
import { representative } from './representative.ts';

/** Representatives of one firm are capped at this many (Spec, showcase 7). */
export const mostRepresentatives = 1000;

/** What the list can be sorted by. */
export const representativeSorts = ['name', 'firm'] as const;
export type RepresentativeSort = (typeof representativeSorts)[number];

/** Representatives over GraphQL (Spec, showcase 7). */
export const representativeOperations = {
  representatives: operation({
    kind: 'query',
    name: 'representatives',
    summary:
      'Lists a page of representatives, sorted by name by default. The name filter matches any part; the firm is given by id. With isLacking, only those missing a photo, email or phone.',
    usedBy: ['representativeList'],
    args: z.object({
      name: z.string().max(200).nullish(),
      firmId: z.int().nullish(),
      isLacking: z.boolean().nullish(),
      sort: z.enum(representativeSorts).nullish(),
      direction: direction.nullish(),
      offset: z.int().min(0).max(10_000_000).nullish(),
      limit: z.int().min(1).max(100).nullish(),
    }),
    shows: ['representative', 'firm'],
    reply: pageOf(representative),
  }),
  representativesOfFirm: operation({
    kind: 'query',
    name: 'representativesOfFirm',
    summary: 'Lists up to 1,000 representatives of one firm, sorted by name.',
    usedBy: ['representativeList', 'listingList', 'adSlotList'],
    args: z.object({ firmId: z.int() }),
    shows: ['representative'],
    reply: z.array(
      representative.pick({ id: true, name: true, phone: true, email: true, imageUrl: true }),
    ),
  }),
};
