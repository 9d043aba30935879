import type { EditedNewsItem } from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import { rowsOf } from '../access/rows.ts';
import { notFound } from '../http/errors.ts';
import { siteRows } from '../sites/site.rows.ts';
import type { Asker, ContentSource } from './content-source.ts';
import { findEditedPost } from './edited-post.queries.ts';
import { newsItemReply } from './news-item-reply.ts';
import { asSearch } from './news-item-search.ts';
import { findNewsItem, listSections, searchNewsItems } from './news-items.queries.ts';
import { postRows } from './post.rows.ts';
import { listProposals } from './proposals.queries.ts';

/** Posts in the product's own database. */
export const builtInContent = (publicUrl: string): ContentSource => ({
  readOnly: null,

  async search({ viewer, db }, query) {
    const search = await asSearch(db, query, viewer);
    const { rows, totalCount } = await searchNewsItems(db, rowsOf(viewer, postRows), search);
    return { nodes: rows.map((row) => newsItemReply(row, viewer, publicUrl)), totalCount };
  },

  async read({ viewer, db }: Asker, id: number): Promise<EditedNewsItem> {
    const seen = rowsOf(viewer, postRows);
    const [row, post, proposals] = await Promise.all([
      findNewsItem(db, seen, id),
      findEditedPost(db, seen, id),
      listProposals(db, seen, id),
    ]);
    if (!row || !post) throw notFound();
    const { draft } = post;
    return {
      ...newsItemReply(row, viewer, publicUrl),
      ...post.content,
      draft: draft && {
        content: draft.content,
        saved_at: draft.savedAt.toISOString(),
        saved_by: draft.savedByName,
      },
      taken_down: post.takenDownAt && {
        at: post.takenDownAt.toISOString(),
        reason: post.statusReason,
        moved_to: post.movedTo,
      },
      proposals: proposals.map(({ id, savedById, savedBy, savedAt }) => ({
        id,
        saved_by_id: savedById,
        saved_by: savedBy,
        saved_at: savedAt.toISOString(),
      })),
    };
  },

  async sections({ viewer, db }, siteId) {
    const rows = await listSections(db, rowsOf(viewer, siteRows), siteId);
    return rows.map(({ id, title, parentId }) => ({ id, title, parent_id: parentId }));
  },
});
