import { listingRecord } from '@masthead/shared/listings/listing.record.ts';
import { useChosenFirms } from '../firms/firm.queries.ts';
import type { FieldLabels } from '../forms/field-words.ts';
import { labelsOf } from '../forms/record-labels.ts';
import { useRepresentatives } from './listing.queries.ts';
import type { ListingValues } from './listing-values.ts';

/** How the fields are called where two people's work is compared, in screen order. */
export function useListingLabels(values: ListingValues): FieldLabels<ListingValues> {
  const firms = useChosenFirms(values.firmId === null ? [] : [values.firmId]);
  const representatives = useRepresentatives(values.firmId);
  const firmName = (id: number) => firms.find((firm) => firm.id === id)?.name ?? `Firm ${id}`;
  const representativeName = (id: number | null) =>
    id && (representatives.data?.find((one) => one.id === id)?.name ?? `Representative ${id}`);
  return labelsOf(listingRecord, {
    firmId: firmName,
    representativeId: representativeName,
  });
}
