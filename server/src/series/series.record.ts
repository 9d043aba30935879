import { seriesMessages } from '@masthead/shared/series/series.messages.ts';
import { seriesRecord } from '@masthead/shared/series/series.record.ts';
import { rowsOf } from '../access/rows.ts';
import { badRequest } from '../http/errors.ts';
import { none, type Store } from '../records/store.ts';
import { seriesRows } from './series.rows.ts';
import { listPostIds } from './series-posts.queries.ts';

const firstLive = `
  (select coalesce(n.post_url, rtrim(t.preview_url, '/') || '/' || n.slug || '/', '/sites/' || n.site_id || '/' || n.slug)
     from series_posts p join news_items n on n.id = p.news_item_id
    where p.series_id = r.id and n.status = 0 order by p.position, p.id limit 1) as post_url`;

const posts = `
  (select count(*)::int from series_posts p join news_items n on n.id = p.news_item_id
    where p.series_id = r.id and n.status <> 4) as post_count`;

/** Series, as the server keeps them. */
export const seriesStore: Store<typeof seriesRecord> = {
  record: seriesRecord,
  alias: 'r',
  joins: 'join sites t on t.id = r.site_id',
  added: `t.city, t.url as site_url, t.preview_url, '/sites/' || r.site_id || '/series/' || r.slug as url,
    ${firstLive}, ${posts}`,
  rows: seriesRows,
  found: {
    detail: 't.name',
    words: `folded(concat_ws(' ', r.name, r.headline))`,
    order: 'r.start_date desc nulls last',
  },
  check: async (db, { seer, values, current }) => {
    if (values.type !== 'Single' || !current) return;
    const ids = await listPostIds(db, rowsOf(seer, seriesRows), current.id);
    if (ids.length > 1) throw badRequest({ path: 'type', message: seriesMessages.onePost });
  },
  restoreRule: none('it is never deleted'),
  mayDelete: () => false,
};
