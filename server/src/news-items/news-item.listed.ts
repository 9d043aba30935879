import { rowsOf } from '../access/rows.ts';
import type { Listed } from '../records/listed.ts';
import { restoreNewsItem } from './news-items.queries.ts';
import { postRows } from './post.rows.ts';

/** Posts in the palette, the trash, History and Activity; the palette finds the articles among them. */
export const newsItemsListed: Listed = {
  table: 'news_items',
  rows: postRows,
  find: {
    kind: 'article',
    alias: 'n',
    from: 'news_items n join sites s on s.id = n.site_id',
    where: `n.type = 'article' and n.status <> 4`,
    title: 'n.headline',
    detail: `concat_ws(' · ', case n.status when 0 then 'Live' when 1 then 'Pending review' when 2 then 'Unlisted' when 5 then 'Draft' end, s.city, n.byline)`,
    order: 'n.updated_at desc',
  },
  // Why: a deleted post has another status, too, and gets its old one back.
  restore: (db, seer, id) => restoreNewsItem(db, rowsOf(seer, postRows), Number(id)),
};
