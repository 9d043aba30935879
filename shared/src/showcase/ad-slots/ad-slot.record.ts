import { z } from 'zod';
import type { Fields } from '../../platform/records/field.ts';
import {
  choice,
  colour,
  day,
  references,
  wholeNumber,
  yesOrNo,
} from '../../platform/records/kinds.ts';
import { partOf } from '../../platform/records/part-of.ts';
import { record } from '../../platform/records/record.ts';
import { link, longText, text } from '../../platform/records/text-kinds.ts';
import type { Day } from '../../platform/values/dates.ts';
import { analyticsTag, buttonText, colours, thinWord } from '../delivery/styling.ts';
import { listingRecord, listingTypes } from '../listings/listing.record.ts';

/** How a slot opens on a site (Spec, showcase 9). */
export const displayEffects = ['popup', 'rollover'] as const;

/** Weights of the 'Presented by' line. */
export const fontWeights = ['300', '400', '500', '600', '700'] as const;

/** The message 'end before start' for the form and the server. */
export const endsBeforeStart = 'The end date can’t be before the start date.';

/** Does this slot end before it starts? */
export const isBackwards = (slot: { startDate: Day; endDate: Day }): boolean =>
  slot.endDate < slot.startDate;

const pixels = (min: number, max: number) => ({
  min,
  max,
  invalid: `Use a whole number of pixels from ${min} to ${max}`,
});

const fields = {
  firmIds: references({ label: 'Firms', required: 'A firm is required.', most: 50 }),
  siteIds: references({ label: 'Sites', required: 'A site is required.', most: 100 }),
  startDate: day({ label: 'Start date', required: 'A start date required.' }),
  endDate: day({ label: 'End date', required: 'An end date is required.' }),
  displayEffect: choice(displayEffects, { label: 'Display effect', initial: 'popup' }),
  listingType: choice(listingTypes, { label: 'Listing type' }),
  isPaused: yesOrNo({ label: 'Paused', initial: false }),
  /** Why known conflicts are accepted; saved with the slot. */
  conflictReason: longText({ label: 'Reason', max: 500 }),
  title1: text({ label: 'Title 1', required: 'A title is required.', max: 200 }),
  title2: text({ label: 'Title 2', max: 200 }),
  headerThinIndex: thinWord,
  buttonText,
  url: link({ label: 'URL', invalid: 'Invalid URL.' }),
  /** In the order in which the slot shows them. */
  listingIds: references({ label: 'Items', required: 'Items are required.', most: 100 }),
  ...colours,
  /** A slot has one; an empty field means the default (Spec, showcase 9). */
  tagColor: colour({ label: 'Tag color', otherwise: '#c2d503' }),
  presentedByColor: colour({ label: 'Presented by color' }),
  presentedByFontWeight: choice(fontWeights, { label: 'Presented by font weight' }),
  logoHeight: wholeNumber({ label: 'Logo height', ...pixels(10, 300), initial: 50 }),
  logoPadding: wholeNumber({ label: 'Logo padding', ...pixels(0, 100), initial: 5 }),
  googleAnalyticsTag: analyticsTag,
  analyticsCategory: text({ label: 'Analytics category', max: 100 }),
} as const satisfies Fields;

/** A slot: firms, listings and sites for a range of days (Spec, showcase 3). */
export const adSlotRecord = record({
  noun: 'ad slot',
  plural: 'Ad Slots',
  slug: 'ad-slot',
  screen: 'adSlotEdit',
  table: 'ad_slots',
  title: 'title1',
  trash: true,
  fields,
  rules: (slot) =>
    slot.startDate && slot.endDate && isBackwards(slot)
      ? [{ path: 'endDate', message: endsBeforeStart }]
      : [],
  added: {
    firms: z.array(z.object({ id: z.int(), name: z.string(), isPaused: z.boolean() })),
    sites: z.array(z.object({ siteId: z.int(), adslotId: z.int(), site: z.string() })),
    /** The listings of the slot, in order; a deleted one is marked. */
    items: z.array(
      z.object({
        id: z.int(),
        description1: z.string(),
        imageUrl: z.string(),
        type: listingRecord.fields.type.read,
        firmId: z.int(),
        firm: z.string(),
        isDeleted: z.boolean(),
      }),
    ),
  },
  parts: [
    partOf('ad_slot_firms', 'ad_slot_id', 'firm_id', 'firm'),
    partOf('ad_slot_sites', 'ad_slot_id', 'site_id', 'site'),
    partOf('ad_slot_items', 'ad_slot_id', 'listing_id', 'listing'),
    {
      table: 'ad_slot_proofs',
      of: 'ad_slot_id',
      knownBy: 'id',
      label: 'Proof link',
      added: () => 'created a proof link for',
    },
  ],
});
