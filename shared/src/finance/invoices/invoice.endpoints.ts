import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { largestPage, pageOf, queryInt } from '../../platform/contract/paging.ts';
import { byId } from '../../platform/values/fields.ts';
import {
  approvable,
  approvalOfAll,
  decidedTogether,
  hintedInvoice,
  invoice,
  invoiceHint,
  invoicePageSize,
  invoicePeople,
  invoiceSearch,
  invoiceTotals,
  invoiceUpdate,
  invoiceWishes,
  newInvoice,
  seenInvoices,
  sentBackInvoice,
} from './invoice.ts';

const readOnly = Object.keys(invoice.shape);

/** REST calls of invoices (Spec, content 6; decisions 10). */
export const invoiceEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/invoice',
    summary: 'Creates an invoice for the caller. Editors and admins may name another contributor.',
    usedBy: ['invoiceAdd'],
    isContributorsOwn: true,
    body: newInvoice,
    ignores: readOnly,
    touches: ['invoice'],
    reply: invoice,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/invoice',
    summary:
      'Updates an invoice. Omitted fields keep their values. An outdated version, an approved invoice and the deletion of an exported invoice return 409. Editors approve and unapprove with `isApproved` alone.',
    usedBy: ['myInvoices', 'invoiceEdit', 'reviewInvoices'],
    isContributorsOwn: true,
    body: invoiceUpdate,
    ignores: readOnly,
    touches: ['invoice'],
    reply: invoice,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/invoice',
    summary:
      'Lists the 100 newest invoices. Editors and admins get all of them, others only their own.',
    usedBy: ['myInvoices'],
    isContributorsOwn: true,
    query: z.object({
      limit: queryInt('limit', 1, largestPage).default(invoicePageSize),
      offset: queryInt('offset', 0, 10_000_000).default(0),
    }),
    shows: ['invoice', 'user', 'site'],
    reply: z.array(invoice),
  }),
  search: endpoint({
    method: 'POST',
    path: '/api/invoice/search',
    summary:
      'Lists a page of the invoices that the caller may see. Text filters match any part of a field.',
    usedBy: ['myInvoices', 'reviewInvoices'],
    isContributorsOwn: true,
    body: invoiceSearch,
    isRead: true,
    shows: ['invoice', 'user', 'site'],
    reply: pageOf(invoice),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/invoice/:id',
    summary: 'Returns one invoice, as a list of one.',
    usedBy: ['invoiceEdit', 'reviewInvoices'],
    isContributorsOwn: true,
    params: byId,
    shows: ['invoice', 'post'],
    reply: z.array(invoice).length(1),
  }),
  totals: endpoint({
    method: 'POST',
    path: '/api/invoice/totals',
    summary: 'Counts and adds up the invoices that match a filter, by state.',
    usedBy: ['myInvoices', 'reviewInvoices'],
    isContributorsOwn: true,
    body: invoiceWishes,
    isRead: true,
    shows: ['invoice'],
    reply: invoiceTotals,
  }),
  hints: endpoint({
    method: 'POST',
    path: '/api/invoice/hints',
    summary:
      'Lists hints about an invoice that is being entered or reviewed, such as duplicates among the invoices that the caller may see. Hints never block.',
    usedBy: ['invoiceAdd', 'invoiceEdit', 'reviewInvoices'],
    isContributorsOwn: true,
    body: hintedInvoice,
    isRead: true,
    shows: ['invoice'],
    reply: z.array(invoiceHint),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/invoice/people',
    summary:
      'Lists the people who can be chosen as the contributor or the editor of an invoice, sorted by name.',
    usedBy: ['invoiceAdd', 'invoiceEdit', 'reviewInvoices'],
    isContributorsOwn: true,
    shows: ['user'],
    reply: invoicePeople,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/invoice/approve',
    summary:
      'Approves the given versions of invoices: all of them, or none if one has changed since (409).',
    usedBy: ['reviewInvoices'],
    body: seenInvoices,
    touches: ['invoice'],
    reply: z.array(invoice),
  }),
  unapprove: endpoint({
    method: 'POST',
    path: '/api/invoice/unapprove',
    summary: 'Returns decided invoices to review: all of them, or none.',
    usedBy: ['reviewInvoices'],
    body: seenInvoices,
    touches: ['invoice'],
    reply: z.array(invoice),
  }),
  approvable: endpoint({
    method: 'POST',
    path: '/api/invoice/approvable',
    summary:
      'Counts and adds up the awaiting invoices in a filter that the caller may approve. Returns a fingerprint of their current versions.',
    usedBy: ['reviewInvoices'],
    body: invoiceWishes,
    isRead: true,
    shows: ['invoice'],
    reply: approvable,
  }),
  approveAll: endpoint({
    method: 'POST',
    path: '/api/invoice/approve-all',
    summary:
      'Approves the awaiting invoices in a filter that a fingerprint names, up to 5,000: all of them, or none if one was changed, added or removed since (409).',
    usedBy: ['reviewInvoices'],
    body: approvalOfAll,
    touches: ['invoice'],
    reply: decidedTogether,
  }),
  undoApproveAll: endpoint({
    method: 'POST',
    path: '/api/invoice/approve-all/undo',
    summary:
      'Undoes the caller’s approvals of one instant. Approvals that were undone one by one since are skipped.',
    usedBy: ['reviewInvoices'],
    body: decidedTogether.pick({ decidedAt: true }),
    touches: ['invoice'],
    reply: decidedTogether.omit({ decidedAt: true }),
  }),
  sendBack: endpoint({
    method: 'POST',
    path: '/api/invoice/send-back',
    summary: 'Sends an invoice back to its contributor for changes, with a reason.',
    usedBy: ['reviewInvoices'],
    body: sentBackInvoice,
    touches: ['invoice'],
    reply: invoice,
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/invoice/export.csv',
    freshProof: true,
    summary:
      'Exports the approved invoices in a filter as a CSV file, whatever state the filter names. Records the exported version of each invoice.',
    usedBy: ['reviewInvoices'],
    body: invoiceWishes,
    produces: 'text/csv; charset=utf-8',
    ownTransactions: true,
    touches: ['invoice'],
    reply: z.string(),
  }),
};
