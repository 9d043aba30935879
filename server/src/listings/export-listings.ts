import { centralDay } from '@masthead/shared/dates.ts';
import { ownHeadings } from '@masthead/shared/listings/listing-csv.ts';
import { rowsOf } from '../access/rows.ts';
import { csvInSteps } from '../csv/csv-in-steps.ts';
import type { FileReply, Reads } from '../http/replies.ts';
import { listingRows } from './listing.rows.ts';
import { listingCells } from './listing-cells.ts';
import { type ListingRow, type ListingSearch, walkListings } from './listings.queries.ts';

/** The listings that match, by creation, as a file for spreadsheets that can be imported again. */
export const exportListings = (read: Reads, search: ListingSearch): FileReply => ({
  name: `listings ${centralDay(new Date())}.csv`,
  content: csvInSteps<ListingRow>({
    headings: ownHeadings,
    rowsAtATime: 1000,
    next: (after, limit) =>
      read((db, viewer) => walkListings(db, rowsOf(viewer, listingRows), search, after, limit)),
    cellsOf: (row) => Object.values(listingCells(row)),
  }),
});
