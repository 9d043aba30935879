import { outboxEndpoints } from '@masthead/shared/outbox/outbox.endpoints.ts';
import type { App } from '../app-parts.ts';
import { notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { findOutboxMessage, listOutbox, type OutboxListRow } from './outbox.queries.ts';

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
    const page = await listOutbox(db, {
      search: query.search?.trim() ?? '',
      limit: query.limit,
      offset: query.offset,
      isAdmin: viewer.isAdmin,
    });
    return {
      totalCount: page.totalCount,
      nodes: page.nodes.map(reply),
      isUsed: app.config.smtpUrl === null,
    };
  });

  handle(app, outboxEndpoints.get, async ({ params, db, viewer }) => {
    const row = await findOutboxMessage(db, params.id, viewer.isAdmin);
    if (!row) throw notFound();
    return { ...reply(row), html: row.html, text: row.text, headers: row.headers };
  });
}
