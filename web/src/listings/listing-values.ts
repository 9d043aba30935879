import { fieldsWithout, type ListingType } from '@masthead/shared/listings/listing.record.ts';
import { type Listing, listingForm } from '@masthead/shared/listings/listing.ts';
import type { z } from 'zod';

/** The form's values of a listing. */
export type ListingValues = z.input<typeof listingForm>;
export type ListingField = keyof ListingValues;

/** The form's values of a stored listing. */
export const valuesOf = (listing: Listing): ListingValues =>
  Object.fromEntries(
    Object.keys(listingForm.shape).map((field) => [field, listing[field as ListingField]]),
  ) as ListingValues;

/** A new listing: firm and type are chosen by the person, and missing until then. */
export const newValues = {
  ...(Object.fromEntries(
    Object.keys(listingForm.shape).map((field) => [field, null]),
  ) as unknown as ListingValues),
  description1: '',
  url: '',
  imageUrl: '',
};

/** What a change of the type does: fields of the other types are put aside, and come back with them. */
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
