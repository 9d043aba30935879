import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { csvLimits, csvTypes } from '../../platform/csv/csv-file.ts';
import { importRun } from '../../platform/imports/import.ts';
import { maxId } from '../../platform/values/fields.ts';
import { listingTypes } from './listing.record.ts';

/** The firm of the rows that name none. */
const forFirm = z.object({ firmId: z.coerce.number().int().optional() });
const words = z.string().max(200).optional();

/** Import and export of listings as CSV files. */
export const listingImportEndpoints = {
  import: endpoint({
    method: 'POST',
    path: '/api/showcase-firm-item/import',
    summary:
      'Uploads a CSV file of listings and checks it. Form fields come before the file. Returns the import at once; follow and start it at /api/import/{id}.',
    usedBy: ['listingList'],
    body: forFirm,
    upload: { maxBytes: csvLimits.bytes, types: csvTypes, isStreamed: true },
    ownTransactions: true,
    touches: ['import'],
    reply: importRun,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/showcase-firm-item/export.csv',
    summary: 'Exports the listings that match a search as a CSV file.',
    usedBy: ['listingList'],
    query: z.object({
      firmId: z.coerce.number().int().max(maxId).optional(),
      type: z.enum(listingTypes).optional(),
      description1: words,
      description2: words,
      line1: words,
      line2: words,
      address: words,
    }),
    produces: 'text/csv; charset=utf-8',
    ownTransactions: true,
    isRead: true,
    shows: ['listing'],
    reply: z.string(),
  }),
};
