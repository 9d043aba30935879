import { z } from 'zod';
import { maxId } from '../fields.ts';
import { direction } from '../paging.ts';
import {
  changeOf,
  formOf,
  newOf,
  type ReplyOf,
  readOf,
  type SavedValues,
} from '../records/record.ts';
import { placeAndPrice } from '../showcase/place-and-price.ts';
import {
  listingRecord,
  listingSorts,
  listingTypes,
  listingWithoutPicture,
} from './listing.record.ts';

export type ListingFields = SavedValues<typeof listingRecord>;

/** The listing form with the rules by type (Spec, showcase 5). */
export const listingForm = formOf(listingRecord);

/** A new listing; the server checks the rules by type. */
export const newListing = newOf(listingRecord);

/**
 * A save of a listing: absent fields are kept, null clears; then the rules by type are checked on the
 * whole, and whether it may be without a picture.
 */
export const listingUpdate = changeOf(listingWithoutPicture);

/** A listing as it is answered. */
export const listing = readOf(listingRecord);
export type Listing = ReplyOf<typeof listingRecord>;

/** Search of the listings page; texts match as contains in any letter case (Spec, showcase 7). */
export const listingFilter = z.object({
  firmId: z.int().max(maxId).nullish(),
  firmIds: z.array(z.int().max(maxId)).max(1000).nullish(),
  type: z.enum(listingTypes).nullish(),
  /** Words in any of the descriptions, lines and the address. */
  text: z.string().max(200).nullish(),
  description1: z.string().max(200).nullish(),
  description2: z.string().max(200).nullish(),
  line1: z.string().max(200).nullish(),
  line2: z.string().max(200).nullish(),
  address: z.string().max(200).nullish(),
  /** Those alone without a picture, or whose open house is over. */
  isLacking: z.boolean().nullish(),
  ...placeAndPrice.shape,
  /** By creation, the oldest first, unless stated. */
  sort: z.enum(listingSorts).nullish(),
  direction: direction.nullish(),
  offset: z.int().min(0).max(10_000_000).nullish(),
  limit: z.int().min(1).max(100).nullish(),
});
export type ListingFilter = z.output<typeof listingFilter>;
