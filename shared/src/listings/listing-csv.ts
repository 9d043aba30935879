import type { ListingFields } from './listing.ts';

/** What a column of a CSV file of listings can hold: fields, and what leads to them. */
export type ListingColumn =
  | Exclude<keyof ListingFields, 'showcaseFirmId' | 'representativeId'>
  | 'externalKey'
  | 'firm'
  | 'representative'
  | 'status'
  | 'remarks'
  | 'streetNumber'
  | 'streetDirection'
  | 'streetName'
  | 'streetSuffix'
  | 'unit'
  | 'openHouseDay';

interface Named {
  /** How our own files and the report call it; a column without it is only read. */
  heading?: string;
  /** What it is called elsewhere; first the names of the RESO Data Dictionary. */
  others: readonly string[];
}

/** Every column that is understood, those of our own files in their order. */
export const listingColumns: Record<ListingColumn, Named> = {
  externalKey: { heading: 'External key', others: ['ListingKey', 'ListingId', 'Key'] },
  firm: { heading: 'Firm', others: ['ListOfficeName', 'Office'] },
  type: { heading: 'Type', others: ['PropertyType', 'Listing type'] },
  representative: {
    heading: 'Representative',
    others: ['ListAgentFullName', 'Realtor', 'Agent'],
  },
  description1: { heading: 'Description 1', others: ['Description'] },
  description2: { heading: 'Description 2', others: [] },
  line1: { heading: 'Line 1', others: [] },
  line2: { heading: 'Line 2', others: [] },
  line3: { heading: 'Line 3', others: [] },
  price: { heading: 'Price', others: ['ListPrice'] },
  address: { heading: 'Address', others: ['UnparsedAddress'] },
  city: { heading: 'City', others: [] },
  state: { heading: 'State', others: ['StateOrProvince'] },
  zip: { heading: 'Zip', others: ['PostalCode', 'Zip code'] },
  url: { heading: 'URL', others: ['ListingURL', 'Link'] },
  imageUrl: { heading: 'Image', others: ['MediaURL', 'Image URL'] },
  openHouseStartDate: {
    heading: 'Open house starts (Central Time)',
    others: ['OpenHouseStartTime', 'Open house starts', 'OpenHouseStartDate'],
  },
  openHouseEndDate: {
    heading: 'Open house ends (Central Time)',
    others: ['OpenHouseEndTime', 'Open house ends', 'OpenHouseEndDate'],
  },
  openHouseDay: { others: ['OpenHouseDate'] },
  status: { others: ['StandardStatus', 'Status'] },
  remarks: { others: ['PublicRemarks', 'Remarks'] },
  streetNumber: { others: ['StreetNumber'] },
  streetDirection: { others: ['StreetDirPrefix'] },
  streetName: { others: ['StreetName'] },
  streetSuffix: { others: ['StreetSuffix'] },
  unit: { others: ['UnitNumber'] },
};

const columns = Object.entries(listingColumns) as [ListingColumn, Named][];

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
export const columnHeading = (field: string): string => {
  const column = columnOfField[field] ?? field;
  const named = (listingColumns as Record<string, Named | undefined>)[column];
  return named?.heading ?? named?.others[0] ?? field;
};
const columnOfField: Record<string, ListingColumn | undefined> = {
  showcaseFirmId: 'firm',
  representativeId: 'representative',
};
