import {
  type AdSlot,
  adSlotForm,
  adSlotMessages,
} from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import {
  buildServedSlot,
  type FirmOfSlot,
  type SlotToServe,
} from '@masthead/shared/showcase/delivery/build-served-slot.ts';
import type { ServedSlot } from '@masthead/shared/showcase/delivery/served-slot.ts';
import {
  listingEndpoints,
  mostListingsByIds,
} from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import type { Listing } from '@masthead/shared/showcase/listings/listing.ts';
import { representativeOperations } from '@masthead/shared/showcase/representatives/representative.operations.ts';
import type { Representative } from '@masthead/shared/showcase/representatives/representative.ts';
import { useQueries } from '@tanstack/react-query';
import { ApiError, call, operationQueryOf } from '../../platform/api/call.ts';
import { together } from '../../platform/lists/together.ts';
import { listingQuery } from '../listings/listing.queries.ts';
import { firmDetail } from './ad-slot.queries.ts';
import { newSlotValues, type SlotValues, slotFields } from './slot-values.ts';

/** A listing in a row of the slot's form. */
export type SlotListing = AdSlot['items'][number];

const fewMinutes = 5 * 60_000;

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

const readListing = together(
  (ids) => call(listingEndpoints.listByIds, { body: { ids } }),
  mostListingsByIds,
);

/** One listing, batched with the others. Why: a deleted one is flagged in its row instead of failing. */
const oneListingQuery = (id: number) => ({
  ...listingQuery(id),
  queryFn: async () => {
    const listing = await readListing(id);
    if (!listing) throw new ApiError(404, {});
    return listing;
  },
  staleTime: fewMinutes,
  meta: { failure: adSlotMessages.listingsFailed, showsGone: true },
});

/** Listings of the form, in its order: as stored with the slot, or newer where loaded since. */
export function useSlotListings(listingIds: readonly number[], stored: readonly SlotListing[]) {
  const known = new Map(stored.map((one) => [one.id, one]));
  const queries = useQueries({
    queries: listingIds.filter((id) => !known.get(id)?.isDeleted).map((id) => oneListingQuery(id)),
  });
  const listings = queries.flatMap(({ data }) => data ?? []);
  const gone = new Set(
    listingIds
      .filter((id) => !known.get(id)?.isDeleted)
      .filter((_, index) => isGone(queries[index]?.error)),
  );
  const rows = listingIds.map((id): SlotListing => {
    const listing = listings.find((one) => one.id === id);
    const row = listing ? rowOf(listing) : (known.get(id) ?? unknownListing(id));
    return gone.has(id) ? { ...row, isDeleted: true } : row;
  });
  const failed = queries.filter(({ error }) => error && !isGone(error));
  const retry = () => Promise.all(failed.map(({ refetch }) => refetch()));
  return { rows, listings, hasFailed: failed.length > 0, retry };
}

const rowOf = ({ firmId, ...listing }: Listing): SlotListing => ({
  id: listing.id,
  description1: listing.description1,
  imageUrl: listing.imageUrl,
  type: listing.type,
  firmId,
  firm: listing.firm,
  isDeleted: listing.isDeleted,
});

/** A listing that is loading or failed to load. */
const unknownListing = (id: number): SlotListing => ({
  id,
  description1: `Listing ${id}`,
  imageUrl: '',
  type: 'Property',
  firmId: 0,
  firm: '',
  isDeleted: false,
});

/** Firms and realtors for the preview. */
export function useSlotParts(firmIds: readonly number[], listings: readonly Listing[]): SlotParts {
  const ids = [...new Set([...firmIds, ...listings.map((listing) => listing.firmId)])];
  const firms = useQueries({ queries: ids.map(firmDetail) });
  const withRealtor = listings.filter(({ representativeId }) => representativeId !== null);
  const representatives = useQueries({
    queries: [...new Set(withRealtor.map((listing) => listing.firmId))].map((firmId) => ({
      ...operationQueryOf(representativeOperations.representativesOfFirm, { firmId }),
      staleTime: fewMinutes,
      meta: { isQuiet: true },
    })),
  });
  return {
    listings,
    firms: firms.flatMap(({ data }) => data ?? []),
    representatives: representatives.flatMap(({ data }) => data ?? []),
  };
}

/** The data for previewing a slot while it is edited. */
interface SlotParts {
  firms: readonly (FirmOfSlot & { id: number })[];
  listings: readonly Listing[];
  representatives: readonly Pick<Representative, 'id' | 'name' | 'phone' | 'email' | 'imageUrl'>[];
}

/** Why: an incomplete color or URL counts as empty while it is being typed. */
const withoutWrongValues = (values: SlotValues): SlotToServe =>
  Object.fromEntries(
    slotFields.map((field) => {
      const { success, data } = adSlotForm.shape[field].safeParse(values[field]);
      return [field, success ? data : newSlotValues[field]];
    }),
  ) as unknown as SlotToServe;

/** These in the order of their ids. */
const inOrder = <T extends { id: number }>(ids: readonly number[], all: readonly T[]): T[] =>
  ids.flatMap((id) => all.find((one) => one.id === id) ?? []);

/** The slot of an unsaved form as sites would show it, without deleted listings. */
export function servedFromForm(
  values: SlotValues,
  id: number | null,
  parts: SlotParts,
): ServedSlot {
  const firms = inOrder(values.firmIds, parts.firms);
  const listings = inOrder(values.listingIds, parts.listings).filter(({ isDeleted }) => !isDeleted);
  return buildServedSlot(
    { ...withoutWrongValues(values), id: id ?? 0 },
    firms,
    listings.map((listing) => ({
      ...listing,
      moreInfoText: parts.firms.find((firm) => firm.id === listing.firmId)?.moreInfoText ?? null,
      representative:
        parts.representatives.find((one) => one.id === listing.representativeId) ?? null,
    })),
  );
}
