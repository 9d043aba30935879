import { z } from 'zod';
import { largestPage, queryInt } from '../../platform/contract/paging.ts';
import { centsOf, dollarsOf } from './amount.ts';
import { invoiceStates, invoiceTypes } from './invoice.record.ts';
import { invoiceWishes } from './invoice.ts';

/** How totals are grouped. */
export const totalsBy = ['month', 'contributor', 'site'] as const;
export type TotalsBy = (typeof totalsBy)[number];

/** Rows of a page of totals. */
export const totalsPageSize = 24;

/** A request for totals. Months come newest first, people and sites by amount. */
export const lineSearch = invoiceWishes.extend({
  by: z.enum(totalsBy),
  offset: z.int().min(0).max(10_000_000).nullish(),
  limit: z.int().min(1).max(largestPage).nullish(),
});

/** The totals of a month, a contributor or a site. */
export const totalsLine = z.object({
  /** The id of the contributor or the site; for a month, year * 100 + month. */
  id: z.int(),
  name: z.string(),
  count: z.int(),
  approved: z.string(),
  /** Awaiting review, or with its contributor. */
  open: z.string(),
  amount: z.string(),
});
export type TotalsLine = z.infer<typeof totalsLine>;

/** The year and the month of a row of months. */
export const monthOf = (id: number): { year: number; month: number } => ({
  year: Math.floor(id / 100),
  month: id % 100,
});

/** A request for a statement. Defaults: the caller, and the newest month with an invoice. */
export const statementQuery = z.object({
  contributorId: queryInt('contributorId', 1, 2_147_483_647).optional(),
  year: queryInt('year', 1900, 2999).optional(),
  month: queryInt('month', 1, 12).optional(),
});

/** One invoice of a statement. */
const statementLine = z.object({
  id: z.int(),
  date: z.string(),
  type: z.enum(invoiceTypes),
  site: z.string(),
  description: z.string(),
  state: z.enum(invoiceStates),
  amount: z.string(),
});
type StatementLine = z.infer<typeof statementLine>;

/** The invoices of one contributor in one month. */
export const statement = z.object({
  contributor: z.object({ id: z.int(), name: z.string() }),
  year: z.int(),
  month: z.int(),
  lines: z.array(statementLine),
});
export type Statement = z.infer<typeof statement>;

/** The totals of lines, approved and open, exact to the cent. */
export function sumsOf(lines: readonly Pick<StatementLine, 'state' | 'amount'>[]) {
  const sum = (some: readonly { amount: string }[]) =>
    some.reduce((all, { amount }) => all + centsOf(amount), 0);
  const approved = sum(lines.filter(({ state }) => state === 'approved'));
  const all = sum(lines);
  return {
    approved: dollarsOf(approved),
    open: dollarsOf(all - approved),
    amount: dollarsOf(all),
  };
}
