import {
  invoiceMessages,
  type invoiceRecord,
} from '@masthead/shared/finance/invoices/invoice.record.ts';
import { stateAfterSave } from '@masthead/shared/finance/invoices/invoice.rules.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest, notFound } from '../../platform/http/errors.ts';
import { lockRecord } from '../../platform/records/records.queries.ts';
import { type ChangeOf, checkSeenVersion, saveRecord } from '../../platform/records/save-record.ts';
import { approval, type Decider, decideInvoices, reopening } from './decide-invoices.ts';
import { type InvoiceRow, invoiceStore } from './invoice.store.ts';
import { holdExports } from './invoice-report.queries.ts';

type InvoiceChange = ChangeOf<typeof invoiceRecord> & { isApproved?: boolean | undefined };

const decide = async (
  app: Decider,
  db: Db,
  viewer: Viewer,
  { id, version }: InvoiceRow,
  isApproved: boolean,
) => {
  const [decided] = await decideInvoices(
    app,
    db,
    viewer,
    [{ id, version }],
    isApproved ? approval : reopening,
  );
  return decided as InvoiceRow;
};

/**
 * Saves an invoice. An approved one is locked; an approved or exported one cannot be deleted. The contributor's save
 * resubmits an invoice sent back for changes. `isApproved`, part of a whole invoice, is a decision of editors:
 * it approves the invoice as this save leaves it.
 */
export async function saveInvoice(
  app: Decider,
  db: Db,
  viewer: Viewer,
  id: number,
  { isApproved, ...change }: InvoiceChange,
): Promise<InvoiceRow> {
  if (change.isDeleted) await holdExports(db);
  let current = await lockRecord(db, invoiceStore, viewer, id);
  if (!current) throw notFound();
  checkSeenVersion<typeof invoiceRecord>(current, change.version);
  const isDecision = isApproved !== undefined && isApproved !== current.isApproved;
  if (isDecision && !viewer.isEditor)
    throw badRequest({ path: 'isApproved', message: invoiceMessages.approvalFixed });
  if (isDecision && !isApproved) current = await decide(app, db, viewer, current, false);
  const { version } = current;
  const saved = await saveRecord(
    db,
    invoiceStore,
    viewer,
    id,
    { ...change, version },
    handedIn(current, viewer),
  );
  return isDecision && isApproved ? decide(app, db, viewer, saved, true) : saved;
}

/** What a save changes besides its fields. */
function handedIn(current: InvoiceRow, viewer: Viewer) {
  if (current.isApproved || stateAfterSave(current, viewer) === current.state) return {};
  return { state: 'awaiting', changesAsked: null, decidedAt: null, decidedById: null } as const;
}
