import { centralClock, centralDay } from '@masthead/shared/dates.ts';
import type { ListingFields } from '@masthead/shared/listings/listing.ts';
import { type ListingColumn, ownKeyOf } from '@masthead/shared/listings/listing-csv.ts';

/** A listing as far as a file tells of it. */
export interface ToldListing
  extends Omit<
    ListingFields,
    'openHouseStartDate' | 'openHouseEndDate' | 'showcaseFirmId' | 'representativeId' | 'type'
  > {
  id: number;
  type: string;
  externalKey: string | null;
  firm: string;
  /** The name of the representative. */
  representative: string | null;
  openHouseStartDate: Date | null;
  openHouseEndDate: Date | null;
}

const moment = (at: Date | null) => (at ? `${centralDay(at)} ${centralClock(at)}` : '');

/** What our own files say of a listing, by column in their order. */
export const listingCells = (row: ToldListing) =>
  ({
    externalKey: row.externalKey ?? ownKeyOf(row.id),
    firm: row.firm,
    type: row.type,
    representative: row.representative ?? '',
    description1: row.description1,
    description2: row.description2 ?? '',
    line1: row.line1 ?? '',
    line2: row.line2 ?? '',
    line3: row.line3 ?? '',
    price: row.price ?? '',
    address: row.address ?? '',
    city: row.city ?? '',
    state: row.state ?? '',
    zip: row.zip ?? '',
    url: row.url,
    imageUrl: row.imageUrl,
    openHouseStartDate: moment(row.openHouseStartDate),
    openHouseEndDate: moment(row.openHouseEndDate),
  }) satisfies Partial<Record<ListingColumn, string>>;
