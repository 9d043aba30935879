import { z } from 'zod';
import { maxId } from '../fields.ts';
import { amountText } from './amount.ts';

/** Days within which the same contributor and amount are worth a look. */
export const sameAmountDays = 30;
/** So many approved invoices of a type, of the year before, make an amount unusual or not. */
export const fewestCompared = 5;
/** An amount is unusual beyond so many times the middle one, or below the same part of it. */
export const unusualTimes = 3;

/** What an invoice is looked at for; whatever is not known yet is left out. */
export const hintedInvoice = z.object({
  id: z.int().max(maxId).nullish(),
  contributorId: z.int().max(maxId).nullish(),
  amount: z.string().max(20).nullish(),
  type: z.string().max(50).nullish(),
  date: z.string().max(10).nullish(),
  postIds: z.array(z.int().max(maxId)).max(50).nullish(),
});
export type HintedInvoice = z.infer<typeof hintedInvoice>;

/** Something worth a look: it never blocks. */
export const invoiceHint = z.object({
  kind: z.enum(['same amount', 'same article', 'unusual amount', 'future date']),
  text: z.string(),
  /** The other invoices that it is about. */
  invoiceIds: z.array(z.int()),
  /** The articles that are on another invoice already. */
  postIds: z.array(z.int()),
});
export type InvoiceHint = z.infer<typeof invoiceHint>;

/** What the hints say. */
export const hintWords = {
  sameAmount: (amount: string, count: number): string =>
    `${count === 1 ? 'Another invoice' : `${count} other invoices`} of the same contributor over ${amountText(amount)} within ${sameAmountDays} days.`,
  samePost: (headline: string): string => `Already invoiced: “${headline}”.`,
  /** The same, where the article stands. */
  invoiced: (invoiceIds: readonly number[]): string =>
    `Already invoiced (${invoiceIds.map((id) => `No. ${id}`).join(', ')})`,
  unusual: (type: string, middle: string): string =>
    `Unusual for the type ${type}: ${amountText(middle)} is the middle of the last year.`,
  future: 'The date is in the future.',
} as const;
