import { newsItemEndpoints } from '@masthead/shared/news-items/news-item.endpoints.ts';
import { rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { notFound, refused } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { contentOf, handleWriting } from './chosen-content.ts';
import { deletePost } from './list-acts.ts';
import { newsItemReply, seesViews } from './news-item-reply.ts';
import { findNewsItem, restoreNewsItem } from './news-items.queries.ts';
import { postRows } from './post.rows.ts';

/** Posts (Spec, content 7). */
export function newsItemRoutes(app: App): void {
  const { publicUrl } = app.config;
  const content = contentOf(app);

  handle(app, newsItemEndpoints.search, async ({ query, viewer, db, reply }) => {
    // Why: an order by views would tell what the views column hides (Spec, content 6).
    if (query.sort === 'total_views' && !seesViews(viewer))
      throw refused('This list cannot be sorted by that');
    const { nodes, totalCount } = await content.search({ viewer, db }, query);
    reply.header('x-count', totalCount).header('x-pages', Math.ceil(totalCount / query.limit));
    return nodes;
  });

  handle(app, newsItemEndpoints.sections, ({ params, viewer, db }) =>
    content.sections({ viewer, db }, params.id),
  );

  handleWriting(app, newsItemEndpoints.remove, async ({ params, query, viewer, db }) => {
    await deletePost(db, viewer, params.id, query.version);
    return params;
  });

  handleWriting(app, newsItemEndpoints.restore, async ({ params, viewer, db }) => {
    const seen = rowsOf(viewer, postRows);
    await restoreNewsItem(db, seen, params.id);
    const row = await findNewsItem(db, seen, params.id);
    if (!row) throw notFound();
    return newsItemReply(row, viewer, publicUrl);
  });
}
