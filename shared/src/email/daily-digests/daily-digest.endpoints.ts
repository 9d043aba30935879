import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { pageOf, queryInt } from '../../platform/contract/paging.ts';
import { day, maxId } from '../../platform/values/fields.ts';
import { campaignCalls } from '../campaigns/campaign-calls.ts';
import { digestStyles } from './daily-digest.record.ts';
import {
  dailyDigest,
  digestBuild,
  digestMade,
  digestMissing,
  digestsToUndo,
  digestsUndone,
  digestUpdate,
  newDigest,
} from './daily-digest.ts';

/** REST calls of the daily digest (Spec, content 7): those of every email, and Load posts. */
export const dailyDigestEndpoints = {
  build: endpoint({
    method: 'GET',
    path: '/api/daily-digest/build',
    summary:
      'Returns the posts in the window of a site and send date, sorted into the sections of a digest style.',
    usedBy: ['dailyDigestEdit'],
    query: z.strictObject({
      siteId: queryInt('siteId', 1, maxId),
      sendDate: day('Choose a send date'),
      /** Without it: the style of the day. */
      style: z.enum(digestStyles).optional(),
    }),
    shows: ['post'],
    reply: digestBuild,
  }),
  missing: endpoint({
    method: 'GET',
    path: '/api/daily-digest/missing',
    summary: 'Lists the cities of the main property that have no digest for tomorrow, by name.',
    usedBy: ['dailyDigestList'],
    shows: ['campaign', 'site'],
    reply: pageOf(digestMissing),
  }),
  makeTomorrows: endpoint({
    method: 'POST',
    path: '/api/daily-digest/tomorrow',
    summary:
      'Creates a draft for tomorrow for every city of the main property that has no digest for it.',
    usedBy: ['dailyDigestEdit'],
    touches: ['campaign'],
    reply: digestMade,
  }),
  undoTomorrows: endpoint({
    method: 'PUT',
    path: '/api/daily-digest/tomorrow/undo',
    summary: 'Deletes the drafts created for all cities, except those changed since.',
    usedBy: ['dailyDigestEdit'],
    body: digestsToUndo,
    touches: ['campaign'],
    reply: digestsUndone,
  }),
  ...campaignCalls({
    path: '/api/daily-digest',
    noun: 'digest',
    editedOn: ['dailyDigestEdit'],
    created: newDigest,
    changed: digestUpdate,
    reply: dailyDigest,
  }),
};
