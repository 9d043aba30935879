import type { InvoiceWishes } from '@masthead/shared/invoices/invoice.ts';
import { exportHeadings } from '@masthead/shared/invoices/invoice-export.ts';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import { byteOrderMark, csvOf } from '../csv/write-csv.ts';
import { type Pool, write } from '../db/client.ts';
import type { FileReply } from '../http/file-reply.ts';
import { invoiceRows } from './invoice.rows.ts';
import {
  type ExportedRow,
  exportNext,
  finishExport,
  insertExport,
} from './invoice-exports.queries.ts';

/** Rows that are in memory at a time. */
const rowsAtATime = 2000;

const cellsOf = (row: ExportedRow): (string | number)[] => [
  row.contributor,
  row.editor,
  row.date,
  row.month,
  row.year,
  row.amount,
  row.description,
  row.site,
  row.isApproved ? 'Yes' : 'No',
  row.editorComments ?? '',
];

/** The approved invoices of a filter as a file, remembered as a batch (Spec, showcase 9; decisions 10). */
export function exportInvoices(pool: Pool, viewer: Viewer, wishes: InvoiceWishes): FileReply {
  return {
    name: 'invoices.csv',
    content: csvInPieces(pool, viewer, { ...wishes, state: 'approved' }),
  };
}

/** The file piece by piece: no transaction is held while a slow client takes it. */
async function* csvInPieces(pool: Pool, viewer: Viewer, wishes: InvoiceWishes) {
  const seen = rowsOf(viewer, invoiceRows);
  const batch = await write(pool, viewer.id, (db) => insertExport(db, wishes));
  yield byteOrderMark + csvOf([[...exportHeadings]]);
  for (let after: ExportedRow | null = null; ; ) {
    const border: ExportedRow | null = after;
    const rows: ExportedRow[] = await write(pool, viewer.id, (db) =>
      exportNext(db, seen, batch, wishes, border, rowsAtATime),
    );
    if (rows.length > 0) yield csvOf(rows.map(cellsOf));
    if (rows.length < rowsAtATime) break;
    after = rows.at(-1) ?? null;
  }
  await write(pool, viewer.id, (db) => finishExport(db, batch));
}
