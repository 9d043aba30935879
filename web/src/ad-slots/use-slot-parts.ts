import { adSlotMessages } from '@masthead/shared/ad-slots/ad-slot.messages.ts';
import type { AdSlot } from '@masthead/shared/ad-slots/ad-slot.ts';
import { listingEndpoints } from '@masthead/shared/listings/listing.endpoints.ts';
import type { Listing } from '@masthead/shared/listings/listing.ts';
import { representativeOperations } from '@masthead/shared/representatives/representative.operations.ts';
import { useQueries } from '@tanstack/react-query';
import { ApiError, call, operationQueryOf } from '../app/call.ts';
import { listingQuery } from '../listings/listing.queries.ts';
import { firmDetail, sayingSentence } from './ad-slot.queries.ts';
import type { SlotParts } from './served-from-form.ts';

/** A listing of the slot as its row shows it. */
export type SlotItem = AdSlot['items'][number];

const fewMinutes = 5 * 60_000;

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** One listing. Why: one that was deleted meanwhile is a sign at its row, and no failure. */
const itemQuery = (id: number) => ({
  ...listingQuery(id),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Listing> => {
    const found = call(listingEndpoints.get, { params: { id: String(id) } }, { signal });
    return found.catch((error: unknown) => {
      if (isGone(error)) throw error;
      return sayingSentence(adSlotMessages.itemsFailed, error);
    });
  },
  staleTime: fewMinutes,
});

/** Listings of the form, in its order: as the slot was stored, and newer where they have been read since. */
export function useSlotItems(itemIds: readonly number[], stored: readonly SlotItem[]) {
  const known = new Map(stored.map((item) => [item.id, item]));
  const queries = useQueries({
    queries: itemIds.filter((id) => !known.get(id)?.isDeleted).map((id) => itemQuery(id)),
  });
  const listings = queries.flatMap(({ data }) => data ?? []);
  const gone = new Set(
    itemIds
      .filter((id) => !known.get(id)?.isDeleted)
      .filter((_, index) => isGone(queries[index]?.error)),
  );
  const items = itemIds.map((id): SlotItem => {
    const listing = listings.find((one) => one.id === id);
    const item = listing ? rowOf(listing) : (known.get(id) ?? unknownItem(id));
    return gone.has(id) ? { ...item, isDeleted: true } : item;
  });
  const failed = queries.filter(({ error }) => error && !isGone(error));
  const retry = () => Promise.all(failed.map(({ refetch }) => refetch()));
  return { items, listings, hasFailed: failed.length > 0, retry };
}

const rowOf = ({ showcaseFirmId, ...listing }: Listing): SlotItem => ({
  id: listing.id,
  description1: listing.description1,
  imageUrl: listing.imageUrl,
  type: listing.type,
  firmId: showcaseFirmId,
  firm: listing.firm,
  isDeleted: listing.isDeleted,
});

/** One that is still being read, or could not be. */
const unknownItem = (id: number): SlotItem => ({
  id,
  description1: `Listing ${id}`,
  imageUrl: '',
  type: 'Property',
  firmId: 0,
  firm: '',
  isDeleted: false,
});

/** Firms and realtors that the preview draws with. */
export function useSlotParts(firmIds: readonly number[], listings: readonly Listing[]): SlotParts {
  const ids = [...new Set([...firmIds, ...listings.map((listing) => listing.showcaseFirmId)])];
  const firms = useQueries({ queries: ids.map(firmDetail) });
  const withRealtor = listings.filter(({ representativeId }) => representativeId !== null);
  const representatives = useQueries({
    queries: [...new Set(withRealtor.map((listing) => listing.showcaseFirmId))].map(
      (showcaseFirmId) => ({
        ...operationQueryOf(representativeOperations.representativesOfFirm, { showcaseFirmId }),
        staleTime: fewMinutes,
        meta: { isQuiet: true },
      }),
    ),
  });
  return {
    listings,
    firms: firms.flatMap(({ data }) => data ?? []),
    representatives: representatives.flatMap(({ data }) => data ?? []),
  };
}
