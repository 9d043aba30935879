import { z } from 'zod';
import { mailStatus, testEmailSent } from '../campaigns/campaign.ts';
import { endpoint } from '../endpoint.ts';
import { byId, day, maxId } from '../fields.ts';
import { queryInt } from '../paging.ts';
import { dailyDigest, digestBuild, digestUpdate, newDigest } from './daily-digest.ts';

const readOnly = Object.keys(dailyDigest.shape);

/** REST calls of the daily digest (Spec, content 7). */
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
  get: endpoint({
    method: 'GET',
    path: '/api/daily-digest/:id',
    summary: 'One digest.',
    usedBy: ['dailyDigestEdit'],
    params: byId,
    reply: dailyDigest,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/daily-digest',
    summary: 'Creates a digest.',
    usedBy: ['dailyDigestEdit'],
    body: newDigest,
    ignores: readOnly,
    reply: dailyDigest,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/daily-digest',
    summary: 'Saves a digest. Absent fields are kept; an old version answers 409.',
    usedBy: ['dailyDigestEdit'],
    body: digestUpdate,
    ignores: readOnly,
    reply: dailyDigest,
  }),
  schedule: endpoint({
    method: 'PUT',
    path: '/api/daily-digest/schedule',
    summary: 'Saves a digest and schedules it with the mail provider.',
    usedBy: ['dailyDigestEdit'],
    body: digestUpdate,
    ignores: readOnly,
    ownTransactions: true,
    reply: dailyDigest,
  }),
  unschedule: endpoint({
    method: 'PUT',
    path: '/api/daily-digest/unschedule/:id',
    summary: 'Takes a digest back from the mail provider; while it is being sent, stops the rest.',
    usedBy: ['dailyDigestEdit'],
    params: byId,
    ownTransactions: true,
    reply: dailyDigest,
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/daily-digest/status/:id',
    summary: 'Where the digest stands with the mail provider.',
    usedBy: ['dailyDigestEdit'],
    params: byId,
    reply: mailStatus,
  }),
  testEmail: endpoint({
    method: 'GET',
    path: '/api/daily-digest/test-email/:id',
    summary: 'Sends the digest to the person who asks, and to nobody else.',
    usedBy: ['dailyDigestEdit'],
    params: byId,
    ownTransactions: true,
    reply: testEmailSent,
  }),
  postTestEmail: endpoint({
    method: 'POST',
    path: '/api/daily-digest/test-email/:id',
    summary: 'Sends the digest to the person who asks, and to nobody else.',
    usedBy: ['dailyDigestEdit'],
    params: byId,
    ownTransactions: true,
    reply: testEmailSent,
  }),
  email: endpoint({
    method: 'GET',
    path: '/api/daily-digest/email/:id',
    summary: 'The raw email, with a bearer token or a signed link.',
    usedBy: ['campaignPreview'],
    allowsSignedLink: true,
    params: byId,
    query: z.strictObject({
      expires: z
        .string()
        .regex(/^\d{1,13}$/)
        .optional(),
      signature: z.string().max(100).optional(),
    }),
    reply: z.string(),
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/api/daily-digest/restore/:id',
    summary: 'Undoes the delete of a digest.',
    usedBy: ['dailyDigestEdit'],
    params: byId,
    reply: dailyDigest,
  }),
};
