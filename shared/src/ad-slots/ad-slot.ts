import { z } from 'zod';
import type { Day } from '../dates.ts';
import { day, hexColor, text, webAddress } from '../fields.ts';
import { listingTypes } from '../listings/listing.record.ts';
import { firmStyling, googleAnalyticsTag, optionalLine } from '../showcase/styling.ts';

/** How a slot opens on a site (Spec, showcase 9). */
export const displayEffects = ['popup', 'rollover'] as const;

/** Weights of the 'Presented by' line. */
export const fontWeights = ['300', '400', '500', '600', '700'] as const;

/** What a new slot starts with (Spec, showcase 9). */
export const slotDefaults = { logoHeight: 50, logoPadding: 5, tagColor: '#c2d503' } as const;

const pixels = (least: number, most: number) =>
  z
    .int(`Use a whole number of pixels from ${least} to ${most}`)
    .min(least, `Use a whole number of pixels from ${least} to ${most}`)
    .max(most, `Use a whole number of pixels from ${least} to ${most}`);

const fields = z.object({
  startDate: day('A start date required.'),
  endDate: day('An end date is required.'),
  title1: text('A title is required.', 200),
  title2: optionalLine(200),
  url: webAddress('Invalid URL.').nullable(),
  ...firmStyling.omit({ moreInfoText: true, seeInsideMessage: true }).shape,
  listingType: z.enum(listingTypes).nullable(),
  displayEffect: z.enum(displayEffects),
  isPaused: z.boolean(),
  googleAnalyticsTag,
  analyticsCategory: optionalLine(100),
  presentedByColor: hexColor,
  presentedByFontWeight: z.enum(fontWeights).nullable(),
  logoHeight: pixels(10, 300),
  logoPadding: pixels(0, 100),
  /** A slot has one; an empty field means the default. */
  tagColor: hexColor.transform((color) => color ?? slotDefaults.tagColor),
  firmIds: z.array(z.int()).min(1, 'A firm is required.').max(50),
  siteIds: z.array(z.int()).min(1, 'A site is required.').max(100),
  /** In the order in which the slot shows them. */
  itemIds: z.array(z.int()).min(1, 'Items are required.').max(100),
  /** Why known conflicts are accepted; kept with the slot. */
  conflictReason: optionalLine(500),
});
export type AdSlotFields = z.output<typeof fields>;

/** 'End before start' as the form and the server say it. */
export const endsBeforeStart = 'The end date must not be before the start date.';

/** Does this slot end before it starts? */
export const isBackwards = (slot: { startDate: Day; endDate: Day }): boolean =>
  slot.endDate < slot.startDate;

/** The ad slot form (Spec, showcase 5). */
export const adSlotForm = fields.superRefine(
  (slot, context) => {
    if (slot.startDate && slot.endDate && isBackwards(slot))
      context.addIssue({ code: 'custom', path: ['endDate'], message: endsBeforeStart });
  },
  // Why: a missing title must not hide that the days are the wrong way round.
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

/** A new slot; the server checks what looks at more than one field. */
export const newAdSlot = fields.partial({
  title2: true,
  url: true,
  backgroundColor: true,
  backgroundTextColor: true,
  popupBackgroundColor: true,
  buttonColor: true,
  buttonText: true,
  buttonTextColor: true,
  headerThinIndex: true,
  listingType: true,
  displayEffect: true,
  isPaused: true,
  googleAnalyticsTag: true,
  analyticsCategory: true,
  presentedByColor: true,
  presentedByFontWeight: true,
  logoHeight: true,
  logoPadding: true,
  tagColor: true,
  conflictReason: true,
});

/** A save of a slot: absent fields are kept, null clears. Only owner-organization users delete. */
export const adSlotUpdate = fields
  .partial()
  .extend({ id: z.int(), version: z.int().optional(), isDeleted: z.boolean().optional() });

/** A slot: firms, listings and sites for a range of days (Spec, showcase 3). */
export const adSlot = z.object({
  ...fields.shape,
  firmIds: z.array(z.int()),
  siteIds: z.array(z.int()),
  itemIds: z.array(z.int()),
  id: z.int(),
  isDeleted: z.boolean(),
  firms: z.array(z.object({ id: z.int(), name: z.string(), isPaused: z.boolean() })),
  sites: z.array(z.object({ siteId: z.int(), adslotId: z.int(), site: z.string() })),
  /** The listings of the slot, in order; a deleted one is marked. */
  items: z.array(
    z.object({
      id: z.int(),
      description1: z.string(),
      imageUrl: z.string(),
      type: z.enum(listingTypes),
      firmId: z.int(),
      firm: z.string(),
      isDeleted: z.boolean(),
    }),
  ),
  createdBy: z.string().nullable(),
  updatedBy: z.string().nullable(),
  dateCreated: z.iso.datetime(),
  dateUpdated: z.iso.datetime(),
  version: z.int(),
});
export type AdSlot = z.infer<typeof adSlot>;

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
