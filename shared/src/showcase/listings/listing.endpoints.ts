import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { pageOf } from '../../platform/contract/paging.ts';
import { byId, maxId } from '../../platform/values/fields.ts';
import { listing, listingFilter, listingUpdate, newListing } from './listing.ts';

/** Listings that are read in one call by their ids. */
export const mostListingsByIds = 1000;

const readOnly = Object.keys(listing.shape);

/** REST calls of listings (Spec, showcase 7). */
export const listingEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/showcase-firm-item/:id',
    summary: 'Returns one listing.',
    usedBy: ['listingEdit', 'adSlotEdit'],
    params: byId,
    shows: ['listing'],
    reply: listing,
  }),
  listByIds: endpoint({
    method: 'POST',
    path: '/api/showcase-firm-item/by-ids',
    summary: 'Lists up to 1,000 listings by id. Unknown ids are left out.',
    usedBy: ['listingEdit', 'adSlotEdit'],
    body: z.object({ ids: z.array(z.int().positive().max(maxId)).max(mostListingsByIds) }),
    isRead: true,
    shows: ['listing'],
    reply: z.array(listing),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/showcase-firm-item',
    summary: 'Creates a listing for a firm.',
    usedBy: ['listingList', 'listingAdd', 'adSlotEdit'],
    body: newListing,
    ignores: readOnly,
    touches: ['listing'],
    reply: listing,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/showcase-firm-item',
    summary:
      'Updates a listing. Omitted fields keep their values; an outdated version returns 409. Only admins can delete.',
    usedBy: ['listingList', 'listingEdit', 'adSlotEdit'],
    body: listingUpdate,
    ignores: readOnly,
    touches: ['listing'],
    reply: listing,
  }),
  updateOne: endpoint({
    method: 'PUT',
    path: '/api/showcase-firm-item/:id',
    summary: 'Updates the listing named in the path, as PUT /api/showcase-firm-item does.',
    usedBy: ['listingList', 'listingEdit', 'adSlotEdit'],
    params: byId,
    body: listingUpdate.partial({ id: true }),
    ignores: readOnly,
    touches: ['listing'],
    reply: listing,
  }),
  search: endpoint({
    method: 'POST',
    path: '/api/showcase-firm-item/search',
    summary:
      'Lists a page of listings. Text filters match any part of a field; the firm is given by id.',
    usedBy: ['listingList', 'adSlotEdit'],
    body: listingFilter,
    isRead: true,
    shows: ['listing', 'firm', 'representative'],
    reply: pageOf(listing),
  }),
  listOfFirms: endpoint({
    method: 'POST',
    path: '/api/showcase-firm-item/list',
    summary: 'Lists up to 1,000 listings of these firms.',
    usedBy: ['listingList', 'adSlotEdit'],
    body: z.object({ firmIds: z.array(z.int().max(maxId)).max(1000) }),
    isRead: true,
    shows: ['listing', 'firm'],
    reply: z.array(listing),
  }),
};
