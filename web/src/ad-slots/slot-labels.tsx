import { adSlotRecord } from '@masthead/shared/ad-slots/ad-slot.record.ts';
import type { AdSlot } from '@masthead/shared/ad-slots/ad-slot.ts';
import { inSiteOrder } from '@masthead/shared/sites/site.ts';
import { useChosenFirms } from '../firms/firm.queries.ts';
import type { FieldLabels } from '../forms/field-words.ts';
import { labelsOf } from '../forms/record-labels.ts';
import { useSites } from '../sites/site.queries.ts';
import type { SlotValues } from './slot-values.ts';
import type { SlotListing } from './use-slot-parts.ts';

function FirmNames({ ids }: { ids: readonly number[] }) {
  return useChosenFirms(ids)
    .map(({ name }) => name)
    .join(', ');
}

function SiteNames({ ids }: { ids: readonly number[] }) {
  const sites = inSiteOrder(useSites().data ?? []).filter(({ id }) => ids.includes(id));
  return sites.map(({ name }) => name).join(', ') || 'None';
}

/** How the fields are called where two people's work is compared, in screen order. */
export function slotLabels(
  rows: readonly SlotListing[],
  stored: AdSlot['items'],
): FieldLabels<SlotValues> {
  const listingName = (id: number) =>
    [...rows, ...stored].find((listing) => listing.id === id)?.description1 ?? `Listing ${id}`;
  return labelsOf(adSlotRecord, {
    firmIds: (ids) => <FirmNames ids={ids} />,
    siteIds: (ids) => <SiteNames ids={ids} />,
    listingIds: (ids) => ids.map(listingName).join('; '),
  });
}
