import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { bulkRequest, bulkResult, idList, postUses, refusedPost, undoableAction } from './bulk.ts';

/** Bulk actions on the posts of a content list. Each can be undone for a day (decision 39). */
export const bulkEndpoints = {
  run: endpoint({
    method: 'POST',
    path: '/api/news-item/bulk',
    summary:
      'Publishes, unpublishes, unlists, tags or deletes up to 50 posts; gives a reason for each post it skips.',
    access: ['editor', 'admin'],
    body: bulkRequest,
    touches: ['post', 'bulk act'],
    reply: bulkResult,
    ownTransactions: true,
  }),
  uses: endpoint({
    method: 'GET',
    path: '/api/news-item/uses',
    summary: 'Lists the scheduled emails and the series that contain any of these posts.',
    access: ['editor', 'admin'],
    query: z.strictObject({ ids: idList }),
    shows: ['post', 'campaign', 'series'],
    reply: postUses,
  }),
  undoable: endpoint({
    method: 'GET',
    path: '/api/news-item/bulk',
    summary: 'Lists the caller’s bulk actions that can still be undone, newest first.',
    access: ['editor', 'admin'],
    shows: ['bulk act'],
    reply: z.array(undoableAction),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/news-item/bulk/undo/:id',
    summary: 'Undoes a bulk action, except on posts that have changed since.',
    access: ['editor', 'admin'],
    params: byId,
    touches: ['post', 'bulk act'],
    reply: z.object({ done: z.int(), stayed: z.array(refusedPost) }),
    ownTransactions: true,
  }),
};
