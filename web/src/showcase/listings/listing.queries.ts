import { showcasePageSize } from '@masthead/shared/showcase/delivery/paging.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { listingMessages } from '@masthead/shared/showcase/listings/listing.record.ts';
import type { Listing, ListingFilter } from '@masthead/shared/showcase/listings/listing.ts';
import { listingImportEndpoints } from '@masthead/shared/showcase/listings/listing-import.endpoints.ts';
import { representativeOperations } from '@masthead/shared/showcase/representatives/representative.operations.ts';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { call, callWithHeaders, operationQueryOf, queryOf } from '../../platform/api/call.ts';
import { edited } from '../../platform/api/touched.ts';
import { downloadAnswer } from '../../platform/lists/download-answer.ts';
import { toast, toastUndo } from '../../platform/ui/toast.tsx';

/** The filters of a list of listings, without the page. */
export type ListingWishes = Omit<ListingFilter, 'offset' | 'limit'>;

/** A page of listings; the previous page stays until the new one is loaded. */
export const listingPage = (wishes: ListingWishes, page: number) =>
  queryOptions({
    ...queryOf(listingEndpoints.search, {
      body: { ...wishes, offset: (page - 1) * showcasePageSize, limit: showcasePageSize },
    }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });

/** One listing, for its form. Why not cached: a reopened form must start from the stored state. */
export const listingQuery = (id: string | number) =>
  queryOptions({
    ...queryOf(listingEndpoints.get, { params: { id: String(id) } }),
    ...edited(),
    gcTime: 0,
  });

/** The currently stored listing. */
export const latestListing = (id: number): Promise<Listing> =>
  call(listingEndpoints.get, { params: { id: String(id) } });

/** Saves the listings that match as a CSV file. */
export const useExportListings = () =>
  useMutation({
    mutationFn: (wishes: z.input<NonNullable<(typeof listingImportEndpoints.export)['query']>>) =>
      downloadAnswer(
        () => callWithHeaders(listingImportEndpoints.export, { query: wishes }, { isFile: true }),
        'listings.csv',
      ),
  });

/** The representatives of a firm, by name. */
export const useRepresentatives = (firmId: number | null) =>
  useQuery({
    ...operationQueryOf(representativeOperations.representativesOfFirm, { firmId: firmId ?? 0 }),
    enabled: firmId !== null,
    staleTime: 60_000,
    meta: { isQuiet: true },
  });

/** Caches a saved listing. */
export function useCacheListing() {
  const queryClient = useQueryClient();
  return (listing: Listing): void => {
    queryClient.setQueryData(listingQuery(listing.id).queryKey, listing);
  };
}

/** Spec, showcase 6: admins delete a listing, with undo. */
export function useDeleteListing() {
  const mark = ({ id, version }: Listing, isDeleted: boolean) =>
    call(listingEndpoints.update, { body: { id, version, isDeleted } });
  const restore = useMutation({
    mutationFn: (listing: Listing) => mark(listing, false),
    onSuccess: () => toast(listingMessages.restored),
  });
  return useMutation({
    mutationFn: (listing: Listing) => mark(listing, true),
    onSuccess: (deleted) => {
      toastUndo(listingMessages.deleted, () => restore.mutate(deleted));
    },
  });
}
