import { listingOperations } from '@masthead/shared/listings/listing.operations.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import { rowsOf } from '../access/rows.ts';
import { resolver } from '../http/graphql.ts';
import { listingRows } from './listing.rows.ts';
import { listListings } from './listings.queries.ts';
import { listingSearchOf } from './listings.routes.ts';

/** Listings of one firm are capped at this many. */
const mostListings = 1000;

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
