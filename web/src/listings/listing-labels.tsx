import { centralSentence } from '@masthead/shared/dates.ts';
import { priceText } from '@masthead/shared/price-text.ts';
import { useChosenFirms } from '../firms/firm.queries.ts';
import type { FieldLabels } from '../forms/ConflictDialog.tsx';
import { useRepresentatives } from './listing.queries.ts';
import type { ListingValues } from './listing-values.ts';

const moment = (at: string | null) => (at === null ? null : centralSentence(new Date(at)));

/** How the fields are called where two people's work is compared, in screen order. */
export function useListingLabels(values: ListingValues): FieldLabels<ListingValues> {
  const firms = useChosenFirms(values.showcaseFirmId === null ? [] : [values.showcaseFirmId]);
  const representatives = useRepresentatives(values.showcaseFirmId);
  const firmName = (id: number) => firms.find((firm) => firm.id === id)?.name ?? `Firm ${id}`;
  const representativeName = (id: number | null) =>
    id && (representatives.data?.find((one) => one.id === id)?.name ?? `Representative ${id}`);
  return {
    showcaseFirmId: { label: 'Firm', show: firmName },
    type: 'Type',
    representativeId: { label: 'Representative', show: representativeName },
    description1: 'Description 1',
    description2: 'Description 2',
    line1: 'Line 1',
    line2: 'Line 2',
    line3: 'Line 3',
    price: { label: 'Price', show: priceText },
    address: 'Address',
    city: 'City',
    state: 'State',
    zip: 'Zip',
    url: 'URL',
    imageUrl: 'Image',
    openHouseStartDate: { label: 'Open house starts', show: moment },
    openHouseEndDate: { label: 'Open house ends', show: moment },
  };
}
