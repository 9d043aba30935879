import { type FormValues, initialOf, valuesOf } from '@masthead/shared/platform/records/record.ts';
import { adSlotRecord } from '@masthead/shared/showcase/ad-slots/ad-slot.record.ts';
import type { AdSlot } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';

/** The form's values of an ad slot. */
export type SlotValues = FormValues<typeof adSlotRecord>;

/** Every field of the form. */
export const slotFields = Object.keys(adSlotRecord.fields) as (keyof SlotValues)[];

/** The form's values of a stored slot. */
export const valuesOfSlot = (slot: AdSlot): SlotValues => valuesOf(adSlotRecord, slot);

/** A new slot. */
export const newSlotValues: SlotValues = initialOf(adSlotRecord);
