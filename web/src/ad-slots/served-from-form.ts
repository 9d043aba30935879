import { adSlotForm } from '@masthead/shared/ad-slots/ad-slot.ts';
import type { Listing } from '@masthead/shared/listings/listing.ts';
import type { Representative } from '@masthead/shared/representatives/representative.ts';
import {
  buildServedSlot,
  type FirmOfSlot,
  type SlotToServe,
} from '@masthead/shared/showcase/build-served-slot.ts';
import type { ServedSlot } from '@masthead/shared/showcase/served-slot.ts';
import { newSlotValues, type SlotValues, slotFields } from './slot-values.ts';

/** What a slot is drawn from while it is being written. */
export interface SlotParts {
  firms: readonly (FirmOfSlot & { id: number })[];
  listings: readonly Listing[];
  representatives: readonly Pick<Representative, 'id' | 'name' | 'phone' | 'email' | 'imageUrl'>[];
}

/** Why: half a colour or address is typed in between; it is shown as if it were not there yet. */
const withoutWrongValues = (values: SlotValues): SlotToServe =>
  Object.fromEntries(
    slotFields.map((field) => {
      const { success, data } = adSlotForm.shape[field].safeParse(values[field]);
      return [field, success ? data : newSlotValues[field]];
    }),
  ) as unknown as SlotToServe;

/** These in the order of their ids. */
const inOrder = <T extends { id: number }>(ids: readonly number[], all: readonly T[]): T[] =>
  ids.flatMap((id) => all.find((one) => one.id === id) ?? []);

/** The slot of a form as sites would show it, before it is saved; deleted listings are left out. */
export function servedFromForm(
  values: SlotValues,
  id: number | null,
  parts: SlotParts,
): ServedSlot {
  const firms = inOrder(values.firmIds, parts.firms);
  const listings = inOrder(values.listingIds, parts.listings).filter(({ isDeleted }) => !isDeleted);
  return buildServedSlot(
    { ...withoutWrongValues(values), id: id ?? 0 },
    firms,
    listings.map((listing) => ({
      ...listing,
      moreInfoText: parts.firms.find((firm) => firm.id === listing.firmId)?.moreInfoText ?? null,
      representative:
        parts.representatives.find((one) => one.id === listing.representativeId) ?? null,
    })),
  );
}
