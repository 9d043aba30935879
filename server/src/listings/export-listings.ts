import { centralDay } from '@masthead/shared/dates.ts';
import { ownHeadings } from '@masthead/shared/listings/listing-csv.ts';
import { listingImportMessages, mostExportRows } from '@masthead/shared/listings/listing-import.ts';
import type { Rows } from '../access/rows.ts';
import { byteOrderMark, csvOf } from '../csv/write-csv.ts';
import { refused } from '../http/errors.ts';
import type { FileReply } from '../http/file-reply.ts';
import type { Reads } from '../http/handle.ts';
import { listingCells } from './listing-cells.ts';
import {
  countListings,
  type ListingRow,
  type ListingSearch,
  walkListings,
} from './listings.queries.ts';

/** Rows that are in memory at a time. */
const rowsAtATime = 1000;

/** The listings that match, by creation, as a file for spreadsheets; more than 50,000 are refused. */
export async function exportListings(
  read: Reads,
  seen: Rows<'listing'>,
  search: ListingSearch,
): Promise<FileReply> {
  if ((await read((db) => countListings(db, seen, search))) > mostExportRows)
    throw refused(listingImportMessages.tooManyToExport);
  const name = `listings ${centralDay(new Date())}.csv`;
  return { name, content: exportedCsv(read, seen, search) };
}

/** The file piece by piece; it can be imported again. */
async function* exportedCsv(read: Reads, seen: Rows<'listing'>, search: ListingSearch) {
  yield byteOrderMark + csvOf([ownHeadings]);
  for (let after: ListingRow | null = null; ; ) {
    const cursor: ListingRow | null = after;
    const rows: ListingRow[] = await read((db) =>
      walkListings(db, seen, search, cursor, rowsAtATime),
    );
    if (rows.length > 0) yield csvOf(rows.map((row) => Object.values(listingCells(row))));
    if (rows.length < rowsAtATime) return;
    after = rows.at(-1) ?? null;
  }
}
