import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { queryInt } from '../../platform/contract/paging.ts';
import { byId, maxId } from '../../platform/values/fields.ts';
import { campaignEditors } from '../campaigns/mail-screens.ts';
import { byAudience } from './audience.endpoints.ts';
import {
  newSegment,
  segment,
  segmentChoice,
  segmentCount,
  segmentCountWish,
  segmentRow,
  segmentTerms,
  segmentUpdate,
} from './segment.ts';

const readOnly = Object.keys(segment.shape);

/** Segments of the audiences that Masthead keeps (decision 105). */
export const segmentEndpoints = {
  ofAudience: endpoint({
    method: 'GET',
    path: '/api/audience/:id/segments',
    summary:
      'Lists the segments of an audience by name, each with its current number of subscribers.',
    usedBy: ['audienceEdit'],
    params: byAudience,
    shows: ['segment', 'audience', 'subscriber'],
    reply: z.array(segmentRow),
  }),
  terms: endpoint({
    method: 'GET',
    path: '/api/audience/:id/segment-terms',
    summary:
      'Returns the choices for the conditions of a segment: the tags of its audience, and whether per-subscriber tracking is on.',
    usedBy: ['segmentEdit'],
    params: byAudience,
    shows: ['audience', 'subscriber'],
    reply: segmentTerms,
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/segment/choices',
    summary: 'Lists the segments that emails of a template can be sent to, by name.',
    usedBy: campaignEditors,
    query: z.strictObject({ emailTemplateId: queryInt('emailTemplateId', 1, maxId) }),
    shows: ['segment', 'email template'],
    reply: z.array(segmentChoice),
  }),
  count: endpoint({
    method: 'POST',
    path: '/api/segment/count',
    summary: 'Counts the subscribers of an audience who currently meet the conditions.',
    usedBy: ['segmentEdit'],
    body: segmentCountWish,
    isRead: true,
    shows: ['audience', 'subscriber'],
    reply: segmentCount,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/segment/:id',
    summary: 'Returns one segment.',
    usedBy: ['segmentEdit'],
    params: byId,
    shows: ['segment'],
    reply: segment,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/segment',
    summary: 'Adds a segment to an audience.',
    usedBy: ['segmentEdit'],
    body: newSegment,
    ignores: readOnly,
    touches: ['segment'],
    reply: segment,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/segment',
    summary:
      'Updates a segment. Omitted fields keep their values; an outdated version returns 409.',
    usedBy: ['segmentEdit'],
    body: segmentUpdate,
    ignores: readOnly,
    touches: ['segment'],
    reply: segment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/segment/:id',
    summary:
      'Deletes a segment; it can be restored. Emails already scheduled for it are still sent.',
    usedBy: ['segmentEdit'],
    params: byId,
    touches: ['segment'],
    reply: z.object({ id: z.int() }),
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/api/segment/restore/:id',
    summary: 'Restores a deleted segment.',
    usedBy: ['segmentEdit'],
    params: byId,
    touches: ['segment'],
    reply: segment,
  }),
};
