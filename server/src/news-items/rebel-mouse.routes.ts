import { rebelMouseEndpoints } from '@masthead/shared/news-items/rebel-mouse.endpoints.ts';
import { rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { handle } from '../http/handle.ts';
import { newsItemReply } from './news-item-reply.ts';
import { postRows } from './post.rows.ts';
import { listMostRecent, listMostViewed } from './rebel-mouse.queries.ts';

/** What is read most and what came last (Spec, content 7). */
export function rebelMouseRoutes(app: App): void {
  const { publicUrl } = app.config;

  handle(app, rebelMouseEndpoints.top, async ({ query, viewer, db }) =>
    (await listMostViewed(db, rowsOf(viewer, postRows), query)).map((row) =>
      newsItemReply(row, viewer, publicUrl),
    ),
  );

  handle(app, rebelMouseEndpoints.recent, async ({ query, viewer, db }) =>
    (await listMostRecent(db, rowsOf(viewer, postRows), query)).map((row) =>
      newsItemReply(row, viewer, publicUrl),
    ),
  );
}
