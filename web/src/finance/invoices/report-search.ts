import { invoiceStates } from '@masthead/shared/finance/invoices/invoice.record.ts';
import {
  monthOf,
  totalsBy,
  totalsPageSize,
} from '@masthead/shared/finance/invoices/invoice-report.ts';
import { z } from 'zod';
import { choiceOf, optionalId } from '../../platform/lists/search.ts';
import { addressOf, reviewSearch, wishes, wishesOf } from './invoice-search.ts';

/** The URL parameters of the totals; `view` is how they are grouped. */
export const totalsSearch = z.object({
  state: choiceOf(['all', ...invoiceStates]),
  ...wishes,
  view: choiceOf(totalsBy),
});
export type TotalsSearch = z.output<typeof totalsSearch>;

/** The request for a page of totals. */
export const linesOf = (search: TotalsSearch) => ({
  ...wishesOf(search),
  by: search.view,
  limit: totalsPageSize,
  offset: (search.page - 1) * totalsPageSize,
});

/** The URL of the review desk with the invoices of a row. */
export function invoicesOf(search: TotalsSearch, id: number): Record<string, string> {
  const { view, ...filters } = search;
  const narrowed = { month: monthOf(id), contributor: { contributor: id }, site: { site: id } };
  return addressOf(reviewSearch.parse({ ...filters, ...narrowed[view], page: 1 }), null);
}

const part = (from: number, to: number) =>
  z.coerce.number().int().min(from).max(to).nullable().default(null).catch(null);

/** The contributor and month of a statement; defaults to the newest month with an invoice. */
export const statementSearch = z.object({
  contributor: optionalId,
  year: part(1900, 2999),
  month: part(1, 12),
});

export interface Month {
  year: number;
  month: number;
}

/** The month in a URL, or null. */
export const monthIn = ({ year, month }: z.output<typeof statementSearch>): Month | null =>
  year && month ? { year, month } : null;

/** So many months later, or earlier. */
export function monthAfter({ year, month }: Month, months: number): Month {
  const at = year * 12 + month - 1 + months;
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
}
