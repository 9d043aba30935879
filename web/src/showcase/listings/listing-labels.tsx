import type { FormValues } from '@masthead/shared/platform/records/record.ts';
import {
  fieldsWithout,
  type ListingType,
  listingRecord,
} from '@masthead/shared/showcase/listings/listing.record.ts';
import type { FieldLabels } from '../../platform/forms/field-words.ts';
import { labelsOf } from '../../platform/forms/record-labels.ts';
import { useChosenFirms } from '../firms/firm.queries.ts';
import { useRepresentatives } from './listing.queries.ts';

/** Labels of the fields where two versions are compared, in screen order. */
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

/** The form's values of a listing. */
export type ListingValues = FormValues<typeof listingRecord>;
export type ListingField = keyof ListingValues;

/** Changes the type: values of other types are set aside and restored when their type returns. */
export function changesForType(values: ListingValues, type: ListingType, aside: Aside) {
  const hidden = fieldsWithout[type];
  const putAside: Aside = { ...aside };
  for (const field of hidden) putAside[field] = values[field] ?? aside[field] ?? null;
  const shown = Object.entries(aside).filter(([field]) => !hidden.includes(field as ListingField));
  const emptied = hidden.map((field) => [field, null]);
  const changes = { type, ...Object.fromEntries([...shown, ...emptied]) } as Partial<ListingValues>;
  for (const [field] of shown) delete putAside[field as ListingField];
  return { changes, aside: putAside };
}

/** Values of fields that the chosen type does not have. */
export type Aside = { [field in ListingField]?: ListingValues[ListingField] };

/** True for a field that a listing of this type has; until a type is chosen, only what every type has. */
export const hasField = (type: ListingType | null, field: ListingField): boolean =>
  type === null
    ? !Object.values(fieldsWithout).some((fields) => fields.includes(field))
    : !fieldsWithout[type].includes(field);
