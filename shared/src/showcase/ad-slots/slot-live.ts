import { z } from 'zod';
import { type Day, listDay } from '../../platform/values/dates.ts';

/** Whether the slot is live on a site now, with every reason if not. */
export const slotOnSite = z.object({
  siteId: z.int(),
  site: z.string(),
  isLive: z.boolean(),
  causes: z.array(z.string()),
});

/** The live status of a slot, for each of its sites. */
export const slotLive = z.object({
  sites: z.array(slotOnSite),
  /** Reasons that apply to every site. */
  causes: z.array(z.string()),
  /** What the slot leaves out while it runs. */
  notes: z.array(z.string()),
});
export type SlotLive = z.infer<typeof slotLive>;

/** The facts that decide whether a slot runs. */
export interface SlotFacts {
  startDate: Day;
  endDate: Day;
  isPaused: boolean;
  isDeleted: boolean;
  firms: { name: string; isPaused: boolean; isDeleted: boolean }[];
  listings: { description1: string; isDeleted: boolean; hasImage: boolean }[];
}

/** Every reason why a slot is not shown on a site on its date; none means that it is live. */
export function whyNotLive(slot: SlotFacts, today: Day): string[] {
  const causes: string[] = [];
  if (slot.isDeleted) causes.push('The slot was deleted.');
  if (slot.startDate > today) causes.push(`It starts on ${listDay(slot.startDate)}.`);
  if (slot.endDate < today) causes.push(`It ended on ${listDay(slot.endDate)}.`);
  if (slot.isPaused) causes.push('The slot is paused.');
  if (slot.firms.length === 0) causes.push('It has no firm.');
  for (const firm of slot.firms) {
    if (firm.isDeleted) causes.push(`The firm ${firm.name} was deleted.`);
    else if (firm.isPaused) causes.push(`The firm ${firm.name} is paused.`);
  }
  if (slot.listings.length === 0) causes.push('It has no listings.');
  else if (slot.listings.every((listing) => listing.isDeleted))
    causes.push('All its listings were deleted.');
  return causes;
}

/** What a running slot leaves out or cannot show properly. */
export function liveNotes(slot: SlotFacts): string[] {
  return slot.listings.flatMap((listing) => {
    if (listing.isDeleted)
      return [`The listing “${listing.description1}” was deleted and isn’t shown.`];
    return listing.hasImage ? [] : [`The image of “${listing.description1}” can’t be found.`];
  });
}

/** What is missing from a slot that starts soon. */
export function whatIsMissing(
  slot: SlotFacts & { url: string | null; buttonText: string | null },
): string[] {
  const missing: string[] = [];
  if (slot.isPaused) missing.push('It is paused.');
  for (const firm of slot.firms)
    if (firm.isPaused) missing.push(`The firm ${firm.name} is paused.`);
  if (slot.listings.length === 0) missing.push('It has no listings.');
  missing.push(...liveNotes(slot));
  if (!slot.url) missing.push('It has no URL.');
  if (!slot.buttonText) missing.push('Its button has no text.');
  return missing;
}

/** Days within which slots that start or end appear in the queue. */
export const queueDays = { starting: 3, ending: 7 } as const;
