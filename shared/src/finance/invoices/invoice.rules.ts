import { amountText } from './amount.ts';
import { type InvoiceState, invoiceMessages } from './invoice.record.ts';

/** Of an invoice, what its next step depends on. */
export interface Standing {
  state: string;
  contributorId: number;
}

/** Of an invoice, what a reviewer may have had a hand in. */
export interface Work extends Standing {
  amount: string;
  writtenById: number | null;
  amountById: number | null;
  amountBefore: string | null;
}

/** Whether approvals need somebody who neither wrote the invoice nor set its amount. */
export interface ApprovalRule {
  needsSecondPerson: boolean;
}

/** Why an invoice cannot be changed or deleted, or null: approved ones are locked (decisions 10). */
export const whyLocked = ({ state }: { state: string }): string | null =>
  state === 'approved' ? invoiceMessages.locked : null;

/** Why an invoice cannot be deleted, or null: of one in a file, the list must go on saying that the file is wrong. */
export const whyNotDeleted = (invoice: { state: string; exported: object | null }): string | null =>
  whyLocked(invoice) ?? (invoice.exported ? invoiceMessages.inFile : null);

/** What a reviewer has done themselves on somebody else's invoice; said where it is decided. */
export function ownWork(
  invoice: Work & { contributor: { name: string } },
  reviewer: { id: number },
): string[] {
  if (invoice.contributorId === reviewer.id) return [];
  return [
    ...(invoice.writtenById === reviewer.id
      ? [invoiceMessages.wroteIt(invoice.contributor.name)]
      : []),
    ...(setAmount(invoice, reviewer) && invoice.amountBefore
      ? [invoiceMessages.changedAmount(amountText(invoice.amountBefore))]
      : []),
  ];
}

const setAmount = ({ amount, amountById, amountBefore }: Work, reviewer: { id: number }) =>
  amountById === reviewer.id && amountBefore !== null && amountBefore !== amount;

/** Why somebody cannot approve an invoice, or null. */
export function whyNotApproved(
  invoice: Work,
  reviewer: { id: number },
  { needsSecondPerson }: ApprovalRule,
): string | null {
  if (invoice.contributorId === reviewer.id) return invoiceMessages.ownInvoice;
  if (invoice.state === 'approved') return invoiceMessages.alreadyApproved;
  if (!needsSecondPerson) return null;
  if (invoice.writtenById === reviewer.id) return invoiceMessages.wroteItOnly;
  return setAmount(invoice, reviewer) ? invoiceMessages.changedAmountOnly : null;
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
