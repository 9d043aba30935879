import { invoiceMessages } from './invoice.messages.ts';
import type { InvoiceState } from './invoice.record.ts';

/** Of an invoice, what its next step depends on. */
export interface Standing {
  state: string;
  contributorId: number;
}

/** Why an invoice cannot be changed or deleted, or null: approved ones are locked (decisions 10). */
export const whyLocked = ({ state }: { state: string }): string | null =>
  state === 'approved' ? invoiceMessages.locked : null;

/** Why an invoice cannot be deleted, or null: of one in a file, the list must go on saying that the file is wrong. */
export const whyNotDeleted = (invoice: { state: string; exported: object | null }): string | null =>
  whyLocked(invoice) ?? (invoice.exported ? invoiceMessages.inFile : null);

/** Why somebody cannot approve an invoice, or null. */
export function whyNotApproved(invoice: Standing, reviewer: { id: number }): string | null {
  if (invoice.contributorId === reviewer.id) return invoiceMessages.ownInvoice;
  return invoice.state === 'approved' ? invoiceMessages.alreadyApproved : null;
}

/** Why somebody cannot send an invoice back to its contributor, or null. */
export const whyNotSentBack = (invoice: Standing): string | null => whyLocked(invoice);

/** Why a decision on an invoice cannot be taken back, or null. */
export const whyNotReopened = ({ state }: Standing): string | null =>
  state === 'awaiting' ? invoiceMessages.notDecided : null;

/** Where an invoice stands after a save of its fields: who was asked for changes and makes them hands it in again. */
export const stateAfterSave = (
  { state, contributorId }: Standing,
  editor: { id: number },
): InvoiceState =>
  state === 'changes asked' && contributorId !== editor.id ? 'changes asked' : 'awaiting';
