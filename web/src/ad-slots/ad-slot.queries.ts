import { adSlotEndpoints } from '@masthead/shared/ad-slots/ad-slot.endpoints.ts';
import { adSlotMessages } from '@masthead/shared/ad-slots/ad-slot.messages.ts';
import { adSlotOperations } from '@masthead/shared/ad-slots/ad-slot.operations.ts';
import type { AdSlot, AdSlotFields } from '@masthead/shared/ad-slots/ad-slot.ts';
import { slotDeliveryEndpoints } from '@masthead/shared/ad-slots/slot-delivery.endpoints.ts';
import { firmOperations } from '@masthead/shared/firms/firm.operations.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, callOperation, operationQueryOf, queryOf } from '../app/call.ts';
import { sayingFailure } from '../showcase/say-failure.ts';
import { toast, toastFailure, toastUndo } from '../ui/toast.tsx';
import { idsOf, type SlotSearch } from './ad-slot-search.ts';

const listKey = adSlotOperations.adSlots.name;

/** Why: the toast has the specified sentence, and the list itself says the reason too. */
export function sayingSentence(sentence: string, failure: unknown): never {
  if (failure instanceof ApiError && !failure.isRefusal)
    toastFailure({ message: sentence, requestId: failure.requestId });
  throw failure;
}

/** A page of slots, newest first; the old page stays until the new one is there. */
export function slotPage({ siteId, firms, status }: SlotSearch, page: number) {
  const args = {
    ...(siteId !== null && { siteId }),
    ...(firms !== '' && { firmIds: idsOf(firms) }),
    ...(status !== 'All' && { status }),
    offset: (page - 1) * showcasePageSize,
    limit: showcasePageSize,
  };
  const { adSlots } = adSlotOperations;
  return queryOptions({
    queryKey: operationQueryOf(adSlots, args).queryKey,
    queryFn: ({ signal }) =>
      callOperation(adSlots, args, { signal }).catch((failure: unknown) =>
        sayingSentence(adSlotMessages.listFailed, failure),
      ),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });
}

/** One slot, for its form. */
export function slotQuery(id: string | number) {
  const input = { params: { id: String(id) } };
  return queryOptions({
    queryKey: queryOf(adSlotEndpoints.get, input).queryKey,
    queryFn: ({ signal }) =>
      call(adSlotEndpoints.get, input, { signal }).catch((failure: unknown) =>
        sayingSentence(adSlotMessages.getFailed, failure),
      ),
    refetchOnWindowFocus: false,
    meta: { isQuiet: true },
  });
}

/** A whole firm: what a slot copies from it, and what its preview falls back to. */
export const firmDetail = (id: number) =>
  queryOptions({
    ...operationQueryOf(firmOperations.showcaseFirm, { id }),
    staleTime: 60_000,
    meta: { isQuiet: true },
  });

/** What of a slot can meet another one. */
type Booking = Pick<
  AdSlotFields,
  'startDate' | 'endDate' | 'displayEffect' | 'firmIds' | 'siteIds' | 'itemIds'
> & { id: number | null };

/** What a slot like this would meet; the screen is quiet about a failure, the server still checks. */
export const conflictQuery = (booking: Booking) =>
  queryOptions({
    ...queryOf(adSlotEndpoints.conflicts, { body: booking }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });

/** The slot as it is stored now. */
export const latestSlot = (id: number): Promise<AdSlot> =>
  call(adSlotEndpoints.get, { params: { id: String(id) } });

/** Whatever shows slots is read again: lists, timeline, queue, previews, whether they are live. */
export function useReloadSlots() {
  const queryClient = useQueryClient();
  const keys = [
    listKey,
    adSlotEndpoints.timeline.path,
    adSlotEndpoints.queue.path,
    adSlotEndpoints.conflicts.path,
    slotDeliveryEndpoints.served.path,
    slotDeliveryEndpoints.live.path,
  ];
  return () => Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

/** Keeps a saved slot; whatever else shows slots is read again. */
export function useKeepSlot() {
  const queryClient = useQueryClient();
  const reload = useReloadSlots();
  return (slot: AdSlot) => {
    queryClient.setQueryData(slotQuery(slot.id).queryKey, slot);
    void reload();
  };
}

/** Spec, showcase 2: marks a slot deleted, with a way back. */
export function useDeleteSlot() {
  const queryClient = useQueryClient();
  const reload = useReloadSlots();
  const mark = ({ id, version }: Pick<AdSlot, 'id' | 'version'>, isDeleted: boolean) =>
    sayingFailure(
      adSlotMessages.updateFailed,
      call(adSlotEndpoints.update, { body: { id, version, isDeleted } }),
    );
  const restore = useMutation({
    mutationFn: (slot: AdSlot) => mark(slot, false),
    onSuccess: () => {
      toast(adSlotMessages.restored);
      return reload();
    },
  });
  return useMutation({
    mutationFn: (slot: Pick<AdSlot, 'id' | 'version'>) => mark(slot, true),
    onSuccess: (deleted) => {
      queryClient.removeQueries({ queryKey: slotQuery(deleted.id).queryKey });
      toastUndo(adSlotMessages.deleted, () => restore.mutate(deleted));
      return reload();
    },
  });
}
