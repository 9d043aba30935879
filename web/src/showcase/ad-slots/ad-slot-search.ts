import { slotSorts, slotStatuses } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { z } from 'zod';
import { choiceOf, optionalId, pageNumber, sortDirection } from '../../platform/lists/search.ts';

/** Several ids in an address: 3,17 */
export const idList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,199}$/)
  .default('')
  .catch('');

/** '3,17' as ids. */
export const idsOf = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number));

/** What slots are searched by: the list and the timeline alike. */
export const slotSearch = z.object({
  siteId: optionalId,
  firms: idList,
  status: choiceOf(slotStatuses),
});
export type SlotSearch = z.output<typeof slotSearch>;

/** What the address of the list holds. */
export const slotListSearch = slotSearch.extend({
  sort: choiceOf(slotSorts),
  direction: sortDirection,
  page: pageNumber,
});
export type SlotListSearch = z.output<typeof slotListSearch>;
