import {
  hotwListingPageSize,
  hotwOperations,
} from '@masthead/shared/homes-of-the-week/hotw.operations.ts';
import { rowsOf } from '../access/rows.ts';
import { campaignResolvers } from '../campaigns/campaign-lists.graphql.ts';
import { resolver } from '../http/graphql.ts';
import { listingRows } from '../listings/listing.rows.ts';
import { hotwKind } from './hotw-kind.ts';
import { pageOfShown } from './hotw-listings.queries.ts';

const { hotws, deleteHotw, hotwListings } = hotwOperations;

/** List, search and delete of Homes of the Week, and the listings to choose from. */
export const hotwResolvers = [
  ...campaignResolvers({ list: hotws, remove: deleteHotw }, hotwKind),
  resolver(hotwListings, async ({ args, viewer, db }) => {
    const search = {
      ...args,
      text: args.text?.trim() ?? '',
      type: args.type || null,
      firm: args.firm?.trim() ?? '',
      near: args.near?.trim() ?? '',
      offset: args.offset ?? 0,
      limit: hotwListingPageSize,
    };
    const { nodes, totalCount } = await pageOfShown(db, rowsOf(viewer, listingRows), search);
    const asRead = nodes.map((one) => ({ ...one, dateCreated: one.dateCreated.toISOString() }));
    return { totalCount, nodes: asRead };
  }),
];
