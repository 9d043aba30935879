import { changedByOther } from '@masthead/shared/errors.ts';
import type { InvoiceState } from '@masthead/shared/invoices/invoice.record.ts';
import {
  type Standing,
  whyNotApproved,
  whyNotReopened,
  whyNotSentBack,
} from '@masthead/shared/invoices/invoice.rules.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import type { Db } from '../db/client.ts';
import { conflict } from '../http/errors.ts';
import { updateRecord } from '../records/records.queries.ts';
import { checkSeen, openRecord } from '../records/save-record.ts';
import { planDecisionMail, undoMs } from './decision-mail.ts';
import { invoiceStore } from './invoice.record.ts';
import type { InvoiceRow } from './invoices.queries.ts';

/** A step of an invoice from one state to another. */
interface Decision {
  to: InvoiceState;
  reason: string | null;
  whyNot: (invoice: Standing, viewer: Viewer) => string | null;
}

export const approval: Decision = { to: 'approved', reason: null, whyNot: whyNotApproved };
export const reopening: Decision = { to: 'awaiting', reason: null, whyNot: whyNotReopened };
export const sendingBack = (reason: string): Decision => ({
  to: 'changes asked',
  reason,
  whyNot: whyNotSentBack,
});

/** An invoice as it was on the screen. */
interface Seen {
  id: number;
  version: number;
}

/** Why: of many the sentence names the one that has changed, so that it can be looked at again. */
function checkStands(current: InvoiceRow, { version }: Seen, isOneOfMany: boolean): void {
  if (isOneOfMany && version !== current.version) {
    const by = changedByOther(current.updatedBy ?? 'Masthead');
    throw conflict(`Nothing was decided. ‘${current.description}’: ${by}`);
  }
  checkSeen<typeof invoiceStore.record>(current, version);
}

/** Nobody is told that something was undone of which they have not been told. */
const wasTold = ({ decidedAt }: InvoiceRow, now: Date) =>
  decidedAt !== null && now.getTime() - decidedAt.getTime() >= undoMs;

/**
 * Decides on invoices as they were seen (decisions 10): each is locked and compared with the version
 * on the screen; all of them move, or none. Why in the order of their ids: two who decide on the same
 * ones wait for each other and not both.
 */
export async function decideInvoices(
  { jobs }: Pick<App, 'jobs'>,
  db: Db,
  viewer: Viewer,
  seen: readonly Seen[],
  { to, reason, whyNot }: Decision,
): Promise<InvoiceRow[]> {
  const isDecided = to !== 'awaiting';
  const now = new Date();
  const decided: InvoiceRow[] = [];
  for (const one of seen.toSorted((a, b) => a.id - b.id)) {
    const current = await openRecord(db, invoiceStore, viewer, one.id);
    checkStands(current, one, seen.length > 1);
    const refusal = whyNot(current, viewer);
    if (refusal) throw conflict(refusal);
    const decidedAt = isDecided ? now.toISOString() : null;
    decided.push(
      await updateRecord(db, invoiceStore, one.id, {
        state: to,
        changesAsked: reason,
        decidedAt,
        decidedById: isDecided ? viewer.id : null,
      }),
    );
    if (isDecided || wasTold(current, now))
      await planDecisionMail(jobs, db, { invoiceId: one.id, state: to, decidedAt });
  }
  return decided;
}
