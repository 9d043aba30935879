import { listingRecord } from '@masthead/shared/listings/listing.record.ts';
import { ownKeyOf } from '@masthead/shared/listings/listing-csv.ts';
import type { RowOf } from '@masthead/shared/records/record.ts';
import { csvCells } from '../records/csv-cells.ts';

/** What our own files say of a listing, by column in their order. */
export const listingCells = (row: RowOf<typeof listingRecord>): Record<string, string> => ({
  externalKey: row.externalKey ?? ownKeyOf(row.id),
  ...csvCells(listingRecord, row),
});
