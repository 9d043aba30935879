import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { fileKey, invoiceFile, invoiceFileTypes, mostOfFile } from './invoice-file.ts';

/** Files that invoices come with. */
export const invoiceFileEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/api/invoice/files',
    summary:
      'Keeps a PDF or a picture for an invoice, which names it in `fileIds` when it is saved; by its content, whatever it is called.',
    usedBy: ['invoiceAdd', 'invoiceEdit'],
    upload: { maxBytes: mostOfFile, types: Object.values(invoiceFileTypes) },
    ownTransactions: true,
    touches: [],
    reply: invoiceFile,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/invoice/files/:key',
    summary: 'A file of an invoice that the caller may see, to be saved; it is never a page.',
    usedBy: ['invoiceAdd', 'invoiceEdit', 'reviewInvoices'],
    isContributorsOwn: true,
    params: z.object({ key: fileKey }),
    produces: 'application/octet-stream',
    shows: [],
    reply: z.string(),
  }),
};
