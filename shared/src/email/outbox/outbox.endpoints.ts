import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { pageOf, queryInt } from '../../platform/contract/paging.ts';
import { byId, maxId } from '../../platform/values/fields.ts';
import { outboxEntry, outboxMessage, outboxPageSize, outboxPurposes } from './outbox.ts';

/** Calls of the local outbox. */
export const outboxEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/outbox',
    summary:
      'Returns a page of the local outbox, newest first; a send is one row unless its mailing is given. `isUsed` is false when a mail server is set up.',
    usedBy: ['outboxList'],
    query: z.strictObject({
      search: z.string().max(200).optional(),
      purpose: z.enum(outboxPurposes, 'purpose must be campaign, test or account').optional(),
      mailing: queryInt('mailing', 1, maxId).optional(),
      limit: queryInt('limit', 1, 100).default(outboxPageSize),
      offset: queryInt('offset', 0, 1_000_000).default(0),
    }),
    shows: ['sent message'],
    reply: pageOf(outboxEntry).extend({ isUsed: z.boolean() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/outbox/:id',
    summary: 'Returns one message of the local outbox.',
    usedBy: ['outboxList'],
    params: byId,
    shows: ['sent message'],
    reply: outboxMessage,
  }),
};
