import {
  type InvoiceState,
  invoiceMessages,
} from '@masthead/shared/finance/invoices/invoice.record.ts';
import {
  type ApprovalRule,
  type Work,
  whyNotApproved,
  whyNotReopened,
  whyNotSentBack,
} from '@masthead/shared/finance/invoices/invoice.rules.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { sharedNow } from '../../platform/db/clock.queries.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { conflictWith } from '../../platform/http/save-checks.ts';
import { lockInvoices, writeDecision } from './decisions.queries.ts';
import { type InvoiceRow, invoiceRows } from './invoice.store.ts';

/** A step of an invoice from one state to another. */
export interface Decision {
  to: InvoiceState;
  reason: string | null;
  whyNot: (invoice: Work, viewer: Viewer, rule: ApprovalRule) => string | null;
}

export const approval: Decision = { to: 'approved', reason: null, whyNot: whyNotApproved };
export const reopening: Decision = { to: 'awaiting', reason: null, whyNot: whyNotReopened };
export const sendingBack = (reason: string): Decision => ({
  to: 'changes asked',
  reason,
  whyNot: whyNotSentBack,
});

/** The parts of the app that decisions use. */
export type Decider = { config: ApprovalRule };

/** An invoice as it was on the screen. */
interface SeenVersion {
  id: number;
  version: number;
}

/** Why: among many, the message names the invoice that has changed, so that it can be reviewed again. */
function checkStands(current: InvoiceRow, version: number | undefined, isOneOfMany: boolean): void {
  if (version === current.version) return;
  const by = current.updatedBy ?? 'Masthead';
  if (isOneOfMany) throw conflict(invoiceMessages.oneChangedSinceSeen(by, current.description));
  throw conflictWith(invoiceMessages.changedSinceSeen(by), {
    version: current.version,
    updatedAt: current.dateUpdated,
    updatedByName: current.updatedBy,
    updatedById: current.updatedById,
  });
}

/** Invoices per statement, few enough to stay under the statement timeout. */
const perStatement = 1000;

/** Saves a decision on locked invoices, which their contributors are told at the end of the sitting. */
export async function settleInvoices(
  db: Db,
  viewer: Viewer,
  locked: readonly { id: number }[],
  { to, reason }: Pick<Decision, 'to' | 'reason'>,
): Promise<InvoiceRow[]> {
  const now = await sharedNow(db);
  const isDecided = to !== 'awaiting';
  const decidedAt = isDecided ? now.toISOString() : null;
  const decidedBy = isDecided ? viewer.id : null;
  const decided: InvoiceRow[] = [];
  for (let from = 0; from < locked.length; from += perStatement) {
    const ids = locked.slice(from, from + perStatement).map(({ id }) => id);
    const decision = { state: to, changesAsked: reason, decidedAt, decidedBy };
    decided.push(...(await writeDecision(db, ids, decision)));
  }
  return decided;
}

/**
 * Decides on invoices as they were on the screen (decisions 10): locks them in the order of their ids and
 * compares them with the versions on the screen. All of them change state, or none.
 */
export async function decideInvoices(
  app: Decider,
  db: Db,
  viewer: Viewer,
  seenVersion: readonly SeenVersion[],
  decision: Decision,
): Promise<InvoiceRow[]> {
  const versions = new Map(seenVersion.map(({ id, version }) => [id, version]));
  const locked = await lockInvoices(db, rowsOf(viewer, invoiceRows), [...versions.keys()]);
  if (locked.length < seenVersion.length) throw notFound();
  for (const current of locked) {
    checkStands(current, versions.get(current.id), seenVersion.length > 1);
    const refusal = decision.whyNot(current, viewer, app.config);
    if (refusal) throw conflict(refusal);
  }
  return settleInvoices(db, viewer, locked, decision);
}
