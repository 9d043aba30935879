import { centralDay } from '@masthead/shared/dates.ts';
import type { NewsItemSort, PostType } from '@masthead/shared/news-items/news-item.ts';
import type { Db } from '../db/client.ts';
import { contains } from '../db/contains.ts';

/** A post with what lists show of it. */
export interface NewsItemRow {
  id: number;
  version: number;
  siteId: number;
  city: string;
  type: PostType;
  status: number;
  headline: string;
  description: string;
  imageUrl: string | null;
  postUrl: string | null;
  internalTags: string[];
  isStarred: boolean;
  totalViews: number;
  startsAt: Date | null;
  endsAt: Date | null;
  scheduledAt: Date | null;
  lastPublishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  updatedByName: string | null;
  sections: { id: number; name: string }[];
  authors: { id: number; title: string; avatar: string | null }[];
}

/** What a search asks for; days are instants already. */
export interface NewsItemSearch {
  limit: number;
  offset: number;
  statuses: number[];
  types: PostType[] | null;
  title: string | null;
  siteId: number | null;
  sectionIds: number[] | null;
  authorId: number | null;
  from: Date | null;
  until: Date | null;
  sort: NewsItemSort;
  direction: 'asc' | 'desc';
}

/** Every status but deleted: what lists ask for by default, and what the indexes are made for. */
const notDeleted = [0, 1, 2, 5];

/** Why: single values and the default are written so that the partial indexes serve them. */
function ofStatus(db: Db, statuses: readonly number[]) {
  const [only] = statuses;
  if (statuses.length === 1) return db`n.status = ${only ?? 0}`;
  const isDefault =
    notDeleted.length === statuses.length && notDeleted.every((one) => statuses.includes(one));
  return isDefault ? db`n.status <> 4` : db`n.status = any(${statuses as number[]}::int[])`;
}

function ofType(db: Db, types: readonly PostType[] | null) {
  if (types === null) return db``;
  const [only] = types;
  return types.length === 1
    ? db`and n.type = ${only ?? ''}`
    : db`and n.type = any(${types as PostType[]}::text[])`;
}

function condition(db: Db, search: NewsItemSearch) {
  return db`
    ${ofStatus(db, search.statuses)}
    ${ofType(db, search.types)}
    ${search.siteId === null ? db`` : db`and n.site_id = ${search.siteId}`}
    ${
      search.sectionIds === null
        ? db``
        : db`and exists (
      select from news_item_sections x where x.news_item_id = n.id and x.section_id = any(${search.sectionIds}::int[]))`
    }
    ${
      search.authorId === null
        ? db``
        : db`and exists (
      select from news_item_authors x where x.news_item_id = n.id and x.author_id = ${search.authorId})`
    }
    ${search.title === null ? db`` : db`and ${contains(db, 'n.headline', search.title)}`}
    ${search.from === null ? db`` : db`and n.publication_at >= ${search.from}`}
    ${search.until === null ? db`` : db`and n.publication_at < ${search.until}`}`;
}

const sortColumns: Record<NewsItemSort, string> = {
  updated_ts: 'n.updated_at',
  created_ts: 'n.created_at',
  last_published_ts: 'n.publication_at',
  headline: 'n.headline collate "und-x-icu"',
  city: 's.city collate "und-x-icu"',
  author: 'n.byline collate "und-x-icu"',
  status: 'n.status',
  total_views: 'n.total_views',
  starts_at: 'n.starts_at',
};

function order(db: Db, { sort, direction }: NewsItemSearch) {
  const way = direction === 'desc' ? db`desc` : db`asc`;
  return db`order by ${db.unsafe(sortColumns[sort])} ${way}, n.id ${way}`;
}

function details(db: Db) {
  return db`
    n.id, n.version, n.site_id, n.type, n.status, n.headline, n.description, n.image_url, n.post_url,
    n.internal_tags, n.is_starred, n.total_views, n.starts_at, n.ends_at, n.scheduled_at,
    n.last_published_at, n.created_at, n.updated_at, s.city, u.name as updated_by_name,
    coalesce((select json_agg(json_build_object('id', c.id, 'name', c.title) order by c.position, c.id)
                from news_item_sections x join sections c on c.id = x.section_id
               where x.news_item_id = n.id), '[]') as sections,
    coalesce((select json_agg(json_build_object('id', a.id, 'title', a.name, 'avatar', a.avatar)
                order by x.position)
                from news_item_authors x join authors a on a.id = x.author_id
               where x.news_item_id = n.id), '[]') as authors`;
}

/** One page of a search. */
export function searchNewsItems(db: Db, search: NewsItemSearch): Promise<NewsItemRow[]> {
  // Why: the page is cut first, on the index; names are looked up for its few rows only.
  const sites = search.sort === 'city' ? db`join sites s on s.id = n.site_id` : db``;
  return db<NewsItemRow[]>`
    with page as (
      select n.id from news_items n ${sites}
       where ${condition(db, search)} ${order(db, search)}
       limit ${search.limit} offset ${search.offset})
    select ${details(db)}
      from page p join news_items n on n.id = p.id
      join sites s on s.id = n.site_id left join users u on u.id = n.updated_by
     ${order(db, search)}`;
}

/**
 * How many posts a search finds. Without words, section or author the counts by day answer, so that
 * a list of a million posts knows its length at once.
 */
export async function countNewsItems(db: Db, search: NewsItemSearch): Promise<number> {
  const isByDay = search.title === null && search.sectionIds === null && search.authorId === null;
  const isAllTime = search.from === null && search.until === null;
  const [row] = isByDay
    ? await db<{ posts: number }[]>`
        select coalesce(sum(posts), 0)::int8 as posts from ${isAllTime ? db`news_item_totals` : db`news_item_counts`}
         where status = any(${search.statuses}::int[])
           ${search.types === null ? db`` : db`and type = any(${search.types}::text[])`}
           ${search.siteId === null ? db`` : db`and site_id = ${search.siteId}`}
           ${search.from === null ? db`` : db`and day >= ${centralDay(search.from)}::date`}
           ${search.until === null ? db`` : db`and day < ${centralDay(search.until)}::date`}`
    : await db<{ posts: number }[]>`
        select count(*) as posts from news_items n where ${condition(db, search)}`;
  return row?.posts ?? 0;
}

/** One post, or null. */
export async function findNewsItem(db: Db, id: number): Promise<NewsItemRow | null> {
  const [row] = await db<NewsItemRow[]>`
    select ${details(db)} from news_items n
      join sites s on s.id = n.site_id left join users u on u.id = n.updated_by
     where n.id = ${id}`;
  return row ?? null;
}

/** The sections of a site, in order. */
export const listSections = (db: Db, siteId: number) =>
  db<{ id: number; title: string; parentId: number | null }[]>`
    select id, title, parent_id from sections where site_id = ${siteId} order by parent_id nulls first, position, id`;

/** The ids of the sections with this name, over all sites. */
export async function findSectionIds(db: Db, title: string): Promise<number[]> {
  const rows = await db<{ id: number }[]>`select id from sections where title = ${title}`;
  return rows.map((row) => row.id);
}

/** Live posts of a site whose publication falls into a window: the newest, and how many there are. */
export async function listPostsInWindow(
  db: Db,
  siteId: number,
  window: { from: Date; until: Date },
  limit: number,
) {
  const isInside = db`n.site_id = ${siteId} and n.type = 'article' and n.status = 0
    and n.publication_at >= ${window.from} and n.publication_at < ${window.until}`;
  const [posts, [count]] = await Promise.all([
    db<NewsItemRow[]>`
      select ${details(db)} from news_items n
        join sites s on s.id = n.site_id left join users u on u.id = n.updated_by
       where ${isInside} order by n.publication_at desc, n.id desc limit ${limit}`,
    db<{ n: number }[]>`select count(*) as n from news_items n where ${isInside}`,
  ]);
  return { posts, found: count?.n ?? 0 };
}

/** The most viewed live events of a site that start in a span of time. */
export function listTrendingEvents(
  db: Db,
  siteId: number,
  span: { from: Date; until: Date },
  limit: number,
) {
  return db<NewsItemRow[]>`
    select ${details(db)} from news_items n
      join sites s on s.id = n.site_id left join users u on u.id = n.updated_by
     where n.site_id = ${siteId} and n.type = 'event' and n.status = 0
       and n.starts_at >= ${span.from} and n.starts_at < ${span.until}
     order by n.total_views desc, n.starts_at, n.id limit ${limit}`;
}

/** Marks a post as deleted; what it was is kept for the undo. */
export async function softDeleteNewsItem(db: Db, id: number): Promise<void> {
  await db`update news_items set status_before_delete = status, status = 4, deleted_at = now()
    where id = ${id} and status <> 4`;
}

/** Takes a delete back. */
export async function restoreNewsItem(db: Db, id: number): Promise<void> {
  await db`update news_items set status = coalesce(status_before_delete, 5), status_before_delete = null, deleted_at = null
    where id = ${id} and status = 4`;
}
