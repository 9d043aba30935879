import { amountText } from './amount.ts';
import { type InvoiceState, invoiceMessages } from './invoice.record.ts';

/** The fields that the next step of an invoice depends on. */
export interface Standing {
  state: string;
  contributorId: number;
}

/** The fields that a reviewer may have written. */
export interface Work extends Standing {
  amount: string;
  writtenById: number | null;
  amountById: number | null;
  amountBefore: string | null;
}

/** Whether approvals need a person who neither entered the invoice nor set its amount. */
export interface ApprovalRule {
  needsSecondPerson: boolean;
}

/** Why an invoice cannot be changed or deleted, or null: approved ones are locked (decisions 10). */
export const whyLocked = ({ state }: { state: string }): string | null =>
  state === 'approved' ? invoiceMessages.locked : null;

/** Why an invoice cannot be deleted, or null: an exported one stays, so that the list can show it changed since. */
export const whyNotDeleted = (invoice: { state: string; exported: object | null }): string | null =>
  whyLocked(invoice) ?? (invoice.exported ? invoiceMessages.inFile : null);

/** The reviewer's own work on someone else's invoice, shown beside the decision. */
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

/** Why a person cannot approve an invoice, or null. */
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

/** Why a person cannot send an invoice back to its contributor, or null. */
export const whyNotSentBack = (invoice: Standing): string | null => whyLocked(invoice);

/** Why an invoice cannot be returned to review, or null. */
export const whyNotReopened = ({ state }: Standing): string | null =>
  state === 'awaiting' ? invoiceMessages.notDecided : null;

/** The state of an invoice after a save of its fields: the contributor's save resubmits it. */
export const stateAfterSave = (
  { state, contributorId }: Standing,
  editor: { id: number },
): InvoiceState =>
  state === 'changes asked' && contributorId !== editor.id ? 'changes asked' : 'awaiting';
