import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { listingImportEndpoints } from '@masthead/shared/listings/listing-import.endpoints.ts';
import type { App } from '../app-parts.ts';
import { findFirm } from '../firms/firms.queries.ts';
import { badRequest } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readsOf } from '../http/replies.ts';
import { startImport } from '../imports/start-import.ts';
import { exportListings } from './export-listings.ts';
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
