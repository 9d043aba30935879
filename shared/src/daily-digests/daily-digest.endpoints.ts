import { z } from 'zod';
import { campaignCalls } from '../campaigns/campaign-calls.ts';
import { endpoint } from '../endpoint.ts';
import { day, maxId } from '../fields.ts';
import { queryInt } from '../paging.ts';
import { dailyDigest, digestBuild, digestUpdate, newDigest } from './daily-digest.ts';

/** REST calls of the daily digest (Spec, content 7): those of every email, and Load posts. */
export const dailyDigestEndpoints = {
  build: endpoint({
    method: 'GET',
    path: '/api/daily-digest/build',
    summary:
      'The posts of the window of a site and send date, sorted into the sections of a digest.',
    usedBy: ['dailyDigestEdit'],
    query: z.strictObject({
      siteId: queryInt('siteId', 1, maxId),
      sendDate: day('A send date must be a day'),
    }),
    reply: digestBuild,
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
