import { type AdSlot, adSlotForm, slotDefaults } from '@masthead/shared/ad-slots/ad-slot.ts';
import type { z } from 'zod';

/** The form's values of an ad slot. */
export type SlotValues = z.input<typeof adSlotForm>;

/** Every field of the form. */
export const slotFields = Object.keys(adSlotForm.shape) as (keyof SlotValues)[];

/** The form's values of a stored slot. */
export const valuesOf = (slot: AdSlot): SlotValues =>
  Object.fromEntries(slotFields.map((field) => [field, slot[field]])) as unknown as SlotValues;

/** A new slot. */
export const newSlotValues: SlotValues = {
  startDate: '',
  endDate: '',
  title1: '',
  title2: null,
  url: null,
  backgroundColor: null,
  backgroundTextColor: null,
  popupBackgroundColor: null,
  buttonColor: null,
  buttonText: null,
  buttonTextColor: null,
  headerThinIndex: null,
  listingType: null,
  displayEffect: 'popup',
  isPaused: false,
  googleAnalyticsTag: null,
  analyticsCategory: null,
  presentedByColor: null,
  presentedByFontWeight: null,
  ...slotDefaults,
  firmIds: [],
  siteIds: [],
  itemIds: [],
  conflictReason: null,
};
