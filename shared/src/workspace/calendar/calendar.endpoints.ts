import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId, id } from '../../platform/values/fields.ts';
import { calendarLink, calendarQuery, calendarReply, newCalendarLink } from './calendar.ts';

/** Calls of the calendar over all sites. */
export const calendarEndpoints = {
  marks: endpoint({
    method: 'GET',
    path: '/api/calendar',
    summary:
      'What is planned, scheduled and live on some days: posts, emails and ad slots, as far as the caller may see them; days without a post, and drafts without a day.',
    usedBy: ['calendar'],
    query: calendarQuery,
    shows: ['post', 'plan', 'campaign', 'ad slot', 'site'],
    reply: calendarReply,
  }),
  links: endpoint({
    method: 'GET',
    path: '/api/calendar/link',
    summary: "The caller's private addresses of the calendar for other programs.",
    usedBy: ['calendar'],
    shows: ['calendar link'],
    reply: z.array(calendarLink),
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/api/calendar/link',
    summary: 'Makes a private address at which other programs read the calendar. It is told once.',
    usedBy: ['calendar'],
    body: newCalendarLink,
    touches: ['calendar link'],
    reply: z.object({ id, url: z.string() }),
  }),
  revokeLink: endpoint({
    method: 'DELETE',
    path: '/api/calendar/link/:id',
    summary: 'Ends a private address at once.',
    usedBy: ['calendar'],
    params: byId,
    touches: ['calendar link'],
    reply: z.null(),
  }),
};
