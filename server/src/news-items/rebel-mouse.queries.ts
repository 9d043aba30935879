import type { PostType } from '@masthead/shared/news-items/news-item.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { beside, details, type NewsItemRow } from './news-items.queries.ts';

/** Which live posts, and how many. */
export interface LivePosts {
  siteId?: number | undefined;
  type?: PostType | undefined;
  limit: number;
}

const isAsked = (db: Db, seen: Rows<'post'>, { siteId, type }: LivePosts) => db`
  n.status = 0 and ${within(db, seen, 'n')}
  ${siteId === undefined ? db`` : db`and n.site_id = ${siteId}`}
  ${type === undefined ? db`` : db`and n.type = ${type}`}`;

/** The posts that were viewed most, ever or on the last days. */
export function listMostViewed(
  db: Db,
  seen: Rows<'post'>,
  asked: LivePosts & { days?: number | undefined },
): Promise<NewsItemRow[]> {
  const { days, limit } = asked;
  const page =
    days === undefined
      ? db`select n.id, n.total_views::bigint as views from news_items n where ${isAsked(db, seen, asked)}
            order by n.total_views desc, n.id desc limit ${limit}`
      : db`select n.id, sum(v.views) as views from post_views v join news_items n on n.id = v.news_item_id
            where v.day > (now() at time zone 'America/Chicago')::date - ${days}::int and ${isAsked(db, seen, asked)}
            group by n.id order by views desc, n.id desc limit ${limit}`;
  return db<NewsItemRow[]>`
    with page as (${page})
    select ${details(db)} from page p join news_items n on n.id = p.id
      join sites s on s.id = n.site_id ${beside(db)}
     order by p.views desc, n.id desc`;
}

/** The posts that were published last. */
export const listMostRecent = (
  db: Db,
  seen: Rows<'post'>,
  asked: LivePosts,
): Promise<NewsItemRow[]> => db<NewsItemRow[]>`
    with page as (
      select n.id from news_items n where ${isAsked(db, seen, asked)}
       order by n.publication_at desc, n.id desc limit ${asked.limit})
    select ${details(db)} from page p join news_items n on n.id = p.id
      join sites s on s.id = n.site_id ${beside(db)}
     order by n.publication_at desc, n.id desc`;
