import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { fileKey, invoiceFile, invoiceFileTypes, mostOfFile } from './invoice-file.ts';

/** Attachments of invoices. */
export const invoiceFileEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/api/invoice/files',
    summary:
      'Uploads a PDF or an image for an invoice. List its id in `fileIds` when the invoice is saved. The type comes from the content, not from the name.',
    usedBy: ['invoiceAdd', 'invoiceEdit'],
    upload: { maxBytes: mostOfFile, types: Object.values(invoiceFileTypes) },
    ownTransactions: true,
    touches: [],
    reply: invoiceFile,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/invoice/files/:key',
    summary: 'Downloads a file of an invoice that the caller may see, always as an attachment.',
    usedBy: ['invoiceAdd', 'invoiceEdit', 'reviewInvoices'],
    isContributorsOwn: true,
    params: z.object({ key: fileKey }),
    produces: 'application/octet-stream',
    shows: [],
    reply: z.string(),
  }),
};
