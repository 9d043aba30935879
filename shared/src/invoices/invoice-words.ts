import { monthChoices } from '../choices.ts';
import type { InvoiceState } from './invoice.record.ts';

/** How people read the states of an invoice. */
export const stateWords: Record<InvoiceState, string> = {
  awaiting: 'Awaiting review',
  'changes asked': 'Changes asked',
  approved: 'Approved',
};

/** 'November 2026' */
export const monthWords = (year: number, month: number): string =>
  `${monthChoices[month] ?? month} ${year}`;
