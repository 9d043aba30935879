import { z } from 'zod';
import { largestPage, queryInt } from '../../platform/contract/paging.ts';
import { centsOf, dollarsOf } from './amount.ts';
import { invoiceStates, invoiceTypes } from './invoice.record.ts';
import { invoiceWishes } from './invoice.ts';

/** What invoices are added up by. */
export const totalsBy = ['month', 'contributor', 'site'] as const;
export type TotalsBy = (typeof totalsBy)[number];

/** Lines of a page of totals. */
export const totalsPageSize = 24;

/** What totals are asked for; months come newest first, people and sites by what they come to. */
export const lineSearch = invoiceWishes.extend({
  by: z.enum(totalsBy),
  offset: z.int().min(0).max(10_000_000).nullish(),
  limit: z.int().min(1).max(largestPage).nullish(),
});

/** What the invoices of a month, a contributor or a site come to. */
export const totalsLine = z.object({
  /** Of the contributor or the site; of a month year * 100 + month. */
  id: z.int(),
  name: z.string(),
  count: z.int(),
  approved: z.string(),
  /** Awaiting review, or with its contributor. */
  open: z.string(),
  amount: z.string(),
});
export type TotalsLine = z.infer<typeof totalsLine>;

/** The year and the month that a line of months is of. */
export const monthOf = (id: number): { year: number; month: number } => ({
  year: Math.floor(id / 100),
  month: id % 100,
});

/** Whose month a statement is of: one's own without a contributor, the newest that has an invoice without a month. */
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

/** What lines come to, those that are approved and the others; exact to the cent. */
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
