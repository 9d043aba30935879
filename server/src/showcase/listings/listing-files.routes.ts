import type { RowOf } from '@masthead/shared/platform/records/record.ts';
import { centralDay } from '@masthead/shared/platform/values/dates.ts';
import { firmMessages } from '@masthead/shared/showcase/firms/firm.messages.ts';
import { listingRecord } from '@masthead/shared/showcase/listings/listing.record.ts';
import { ownHeadings, ownKeyOf } from '@masthead/shared/showcase/listings/listing.ts';
import { listingImportEndpoints } from '@masthead/shared/showcase/listings/listing-import.endpoints.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { csvInSteps } from '../../platform/csv/write-csv.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { type FileReply, type Reads, readsOf } from '../../platform/http/replies.ts';
import { startImport } from '../../platform/imports/start-import.ts';
import { csvCells } from '../../platform/records/columns.ts';
import { findFirm } from '../firms/firm.store.ts';
import { type ListingRow, type ListingSearch, listingRows, walkListings } from './listing.store.ts';
import { listingSearchOf } from './listings.routes.ts';

/** Import and export of listings as CSV files. */
export function listingFileRoutes(app: App): void {
  handle(app, listingImportEndpoints.import, async ({ file, body, viewer }) => {
    const firmId = body.firmId ?? null;
    const firm = firmId && (await findFirm(app.pool, viewer, firmId));
    if (firmId !== null && !firm)
      throw badRequest({ path: 'firmId', message: firmMessages.unknown });
    return startImport(app, viewer, {
      kind: 'listings',
      fileName: file.name || 'listings.csv',
      options: { firmId },
      target: firm ? firm.name : '',
      file: file.pieces,
    });
  });

  handle(app, listingImportEndpoints.export, async ({ query, request }) =>
    exportListings(readsOf(app, request), listingSearchOf(query)),
  );
}

/** Exports matching listings in order of creation, as CSV that can be imported again. */
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

/** The export cells of a listing, by column, in order. */
export const listingCells = (row: RowOf<typeof listingRecord>): Record<string, string> => ({
  externalKey: row.externalKey ?? ownKeyOf(row.id),
  ...csvCells(listingRecord, row),
});
