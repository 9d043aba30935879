import type { AdSlot } from '@masthead/shared/ad-slots/ad-slot.ts';
import { listDay } from '@masthead/shared/dates.ts';
import { inSiteOrder } from '@masthead/shared/sites/site.ts';
import { useChosenFirms } from '../firms/firm.queries.ts';
import type { FieldLabels } from '../forms/ConflictDialog.tsx';
import { useSites } from '../sites/site.queries.ts';
import { colorLabels } from './SlotColors.tsx';
import type { SlotValues } from './slot-values.ts';
import type { SlotItem } from './use-slot-parts.ts';

const dayOrNone = (day: string) => (day === '' ? null : listDay(day));

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
  items: readonly SlotItem[],
  stored: AdSlot['items'],
): FieldLabels<SlotValues> {
  const itemName = (id: number) =>
    [...items, ...stored].find((item) => item.id === id)?.description1 ?? `Listing ${id}`;
  return {
    firmIds: { label: 'Firms', show: (ids) => <FirmNames ids={ids} /> },
    siteIds: { label: 'Sites', show: (ids) => <SiteNames ids={ids} /> },
    startDate: { label: 'Start date', show: dayOrNone },
    endDate: { label: 'End date', show: dayOrNone },
    displayEffect: 'Display effect',
    listingType: 'Listing type',
    isPaused: 'Paused',
    conflictReason: 'Reason',
    title1: 'Title 1',
    title2: 'Title 2',
    headerThinIndex: 'Thin word position',
    buttonText: 'Button text',
    url: 'URL',
    itemIds: { label: 'Items', show: (ids) => ids.map(itemName).join('; ') },
    ...colorLabels,
    presentedByFontWeight: 'Presented by font weight',
    logoHeight: 'Logo height',
    logoPadding: 'Logo padding',
    googleAnalyticsTag: 'Google Analytics tag',
    analyticsCategory: 'Analytics category',
  };
}
