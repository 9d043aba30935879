import { z } from 'zod';
import type { Day } from '../dates.ts';
import {
  changeOf,
  formOf,
  newOf,
  type ReplyOf,
  readOf,
  type SavedValues,
} from '../records/record.ts';
import { adSlotRecord } from './ad-slot.record.ts';

export type AdSlotFields = SavedValues<typeof adSlotRecord>;

/** The ad slot form (Spec, showcase 5). */
export const adSlotForm = formOf(adSlotRecord);

/** A new slot; the server checks what looks at more than one field. */
export const newAdSlot = newOf(adSlotRecord);

/** A save of a slot: absent fields are kept, null clears. Only owner-organization users delete. */
export const adSlotUpdate = changeOf(adSlotRecord);

/** A slot as it is answered. */
export const adSlot = readOf(adSlotRecord);
export type AdSlot = ReplyOf<typeof adSlotRecord>;

/** A slot as lists and the timeline show it. */
export const adSlotRow = adSlot.pick({
  id: true,
  title1: true,
  startDate: true,
  endDate: true,
  displayEffect: true,
  isPaused: true,
  version: true,
  firms: true,
  sites: true,
  dateCreated: true,
});
export type AdSlotRow = z.infer<typeof adSlotRow>;

/** A slot as the list shows it: with what sites counted of it so far. */
export const adSlotListRow = adSlotRow.extend({ impressions: z.int(), clicks: z.int() });
export type AdSlotListRow = z.infer<typeof adSlotListRow>;

/** What the list can be sorted by. */
export const slotSorts = ['created', 'firm', 'start', 'end', 'impressions', 'clicks'] as const;
export type SlotSort = (typeof slotSorts)[number];

/** Status choices of the slot list: Active, Inactive as specified (Spec, showcase 4), and Upcoming. */
export const slotStatuses = ['All', 'Active', 'Inactive', 'Upcoming'] as const;
export type SlotStatus = (typeof slotStatuses)[number];

/** Active: started and not ended today. Inactive: ended. Upcoming: not started. Days of Central Time. */
export function slotStatus(
  slot: { startDate: Day; endDate: Day },
  today: Day,
): Exclude<SlotStatus, 'All'> {
  if (slot.endDate < today) return 'Inactive';
  return slot.startDate > today ? 'Upcoming' : 'Active';
}

/** Search of the slot list and the timeline. */
export const adSlotFilter = z.object({
  siteId: z.int().nullish(),
  firmIds: z.array(z.int()).max(1000).nullish(),
  status: z.enum(slotStatuses).nullish(),
  title: z.string().max(200).nullish(),
});
export type AdSlotFilter = z.output<typeof adSlotFilter>;
