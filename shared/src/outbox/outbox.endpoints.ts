import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';
import { pageOf, queryInt } from '../paging.ts';
import { outboxMessage, outboxPageSize, outboxRow } from './outbox.ts';

/** Calls of the local outbox. */
export const outboxEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/outbox',
    summary:
      'A page of the local outbox, newest first. `isUsed` is false when a mail server is set up.',
    usedBy: ['outboxList'],
    query: z.strictObject({
      search: z.string().max(200).optional(),
      limit: queryInt('limit', 1, 100).default(outboxPageSize),
      offset: queryInt('offset', 0, 1_000_000).default(0),
    }),
    reply: pageOf(outboxRow).extend({ isUsed: z.boolean() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/outbox/:id',
    summary: 'One message of the local outbox.',
    usedBy: ['outboxList'],
    params: byId,
    reply: outboxMessage,
  }),
};
