import { setImmediate as breathe } from 'node:timers/promises';
import { centralClock, centralDay } from '@masthead/shared/dates.ts';
import { listingColumns } from '@masthead/shared/listings/listing-csv.ts';
import { listingImportMessages, mostExportRows } from '@masthead/shared/listings/listing-import.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import { byteOrderMark, csvOf } from '../csv/write-csv.ts';
import type { Db } from '../db/client.ts';
import { refused } from '../http/errors.ts';
import {
  countListings,
  type ListingRow,
  type ListingSearch,
  walkListings,
} from './listings.queries.ts';

/** Rows of one statement. */
const rowsAtATime = 1000;

const moment = (at: Date | null) => (at ? `${centralDay(at)} ${centralClock(at)}` : '');

/** Our own columns in their order, so that the file can be imported again. */
const headings = Object.values(listingColumns).flatMap(({ heading }) => heading ?? []);

const cellsOf = (row: ListingRow): string[] =>
  [
    row.externalKey,
    row.firm,
    row.type,
    row.representative,
    row.description1,
    row.description2,
    row.line1,
    row.line2,
    row.line3,
    row.price,
    row.address,
    row.city,
    row.state,
    row.zip,
    row.url,
    row.imageUrl,
    moment(row.openHouseStartDate),
    moment(row.openHouseEndDate),
  ].map((cell) => cell ?? '');

/** The listings that match, by creation, as a file for spreadsheets; more than 50,000 are refused. */
export async function exportListings(
  db: Db,
  scope: OrganizationScope,
  search: ListingSearch,
): Promise<string> {
  if ((await countListings(db, scope, search)) > mostExportRows)
    throw refused(listingImportMessages.tooManyToExport);
  let text = byteOrderMark + csvOf([headings]);
  let after: ListingRow | null = null;
  for (;;) {
    const rows: ListingRow[] = await walkListings(db, scope, search, after, rowsAtATime);
    if (rows.length > 0) text += csvOf(rows.map(cellsOf));
    if (rows.length < rowsAtATime) return text;
    after = rows.at(-1) ?? null;
    await breathe();
  }
}
