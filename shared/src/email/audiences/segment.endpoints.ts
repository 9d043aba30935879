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
    summary: 'The segments of an audience, by name, with how many readers each has now.',
    usedBy: ['audienceEdit'],
    params: byAudience,
    shows: ['segment', 'audience', 'subscriber'],
    reply: z.array(segmentRow),
  }),
  terms: endpoint({
    method: 'GET',
    path: '/api/audience/:id/segment-terms',
    summary:
      'What the conditions of a segment can name: the tags of its audience, and whether it is remembered who opens.',
    usedBy: ['segmentEdit'],
    params: byAudience,
    shows: ['audience', 'subscriber'],
    reply: segmentTerms,
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/segment/choices',
    summary: 'The segments that an email made with a template can go to, by name.',
    usedBy: campaignEditors,
    query: z.strictObject({ emailTemplateId: queryInt('emailTemplateId', 1, maxId) }),
    shows: ['segment', 'email template'],
    reply: z.array(segmentChoice),
  }),
  count: endpoint({
    method: 'POST',
    path: '/api/segment/count',
    summary: 'How many of an audience meet conditions now.',
    usedBy: ['segmentEdit'],
    body: segmentCountWish,
    isRead: true,
    shows: ['audience', 'subscriber'],
    reply: segmentCount,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/segment/:id',
    summary: 'One segment.',
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
    summary: 'Saves a segment. Absent fields are kept; an old version answers 409.',
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
      'Deletes a segment; it can be restored. What is scheduled for it goes out as it was scheduled.',
    usedBy: ['segmentEdit'],
    params: byId,
    touches: ['segment'],
    reply: z.object({ id: z.int() }),
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/api/segment/restore/:id',
    summary: 'Undoes the delete of a segment.',
    usedBy: ['segmentEdit'],
    params: byId,
    touches: ['segment'],
    reply: segment,
  }),
};
