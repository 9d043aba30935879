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
    summary: 'The email as its recipients will get it: HTML, text part, size and a signed link.',
    usedBy: ['campaignPreview'],
    params: byId,
    shows: ['campaign'],
    reply: emailPreview,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/campaign/calendar',
    summary:
      'The emails of all kinds of some days, those too close to each other, and missing digests.',
    usedBy: ['emailCalendar'],
    query: calendarWish,
    shows: ['campaign', 'site', 'email template'],
    reply: emailCalendar,
  }),
  results: endpoint({
    method: 'GET',
    path: '/api/campaign/results/:id',
    summary: 'The links of an email with their clicks, and the last sends of its style and site.',
    usedBy: campaignEditors,
    params: byId,
    shows: ['campaign'],
    reply: resultDetails,
  }),
  sentTo: endpoint({
    method: 'GET',
    path: '/api/campaign/sent-to/:id',
    summary: 'Everybody whom an email was sent to, send by send, and what became of it, as CSV.',
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
    summary: 'Whether sending is held, because this database is a copy or has moved.',
    usedBy: mailScreens,
    shows: ['sending'],
    reply: sending,
  }),
  resume: endpoint({
    method: 'PUT',
    path: '/api/campaign/sending/resume',
    summary: 'Lets a database that is a copy, or has moved, send from now on.',
    usedBy: ['audienceList'],
    touches: ['sending'],
    reply: sending,
  }),
};
