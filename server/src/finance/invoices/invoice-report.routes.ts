import { monthWords } from '@masthead/shared/finance/invoices/invoice.ts';
import { invoiceReportEndpoints } from '@masthead/shared/finance/invoices/invoice-report.endpoints.ts';
import { monthOf, totalsPageSize } from '@masthead/shared/finance/invoices/invoice-report.ts';
import { today } from '@masthead/shared/platform/values/dates.ts';
import type { App } from '../../app-parts.ts';
import { userRows } from '../../people/users/user.store.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { invoiceRows } from './invoice.store.ts';
import {
  findContributor,
  listStatement,
  listTotals,
  newestMonth,
} from './invoice-report.queries.ts';

/** Totals of invoices, and the monthly statement. */
export function invoiceReportRoutes(app: App): void {
  handle(app, invoiceReportEndpoints.lines, async ({ body, viewer, db }) => {
    const { by, offset, limit, ...wishes } = body;
    const lines = await listTotals(db, rowsOf(viewer, invoiceRows), by, wishes);
    const first = offset ?? 0;
    const nodes = lines.slice(first, first + (limit ?? totalsPageSize));
    if (by !== 'month') return { totalCount: lines.length, nodes };
    const named = nodes.map((line) => {
      const { year, month } = monthOf(line.id);
      return { ...line, name: monthWords(year, month) };
    });
    return { totalCount: lines.length, nodes: named };
  });

  handle(app, invoiceReportEndpoints.statement, async ({ query, viewer, db }) => {
    const { contributorId = viewer.id } = query;
    const contributor =
      viewer.isEditor || contributorId === viewer.id
        ? await findContributor(db, rowsOf(viewer, userRows), contributorId)
        : null;
    if (!contributor) throw notFound();
    const visible = rowsOf(viewer, invoiceRows);
    const { year, month } =
      query.year && query.month
        ? { year: query.year, month: query.month }
        : await newestMonth(db, visible, contributorId, today(new Date()));
    const lines = await listStatement(db, visible, { contributorId, year, month });
    return { contributor, year, month, lines };
  });
}
