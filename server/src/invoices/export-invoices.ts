import type { InvoiceWishes } from '@masthead/shared/invoices/invoice.ts';
import { exportHeadings } from '@masthead/shared/invoices/invoice-export.ts';
import { rowsOf } from '../access/rows.ts';
import { refuseEnded } from '../access/standing.ts';
import type { Viewer } from '../access/viewer.ts';
import { byteOrderMark, csvOf } from '../csv/write-csv.ts';
import { type Pool, write } from '../db/client.ts';
import type { FileReply } from '../http/replies.ts';
import { invoiceRows } from './invoice.rows.ts';
import {
  type ExportCursor,
  type ExportedRow,
  exportNext,
  finishExport,
  insertExport,
} from './invoice-exports.queries.ts';

/** Rows that are in memory at a time. */
const rowsAtATime = 250;

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

/** Lines of the file, and where those after them begin; null after the last. */
interface Piece {
  text: string;
  cursor: ExportCursor | null;
}

/**
 * The file piece by piece: no transaction is held while a slow client takes it. It counts once its last line is sent;
 * what a client leaves before that, or what names an invoice that is gone by then, was never exported.
 */
async function* csvInPieces(pool: Pool, viewer: Viewer, wishes: InvoiceWishes) {
  const { id } = viewer;
  const seen = rowsOf(viewer, invoiceRows);
  const batch = await write(pool, id, (db) => insertExport(db, wishes));
  async function pieceAfter(cursor: ExportCursor | null): Promise<Piece> {
    const rows = await write(pool, id, async (db) => {
      await refuseEnded(db, viewer, { isHeld: true });
      return exportNext(db, seen, batch, wishes, cursor, rowsAtATime);
    });
    const last = rows.length < rowsAtATime ? undefined : rows.at(-1);
    const text = rows.length > 0 ? csvOf(rows.map(cellsOf)) : '';
    // Why: Node takes the answer of a query for long-lived, and keeps its rows long after they are text.
    rows.length = 0;
    return { text, cursor: last ? { date: last.date, id: last.id } : null };
  }
  yield byteOrderMark + csvOf([[...exportHeadings]]);
  let cursor: ExportCursor | null = null;
  do {
    const piece: Piece = await pieceAfter(cursor);
    if (piece.text) yield piece.text;
    cursor = piece.cursor;
  } while (cursor);
  if (!(await write(pool, id, (db) => finishExport(db, batch))))
    throw new Error('An invoice of the file was deleted while it was sent');
}
