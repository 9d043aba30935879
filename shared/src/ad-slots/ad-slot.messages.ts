import { listDay } from '../dates.ts';
import { conflictWords, type SlotConflict } from './slot-conflicts.ts';

const daysOf = ({ from, to }: Pick<SlotConflict, 'from' | 'to'>): string =>
  from === to ? `on ${listDay(from)}` : `from ${listDay(from)} to ${listDay(to)}`;

function whichMore(slots: number): string {
  if (slots === 0) return '';
  return slots === 1 ? '; another slot overlaps, too' : `; ${slots} other slots overlap, too`;
}

/** Toasts of the slot screens (Spec, showcase 8). */
export const adSlotMessages = {
  created: 'Ad slot created.',
  updated: 'Ad slot updated.',
  deleted: 'Ad slot deleted.',
  restored: 'Ad slot restored.',
  cloned: 'This is the copy. It is paused until you have looked at it.',
  paused: 'This slot is paused: no site shows it. Turn “Paused” off to let it run.',
  previewAfterSave: 'Save the slot first: the preview opens the saved slot.',
  areYouSure: 'Are you sure?',
  deleteDetail: 'The ad slot is taken off the sites. You can undo this.',
  listingRemoved: (name: string) => `Removed “${name}”.`,
  giveReason: 'Give a reason to save it all the same',
  meetsOthers: 'Overlaps other slots on the same sites and days.',
  listFailed: 'An error occurred loading ad slots.',
  getFailed: 'An error occurred getting ad slot.',
  createFailed: 'An error occurred creating ad slot.',
  updateFailed: 'An error occurred updating ad slot.',
  listingsFailed: 'An error occurred retrieving listing items.',
  longRange: 'Choose at most 400 days.',
  tooManyBookings: 'Too many slots run in these days. Choose fewer days or a site.',
  unknownFirm: 'This firm does not exist.',
  unknownSite: 'This site does not exist.',
  unknownListing: 'This listing does not exist.',
  deletedListing: (name: string) => `The listing “${name}” was deleted. Remove it from the slot.`,
  foreignListing: (name: string) =>
    `The listing “${name}” belongs to a firm that is not in the slot. Add its firm or remove it.`,
  reasonNeeded: (conflicts: number) =>
    `This slot conflicts with ${conflicts === 1 ? 'another one' : `others in ${conflicts} ways`}. Change it, or give a reason to save it all the same.`,
  /** Why a deleted slot stays in the trash, and what to do first. */
  restore: {
    deletedListing: (name: string) =>
      `The listing “${name}” of this ad slot is deleted. Restore the listing first, then the ad slot.`,
    foreignListing: (name: string) =>
      `The listing “${name}” belongs to a firm that is not in this ad slot. Move it back to its firm, then restore the ad slot.`,
    overlaps: (other: SlotConflict, more: number) =>
      `“${other.title}” runs on ${other.site} ${daysOf(other)} and ${conflictWords(other)}${whichMore(more)}. Pause or move what overlaps, then restore this ad slot.`,
  },
} as const;
