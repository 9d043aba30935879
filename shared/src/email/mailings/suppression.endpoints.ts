import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { largestPage, pageOf, queryInt } from '../../platform/contract/paging.ts';
import { byId } from '../../platform/values/fields.ts';
import {
  suppression,
  suppressionFilters,
  suppressionLift,
  suppressionPageSize,
} from './suppression.ts';

/** Addresses that the built-in mail provider no longer sends to. */
export const suppressionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/suppression',
    summary:
      'Returns a page of the suppression list, newest first, filtered by part of the address and by reason.',
    usedBy: ['suppressionList'],
    query: z.strictObject({
      search: z.string().max(200).optional(),
      show: z.enum(suppressionFilters).default('listed'),
      limit: queryInt('limit', 1, largestPage).default(suppressionPageSize),
      offset: queryInt('offset', 0, 1_000_000).default(0),
    }),
    shows: ['suppression'],
    reply: pageOf(suppression),
  }),
  lift: endpoint({
    method: 'PUT',
    path: '/api/suppression/:id/lift',
    summary:
      'Removes an address from the list, with a reason; resubscribes whoever was unsubscribed only because of bounces.',
    usedBy: ['suppressionList'],
    params: byId,
    body: suppressionLift,
    touches: ['suppression', 'subscriber'],
    reply: z.object({ id: z.int() }),
  }),
};
