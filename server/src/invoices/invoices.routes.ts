import { invoiceEndpoints } from '@masthead/shared/invoices/invoice.endpoints.ts';
import { invoicePageSize } from '@masthead/shared/invoices/invoice.ts';
import { rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { handle } from '../http/handle.ts';
import { createRecord, readRecord } from '../records/save-record.ts';
import { userRows } from '../users/user.rows.ts';
import { approveAll, countApprovable, undoApproveAll } from './approve-all.ts';
import { approval, decideInvoices, reopening, sendingBack } from './decide-invoices.ts';
import { exportInvoices } from './export-invoices.ts';
import { hintAt } from './hint-at.ts';
import { invoiceStore } from './invoice.record.ts';
import { invoiceRows } from './invoice.rows.ts';
import { listInvoicePeople } from './invoice-people.queries.ts';
import { listInvoices, totalInvoices, wantedBy } from './invoices.queries.ts';
import { saveInvoice } from './save-invoice.ts';

const newestFirst = { sort: 'date', direction: 'desc' } as const;

/** Invoices: what their contributors do with them, and what everybody reads (Spec, content 6). */
export function invoiceRoutes(app: App): void {
  handle(app, invoiceEndpoints.create, ({ body, viewer, db }) =>
    createRecord(db, invoiceStore, viewer, { contributorId: viewer.id, ...body }),
  );

  handle(app, invoiceEndpoints.update, ({ body: { id, ...change }, viewer, db }) =>
    saveInvoice(app, db, viewer, id, change),
  );

  handle(app, invoiceEndpoints.list, async ({ query, viewer, db, reply }) => {
    const seen = rowsOf(viewer, invoiceRows);
    const { rows, totalCount } = await listInvoices(db, seen, {}, newestFirst, query);
    reply.header('x-count', totalCount);
    return rows;
  });

  handle(app, invoiceEndpoints.search, async ({ body, viewer, db }) => {
    const { sort, direction, limit, offset, ...wishes } = body;
    const order = { sort: sort ?? newestFirst.sort, direction: direction ?? newestFirst.direction };
    const page = { limit: limit ?? invoicePageSize, offset: offset ?? 0 };
    const seen = rowsOf(viewer, invoiceRows);
    const wanted = wantedBy(wishes, viewer, app.config);
    const { rows, totalCount } = await listInvoices(db, seen, wanted, order, page);
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

/** What editors and admins decide (decisions 10). */
function reviewRoutes(app: App): void {
  handle(app, invoiceEndpoints.approve, ({ body, viewer, db }) =>
    decideInvoices(app, db, viewer, body.invoices, approval),
  );

  handle(app, invoiceEndpoints.unapprove, ({ body, viewer, db }) =>
    decideInvoices(app, db, viewer, body.invoices, reopening),
  );

  handle(app, invoiceEndpoints.sendBack, async ({ body: { reason, ...seen }, viewer, db }) => {
    const [sentBack] = await decideInvoices(app, db, viewer, [seen], sendingBack(reason));
    if (!sentBack) throw new Error('No invoice was sent back');
    return sentBack;
  });

  handle(app, invoiceEndpoints.approvable, ({ body, viewer, db }) =>
    countApprovable(app, db, viewer, body),
  );

  handle(app, invoiceEndpoints.approveAll, ({ body, viewer, db }) =>
    approveAll(app, db, viewer, body),
  );

  handle(app, invoiceEndpoints.undoApproveAll, ({ body: { decidedAt }, viewer, db }) =>
    undoApproveAll(app, db, viewer, decidedAt),
  );

  handle(app, invoiceEndpoints.export, async ({ body, viewer }) =>
    exportInvoices(app.pool, viewer, body),
  );
}
