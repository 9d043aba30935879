import { endpoint } from '../../platform/contract/endpoint.ts';
import { pageOf } from '../../platform/contract/paging.ts';
import { lineSearch, statement, statementQuery, totalsLine } from './invoice-report.ts';

/** Totals and statements of invoices, for those who pay and those who wrote them. */
export const invoiceReportEndpoints = {
  lines: endpoint({
    method: 'POST',
    path: '/api/invoice/totals-by',
    summary: 'Adds up the invoices that match a filter, by month, contributor or site.',
    usedBy: ['invoiceTotals'],
    body: lineSearch,
    isRead: true,
    shows: ['invoice', 'user', 'site'],
    reply: pageOf(totalsLine),
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/invoice/statement',
    summary:
      'Returns the caller’s statement for a month. Editors and admins may name any contributor.',
    usedBy: ['invoiceStatement'],
    isContributorsOwn: true,
    query: statementQuery,
    shows: ['invoice', 'user', 'site'],
    reply: statement,
  }),
};
