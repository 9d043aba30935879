import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { direction, pageOf } from '../../platform/contract/paging.ts';
import { byId } from '../../platform/values/fields.ts';
import { firm, firmRow, firmUpdate, newFirm } from './firm.ts';

const readOnly = Object.keys(firm.shape);

/** Search of the firm list. */
export const firmSearch = z.object({
  name: z.string().max(200, 'Use at most 200 characters in a search').nullish(),
  /** Only firms without a site. */
  isLacking: z.boolean().nullish(),
  direction: direction.nullish(),
  offset: z.int().min(0).max(10_000_000).default(0),
  limit: z.int().min(1).max(100).default(20),
});

/** REST calls of firms (Spec, showcase 7). */
export const firmEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/showcase-firm/:id',
    summary: 'Returns one firm.',
    usedBy: ['firmEdit'],
    params: byId,
    shows: ['firm'],
    reply: firm,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/showcase-firm',
    summary: 'Creates a firm. Partners create it in their own organization.',
    usedBy: ['firmList'],
    body: newFirm,
    touches: ['firm'],
    reply: firm,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/showcase-firm',
    summary: 'Updates a firm. Omitted fields keep their values; an outdated version returns 409.',
    usedBy: ['firmEdit'],
    body: firmUpdate,
    ignores: readOnly,
    touches: ['firm'],
    reply: firm,
  }),
  search: endpoint({
    method: 'POST',
    path: '/api/showcase-firm/search',
    summary: 'Lists a page of firms, sorted by name and filtered by part of the name.',
    usedBy: ['firmList'],
    body: firmSearch,
    isRead: true,
    shows: ['firm', 'organization'],
    reply: pageOf(firmRow),
  }),
};
