import { listingImportEndpoints } from '@masthead/shared/listings/listing-import.endpoints.ts';
import type { FastifyRequest } from 'fastify';
import { organizationScope } from '../access/organization-scope.ts';
import { handle, readsOf, type Server } from '../http/handle.ts';
import { exportListings } from './export-listings.ts';
import { importListings } from './import-listings.ts';
import { listingSearchOf } from './listings.routes.ts';

const longestImportMs = 10 * 60_000;

/** Why: a large file on a busy machine takes longer than a connection may otherwise be silent. */
function waitFor({ raw: { socket } }: FastifyRequest): void {
  if ('setTimeout' in socket) socket.setTimeout(longestImportMs);
}

/** Import and export of listings as CSV files. */
export function listingFileRoutes(server: Server): void {
  handle(server, listingImportEndpoints.dryRun, ({ file, body, viewer, request }) => {
    waitFor(request);
    const firmId = body.showcaseFirmId ?? null;
    return importListings(server.pool, viewer, { file, firmId, isDryRun: true });
  });

  handle(server, listingImportEndpoints.import, ({ file, body, viewer, request }) => {
    waitFor(request);
    const firmId = body.showcaseFirmId ?? null;
    return importListings(server.pool, viewer, { file, firmId, isDryRun: false });
  });

  handle(server, listingImportEndpoints.export, ({ query, viewer }) =>
    exportListings(readsOf(server, viewer), organizationScope(viewer), listingSearchOf(query)),
  );
}
