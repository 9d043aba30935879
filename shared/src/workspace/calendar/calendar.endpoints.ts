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
      'Returns the planned, scheduled and live posts, emails and ad slots of some days that the caller may see, with the days without a post and the drafts without a date.',
    usedBy: ['calendar'],
    query: calendarQuery,
    shows: ['post', 'plan', 'campaign', 'ad slot', 'site'],
    reply: calendarReply,
  }),
  links: endpoint({
    method: 'GET',
    path: '/api/calendar/link',
    summary: 'Lists the caller’s private calendar links.',
    usedBy: ['calendar'],
    shows: ['calendar link'],
    reply: z.array(calendarLink),
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/api/calendar/link',
    summary:
      'Creates a private calendar link for other programs. Its address is returned only once.',
    usedBy: ['calendar'],
    body: newCalendarLink,
    touches: ['calendar link'],
    reply: z.object({ id, url: z.string() }),
  }),
  revokeLink: endpoint({
    method: 'DELETE',
    path: '/api/calendar/link/:id',
    summary: 'Revokes a private calendar link immediately.',
    usedBy: ['calendar'],
    params: byId,
    touches: ['calendar link'],
    reply: z.null(),
  }),
};
