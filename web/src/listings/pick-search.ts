import type { ListingType } from '@masthead/shared/listings/listing.record.ts';
import { anywhere, type TypedPlaceAndPrice } from '@masthead/shared/showcase/place-and-price.ts';

/** What the picker of listings shows. */
export interface PickSearch extends TypedPlaceAndPrice {
  text: string;
  /** One of the firms of the slot; null is all of them. */
  firmId: number | null;
  type: ListingType | null;
  page: number;
}

/** A picker that was just opened. */
export const newPick: PickSearch = {
  ...anywhere,
  text: '',
  firmId: null,
  type: null,
  page: 1,
};
