import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { queryInt } from '../../platform/contract/paging.ts';
import { noticePage } from '../../platform/notices/notice.ts';
import { byId, maxId } from '../../platform/values/fields.ts';

/** Calls of the notification bell. Each concerns only the caller. */
export const noticeEndpoints = {
  unread: endpoint({
    method: 'GET',
    path: '/api/notice/unread',
    summary:
      'Returns the number of the caller’s unread notifications (100 means more than 99) and the id of the newest of them; 0 means none.',
    access: 'signed-in',
    shows: ['notice'],
    reply: z.object({ count: z.int(), newest: z.int() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/notice',
    summary:
      'Lists the caller’s notifications, newest first. `before` takes the `next` of the previous page.',
    access: 'signed-in',
    query: z.strictObject({ before: queryInt('before', 1, maxId).optional() }),
    shows: ['notice'],
    reply: noticePage,
  }),
  readOne: endpoint({
    method: 'PUT',
    path: '/api/notice/read/:id',
    summary: 'Marks one of the caller’s notifications as read.',
    access: 'signed-in',
    params: byId,
    touches: ['notice'],
    reply: z.object({}),
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/api/notice/read',
    summary: 'Marks the caller’s notifications as read, up to the newest they have seen.',
    access: 'signed-in',
    body: z.object({ upTo: z.int().min(1).max(maxId) }),
    touches: ['notice'],
    reply: z.object({}),
  }),
};
