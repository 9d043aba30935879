import { showcasePageSize } from '@masthead/shared/showcase/delivery/paging.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { listingOperations } from '@masthead/shared/showcase/listings/listing.operations.ts';
import { listingMessages } from '@masthead/shared/showcase/listings/listing.record.ts';
import type { ListingFilter } from '@masthead/shared/showcase/listings/listing.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { resolver } from '../../platform/http/graphql.ts';
import { handle, type Server } from '../../platform/http/handle.ts';
import { findRecords } from '../../platform/records/records.queries.ts';
import { createRecord, readRecord, saveRecord } from '../../platform/records/save-record.ts';
import { type ListingSearch, listingRows, listingStore, listListings } from './listing.store.ts';

/** Listings of chosen firms are capped at this many. */
const mostListings = 1000;

/** Translates a filter of the API for the database. */
export function listingSearchOf(filter: ListingFilter): ListingSearch {
  const { description1, description2, line1, line2, address } = filter;
  const texts = Object.entries({ description1, description2, line1, line2, address })
    .map(([column, words]) => [column, words?.trim()] as const)
    .filter(([, words]) => words);
  const firmIds = filter.firmId ? [filter.firmId] : (filter.firmIds ?? null);
  const anyText = filter.text?.trim() ?? '';
  const { isLacking, city, priceFrom, priceTo } = filter;
  return {
    firmIds,
    type: filter.type ?? null,
    texts: Object.fromEntries(texts),
    anyText,
    isLacking,
    placeAndPrice: { city, priceFrom, priceTo },
  };
}

/** Listings (Spec, showcase 7). */
export function listingRoutes(server: Server): void {
  handle(server, listingEndpoints.get, ({ params, viewer, db }) =>
    readRecord(db, listingStore, viewer, params.id),
  );

  handle(server, listingEndpoints.listByIds, ({ body, viewer, db }) =>
    findRecords(db, listingStore, viewer, body.ids),
  );

  handle(server, listingEndpoints.create, ({ body, viewer, db }) =>
    createRecord(db, listingStore, viewer, body),
  );

  handle(server, listingEndpoints.update, ({ body: { id, ...change }, viewer, db }) =>
    saveRecord(db, listingStore, viewer, id, change),
  );

  handle(server, listingEndpoints.updateOne, ({ params, body: { id, ...change }, viewer, db }) => {
    if (id !== undefined && id !== params.id)
      throw badRequest({ path: 'id', message: listingMessages.otherId });
    return saveRecord(db, listingStore, viewer, params.id, change);
  });

  handle(server, listingEndpoints.search, async ({ body, viewer, db }) => {
    const { rows, totalCount } = await listListings(
      db,
      rowsOf(viewer, listingRows),
      listingSearchOf(body),
      {
        sort: body.sort,
        direction: body.direction,
        limit: body.limit ?? showcasePageSize,
        offset: body.offset ?? 0,
      },
    );
    return { totalCount, nodes: rows };
  });

  handle(server, listingEndpoints.listOfFirms, async ({ body, viewer, db }) => {
    const { rows } = await listListings(
      db,
      rowsOf(viewer, listingRows),
      { firmIds: body.firmIds, type: null, texts: {} },
      { limit: mostListings, offset: 0 },
    );
    return rows;
  });
}

/** Listings over GraphQL (Spec, showcase 7). */
export const listingResolvers = [
  resolver(listingOperations.listings, async ({ args, viewer, db }) => {
    const { rows, totalCount } = await listListings(
      db,
      rowsOf(viewer, listingRows),
      listingSearchOf(args),
      {
        sort: args.sort,
        direction: args.direction,
        limit: args.limit ?? showcasePageSize,
        offset: args.offset ?? 0,
      },
    );
    return { totalCount, nodes: rows };
  }),

  resolver(listingOperations.listingsOfFirm, async ({ args, viewer, db }) => {
    const { rows } = await listListings(
      db,
      rowsOf(viewer, listingRows),
      { firmIds: [args.firmId], type: null, texts: {} },
      { limit: mostListings, offset: 0 },
    );
    return rows;
  }),
];
