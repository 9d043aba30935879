import { bulkEndpoints } from '@masthead/shared/news-items/bulk.endpoints.ts';
import { rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { campaignRows } from '../campaigns/campaign.rows.ts';
import { handle } from '../http/handle.ts';
import { seriesRows } from '../series/series.rows.ts';
import { listActs } from './bulk.queries.ts';
import { bulkActRows } from './bulk.rows.ts';
import { actOnPosts, undoAct } from './bulk.ts';
import { handleWriting } from './chosen-content.ts';
import { listCarryingEmails, listCarryingSeries } from './take-down.queries.ts';

/** Acts on many posts at once, and their undo. */
export function bulkRoutes(app: App): void {
  handleWriting(app, bulkEndpoints.act, ({ body, viewer }) => actOnPosts(app.pool, viewer, body));

  handle(app, bulkEndpoints.uses, async ({ query, viewer, db }) => {
    const [emails, series] = await Promise.all([
      listCarryingEmails(db, rowsOf(viewer, campaignRows), query.ids),
      listCarryingSeries(db, rowsOf(viewer, seriesRows), query.ids),
    ]);
    return { emails: [...emails], series: [...series] };
  });

  handle(app, bulkEndpoints.kept, async ({ viewer, db }) =>
    (await listActs(db, rowsOf(viewer, bulkActRows))).map(({ madeAt, ...row }) => ({
      ...row,
      made_at: madeAt.toISOString(),
    })),
  );

  handleWriting(app, bulkEndpoints.undo, ({ params, viewer }) =>
    undoAct(app.pool, viewer, params.id),
  );
}
