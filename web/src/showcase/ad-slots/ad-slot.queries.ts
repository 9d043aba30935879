import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import { adSlotOperations } from '@masthead/shared/showcase/ad-slots/ad-slot.operations.ts';
import {
  type AdSlot,
  type AdSlotFields,
  adSlotMessages,
} from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { showcasePageSize } from '@masthead/shared/showcase/delivery/paging.ts';
import { firmOperations } from '@masthead/shared/showcase/firms/firm.operations.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, operationQueryOf, queryOf } from '../../platform/api/call.ts';
import { edited } from '../../platform/api/touched.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { toast, toastUndo } from '../../platform/ui/toast.tsx';
import { idsOf, type SlotListSearch } from './ad-slot-search.ts';

/** A page of slots; the previous page stays until the new one is loaded. */
export function slotPage({ siteId, firms, status, sort, direction, page }: SlotListSearch) {
  const args = {
    ...(siteId !== null && { siteId }),
    ...(firms !== '' && { firmIds: idsOf(firms) }),
    ...(status !== 'All' && { status }),
    ...((sort !== 'created' || direction !== 'desc') && { sort, direction }),
    offset: (page - 1) * showcasePageSize,
    limit: showcasePageSize,
  };
  return queryOptions({
    ...operationQueryOf(adSlotOperations.adSlots, args),
    placeholderData: keepPreviousData,
    meta: { failure: adSlotMessages.listFailed },
  });
}

/** One slot, for its form. */
export const slotQuery = (id: string | number) =>
  queryOptions({
    ...queryOf(adSlotEndpoints.get, { params: { id: String(id) } }),
    ...edited({ failure: adSlotMessages.getFailed }),
  });

/** A whole firm, for filling a slot and for the fallbacks of its preview. */
export const firmDetail = (id: number) =>
  queryOptions({
    ...operationQueryOf(firmOperations.showcaseFirm, { id }),
    staleTime: 60_000,
    meta: { isQuiet: true },
  });

/** The fields of a slot that can conflict with another one. */
type Booking = Pick<
  AdSlotFields,
  'startDate' | 'endDate' | 'displayEffect' | 'firmIds' | 'siteIds' | 'listingIds'
> & { id: number | null };

/** The conflicts of a slot like this. A failure is silent, because the server checks again on save. */
export const conflictQuery = (booking: Booking) =>
  queryOptions({
    ...queryOf(adSlotEndpoints.conflicts, { body: booking }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });

/** The currently stored slot. */
export const latestSlot = (id: number): Promise<AdSlot> =>
  call(adSlotEndpoints.get, { params: { id: String(id) } });

/** Caches a saved slot. */
export function useCacheSlot() {
  const queryClient = useQueryClient();
  return (slot: AdSlot): void => {
    queryClient.setQueryData(slotQuery(slot.id).queryKey, slot);
  };
}

/** Spec, showcase 2: marks a slot deleted, with undo. */
export function useDeleteSlot() {
  const queryClient = useQueryClient();
  const mark = ({ id, version }: Pick<AdSlot, 'id' | 'version'>, isDeleted: boolean) =>
    sayingFailure(
      adSlotMessages.updateFailed,
      call(adSlotEndpoints.update, { body: { id, version, isDeleted } }),
    );
  const restore = useMutation({
    mutationFn: (slot: AdSlot) => mark(slot, false),
    onSuccess: () => toast(adSlotMessages.restored),
  });
  return useMutation({
    mutationFn: (slot: Pick<AdSlot, 'id' | 'version'>) => mark(slot, true),
    onSuccess: (deleted) => {
      queryClient.removeQueries({ queryKey: slotQuery(deleted.id).queryKey });
      toastUndo(adSlotMessages.deleted, () => restore.mutate(deleted));
    },
  });
}
