import { foundPosts } from '@masthead/shared/editorial/posts/content-lists.ts';
import { centralZone } from '@masthead/shared/platform/values/dates.ts';
import { rowRule, rowsOf } from '../../platform/access/rows.ts';
import type { Listed } from '../../platform/records/listed.ts';
import { restoreNewsItem } from './news-items.queries.ts';

/** Posts, drafts and revisions are visible to all staff: whoever sees the list may open a draft. */
export const postRows = rowRule({ record: 'post', visibleTo: 'staff' });

const status = `case n.status when 0 then 'Live' when 1 then 'Pending review' when 2 then 'Unlisted' when 5 then 'Draft' end`;
/** Why: the events of a series are called the same. */
const day = `to_char(n.starts_at at time zone '${centralZone}', 'Mon FMDD, YYYY')`;

/** Posts in the palette, the trash, History and Activity; the palette finds each type by itself. */
export const newsItemsListed: Listed = {
  table: 'news_items',
  rows: postRows,
  find: foundPosts.map((kind) => ({
    kind,
    alias: 'n',
    from: 'news_items n join sites s on s.id = n.site_id',
    where: `n.type = '${kind}' and n.status <> 4`,
    title: 'n.headline',
    detail: `concat_ws(' · ', ${status}, ${kind === 'event' ? day : 'null'}, s.city, n.byline)`,
    order: 'n.updated_at desc',
  })),
  // Why: a deleted post has another status, too, and gets its old one back.
  restore: (db, seer, id) => restoreNewsItem(db, rowsOf(seer, postRows), Number(id)),
};
