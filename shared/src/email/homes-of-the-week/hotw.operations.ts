import { z } from 'zod';
import { operation } from '../../platform/contract/operation.ts';
import { pageOf } from '../../platform/contract/paging.ts';
import { campaignLists } from '../campaigns/campaign-lists.ts';
import { hotwListing, hotwRow } from './hotw.ts';

const lists = campaignLists({
  list: 'hotws',
  remove: 'deleteHotw',
  noun: 'Homes of the Week email',
  plural: 'Homes of the Week emails',
  listedOn: ['hotwList'],
  editedOn: ['hotwEdit'],
  row: hotwRow,
});

/** Listings on a page of the picker. */
export const hotwListingPageSize = 10;

/** List, search and delete of Homes of the Week, and the listings to choose from. */
export const hotwOperations = {
  hotws: lists.list,
  deleteHotw: lists.remove,
  hotwListings: operation({
    kind: 'query',
    name: 'hotwListings',
    summary:
      'Lists listings for an email, newest first, filtered by words, part of the city or firm, and exact type; listings in the city `near` come first.',
    usedBy: ['hotwEdit'],
    args: z.object({
      text: z.string().max(200).nullish(),
      type: z.string().max(50).nullish(),
      firm: z.string().max(200).nullish(),
      near: z.string().max(200).nullish(),
      // Why not `placeAndPrice`: the list of emails would load the rules of the showcase with it.
      city: z.string().max(200).nullish(),
      priceFrom: z.number().min(0).max(1e12).nullish(),
      priceTo: z.number().min(0).max(1e12).nullish(),
      offset: z.int().min(0).max(1_000_000).nullish(),
    }),
    shows: ['listing'],
    reply: pageOf(hotwListing),
  }),
};
