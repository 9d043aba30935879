import { addDays, startOfDay } from '@masthead/shared/platform/values/dates.ts';
import { auditEndpoints } from '@masthead/shared/workspace/audit/audit.endpoints.ts';
import { auditMessages } from '@masthead/shared/workspace/audit/audit.messages.ts';
import type { App } from '../../app-parts.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { readsOf } from '../../platform/http/replies.ts';
import { findChainState, findStretch } from './audit.queries.ts';
import { exportedCsv, exportedLines } from './export-audit.ts';

/** The audit log: its end, and its export (decision 143). */
export function auditRoutes(app: App): void {
  handle(app, auditEndpoints.state, async ({ db }) => {
    const { entries, hash, at } = await findChainState(db);
    return { entries, hash: hash?.toString('hex') ?? null, at: at?.toISOString() ?? null };
  });

  handle(app, auditEndpoints.export, async ({ body, db, request }) => {
    const { from, to, format } = body;
    const stretch = await findStretch(db, startOfDay(from), startOfDay(addDays(to, 1)));
    if (!stretch) throw badRequest(auditMessages.none);
    const name = `audit-log ${from} to ${to}.${format}`;
    const read = readsOf(app, request);
    return format === 'jsonl'
      ? { name, content: exportedLines(read, stretch) }
      : { name, type: 'text/csv; charset=utf-8', content: exportedCsv(read, stretch) };
  });
}
