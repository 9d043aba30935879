import { z } from 'zod';
import { direction } from '../../platform/contract/paging.ts';
import { type CsvColumn, csvKeyOf, csvOf } from '../../platform/records/csv-of.ts';
import type { Field } from '../../platform/records/field.ts';
import {
  changeOf,
  type FieldValues,
  formOf,
  newOf,
  type ReplyOf,
  readOf,
} from '../../platform/records/record.ts';
import { inDigits } from '../../platform/values/counting.ts';
import { maxId } from '../../platform/values/fields.ts';
import { placeAndPrice } from '../delivery/place-and-price.ts';
import {
  listingRecord,
  listingSorts,
  listingTypes,
  listingWithoutPicture,
} from './listing.record.ts';

export type ListingFields = FieldValues<typeof listingRecord>;

/** The listing form with the rules by type (Spec, showcase 5). */
export const listingForm = formOf(listingRecord);

/** A new listing; the server checks the rules by type. */
export const newListing = newOf(listingRecord);

/**
 * A save of a listing: omitted fields keep their values, null clears. Then the rules by type are checked on the
 * whole, and whether it may lack an image.
 */
export const listingUpdate = changeOf(listingWithoutPicture);

/** A listing in responses. */
export const listing = readOf(listingRecord);
export type Listing = ReplyOf<typeof listingRecord>;

/** Search of the listings page. Text filters match any part in any letter case (Spec, showcase 7). */
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
  /** Only listings without an image, or whose open house is over. */
  isLacking: z.boolean().nullish(),
  ...placeAndPrice.shape,
  /** By creation by default, oldest first. */
  sort: z.enum(listingSorts).nullish(),
  direction: direction.nullish(),
  offset: z.int().min(0).max(10_000_000).nullish(),
  limit: z.int().min(1).max(100).nullish(),
});
export type ListingFilter = z.output<typeof listingFilter>;

/** Most unknown columns in a report. */
export const mostUnknownColumns = 100;

/** Sentences of the import and the export of listings. */
export const listingImportMessages = {
  noKeyColumn:
    'The first row must contain the column names. One of them must be the other system’s key: "External key", "ListingKey" or "ListingId".',
  noKey: 'The other system’s key is missing.',
  keyTooLong: 'Use at most 255 characters here',
  twice: (line: number) => `This key is already on line ${inDigits(line)} of the file.`,
  badMoment: 'Enter a date and a time, such as 2026-12-05 13:00.',
  notRead: (columns: string) => `Ignored columns: ${columns}.`,
  shownSince: 'Added to an ad slot since the import, so it was kept.',
} as const;

/** Columns of other systems that fields are derived from, with the RESO Data Dictionary names first. */
const leading = {
  openHouseDay: { others: ['OpenHouseDate'] },
  status: { others: ['StandardStatus', 'Status'] },
  remarks: { others: ['PublicRemarks', 'Remarks'] },
  streetNumber: { others: ['StreetNumber'] },
  streetDirection: { others: ['StreetDirPrefix'] },
  streetName: { others: ['StreetName'] },
  streetSuffix: { others: ['StreetSuffix'] },
  unit: { others: ['UnitNumber'] },
} satisfies Record<string, CsvColumn>;

/** Columns of a CSV file of listings: fields, and columns that fields are derived from. */
export type ListingColumn =
  | Exclude<keyof typeof listingRecord.fields, 'firmId' | 'representativeId'>
  | keyof typeof leading
  | 'externalKey'
  | 'firm'
  | 'representative';

/** Every known column; those of our own exports in their order. */
export const listingColumns: Readonly<Record<string, CsvColumn>> = {
  externalKey: { heading: 'External key', others: ['ListingKey', 'ListingId', 'Key'] },
  ...csvOf(listingRecord),
  ...leading,
};

const columns = Object.entries(listingColumns) as [ListingColumn, CsvColumn][];

/** The columns of our own exports in their order, and their headings. */
export const ownColumns = columns.filter(([, { heading }]) => heading).map(([column]) => column);
export const ownHeadings: readonly string[] = columns.flatMap(([, { heading }]) => heading ?? []);

/** The key in our own exports of a listing without a key from another system. */
export const ownKeyOf = (id: number): string => `masthead:${id}`;
/** The id in such a key, or null. */
export const idInOwnKey = (key: string): number | null => {
  const [, id] = /^masthead:([1-9]\d{0,8})$/.exec(key) ?? [];
  return id ? Number(id) : null;
};

/** The name of a field's column in the report. */
export const columnHeading = (key: string): string => {
  const field = (listingRecord.fields as Record<string, Field>)[key];
  const named = listingColumns[field ? csvKeyOf(key, field) : key];
  return named?.heading ?? named?.others[0] ?? key;
};
