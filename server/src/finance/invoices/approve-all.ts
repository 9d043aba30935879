import { createHash } from 'node:crypto';
import { centsOf, dollarsOf } from '@masthead/shared/finance/invoices/amount.ts';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import {
  type Approvable,
  type DecidedTogether,
  type InvoiceWishes,
  mostByFilter,
} from '@masthead/shared/finance/invoices/invoice.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { conflict } from '../../platform/http/errors.ts';
import { approval, type Decider, reopening, settleInvoices } from './decide-invoices.ts';
import { type Decidable, listDecidable, lockApprovedAt } from './decisions.queries.ts';
import { invoiceRows, totalInvoices, wantedBy } from './invoice.store.ts';

/** Why: an invoice sent back waits for its contributor, so only invoices awaiting review are approved unopened. */
const awaiting = (wishes: InvoiceWishes): InvoiceWishes => ({ ...wishes, state: 'awaiting' });

const sumOf = (all: readonly Pick<Decidable, 'amount'>[]) =>
  dollarsOf(all.reduce((sum, { amount }) => sum + centsOf(amount), 0));

/** A fingerprint of exactly these versions of these invoices. */
const markOf = (all: readonly Decidable[]) =>
  createHash('sha256')
    .update(all.map(({ id, version }) => `${id}:${version}`).join())
    .digest('hex');

async function listAll(
  app: Decider,
  db: Db,
  viewer: Viewer,
  wishes: InvoiceWishes,
  isLocked: boolean,
) {
  const wanted = wantedBy({ ...awaiting(wishes), decidable: true }, viewer, app.config);
  const visible = rowsOf(viewer, invoiceRows);
  const all = await listDecidable(db, visible, wanted, { most: mostByFilter, isLocked });
  if (all.length > mostByFilter) throw conflict(invoiceMessages.tooManyMatch(mostByFilter));
  return all;
}

/** The invoices that approving a whole filter would cover. */
export async function countApprovable(
  app: Decider,
  db: Db,
  viewer: Viewer,
  wishes: InvoiceWishes,
): Promise<Approvable> {
  const all = await listAll(app, db, viewer, wishes, false);
  const wanted = wantedBy({ ...awaiting(wishes), decidable: false }, viewer, app.config);
  const { count } = await totalInvoices(db, rowsOf(viewer, invoiceRows), wanted);
  return {
    count: all.length,
    amount: sumOf(all),
    leftOut: Math.max(0, count - all.length),
    seen: markOf(all),
  };
}

/** Approves the invoices of a filter as they were counted: all of them, or none if any has changed since. */
export async function approveAll(
  app: Decider,
  db: Db,
  viewer: Viewer,
  { wishes, seen }: { wishes: InvoiceWishes; seen: string },
): Promise<DecidedTogether> {
  const all = await listAll(app, db, viewer, wishes, true);
  if (markOf(all) !== seen) throw conflict(invoiceMessages.setChanged);
  if (all.length === 0) throw conflict(invoiceMessages.noneMatch);
  const [first] = await settleInvoices(db, viewer, all, approval);
  if (!first?.decidedAt) throw new Error('An approval has no timestamp');
  return { count: all.length, amount: sumOf(all), decidedAt: first.decidedAt.toISOString() };
}

/** Undoes a person's approvals of one instant. Invoices decided again since are left alone. */
export async function undoApproveAll(
  db: Db,
  viewer: Viewer,
  decidedAt: string,
): Promise<Omit<DecidedTogether, 'decidedAt'>> {
  const visible = rowsOf(viewer, invoiceRows);
  const all = await lockApprovedAt(db, visible, { by: viewer.id, at: decidedAt });
  if (all.length === 0) throw conflict(invoiceMessages.nothingToUndo);
  await settleInvoices(db, viewer, all, reopening);
  return { count: all.length, amount: sumOf(all) };
}
