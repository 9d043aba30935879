import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { bulkRequest, bulkResult, idList, postUses, refusedPost, undoableAction } from './bulk.ts';

/** Acts on many posts of a content list, each kept for a day so that it can be undone (decision 39). */
export const bulkEndpoints = {
  run: endpoint({
    method: 'POST',
    path: '/api/news-item/bulk',
    summary:
      'Publishes, unpublishes, unlists, tags or deletes up to fifty posts; says of each that stayed why.',
    access: ['editor', 'admin'],
    body: bulkRequest,
    touches: ['post', 'bulk act'],
    reply: bulkResult,
    ownTransactions: true,
  }),
  uses: endpoint({
    method: 'GET',
    path: '/api/news-item/uses',
    summary: 'The scheduled emails and the series that carry any of these posts.',
    access: ['editor', 'admin'],
    query: z.strictObject({ ids: idList }),
    shows: ['post', 'campaign', 'series'],
    reply: postUses,
  }),
  undoable: endpoint({
    method: 'GET',
    path: '/api/news-item/bulk',
    summary: "One's own acts that can still be undone, newest first.",
    access: ['editor', 'admin'],
    shows: ['bulk act'],
    reply: z.array(undoableAction),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/news-item/bulk/undo/:id',
    summary: 'Puts the posts of an act back as they were, but for those that were changed since.',
    access: ['editor', 'admin'],
    params: byId,
    touches: ['post', 'bulk act'],
    reply: z.object({ done: z.int(), stayed: z.array(refusedPost) }),
    ownTransactions: true,
  }),
};
