import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { queryInt } from '../../platform/contract/paging.ts';
import { maxId } from '../../platform/values/fields.ts';
import { newsItem, postTypes } from './news-item-shape.ts';

const asked = {
  siteId: queryInt('siteId', 1, maxId).optional(),
  type: z.enum(postTypes, 'type must be one of the kinds of post').optional(),
  limit: queryInt('limit', 1, 50).default(10),
};

/** The most viewed and the most recent live posts, under the name that the specification calls them by (content 7). */
export const rebelMouseEndpoints = {
  top: endpoint({
    method: 'GET',
    path: '/api/rebel-mouse/top',
    summary: 'Lists the most viewed live posts, of all time or recent days, on all sites or one.',
    // Why: sorting by views would reveal what the hidden views column shows (Spec, content 6).
    access: ['editor', 'admin'],
    query: z.strictObject({ ...asked, days: queryInt('days', 1, 365).optional() }),
    shows: ['post'],
    reply: z.array(newsItem),
  }),
  recent: endpoint({
    method: 'GET',
    path: '/api/rebel-mouse/recent',
    summary: 'Lists the most recently published live posts, on all sites or one.',
    usedBy: ['articleList', 'eventList', 'dailyDigestEdit'],
    query: z.strictObject(asked),
    shows: ['post'],
    reply: z.array(newsItem),
  }),
};
