import { seriesMessages } from '@masthead/shared/editorial/series/series.messages.ts';
import { seriesRecord } from '@masthead/shared/editorial/series/series.record.ts';
import type { RowOf } from '@masthead/shared/platform/records/record.ts';
import { type Rows, rowRule, rowsOf, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { columnsOf, sourceOf } from '../../platform/records/columns.ts';
import { none, type Store } from '../../platform/records/store.ts';
import { beside, details, type NewsItemRow } from '../posts/news-items.queries.ts';

/** Only staff see series. */
export const seriesRows = rowRule({ record: 'series', visibleTo: 'staff' });

const firstLive = `
  (select coalesce(n.post_url, rtrim(t.preview_url, '/') || '/' || n.slug || '/', '/sites/' || n.site_id || '/' || n.slug)
     from series_posts p join news_items n on n.id = p.news_item_id
    where p.series_id = r.id and n.status = 0 order by p.position, p.id limit 1) as post_url`;

const posts = `
  (select count(*)::int from series_posts p join news_items n on n.id = p.news_item_id
    where p.series_id = r.id and n.status <> 4) as post_count`;

/** Series, as the server saves them. */
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

export type SeriesRow = RowOf<typeof seriesRecord>;

/** The series of a site, or (null) of every site of the main property; by start, those without one last. */
export const listSeries = (db: Db, visible: Rows<'series'>, siteId: number | null) =>
  db<SeriesRow[]>`
    select ${columnsOf(db, seriesStore)} from ${sourceOf(db, seriesStore)}
     where ${siteId === null ? db`t.is_main` : db`r.site_id = ${siteId}`}
       and r.deleted_at is null and ${within(db, visible, 'r')}
     order by r.start_date nulls last, r.id`;

/** Series of the main property that are active on a day and have no posts, as a subquery. */
export const seriesWithoutPosts = (db: Db, visible: Rows<'series'>, day: string) => db`
  select from series r join sites t on t.id = r.site_id
   where t.is_main and r.deleted_at is null and ${within(db, visible, 'r')}
     and (r.start_date is not null or r.end_date is not null)
     and coalesce(r.start_date <= ${day}::date, true) and coalesce(r.end_date >= ${day}::date, true)
     and not exists (select from series_posts x join news_items n on n.id = x.news_item_id
                      where x.series_id = r.id and n.status <> 4)`;

/** What the next series of a site depends on: the slugs in use and the last position. */
export async function findTaken(
  db: Db,
  visible: Rows<'series'>,
  siteId: number,
): Promise<{ slugs: string[]; firstOrder: number }> {
  // Why a lock: concurrent adds must see each other's slug.
  await db`select pg_advisory_xact_lock(hashtext('series of a site'), ${siteId})`;
  const rows = await db<{ slugs: string[]; position: number }[]>`
    select r.slug || array(select o.slug from series_old_slugs o where o.series_id = r.id) as slugs, r.position
      from series r where r.site_id = ${siteId} and ${within(db, visible, 'r')}
     order by r.position desc`;
  return { slugs: rows.flatMap(({ slugs }) => slugs), firstOrder: rows[0]?.position ?? 0 };
}

/** The other series of the site that has or had this slug, ignoring case; null if the slug is free. */
export async function findSlugOwner(
  db: Db,
  visible: Rows<'series'>,
  { id, siteId, slug }: Pick<SeriesRow, 'id' | 'siteId' | 'slug'>,
) {
  const [row] = await db<{ name: string; isRedirect: boolean }[]>`
    select r.name, lower(r.slug) <> lower(${slug}) as is_redirect from series r
     where r.site_id = ${siteId} and r.id <> ${id} and ${hasSlug(db, siteId, slug)} and ${within(db, visible, 'r')}
     order by is_redirect limit 1`;
  return row ?? null;
}

/** Saves the redirect from an old slug of a series. */
export const saveOldSlug = (
  db: Db,
  { id, siteId, slug }: Pick<SeriesRow, 'id' | 'siteId' | 'slug'>,
) =>
  db`insert into series_old_slugs (site_id, slug, series_id) values (${siteId}, lower(${slug}), ${id})
     on conflict (site_id, slug) do nothing`;

/** One series, or null. */
export async function findSeries(
  db: Db,
  visible: Rows<'series'>,
  id: number,
): Promise<SeriesRow | null> {
  const [row] = await db<SeriesRow[]>`
    select ${columnsOf(db, seriesStore)} from ${sourceOf(db, seriesStore)}
     where r.id = ${id} and r.deleted_at is null and ${within(db, visible, 'r')}`;
  return row ?? null;
}

/** Matches a series by its current or a former slug, ignoring case. */
const hasSlug = (db: Db, siteId: number, slug: string) =>
  db`(lower(r.slug) = lower(${slug}) or r.id in (
        select o.series_id from series_old_slugs o where o.site_id = ${siteId} and o.slug = lower(${slug})))`;

/** The series of a site that has, or else had, this slug, ignoring case; or null. */
export async function findSeriesBySlug(
  db: Db,
  visible: Rows<'series'>,
  siteId: number,
  slug: string,
): Promise<SeriesRow | null> {
  const [row] = await db<SeriesRow[]>`
    select ${columnsOf(db, seriesStore)} from ${sourceOf(db, seriesStore)}
     where r.site_id = ${siteId} and ${hasSlug(db, siteId, slug)} and r.deleted_at is null
       and ${within(db, visible, 'r')}
     order by lower(r.slug) = lower(${slug}) desc limit 1`;
  return row ?? null;
}

/** The series in the digest of a day: active, shown in digests, on this weekday. */
export const listDigestSeries = (
  db: Db,
  visible: Rows<'series'>,
  siteId: number,
  { day, weekday, limit }: { day: string; weekday: string; limit: number },
) =>
  db<SeriesRow[]>`
    select ${columnsOf(db, seriesStore)} from ${sourceOf(db, seriesStore)}
     where r.site_id = ${siteId} and r.digest_series and r.deleted_at is null and ${within(db, visible, 'r')}
       and (r.start_date is not null or r.end_date is not null)
       and coalesce(r.start_date <= ${day}::date, true) and coalesce(r.end_date >= ${day}::date, true)
       and (r.digest_days = '[]' or r.digest_days ? ${weekday})
     order by r.position, r.id limit ${limit}`;

/** The active series that the front page of a site links to. */
export const listHomeSeries = (db: Db, visible: Rows<'series'>, siteId: number, day: string) =>
  db<SeriesRow[]>`
    select ${columnsOf(db, seriesStore)} from ${sourceOf(db, seriesStore)}
     where r.site_id = ${siteId} and r.home_page and r.deleted_at is null and ${within(db, visible, 'r')}
       and (r.start_date is not null or r.end_date is not null)
       and coalesce(r.start_date <= ${day}::date, true) and coalesce(r.end_date >= ${day}::date, true)
     order by r.position, r.id limit 6`;

/** A post of a series, with the content that its pages need. */
export interface SeriesPost extends NewsItemRow {
  /** Lead image details and other content. */
  details: unknown;
}

/** The posts of a series in their order; deleted ones are not shown. */
export const listSeriesPosts = (
  db: Db,
  visible: Rows<'post'>,
  seriesId: number,
  { onlyLive = false, limit = 500 } = {},
) =>
  db<SeriesPost[]>`
    select ${details(db)}, o.details from series_posts p join news_items n on n.id = p.news_item_id
      join sites s on s.id = n.site_id ${beside(db)}
     where p.series_id = ${seriesId} and ${onlyLive ? db`n.status = 0` : db`n.status <> 4`}
       and ${within(db, visible, 'n')}
     order by p.position, p.id limit ${limit}`;

/** The ids of the posts of a series, also of deleted ones, in their order. */
export async function listPostIds(
  db: Db,
  visible: Rows<'series'>,
  seriesId: number,
): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select p.news_item_id as id from series_posts p join series r on r.id = p.series_id
     where p.series_id = ${seriesId} and ${within(db, visible, 'r')} order by p.position, p.id`;
  return rows.map(({ id }) => id);
}

/** Saves the posts of a series in this order. Unchanged rows are not written. */
export async function setPosts(db: Db, seriesId: number, ids: readonly number[]): Promise<void> {
  await db`delete from series_posts
    where series_id = ${seriesId} and news_item_id <> all(${ids}::int[])`;
  await db`
    insert into series_posts (series_id, news_item_id, position)
    select ${seriesId}, id, at from unnest(${ids}::int[]) with ordinality g (id, at)
        on conflict on constraint series_posts_unique do update set position = excluded.position
     where series_posts.position <> excluded.position`;
}

/** Tags posts to hide their publish date. */
export const hideDates = (db: Db, ids: readonly number[]) =>
  db`update news_items set internal_tags = internal_tags || '{hidedate}'::text[]
      where id = any(${ids}::int[]) and not 'hidedate' = any(internal_tags)`;

/** Removes that tag, except from posts of another series that hides dates. */
export const showDates = (db: Db, ids: readonly number[], seriesId: number) =>
  db`update news_items n set internal_tags = array_remove(n.internal_tags, 'hidedate')
      where n.id = any(${ids}::int[]) and 'hidedate' = any(n.internal_tags)
        and not exists (select from series_posts p join series r on r.id = p.series_id
              where p.news_item_id = n.id and r.hide_dates and r.id <> ${seriesId} and r.deleted_at is null)`;
