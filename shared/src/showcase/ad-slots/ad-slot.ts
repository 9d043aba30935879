import { z } from 'zod';
import {
  changeOf,
  type FieldValues,
  formOf,
  newOf,
  type ReplyOf,
  readOf,
} from '../../platform/records/record.ts';
import { type Day, listDay } from '../../platform/values/dates.ts';
import { adSlotRecord } from './ad-slot.record.ts';
import { conflictWords, type SlotConflict } from './slot-conflicts.ts';

export type AdSlotFields = FieldValues<typeof adSlotRecord>;

/** The ad slot form (Spec, showcase 5). */
export const adSlotForm = formOf(adSlotRecord);

/** A new slot; the server checks rules about more than one field. */
export const newAdSlot = newOf(adSlotRecord);

/** A save of a slot: omitted fields keep their values, null clears. Only owner-organization users delete. */
export const adSlotUpdate = changeOf(adSlotRecord);

/** A slot in responses. */
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

/** A slot in the list, with its counts so far. */
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

const daysOf = ({ from, to }: Pick<SlotConflict, 'from' | 'to'>): string =>
  from === to ? `on ${listDay(from)}` : `from ${listDay(from)} to ${listDay(to)}`;

function whichMore(slots: number): string {
  if (slots === 0) return '';
  return slots === 1 ? '; another slot overlaps too' : `; ${slots} other slots overlap too`;
}

/** Toasts of the slot screens (Spec, showcase 8). */
export const adSlotMessages = {
  created: 'Ad slot created.',
  updated: 'Ad slot updated.',
  deleted: 'Ad slot deleted.',
  restored: 'Ad slot restored.',
  cloned: 'This is a copy. It’s paused so you can review it first.',
  paused: 'This slot is paused, so no site shows it. Turn off “Paused” to run it.',
  previewAfterSave: 'Save the slot first. The preview shows the saved version.',
  areYouSure: 'Are you sure?',
  deleteDetail: 'The ad slot will be removed from all sites. You can undo this.',
  listingRemoved: (name: string) => `Removed “${name}”.`,
  giveReason: 'Give a reason to save anyway',
  meetsOthers: 'Overlaps other slots on the same sites and days.',
  listFailed: 'An error occurred loading ad slots.',
  getFailed: 'An error occurred getting ad slot.',
  createFailed: 'An error occurred creating ad slot.',
  updateFailed: 'An error occurred updating ad slot.',
  listingsFailed: 'An error occurred retrieving listing items.',
  longRange: 'Choose at most 400 days.',
  tooManyBookings: 'Too many slots run in this period. Choose fewer days or one site.',
  unknownFirm: 'This firm does not exist.',
  unknownSite: 'This site does not exist.',
  unknownListing: 'This listing does not exist.',
  deletedListing: (name: string) => `The listing “${name}” was deleted. Remove it from the slot.`,
  foreignListing: (name: string) =>
    `The listing “${name}” belongs to a firm that isn’t in the slot. Add the firm or remove the listing.`,
  reasonNeeded: (conflicts: number) =>
    `This slot has ${conflicts === 1 ? 'a conflict' : `${conflicts} conflicts`} with other slots. Change it, or give a reason to save anyway.`,
  /** Why a deleted slot stays in the trash, and what to do first. */
  restore: {
    deletedListing: (name: string) =>
      `The listing “${name}” in this ad slot has been deleted. Restore the listing first, then the ad slot.`,
    foreignListing: (name: string) =>
      `The listing “${name}” belongs to a firm that isn’t in this ad slot. Move it back to its firm, then restore the ad slot.`,
    overlaps: (other: SlotConflict, more: number) =>
      `“${other.title}” runs on ${other.site} ${daysOf(other)} and ${conflictWords(other)}${whichMore(more)}. Pause or move the overlapping slots, then restore this ad slot.`,
  },
} as const;
