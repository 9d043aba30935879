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
    summary: 'One listing.',
    usedBy: ['listingEdit', 'adSlotEdit'],
    params: byId,
    shows: ['listing'],
    reply: listing,
  }),
  listByIds: endpoint({
    method: 'POST',
    path: '/api/showcase-firm-item/by-ids',
    summary: 'These listings by id, up to 1000; those that are not there are left out.',
    usedBy: ['listingEdit', 'adSlotEdit'],
    body: z.object({ ids: z.array(z.int().positive().max(maxId)).max(mostListingsByIds) }),
    isRead: true,
    shows: ['listing'],
    reply: z.array(listing),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/showcase-firm-item',
    summary: 'Creates a listing of a firm.',
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
      'Saves a listing. Absent fields are kept; an old version answers 409. Only admins delete.',
    usedBy: ['listingList', 'listingEdit', 'adSlotEdit'],
    body: listingUpdate,
    ignores: readOnly,
    touches: ['listing'],
    reply: listing,
  }),
  updateOne: endpoint({
    method: 'PUT',
    path: '/api/showcase-firm-item/:id',
    summary: 'Saves the listing of the address, as PUT /api/showcase-firm-item does.',
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
    summary: 'A page of listings; texts match as contains, the firm by id.',
    usedBy: ['listingList', 'adSlotEdit'],
    body: listingFilter,
    isRead: true,
    shows: ['listing', 'firm', 'representative'],
    reply: pageOf(listing),
  }),
  listOfFirms: endpoint({
    method: 'POST',
    path: '/api/showcase-firm-item/list',
    summary: 'The listings of these firms, up to 1000.',
    usedBy: ['listingList', 'adSlotEdit'],
    body: z.object({ firmIds: z.array(z.int().max(maxId)).max(1000) }),
    isRead: true,
    shows: ['listing', 'firm'],
    reply: z.array(listing),
  }),
};
