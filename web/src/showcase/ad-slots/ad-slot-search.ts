import { slotSorts, slotStatuses } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { z } from 'zod';
import { choiceOf, optionalId, pageNumber, sortDirection } from '../../platform/lists/search.ts';

/** Ids in a URL: 3,17 */
export const idList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,199}$/)
  .default('')
  .catch('');

/** '3,17' as ids. */
export const idsOf = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number));

/** The search of slots, shared by the list and the timeline. */
export const slotSearch = z.object({
  siteId: optionalId,
  firms: idList,
  status: choiceOf(slotStatuses),
});
export type SlotSearch = z.output<typeof slotSearch>;

/** URL parameters of the list. */
export const slotListSearch = slotSearch.extend({
  sort: choiceOf(slotSorts),
  direction: sortDirection,
  page: pageNumber,
});
export type SlotListSearch = z.output<typeof slotListSearch>;
