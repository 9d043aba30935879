import { hotwEndpoints } from '@masthead/shared/homes-of-the-week/hotw.endpoints.ts';
import {
  hotwListingPageSize,
  hotwOperations,
} from '@masthead/shared/homes-of-the-week/hotw.operations.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callOperation, queryOf } from '../app/call.ts';

/** A listing of a slot; one that has gone is asked for once. */
export const hotwListingQuery = (id: number) =>
  queryOptions({
    ...queryOf(hotwEndpoints.listing, { params: { id } }),
    retry: false,
    meta: { isQuiet: true },
  });

/** What the picker of listings shows. */
export interface ListingPick {
  text: string;
  type: string | null;
  page: number;
}

/** A page of listings to choose from, the newest first. */
export const hotwListingPage = ({ text, type, page }: ListingPick) =>
  queryOptions({
    queryKey: [hotwOperations.hotwListings.name, text, type, page],
    queryFn: ({ signal }) => {
      const offset = (page - 1) * hotwListingPageSize;
      return callOperation(hotwOperations.hotwListings, { text, type, offset }, { signal });
    },
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });
