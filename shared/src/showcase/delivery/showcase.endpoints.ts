import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { idInPath } from '../../platform/values/fields.ts';
import { proofView, sentEvent, sentEvents } from './public-showcase.ts';

/** What sites and clients call without signing in (decisions 9). */
export const showcaseEndpoints = {
  site: endpoint({
    method: 'GET',
    path: '/api/public/sites/:siteId/showcase',
    summary:
      'Lists the ad slots that run on a site today, in the site’s time zone, as JSON for any origin. Each is also given as OpenRTB Native 1.2.',
    access: 'public',
    params: z.object({ siteId: idInPath }),
    // Why: the response is cached as text, so a page view does not build and check it again.
    shows: ['ad slot', 'firm', 'listing'],
    reply: z.string(),
    produces: 'application/json; charset=utf-8',
  }),
  event: endpoint({
    method: 'POST',
    path: '/api/public/showcase/events',
    summary:
      'Counts an impression, a viewable impression or a click. Takes JSON, also sent as text/plain. Returns 204.',
    access: 'public',
    body: sentEvent,
    // Written together with those of other requests, in one statement.
    ownTransactions: true,
    isAllowedReadOnly: true,
    touches: [],
    reply: z.string(),
  }),
  events: endpoint({
    method: 'POST',
    path: '/api/public/showcase/events/batch',
    summary:
      'Counts up to 100 impressions, viewable impressions and clicks: all, or none if one is not valid. Takes JSON, also sent as text/plain. Returns 204 when they are saved.',
    access: 'public',
    body: sentEvents,
    ownTransactions: true,
    isAllowedReadOnly: true,
    touches: [],
    reply: z.string(),
  }),
  click: endpoint({
    method: 'GET',
    path: '/api/public/showcase/click/:signed',
    summary: 'Counts a click and redirects to the URL of the listing or slot.',
    access: 'public',
    params: z.object({ signed: z.string().regex(/^[\w.-]{10,200}$/) }),
    query: z.object({ s: z.string().max(100).optional() }),
    ownTransactions: true,
    isAllowedReadOnly: true,
    touches: [],
    reply: z.string(),
  }),
  proof: endpoint({
    method: 'GET',
    path: '/api/public/proof/:token',
    summary: 'Returns the ad slot that a client proof link shows, read-only.',
    access: 'public',
    params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
    ownTransactions: true,
    shows: ['ad slot', 'proof'],
    reply: proofView,
  }),
};
