import { outboxEndpoints } from '@masthead/shared/email/outbox/outbox.endpoints.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { findOutboxMessage, listOutbox, type OutboxListRow, outboxRows } from './outbox.store.ts';

const reply = (row: OutboxListRow) => ({
  id: row.id,
  to: row.recipient,
  from: row.senderLine,
  subject: row.subject,
  purpose: row.purpose,
  createdAt: row.createdAt.toISOString(),
});

/** The local outbox (decisions 7). */
export function outboxRoutes(app: App): void {
  handle(app, outboxEndpoints.list, async ({ query, db, viewer }) => {
    const page = await listOutbox(db, rowsOf(viewer, outboxRows), {
      search: query.search?.trim() ?? '',
      purpose: query.purpose ?? null,
      mailing: query.mailing ?? null,
      limit: query.limit,
      offset: query.offset,
      isAdmin: viewer.isAdmin,
    });
    return {
      totalCount: page.totalCount,
      nodes: page.nodes.map((row) => ({
        ...reply(row),
        mailingId: row.mailingId,
        messages: row.messages,
      })),
      isUsed: app.config.smtpUrl === null,
    };
  });

  handle(app, outboxEndpoints.get, async ({ params, db, viewer }) => {
    const row = await findOutboxMessage(db, rowsOf(viewer, outboxRows), params.id, viewer.isAdmin);
    if (!row) throw notFound();
    return { ...reply(row), html: row.html, text: row.text, headers: row.headers };
  });
}
