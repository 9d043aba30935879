import type {
  eventTimes,
  NewsItemSort,
  PostType,
} from '@masthead/shared/editorial/posts/news-item.ts';
import type { StoryState, Workflow } from '@masthead/shared/editorial/posts/workflow.ts';
import { countedUpTo } from '@masthead/shared/platform/values/counting.ts';
import { centralDay } from '@masthead/shared/platform/values/dates.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { contains } from '../../platform/db/contains.ts';
import { orderedAfter } from '../../platform/db/page.ts';
import { isOnItsWay, onItsWay } from './workflow.queries.ts';

/** A post as lists show it. */
export interface NewsItemRow {
  id: number;
  version: number;
  siteId: number;
  siteName: string;
  city: string;
  type: PostType;
  status: number;
  headline: string;
  description: string;
  imageUrl: string | null;
  /** The picture that was chosen for cards of links. */
  socialImageUrl: string | null;
  postUrl: string | null;
  internalTags: string[];
  isStarred: boolean;
  isFlaggedForEditor: boolean;
  tags: string[];
  venue: string | null;
  draftVersion: number;
  hasDraft: boolean;
  totalViews: number;
  startsAt: Date | null;
  endsAt: Date | null;
  scheduledAt: Date | null;
  lastPublishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  updatedByName: string | null;
  sections: { id: number; name: string }[];
  authors: { id: number; title: string; avatar: string | null; userId: number | null }[];
  /** Names in its byline that are no authors here. */
  bylineNames: string[];
  workflow: Omit<Workflow, 'due_at'>;
  dueAt: Date | null;
  openComments: number;
  openSuggestions: number;
}

/** The parameters of a search, with days resolved to instants. */
export interface NewsItemSearch {
  limit: number;
  offset: number;
  statuses: number[];
  types: PostType[] | null;
  title: string | null;
  siteId: number | null;
  sectionIds: number[] | null;
  authorId: number | null;
  importId: number | null;
  isStarred: boolean;
  isFlagged: boolean;
  when: (typeof eventTimes)[number] | null;
  state: StoryState | null;
  /** 0 is nobody. */
  assigneeId: number | null;
  dueBefore: Date | null;
  /** Only posts with comments that aren't resolved. */
  hasComments: boolean;
  /** Only posts with suggestions that nobody has decided on. */
  hasSuggestions: boolean;
  from: Date | null;
  until: Date | null;
  sort: NewsItemSort;
  direction: 'asc' | 'desc';
}

/** Every status except deleted: the default of lists, and what the partial indexes cover. */
const notDeleted = [0, 1, 2, 5];

/** A search that narrows nothing. */
export const everyPost: NewsItemSearch = {
  limit: 10,
  offset: 0,
  statuses: notDeleted,
  types: null,
  title: null,
  siteId: null,
  sectionIds: null,
  authorId: null,
  importId: null,
  isStarred: false,
  isFlagged: false,
  when: null,
  state: null,
  assigneeId: null,
  dueBefore: null,
  hasComments: false,
  hasSuggestions: false,
  from: null,
  until: null,
  sort: 'created_ts',
  direction: 'desc',
};

/** Why: single statuses and the default are written so that the planner can use the partial indexes. */
function ofStatus(db: Db, statuses: readonly number[]) {
  const [only] = statuses;
  if (statuses.length === 1) return db`n.status = ${only ?? 0}`;
  const isDefault =
    notDeleted.length === statuses.length && notDeleted.every((one) => statuses.includes(one));
  return isDefault ? db`n.status <> 4` : db`n.status = any(${statuses}::int[])`;
}

function ofType(db: Db, types: readonly PostType[] | null) {
  if (types === null) return db``;
  const [only] = types;
  return types.length === 1
    ? db`and n.type = ${only ?? ''}`
    : db`and n.type = any(${types}::text[])`;
}

/** An event without an end is past once it has begun; a repeating one, once its next occurrence has begun. */
const atTime = (db: Db, when: NonNullable<NewsItemSearch['when']>) =>
  ({
    upcoming: db`and greatest(coalesce(n.ends_at, n.starts_at), occurrence_at(n.internal_tags)) >= now()`,
    past: db`and greatest(coalesce(n.ends_at, n.starts_at), occurrence_at(n.internal_tags)) < now()`,
    undated: db`and n.starts_at is null and occurrence_at(n.internal_tags) is null`,
  })[when];

function condition(db: Db, visible: Rows<'post'>, search: NewsItemSearch) {
  return db`
    ${ofStatus(db, search.statuses)} and ${within(db, visible, 'n')}
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
    ${
      search.importId === null
        ? db``
        : db`and n.id in (
      select h.record_id from import_changes h join imports i on i.id = h.import_id
       where h.import_id = ${search.importId} and i.kind = 'feed' and not h.is_undone)`
    }
    ${search.title === null ? db`` : db`and ${contains(db, 'n.headline', search.title)}`}
    ${search.isStarred ? db`and n.is_starred` : db``}
    ${search.isFlagged ? db`and n.is_flagged_for_editor` : db``}
    ${search.when === null ? db`` : atTime(db, search.when)}
    ${isOnItsWay(search) ? onItsWay(db, search) : db``}
    ${search.hasComments ? db`and n.id in (select t.news_item_id from news_item_threads t where t.resolved_at is null)` : db``}
    ${search.hasSuggestions ? db`and n.id in (select g.news_item_id from news_item_suggestions g where g.changes > 0)` : db``}
    ${search.from === null ? db`` : db`and n.publication_at >= ${search.from}`}
    ${search.until === null ? db`` : db`and n.publication_at < ${search.until}`}`;
}

/** The rows of a search as a subquery. */
export const postsFound = (db: Db, visible: Rows<'post'>, search: NewsItemSearch) =>
  db`select from news_items n where ${condition(db, visible, search)}`;

/** What a search finds by name, the longest overdue first. */
export const namedPosts = (db: Db, visible: Rows<'post'>, search: NewsItemSearch) => db`
  select n.id, n.site_id as "siteId", n.headline as name, w.due_at as since, null as due, 'late' as state
    from news_items n join news_item_workflow w on w.news_item_id = n.id
   where ${condition(db, visible, search)} order by w.due_at, n.id`;

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

const wayOf = (db: Db, { direction }: NewsItemSearch) =>
  direction === 'desc' ? db`desc` : db`asc`;

/** Where readers find post `n` of site `s`: at its own address, on the publisher's site, or (a path) on our own pages. */
export const addressOfPost = `
    coalesce(n.post_url, case when n.status in (0, 2) and n.slug is not null then
      coalesce(rtrim(s.preview_url, '/') || '/' || n.slug || '/', '/sites/' || n.site_id || '/' || n.slug) end)`;
export const postAddress = (db: Db) => db.unsafe(addressOfPost);

/** Who last changed post `n`, and the part of its text that lists show. */
export const beside = (db: Db) => db`left join users u on u.id = n.updated_by
      left join news_item_workflow w on w.news_item_id = n.id left join users wu on wu.id = w.assignee_id
      left join lateral (
        select c.details, c.details #>> '{location,venue}' as venue, c.details #>> '{social,image_url}' as social_image_url,
               c.draft_version, c.draft_revision_id is not null as has_draft
          from news_item_contents c where c.news_item_id = n.id) o on true`;

/** The columns of post `n` of site `s` in lists, with those of `beside`. */
export function details(db: Db) {
  return db`
    n.id, n.version, n.site_id, n.type, n.status, n.headline, n.description, n.image_url, ${postAddress(db)} as post_url,
    n.internal_tags, n.tags, n.is_starred, n.is_flagged_for_editor, n.total_views, n.starts_at, n.ends_at, n.scheduled_at,
    n.last_published_at, n.created_at, n.updated_at, n.byline_names, s.city, s.name as site_name, u.name as updated_by_name,
    coalesce((select json_agg(json_build_object('id', c.id, 'name', c.title) order by c.position, c.id)
                from news_item_sections x join sections c on c.id = x.section_id
               where x.news_item_id = n.id), '[]') as sections,
    coalesce((select json_agg(json_build_object('id', a.id, 'title', a.name, 'avatar', a.avatar, 'userId', a.user_id)
                order by x.position)
                from news_item_authors x join authors a on a.id = x.author_id
               where x.news_item_id = n.id), '[]') as authors,
    json_build_object('state', coalesce(w.state, 'draft'), 'assignee_id', w.assignee_id, 'assignee', wu.name,
      'note', w.note, 'version', coalesce(w.moves, 0)) as workflow, w.due_at,
    (select count(*)::int from news_item_threads t where t.news_item_id = n.id and t.resolved_at is null) as open_comments,
    (select coalesce(sum(g.changes), 0)::int from news_item_suggestions g where g.news_item_id = n.id) as open_suggestions,
    o.venue, o.social_image_url, coalesce(o.draft_version, 0) as draft_version, coalesce(o.has_draft, false) as has_draft`;
}

/** One page of a search with the total count, which decides the query plan for the page. */
export async function searchNewsItems(
  db: Db,
  visible: Rows<'post'>,
  search: NewsItemSearch,
): Promise<{ rows: NewsItemRow[]; totalCount: number }> {
  const totalCount = await countNewsItems(db, visible, search);
  // Why: a count that stopped at its bound doesn't tell how many pages follow.
  if (totalCount <= Math.min(search.offset, countedUpTo)) return { rows: [], totalCount };
  const way = wayOf(db, search);
  const by = db.unsafe(sortColumns[search.sort]);
  // Why: the page is cut first, on the index; names are looked up for its few rows only.
  const sites = search.sort === 'city' ? db`join sites s on s.id = n.site_id` : db``;
  const rows = await db<NewsItemRow[]>`
    with page as (
      select id from (
        select n.id, ${by} as place from news_items n ${sites}
         where ${condition(db, visible, search)} ${orderedAfter(db, totalCount)}) found
       order by place ${way}, id ${way} limit ${search.limit} offset ${search.offset})
    select ${details(db)}
      from page p join news_items n on n.id = p.id
      join sites s on s.id = n.site_id ${beside(db)}
     order by ${by} ${way}, n.id ${way}`;
  return { rows, totalCount };
}

/**
 * How many posts a search finds. Without words, section or author the counts by day answer, so that
 * a list of a million posts knows its length at once; with them posts are counted up to `countedUpTo`.
 */
export async function countNewsItems(
  db: Db,
  visible: Rows<'post'>,
  search: NewsItemSearch,
): Promise<number> {
  const { title, sectionIds, authorId, isStarred, isFlagged, when } = search;
  const isDiscussed = search.hasComments || search.hasSuggestions;
  const isMarked = isStarred || isFlagged || isOnItsWay(search) || isDiscussed;
  const isByDay = [title, sectionIds, authorId, when].every((one) => one === null) && !isMarked;
  const isAllTime = search.from === null && search.until === null;
  const [row] = isByDay
    ? await db<{ posts: number }[]>`
        select coalesce(sum(posts), 0)::int8 as posts from ${isAllTime ? db`news_item_totals` : db`news_item_counts`} n
         where status = any(${search.statuses}::int[]) and ${within(db, visible, 'n')}
           ${search.types === null ? db`` : db`and type = any(${search.types}::text[])`}
           ${search.siteId === null ? db`` : db`and site_id = ${search.siteId}`}
           ${search.from === null ? db`` : db`and day >= ${centralDay(search.from)}::date`}
           ${search.until === null ? db`` : db`and day < ${centralDay(search.until)}::date`}`
    : await db<{ posts: number }[]>`
        select count(*) as posts from (
          ${postsFound(db, visible, search)} limit ${countedUpTo + 1}) found`;
  return row?.posts ?? 0;
}

/** One post, or null. */
export async function findNewsItem(
  db: Db,
  visible: Rows<'post'>,
  id: number,
): Promise<NewsItemRow | null> {
  const [row] = await db<NewsItemRow[]>`
    select ${details(db)} from news_items n
      join sites s on s.id = n.site_id ${beside(db)}
     where n.id = ${id} and ${within(db, visible, 'n')}`;
  return row ?? null;
}

/** The sections of a site, in order. */
export const listSections = (db: Db, visible: Rows<'site'>, siteId: number) =>
  db<{ id: number; title: string; parentId: number | null }[]>`
    select c.id, c.title, c.parent_id from sections c join sites s on s.id = c.site_id
     where s.id = ${siteId} and ${within(db, visible, 's')} order by c.parent_id nulls first, c.position, c.id`;

/** The ids of the sections with this name, over all sites. */
export async function findSectionIds(
  db: Db,
  visible: Rows<'site'>,
  title: string,
): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select c.id from sections c join sites s on s.id = c.site_id
     where c.title = ${title} and ${within(db, visible, 's')}`;
  return rows.map((row) => row.id);
}

/**
 * Live posts of a site whose publication falls into a window: those of a section first, each the newest first, and how
 * many there are.
 */
export async function listPostsInWindow(
  db: Db,
  visible: Rows<'post'>,
  siteId: number,
  window: { from: Date; until: Date },
  { limit, first }: { limit: number; first: string | null },
) {
  const isInside = db`n.site_id = ${siteId} and n.type = 'article' and n.status = 0
    and n.publication_at >= ${window.from} and n.publication_at < ${window.until}
    and ${within(db, visible, 'n')}`;
  const [posts, [count]] = await Promise.all([
    db<NewsItemRow[]>`
      select ${details(db)} from news_items n
        join sites s on s.id = n.site_id ${beside(db)}
       where ${isInside}
       order by exists (select from news_item_sections x join sections c on c.id = x.section_id
                         where x.news_item_id = n.id and c.title = ${first}) desc,
                n.publication_at desc, n.id desc limit ${limit}`,
    db<{ n: number }[]>`select count(*) as n from news_items n where ${isInside}`,
  ]);
  return { posts, found: count?.n ?? 0 };
}

/** The most viewed live events of a site that start in a span of time. */
export function listTrendingEvents(
  db: Db,
  visible: Rows<'post'>,
  siteId: number,
  span: { from: Date; until: Date },
  limit: number,
) {
  return db<NewsItemRow[]>`
    select ${details(db)} from news_items n
      join sites s on s.id = n.site_id ${beside(db)}
     where n.site_id = ${siteId} and n.type = 'event' and n.status = 0
       and n.starts_at >= ${span.from} and n.starts_at < ${span.until} and ${within(db, visible, 'n')}
     order by n.total_views desc, n.starts_at, n.id limit ${limit}`;
}

/** Soft-deletes a post and stores its status for Undo. */
export async function softDeleteNewsItem(db: Db, id: number): Promise<void> {
  await db`update news_items set status_before_delete = status, status = 4, deleted_at = now()
    where id = ${id} and status <> 4`;
}

/** Restores a deleted post. */
export async function restoreNewsItem(db: Db, visible: Rows<'post'>, id: number): Promise<void> {
  await db`update news_items n set status = coalesce(status_before_delete, 5), status_before_delete = null, deleted_at = null
    where id = ${id} and status = 4 and ${within(db, visible, 'n')}`;
}
