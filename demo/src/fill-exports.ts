import { invoiceRows, invoiceStore } from '@masthead/server/finance/invoices/invoice.store.ts';
import {
  exportNext,
  finishExport,
  insertExport,
} from '@masthead/server/finance/invoices/invoice-report.queries.ts';
import { saveInvoice } from '@masthead/server/finance/invoices/save-invoice.ts';
import { rowsOf } from '@masthead/server/platform/access/rows.ts';
import type { Db } from '@masthead/server/platform/db/client.ts';
import { readRecord } from '@masthead/server/platform/records/save-record.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { as } from './as-person.ts';

/** Why: nobody is mailed about what has never happened. */
const planner = {
  jobs: { plan: async () => {}, check: async () => {} },
  config: { needsSecondPerson: false },
};
/** More than the demo has of a month. */
const mostOfMonth = 250;

/** The month so many days back. */
function monthOf(now: Date, daysBack: number) {
  const [year, month] = addDays(today(now), -daysBack).split('-').map(Number);
  return { year, month };
}

/** Exports what was approved of a month, as the button of the review desk does; answers the invoices. */
async function exportMonth(db: Db, now: Date, daysBack: number): Promise<number[]> {
  const wishes = { ...monthOf(now, daysBack), state: 'approved' as const };
  return as(db, 'editor', async (viewer) => {
    const batch = await insertExport(db, wishes);
    const rows = await exportNext(
      db,
      rowsOf(viewer, invoiceRows),
      batch,
      wishes,
      null,
      mostOfMonth,
    );
    await finishExport(db, batch);
    await db`update invoice_exports set created_at = ${startOf(now, daysBack)},
        finished_at = ${startOf(now, daysBack)}::timestamptz + interval '2 seconds' where id = ${batch}`;
    return rows.map(({ id }) => id);
  });
}

/** A file goes out thirty days later, when the month is over. */
const startOf = (now: Date, daysBack: number) =>
  new Date(now.getTime() - (daysBack - 30) * 86_400_000);

/** Opens an invoice that is in a file again, corrects it and approves it anew. */
const correct = (db: Db, id: number) =>
  as(db, 'admin', async (viewer) => {
    const { version } = await readRecord(db, invoiceStore, viewer, id);
    const open = await saveInvoice(planner, db, viewer, id, {
      version,
      isApproved: false,
      amount: '212.50',
      editorComments: 'Corrected: the second round of changes was agreed by phone.',
    });
    await saveInvoice(planner, db, viewer, id, { version: open.version, isApproved: true });
  });

/** Takes an invoice that was handed in twice to the trash. */
async function deleteTwin(db: Db): Promise<void> {
  const [invoice] = await db<{ id: number }[]>`
    select i.id from invoices i join users u on u.id = i.contributor_id
     where u.username = 'contributor' and i.state = 'awaiting' and i.deleted_at is null
       and not exists (select from invoice_export_rows r where r.invoice_id = i.id)
     order by i.date, i.id limit 1`;
  if (!invoice) return;
  await as(db, 'contributor', async (viewer) => {
    const { version } = await readRecord(db, invoiceStore, viewer, invoice.id);
    await saveInvoice(planner, db, viewer, invoice.id, { version, isDeleted: true });
  });
}

/** Files of two months; an invoice of the later one was changed since. One invoice is in the trash. */
export async function fillExports(db: Db, now: Date): Promise<void> {
  await exportMonth(db, now, 125);
  const sent = await exportMonth(db, now, 95);
  const [one] = await db<{ id: number }[]>`
    select i.id from invoices i join users u on u.id = i.contributor_id
     where i.id = any(${sent}::integer[]) and u.username <> 'admin' order by i.id limit 1`;
  if (one) await correct(db, one.id);
  await deleteTwin(db);
}
