import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';
import { largestPage, pageOf, queryInt } from '../paging.ts';
import {
  invoice,
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
import { hintedInvoice, invoiceHint } from './invoice-hints.ts';

const readOnly = Object.keys(invoice.shape);

/** REST calls of invoices (Spec, content 6; decisions 10). */
export const invoiceEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/invoice',
    summary: "Creates an invoice; one's own, unless an editor or admin names the contributor.",
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
      'Saves an invoice. Absent fields are kept; an old version, an approved invoice and the delete of one that has gone out in a file answer 409. An editor approves and unapproves with `isApproved` alone.',
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
    summary: 'The newest invoices, up to 100: every one for editors and admins, else the own ones.',
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
    summary: 'A page of the invoices that the caller may see; texts match as contains.',
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
    summary: 'One invoice, as a list of one.',
    usedBy: ['invoiceEdit', 'reviewInvoices'],
    isContributorsOwn: true,
    params: byId,
    shows: ['invoice', 'post'],
    reply: z.array(invoice).length(1),
  }),
  totals: endpoint({
    method: 'POST',
    path: '/api/invoice/totals',
    summary: 'How many invoices of a filter are in each state, and what they come to.',
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
      'What is worth a look on an invoice as it is typed or reviewed, among those that the caller may see; it never blocks.',
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
    summary: 'Who can be chosen as the contributor and as the editor of an invoice, by name.',
    usedBy: ['invoiceAdd', 'invoiceEdit', 'reviewInvoices'],
    isContributorsOwn: true,
    shows: ['user'],
    reply: invoicePeople,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/invoice/approve',
    summary:
      'Approves invoices as they were seen: all of them, or none when one has changed meanwhile (409).',
    usedBy: ['reviewInvoices'],
    body: seenInvoices,
    touches: ['invoice'],
    reply: z.array(invoice),
  }),
  unapprove: endpoint({
    method: 'POST',
    path: '/api/invoice/unapprove',
    summary: 'Takes decisions back, so that the invoices await review again: all of them, or none.',
    usedBy: ['reviewInvoices'],
    body: seenInvoices,
    touches: ['invoice'],
    reply: z.array(invoice),
  }),
  sendBack: endpoint({
    method: 'POST',
    path: '/api/invoice/send-back',
    summary: 'Asks the contributor for changes, with the reason.',
    usedBy: ['reviewInvoices'],
    body: sentBackInvoice,
    touches: ['invoice'],
    reply: invoice,
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/invoice/export.csv',
    summary:
      'The approved invoices of a filter as a CSV file, whatever its state says; which version of which invoice it held is remembered.',
    usedBy: ['reviewInvoices'],
    body: invoiceWishes,
    produces: 'text/csv; charset=utf-8',
    ownTransactions: true,
    touches: ['invoice'],
    reply: z.string(),
  }),
};
