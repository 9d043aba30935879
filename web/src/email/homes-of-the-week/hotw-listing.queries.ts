import { hotwEndpoints } from '@masthead/shared/email/homes-of-the-week/hotw.endpoints.ts';
import {
  hotwListingPageSize,
  hotwOperations,
} from '@masthead/shared/email/homes-of-the-week/hotw.operations.ts';
import {
  readPlaceAndPrice,
  type TypedPlaceAndPrice,
} from '@masthead/shared/showcase/delivery/place-and-price.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callOperation, queryOf } from '../../platform/api/call.ts';

/** A listing of a slot; one that has gone is asked for once. */
export const hotwListingQuery = (id: number) =>
  queryOptions({
    ...queryOf(hotwEndpoints.listing, { params: { id } }),
    retry: false,
    meta: { isQuiet: true },
  });

/** What the picker of listings shows. */
export interface ListingPick extends TypedPlaceAndPrice {
  text: string;
  type: string | null;
  /** Words of the firm's name. */
  firm: string;
  page: number;
}

/** A page of listings to choose from: those of the city `near` first, each the newest first. */
export const hotwListingPage = (
  { page, city, priceFrom, priceTo, ...words }: ListingPick,
  near: string,
) => {
  const within = readPlaceAndPrice({ city, priceFrom, priceTo });
  const args = { ...words, ...within, near, offset: (page - 1) * hotwListingPageSize };
  return queryOptions({
    queryKey: [hotwOperations.hotwListings.name, args],
    queryFn: ({ signal }) => callOperation(hotwOperations.hotwListings, args, { signal }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });
};
