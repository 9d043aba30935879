import { z } from 'zod';
import { csvLimits, csvTypes } from '../csv/csv-file.ts';
import { endpoint } from '../endpoint.ts';
import { maxId } from '../fields.ts';
import { listingTypes } from './listing.record.ts';
import { importReport } from './listing-import.ts';

/** The firm of the rows that name none. */
const forFirm = z.object({ showcaseFirmId: z.coerce.number().int().optional() });
const upload = { maxBytes: csvLimits.bytes, types: csvTypes };
const words = z.string().max(200).optional();

/** Import and export of listings as CSV files. */
export const listingImportEndpoints = {
  dryRun: endpoint({
    method: 'POST',
    path: '/api/showcase-firm-item/import/dry-run',
    summary: 'Says what an import of a CSV file would do, row by row, and changes nothing.',
    usedBy: ['listingList'],
    body: forFirm,
    upload,
    isRead: true,
    ownTransactions: true,
    reply: importReport,
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/showcase-firm-item/import',
    summary: 'Imports a CSV file of listings in one piece, by the key of the other system.',
    usedBy: ['listingList'],
    body: forFirm,
    upload,
    ownTransactions: true,
    reply: importReport,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/showcase-firm-item/export.csv',
    summary: 'The listings that match a search as a CSV file, up to 50,000.',
    usedBy: ['listingList'],
    query: z.object({
      showcaseFirmId: z.coerce.number().int().max(maxId).optional(),
      type: z.enum(listingTypes).optional(),
      description1: words,
      description2: words,
      line1: words,
      line2: words,
      address: words,
    }),
    produces: 'text/csv; charset=utf-8',
    ownTransactions: true,
    reply: z.string(),
  }),
};
