import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { emailPreview } from './campaign.ts';
import { calendarWish, emailCalendar } from './email-calendar.ts';
import { resultDetails } from './mail-results.ts';
import { campaignEditors, mailScreens } from './mail-screens.ts';

const sending = z.object({ isHeld: z.boolean() });

/** Calls that every email kind shares. */
export const campaignEndpoints = {
  preview: endpoint({
    method: 'GET',
    path: '/api/campaign/preview/:id',
    summary:
      'Returns the email as recipients will see it: HTML, text part, size and a signed link.',
    usedBy: ['campaignPreview'],
    params: byId,
    shows: ['campaign'],
    reply: emailPreview,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/campaign/calendar',
    summary:
      'Lists the emails of every kind in a range of days, those too close together, and missing digests.',
    usedBy: ['emailCalendar'],
    query: calendarWish,
    shows: ['campaign', 'site', 'email template'],
    reply: emailCalendar,
  }),
  results: endpoint({
    method: 'GET',
    path: '/api/campaign/results/:id',
    summary:
      'Returns the links of an email with their clicks, and the latest sends of its style and site.',
    usedBy: campaignEditors,
    params: byId,
    shows: ['campaign'],
    reply: resultDetails,
  }),
  sentTo: endpoint({
    method: 'GET',
    path: '/api/campaign/sent-to/:id',
    freshProof: true,
    summary:
      'Exports the recipients of an email and what became of each message, send by send, as CSV.',
    access: ['admin'],
    params: byId,
    produces: 'text/csv; charset=utf-8',
    ownTransactions: true,
    isRead: true,
    shows: ['campaign', 'subscriber'],
    reply: z.string(),
  }),
  sending: endpoint({
    method: 'GET',
    path: '/api/campaign/sending',
    summary:
      'Returns whether sending is on hold because this database was copied, moved or restored.',
    usedBy: mailScreens,
    shows: ['sending'],
    reply: sending,
  }),
  resume: endpoint({
    method: 'PUT',
    path: '/api/campaign/sending/resume',
    summary: 'Resumes sending from a database that was copied, moved or restored.',
    usedBy: ['audienceList'],
    touches: ['sending'],
    reply: sending,
  }),
};
