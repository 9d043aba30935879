import type { Rows } from '../access/rows.ts';
import { within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { beside, details, type NewsItemRow } from '../news-items/news-items.queries.ts';

/** A post of a series, with what its pages need of what it says. */
export interface SeriesPost extends NewsItemRow {
  /** What is said of its lead image, among others. */
  details: unknown;
}

/** The posts of a series in their order; deleted ones are not shown. */
export const listSeriesPosts = (
  db: Db,
  seen: Rows<'post'>,
  seriesId: number,
  { onlyLive = false, limit = 500 } = {},
) =>
  db<SeriesPost[]>`
    select ${details(db)}, o.details from series_posts p join news_items n on n.id = p.news_item_id
      join sites s on s.id = n.site_id ${beside(db)}
     where p.series_id = ${seriesId} and ${onlyLive ? db`n.status = 0` : db`n.status <> 4`}
       and ${within(db, seen, 'n')}
     order by p.position, p.id limit ${limit}`;

/** The ids of the posts of a series, also of deleted ones, in their order. */
export async function listPostIds(
  db: Db,
  seen: Rows<'series'>,
  seriesId: number,
): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select p.news_item_id as id from series_posts p join series r on r.id = p.series_id
     where p.series_id = ${seriesId} and ${within(db, seen, 'r')} order by p.position, p.id`;
  return rows.map(({ id }) => id);
}

/** Writes which posts a series holds, in this order; what stays as it is is not written. */
export async function setPosts(db: Db, seriesId: number, ids: readonly number[]): Promise<void> {
  await db`delete from series_posts
    where series_id = ${seriesId} and news_item_id <> all(${ids as number[]}::int[])`;
  await db`
    insert into series_posts (series_id, news_item_id, position)
    select ${seriesId}, id, at from unnest(${ids as number[]}::int[]) with ordinality g (id, at)
        on conflict on constraint series_posts_unique do update set position = excluded.position
     where series_posts.position <> excluded.position`;
}

/** Tags posts so that their publish date is hidden. */
export const hideDates = (db: Db, ids: readonly number[]) =>
  db`update news_items set internal_tags = internal_tags || '{hidedate}'::text[]
      where id = any(${ids as number[]}::int[]) and not 'hidedate' = any(internal_tags)`;

/** Takes the tag off posts, but for those that another series hides the dates of. */
export const showDates = (db: Db, ids: readonly number[], seriesId: number) =>
  db`update news_items n set internal_tags = array_remove(n.internal_tags, 'hidedate')
      where n.id = any(${ids as number[]}::int[]) and 'hidedate' = any(n.internal_tags)
        and not exists (select from series_posts p join series r on r.id = p.series_id
              where p.news_item_id = n.id and r.hide_dates and r.id <> ${seriesId} and r.deleted_at is null)`;
