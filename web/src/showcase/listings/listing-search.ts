import { listingSorts, listingTypes } from '@masthead/shared/showcase/listings/listing.record.ts';
import { z } from 'zod';
import { choiceOf, optionalId, pageNumber, searchText } from '../../platform/lists/search.ts';

/** The text filters of the search panel, in order (Spec, showcase 2). */
export const wordFields = ['description1', 'description2', 'line1', 'line2', 'address'] as const;

/** Labels of the search panel. */
export const searchLabels = {
  firm: 'Firm',
  type: 'Type',
  description1: 'Description 1',
  description2: 'Description 2',
  line1: 'Line 1',
  line2: 'Line 2',
  address: 'Address',
} as const;

/** The search of listings. */
export const listingWishes = z.object({
  firm: optionalId,
  type: z.enum(listingTypes).nullable().default(null).catch(null),
  description1: searchText,
  description2: searchText,
  line1: searchText,
  line2: searchText,
  address: searchText,
  lacking: choiceOf(['no', 'yes']),
});
export type ListingWishes = z.output<typeof listingWishes>;

/** URL parameters of the listings page; `listing` is the one that is open. */
export const listingSearch = z.object({
  ...listingWishes.shape,
  view: choiceOf(['grid', 'table']),
  sort: choiceOf(listingSorts),
  direction: choiceOf(['asc', 'desc']),
  page: pageNumber,
  listing: optionalId,
});
export type ListingSearch = z.output<typeof listingSearch>;

/** The search for the server. */
export function filterOf(search: ListingWishes) {
  const { firm, type, lacking } = search;
  const words = wordFields.filter((field) => search[field]).map((field) => [field, search[field]]);
  return {
    ...(firm !== null && { firmId: firm }),
    ...(type !== null && { type }),
    ...(lacking === 'yes' && { isLacking: true }),
    ...(Object.fromEntries(words) as { [field in (typeof wordFields)[number]]?: string }),
  };
}

/** The order for the server; nothing for the default order by creation. */
export const orderOf = ({ sort, direction }: ListingSearch) =>
  sort === 'created' && direction === 'asc' ? {} : { sort, direction };

/** The URL of the same page of the list, with this listing open. */
export function addressOf(search: ListingSearch, listing: number | null): Record<string, string> {
  const { view, page, sort, direction, firm, lacking, ...others } = search;
  const kept = Object.entries({
    ...others,
    firm,
    lacking: lacking === 'no' ? null : lacking,
    listing,
    view: view === 'grid' ? null : view,
    sort: sort === 'created' ? null : sort,
    direction: direction === 'asc' ? null : direction,
    page: page > 1 ? page : null,
  }).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(kept.map(([key, value]) => [key, String(value)]));
}
