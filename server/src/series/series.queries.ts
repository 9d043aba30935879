import type { RowOf } from '@masthead/shared/records/record.ts';
import type { seriesRecord } from '@masthead/shared/series/series.record.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { columnsOf, sourceOf } from '../records/columns.ts';
import { seriesStore } from './series.record.ts';

export type SeriesRow = RowOf<typeof seriesRecord>;

/** The series of a site, or (null) of every site of the main property; by start, those without one last. */
export const listSeries = (db: Db, seen: Rows<'series'>, siteId: number | null) =>
  db<SeriesRow[]>`
    select ${columnsOf(db, seriesStore)} from ${sourceOf(db, seriesStore)}
     where ${siteId === null ? db`t.is_main` : db`r.site_id = ${siteId}`}
       and r.deleted_at is null and ${within(db, seen, 'r')}
     order by r.start_date nulls last, r.id`;

/** Series of the main property that run on a day without a post; as a part of another statement. */
export const seriesWithoutPosts = (db: Db, seen: Rows<'series'>, day: string) => db`
  select from series r join sites t on t.id = r.site_id
   where t.is_main and r.deleted_at is null and ${within(db, seen, 'r')}
     and (r.start_date is not null or r.end_date is not null)
     and coalesce(r.start_date <= ${day}::date, true) and coalesce(r.end_date >= ${day}::date, true)
     and not exists (select from series_posts x join news_items n on n.id = x.news_item_id
                      where x.series_id = r.id and n.status <> 4)`;

/** What the next series of a site has to keep apart from: its slugs, and where its order begins. */
export async function findTaken(
  db: Db,
  seen: Rows<'series'>,
  siteId: number,
): Promise<{ slugs: string[]; firstOrder: number }> {
  // Why: of two that are added at once the second one must see the slug of the first.
  await db`select pg_advisory_xact_lock(hashtext('series of a site'), ${siteId})`;
  const rows = await db<{ slugs: string[]; position: number }[]>`
    select r.slug || array(select o.slug from series_old_slugs o where o.series_id = r.id) as slugs, r.position
      from series r where r.site_id = ${siteId} and ${within(db, seen, 'r')}
     order by r.position desc`;
  return { slugs: rows.flatMap(({ slugs }) => slugs), firstOrder: rows[0]?.position ?? 0 };
}

/** The other series of the site that has this slug in any letter case, or had it; null when the slug is free. */
export async function findSlugOwner(
  db: Db,
  seen: Rows<'series'>,
  { id, siteId, slug }: Pick<SeriesRow, 'id' | 'siteId' | 'slug'>,
) {
  const [row] = await db<{ name: string; isRedirect: boolean }[]>`
    select r.name, lower(r.slug) <> lower(${slug}) as is_redirect from series r
     where r.site_id = ${siteId} and r.id <> ${id} and ${hasSlug(db, siteId, slug)} and ${within(db, seen, 'r')}
     order by is_redirect limit 1`;
  return row ?? null;
}

/** Keeps the way from an old slug of a series to it. */
export const keepOldSlug = (
  db: Db,
  { id, siteId, slug }: Pick<SeriesRow, 'id' | 'siteId' | 'slug'>,
) =>
  db`insert into series_old_slugs (site_id, slug, series_id) values (${siteId}, lower(${slug}), ${id})
     on conflict (site_id, slug) do nothing`;

/** One series, or null. */
export async function findSeries(
  db: Db,
  seen: Rows<'series'>,
  id: number,
): Promise<SeriesRow | null> {
  const [row] = await db<SeriesRow[]>`
    select ${columnsOf(db, seriesStore)} from ${sourceOf(db, seriesStore)}
     where r.id = ${id} and r.deleted_at is null and ${within(db, seen, 'r')}`;
  return row ?? null;
}

/** What a series has to say to be found under a slug that it has or had, in any letter case. */
const hasSlug = (db: Db, siteId: number, slug: string) =>
  db`(lower(r.slug) = lower(${slug}) or r.id in (
        select o.series_id from series_old_slugs o where o.site_id = ${siteId} and o.slug = lower(${slug})))`;

/** The series of a site that has this slug in any letter case, or else had it; null when none ever did. */
export async function findSeriesBySlug(
  db: Db,
  seen: Rows<'series'>,
  siteId: number,
  slug: string,
): Promise<SeriesRow | null> {
  const [row] = await db<SeriesRow[]>`
    select ${columnsOf(db, seriesStore)} from ${sourceOf(db, seriesStore)}
     where r.site_id = ${siteId} and ${hasSlug(db, siteId, slug)} and r.deleted_at is null
       and ${within(db, seen, 'r')}
     order by lower(r.slug) = lower(${slug}) desc limit 1`;
  return row ?? null;
}

/** The series that a digest of a day takes up: active, shown in digests, on this weekday. */
export const listDigestSeries = (
  db: Db,
  seen: Rows<'series'>,
  siteId: number,
  { day, weekday, limit }: { day: string; weekday: string; limit: number },
) =>
  db<SeriesRow[]>`
    select ${columnsOf(db, seriesStore)} from ${sourceOf(db, seriesStore)}
     where r.site_id = ${siteId} and r.digest_series and r.deleted_at is null and ${within(db, seen, 'r')}
       and (r.start_date is not null or r.end_date is not null)
       and coalesce(r.start_date <= ${day}::date, true) and coalesce(r.end_date >= ${day}::date, true)
       and (r.digest_days = '[]' or r.digest_days ? ${weekday})
     order by r.position, r.id limit ${limit}`;

/** The active series that the front page of a site leads to. */
export const listHomeSeries = (db: Db, seen: Rows<'series'>, siteId: number, day: string) =>
  db<SeriesRow[]>`
    select ${columnsOf(db, seriesStore)} from ${sourceOf(db, seriesStore)}
     where r.site_id = ${siteId} and r.home_page and r.deleted_at is null and ${within(db, seen, 'r')}
       and (r.start_date is not null or r.end_date is not null)
       and coalesce(r.start_date <= ${day}::date, true) and coalesce(r.end_date >= ${day}::date, true)
     order by r.position, r.id limit 6`;
