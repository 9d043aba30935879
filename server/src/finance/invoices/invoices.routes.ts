import { amount as amountRule, centsOf } from '@masthead/shared/finance/invoices/amount.ts';
import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import {
  exportHeadings,
  type HintedInvoice,
  hintWords,
  type InvoiceHint,
  type InvoiceWishes,
  invoicePageSize,
  unusualTimes,
} from '@masthead/shared/finance/invoices/invoice.ts';
import { today } from '@masthead/shared/platform/values/dates.ts';
import { day } from '@masthead/shared/platform/values/fields.ts';
import type { App } from '../../app-parts.ts';
import { userRows } from '../../people/users/user.store.ts';
import { type Rows, rowsOf } from '../../platform/access/rows.ts';
import { refuseEnded } from '../../platform/access/standing.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { byteOrderMark, csvOf } from '../../platform/csv/write-csv.ts';
import { type Db, type Pool, write } from '../../platform/db/client.ts';
import { handle } from '../../platform/http/handle.ts';
import type { FileReply } from '../../platform/http/replies.ts';
import { createRecord, readRecord } from '../../platform/records/save-record.ts';
import { approveAll, countApprovable, undoApproveAll } from './approve-all.ts';
import { approval, decideInvoices, reopening, sendingBack } from './decide-invoices.ts';
import {
  invoiceRows,
  invoiceStore,
  listInvoices,
  totalInvoices,
  wantedBy,
} from './invoice.store.ts';
import {
  findMiddleAmount,
  findSameAmount,
  findSamePosts,
  listInvoicePeople,
} from './invoice-file.store.ts';
import {
  type ExportCursor,
  type ExportedRow,
  exportNext,
  finishExport,
  insertExport,
} from './invoice-report.queries.ts';
import { saveInvoice } from './save-invoice.ts';

const newestFirst = { sort: 'date', direction: 'desc' } as const;

/** Calls of contributors, and everything that is read (Spec, content 6). */
export function invoiceRoutes(app: App): void {
  handle(app, invoiceEndpoints.create, ({ body, viewer, db }) =>
    createRecord(db, invoiceStore, viewer, { contributorId: viewer.id, ...body }),
  );

  handle(app, invoiceEndpoints.update, ({ body: { id, ...change }, viewer, db }) =>
    saveInvoice(app, db, viewer, id, change),
  );

  handle(app, invoiceEndpoints.list, async ({ query, viewer, db, reply }) => {
    const visible = rowsOf(viewer, invoiceRows);
    const { rows, totalCount } = await listInvoices(db, visible, {}, newestFirst, query);
    reply.header('x-count', totalCount);
    return rows;
  });

  handle(app, invoiceEndpoints.search, async ({ body, viewer, db }) => {
    const { sort, direction, limit, offset, ...wishes } = body;
    const order = { sort: sort ?? newestFirst.sort, direction: direction ?? newestFirst.direction };
    const page = { limit: limit ?? invoicePageSize, offset: offset ?? 0 };
    const visible = rowsOf(viewer, invoiceRows);
    const wanted = wantedBy(wishes, viewer, app.config);
    const { rows, totalCount } = await listInvoices(db, visible, wanted, order, page);
    return { totalCount, nodes: rows };
  });

  handle(app, invoiceEndpoints.get, async ({ params, viewer, db }) => [
    await readRecord(db, invoiceStore, viewer, params.id),
  ]);

  handle(app, invoiceEndpoints.totals, ({ body, viewer, db }) =>
    totalInvoices(db, rowsOf(viewer, invoiceRows), wantedBy(body, viewer, app.config)),
  );

  handle(app, invoiceEndpoints.hints, ({ body, viewer, db }) =>
    hintAt(db, rowsOf(viewer, invoiceRows), body, new Date()),
  );

  handle(app, invoiceEndpoints.people, async ({ viewer, db }) => ({
    ...(await listInvoicePeople(db, rowsOf(viewer, userRows))),
    needsSecondPerson: app.config.needsSecondPerson,
  }));

  reviewRoutes(app);
}

/** Decisions of editors and admins (decisions 10). */
function reviewRoutes(app: App): void {
  handle(app, invoiceEndpoints.approve, ({ body, viewer, db }) =>
    decideInvoices(app, db, viewer, body.invoices, approval),
  );

  handle(app, invoiceEndpoints.unapprove, ({ body, viewer, db }) =>
    decideInvoices(app, db, viewer, body.invoices, reopening),
  );

  handle(
    app,
    invoiceEndpoints.sendBack,
    async ({ body: { reason, ...seenVersion }, viewer, db }) => {
      const [sentBack] = await decideInvoices(app, db, viewer, [seenVersion], sendingBack(reason));
      if (!sentBack) throw new Error('No invoice was sent back');
      return sentBack;
    },
  );

  handle(app, invoiceEndpoints.approvable, ({ body, viewer, db }) =>
    countApprovable(app, db, viewer, body),
  );

  handle(app, invoiceEndpoints.approveAll, ({ body, viewer, db }) =>
    approveAll(app, db, viewer, body),
  );

  handle(app, invoiceEndpoints.undoApproveAll, ({ body: { decidedAt }, viewer, db }) =>
    undoApproveAll(db, viewer, decidedAt),
  );

  handle(app, invoiceEndpoints.export, async ({ body, viewer }) =>
    exportInvoices(app.pool, viewer, body),
  );
}

const hint = (
  kind: InvoiceHint['kind'],
  text: string,
  found: Partial<InvoiceHint> = {},
): InvoiceHint => ({ kind, text, invoiceIds: [], postIds: [], ...found });

const isUnusual = (amount: string, middle: string) =>
  centsOf(amount) > centsOf(middle) * unusualTimes ||
  centsOf(amount) * unusualTimes < centsOf(middle);

/** Hints about an invoice being entered or reviewed. Incomplete input is ignored. */
async function hintAt(
  db: Db,
  visible: Rows<'invoice'>,
  invoice: HintedInvoice,
  now: Date,
): Promise<InvoiceHint[]> {
  const id = invoice.id ?? 0;
  const { contributorId, type, postIds } = invoice;
  const { data: amount } = amountRule.safeParse(invoice.amount);
  const { data: date } = day('').safeParse(invoice.date);
  const [same, posts, middle] = await Promise.all([
    contributorId && amount && date
      ? findSameAmount(db, visible, { id, contributorId, amount, date })
      : [],
    postIds?.length ? findSamePosts(db, visible, id, postIds) : [],
    type && amount && date ? findMiddleAmount(db, visible, { id, type, date }) : null,
  ]);
  const hints: InvoiceHint[] = [];
  if (amount && same.length > 0)
    hints.push(
      hint('same amount', hintWords.sameAmount(amount, same.length), { invoiceIds: same }),
    );
  for (const { postId, headline, invoiceIds } of posts)
    hints.push(
      hint('same article', hintWords.samePost(headline), { invoiceIds, postIds: [postId] }),
    );
  if (amount && type && middle && isUnusual(amount, middle))
    hints.push(hint('unusual amount', hintWords.unusual(type, middle)));
  if (date && date > today(now)) hints.push(hint('future date', hintWords.future));
  return hints;
}

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

/** The approved invoices of a filter as a file, recorded as a batch (Spec, showcase 9; decisions 10). */
export function exportInvoices(pool: Pool, viewer: Viewer, wishes: InvoiceWishes): FileReply {
  return {
    name: 'invoices.csv',
    content: csvInPieces(pool, viewer, { ...wishes, state: 'approved' }),
  };
}

/** Lines of the file, and where the next ones start; null after the last. */
interface Piece {
  text: string;
  cursor: ExportCursor | null;
}

/**
 * Streams the file in chunks, with no open transaction while a slow client reads. It counts once its last line is sent:
 * an export that is aborted, or has an invoice deleted by then, never counts.
 */
async function* csvInPieces(pool: Pool, viewer: Viewer, wishes: InvoiceWishes) {
  const { id } = viewer;
  const visible = rowsOf(viewer, invoiceRows);
  const batch = await write(pool, id, (db) => insertExport(db, wishes));
  async function pieceAfter(cursor: ExportCursor | null): Promise<Piece> {
    const rows = await write(pool, id, async (db) => {
      await refuseEnded(db, viewer, { isHeld: true });
      return exportNext(db, visible, batch, wishes, cursor, rowsAtATime);
    });
    const last = rows.length < rowsAtATime ? undefined : rows.at(-1);
    const text = rows.length > 0 ? csvOf(rows.map(cellsOf)) : '';
    // Why: V8 promotes query results to the old generation, where rows stay long after they became text.
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
    throw new Error('An invoice was deleted while its export was being sent');
}
