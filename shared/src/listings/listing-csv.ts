import { type CsvColumn, csvKeyOf, csvOf } from '../records/csv-of.ts';
import type { Field } from '../records/field.ts';
import { listingRecord } from './listing.record.ts';

/** What leads to fields in files of other systems; first the names of the RESO Data Dictionary. */
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

/** What a column of a CSV file of listings can hold: fields, and what leads to them. */
export type ListingColumn =
  | Exclude<keyof typeof listingRecord.fields, 'firmId' | 'representativeId'>
  | keyof typeof leading
  | 'externalKey'
  | 'firm'
  | 'representative';

/** Every column that is understood, those of our own files in their order. */
export const listingColumns: Readonly<Record<string, CsvColumn>> = {
  externalKey: { heading: 'External key', others: ['ListingKey', 'ListingId', 'Key'] },
  ...csvOf(listingRecord),
  ...leading,
};

const columns = Object.entries(listingColumns) as [ListingColumn, CsvColumn][];

/** The columns of our own files in their order, and what stands above them. */
export const ownColumns = columns.filter(([, { heading }]) => heading).map(([column]) => column);
export const ownHeadings: readonly string[] = columns.flatMap(([, { heading }]) => heading ?? []);

/** The key by which our own files know a listing that no other system has named. */
export const ownKeyOf = (id: number): string => `masthead:${id}`;
/** The id in such a key, or null. */
export const idInOwnKey = (key: string): number | null => {
  const [, id] = /^masthead:([1-9]\d{0,8})$/.exec(key) ?? [];
  return id ? Number(id) : null;
};

/** How the report calls the column that a field came from. */
export const columnHeading = (key: string): string => {
  const field = (listingRecord.fields as Record<string, Field>)[key];
  const named = listingColumns[field ? csvKeyOf(key, field) : key];
  return named?.heading ?? named?.others[0] ?? key;
};
