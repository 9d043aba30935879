import { z } from 'zod';
import { direction, largestPage } from '../../platform/contract/paging.ts';
import {
  changeOf,
  type FieldValues,
  formOf,
  newOf,
  type ReplyOf,
  readOf,
} from '../../platform/records/record.ts';
import { monthChoices } from '../../platform/values/choices.ts';
import { id, maxId, text } from '../../platform/values/fields.ts';
import { amountText } from './amount.ts';
import {
  type InvoiceState,
  invoiceMessages,
  invoiceRecord,
  invoiceStates,
  invoiceTypes,
} from './invoice.record.ts';

export type InvoiceFields = FieldValues<typeof invoiceRecord>;

/** The invoice form (Spec, content 5). */
export const invoiceForm = formOf(invoiceRecord);

/** A new invoice; without a contributor it is the caller's own. */
export const newInvoice = newOf(invoiceRecord).partial({ contributorId: true });

/**
 * A save of an invoice: omitted fields keep their values, null clears. `isApproved` is for editors; a whole
 * invoice sent back by its contributor may carry it as it was.
 */
export const invoiceUpdate = changeOf(invoiceRecord).extend({ isApproved: z.boolean().optional() });

/** An invoice in responses. */
export const invoice = readOf(invoiceRecord);
export type Invoice = ReplyOf<typeof invoiceRecord>;

/** Rows of a page of invoices. */
export const invoicePageSize = 20;

/** Sort keys of invoices; ties come newest first. */
export const invoiceSorts = ['date', 'amount', 'contributor', 'site'] as const;
export type InvoiceSort = (typeof invoiceSorts)[number];

/** The export state of an approved invoice: never exported, exported, or changed since. */
export const exportStates = ['never', 'exported', 'changed'] as const;

/** Filters of lists, totals and exports of invoices (decisions 10). */
export const invoiceWishes = z.object({
  state: z.enum([...invoiceStates, 'all']).nullish(),
  contributorId: z.int().max(maxId).nullish(),
  editorId: z.int().max(maxId).nullish(),
  siteId: z.int().max(maxId).nullish(),
  type: z.enum(invoiceTypes).nullish(),
  month: z.int().min(1).max(12).nullish(),
  year: z.int().min(1900).max(2999).nullish(),
  /** Words in the description or the editor's comments. */
  text: z.string().max(200).nullish(),
  exported: z.enum(exportStates).nullish(),
  /** Only those that the caller may approve. */
  decidable: z.boolean().nullish(),
});
export type InvoiceWishes = z.output<typeof invoiceWishes>;

/** A search of invoices (Spec, showcase 7). */
export const invoiceSearch = invoiceWishes.extend({
  sort: z.enum(invoiceSorts).nullish(),
  direction: direction.nullish(),
  offset: z.int().min(0).max(10_000_000).nullish(),
  limit: z.int().min(1).max(largestPage).nullish(),
});

/** Invoices of one state, counted and added up. */
export const stateTotal = z.object({
  state: z.enum(invoiceStates),
  count: z.int(),
  amount: z.string(),
});

/** Totals of the invoices of a filter. The filter's state is ignored, since each state has its own line. */
export const invoiceTotals = z.object({
  count: z.int(),
  amount: z.string(),
  states: z.array(stateTotal),
});
export type InvoiceTotals = z.infer<typeof invoiceTotals>;

/** A person who can be chosen on an invoice. */
const person = z.object({ id: z.int(), name: z.string() });
export const invoicePeople = z.object({
  /** An approval needs a person who neither entered the invoice nor set its amount. */
  needsSecondPerson: z.boolean(),
  contributors: z.array(person),
  editors: z.array(person),
});

/** Most invoices that are decided on at once. */
export const mostAtOnce = 200;

/** Invoices as they were on the screen: a decision is on what was seen (decisions 10). */
export const seenInvoices = z.object({
  invoices: z
    .array(z.object({ id, version: z.int() }))
    .min(1)
    .max(mostAtOnce)
    .refine(
      (all) => new Set(all.map((one) => one.id)).size === all.length,
      invoiceMessages.onlyOnce,
    ),
});

/** Most invoices that are approved by a filter at once. */
export const mostByFilter = 5000;

/** The awaiting invoices of a filter that the caller may approve, added up. */
export const approvable = z.object({
  count: z.int(),
  amount: z.string(),
  /** Invoices of the filter that someone else has to approve. */
  leftOut: z.int(),
  /** Fingerprint of the current versions. Approving requires it, so that nothing is approved unseen. */
  seen: z.string(),
});
export type Approvable = z.infer<typeof approvable>;

/** An approval of every invoice of a filter, as it was counted. */
export const approvalOfAll = z.object({
  wishes: invoiceWishes,
  seen: z.string().regex(/^[a-f0-9]{64}$/),
});

/** Invoices decided together; `decidedAt` identifies the decision for undo. */
export const decidedTogether = z.object({
  count: z.int(),
  amount: z.string(),
  decidedAt: z.iso.datetime(),
});
export type DecidedTogether = z.infer<typeof decidedTogether>;

/** The reason for which an invoice goes back to its contributor. */
export const changeReason = text(
  invoiceMessages.reasonNeeded,
  invoiceRecord.systemFields.changesAsked.maxLength,
);

/** An invoice that is sent back. */
export const sentBackInvoice = z.object({ id, version: z.int(), reason: changeReason });

/** How people read the states of an invoice. */
export const stateWords: Record<InvoiceState, string> = {
  awaiting: 'Awaiting review',
  'changes asked': 'Changes requested',
  approved: 'Approved',
};

/** 'November 2026' */
export const monthWords = (year: number, month: number): string =>
  `${monthChoices[month] ?? month} ${year}`;

/** Days within which the same contributor and amount trigger a hint. */
export const sameAmountDays = 30;
/** Fewest approved invoices of a type over the past year for judging an amount. */
export const fewestCompared = 5;
/** An amount is unusual above this multiple of the median, or below the same fraction of it. */
export const unusualTimes = 3;

/** The fields that hints look at; unknown ones are left out. */
export const hintedInvoice = z.object({
  id: z.int().max(maxId).nullish(),
  contributorId: z.int().max(maxId).nullish(),
  amount: z.string().max(20).nullish(),
  type: z.string().max(50).nullish(),
  date: z.string().max(10).nullish(),
  postIds: z.array(z.int().max(maxId)).max(50).nullish(),
});
export type HintedInvoice = z.infer<typeof hintedInvoice>;

/** A hint. It never blocks. */
export const invoiceHint = z.object({
  kind: z.enum(['same amount', 'same article', 'unusual amount', 'future date']),
  text: z.string(),
  /** The other invoices that it is about. */
  invoiceIds: z.array(z.int()),
  /** The articles that are on another invoice already. */
  postIds: z.array(z.int()),
});
export type InvoiceHint = z.infer<typeof invoiceHint>;

/** Sentences of the hints. */
export const hintWords = {
  sameAmount: (amount: string, count: number): string =>
    `${count === 1 ? 'Another invoice' : `${count} other invoices`} from this contributor for ${amountText(amount)} within ${sameAmountDays} days.`,
  samePost: (headline: string): string => `Already invoiced: “${headline}”.`,
  /** The same, beside the article. */
  invoiced: (invoiceIds: readonly number[]): string =>
    `Already invoiced (${invoiceIds.map((id) => `No. ${id}`).join(', ')})`,
  unusual: (type: string, middle: string): string =>
    `Unusual for ${type} invoices: the median of the past year is ${amountText(middle)}.`,
  future: 'The date is in the future.',
} as const;

/** The columns of the file of approved invoices, in their order (Spec, showcase 9). */
export const exportHeadings = [
  'Contributor',
  'Editor',
  'Date',
  'Month',
  'Year',
  'Amount',
  'Description',
  'Site',
  'Is Approved',
  'Editor Comments',
] as const;
