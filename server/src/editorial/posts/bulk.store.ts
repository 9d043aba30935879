import {
  type BulkAction,
  type PostUses,
  undoHours,
} from '@masthead/shared/editorial/posts/bulk.ts';
import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { ofPerson, type Rows, rowRule, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { beside, details, type NewsItemRow } from './news-items.queries.ts';

/** A bulk action can be undone only by the person who ran it. */
export const bulkActionRows = rowRule({ record: 'bulk-act', visibleTo: 'person', own: ofPerson });

/** Records the start of a bulk action and deletes those too old to be undone. */
export async function beginBulkAction(
  db: Db,
  userId: number,
  { act: action, type }: { act: BulkAction; type: AddedType },
): Promise<number> {
  await db`delete from news_item_acts
    where user_id = ${userId} and made_at < now() - make_interval(hours => ${undoHours})`;
  const [row] = await db<{ id: number }[]>`
    insert into news_item_acts (user_id, act, type) values (${userId}, ${action}, ${type}) returning id`;
  return row?.id ?? 0;
}

/** Saves the state of a post before and after a bulk action. */
export const saveBefore = (db: Db, bulkActionId: number, newsItemId: number, before: object) =>
  db`insert into news_item_act_rows (act_id, news_item_id, version, draft_version, before)
     select ${bulkActionId}, n.id, n.version, c.draft_version, ${db.json(before)}
       from news_items n join news_item_contents c on c.news_item_id = n.id where n.id = ${newsItemId}`;

/** Forgets a bulk action that has no posts left. */
export const endBulkAction = (db: Db, bulkActionId: number) =>
  db`delete from news_item_acts a where a.id = ${bulkActionId}
     and not exists (select from news_item_act_rows r where r.act_id = a.id)`;

interface BulkActionRow {
  id: number;
  act: BulkAction;
  type: AddedType;
  madeAt: Date;
  posts: number;
}

/** The bulk actions that can still be undone, newest first. */
export const listBulkActions = (db: Db, own: Rows<'bulk-act'>): Promise<BulkActionRow[]> =>
  db<BulkActionRow[]>`
    select a.id, a.act, a.type, a.made_at, count(*)::int as posts
      from news_item_acts a join news_item_act_rows r on r.act_id = a.id
     where ${within(db, own, 'a')} and a.made_at > now() - make_interval(hours => ${undoHours})
     group by a.id order by a.id desc limit 20`;

/** The posts of a bulk action that can still be undone, with its kind. */
export const listBulkActionPosts = (db: Db, own: Rows<'bulk-act'>, id: number) =>
  db<{ act: BulkAction; newsItemId: number }[]>`
    select a.act, r.news_item_id from news_item_acts a join news_item_act_rows r on r.act_id = a.id
     where a.id = ${id} and ${within(db, own, 'a')}
       and a.made_at > now() - make_interval(hours => ${undoHours})
     order by r.news_item_id`;

/** A post of a bulk action: current state, and the states before and after the action. */
export interface BulkActionPost {
  headline: string;
  updatedByName: string | null;
  isChanged: boolean;
  before: unknown;
}

/** Locks a post and removes it from a bulk action; null if it was already removed. */
export async function takeFromBulkAction(
  db: Db,
  visible: Rows<'post'>,
  bulkActionId: number,
  newsItemId: number,
): Promise<BulkActionPost | null> {
  await db`select 1 from news_items where id = ${newsItemId} for update`;
  const [row] = await db<BulkActionPost[]>`
    with taken as (
      delete from news_item_act_rows where act_id = ${bulkActionId} and news_item_id = ${newsItemId} returning *)
    select n.headline, coalesce(d.name, u.name) as updated_by_name, t.before,
           n.version <> t.version or c.draft_version <> t.draft_version as is_changed
      from taken t join news_items n on n.id = t.news_item_id
      join news_item_contents c on c.news_item_id = n.id
      left join users u on u.id = n.updated_by
      left join news_item_revisions r on r.id = c.draft_revision_id and c.draft_version <> t.draft_version
      left join users d on d.id = r.actor_id
     where ${within(db, visible, 'n')}`;
  return row ?? null;
}

/** How a post stood before it was published. */
export interface Standing {
  status: number;
  lastPublishedAt: string | null;
  scheduledAt: string | null;
  /** Left out by a bulk action that was saved before posts could be taken down. */
  takenDownAt?: string | null;
  statusReason?: string | null;
  movedTo?: string | null;
  draftRevisionId: number | null;
}

/** Puts a post back where it stood. Why: a time that has passed meanwhile would publish it again. */
export const setStanding = (db: Db, id: number, was: Standing) =>
  db`update news_items set status = ${was.status}, last_published_at = ${was.lastPublishedAt}::timestamptz,
       taken_down_at = ${was.takenDownAt ?? null}::timestamptz, status_reason = ${was.statusReason ?? null},
       moved_to = ${was.movedTo ?? null},
       scheduled_at = case when ${was.scheduledAt}::timestamptz > now() then ${was.scheduledAt}::timestamptz end
     where id = ${id}`;

/** Which live posts, and how many. */
export interface LivePosts {
  siteId?: number | undefined;
  type?: PostType | undefined;
  limit: number;
}

const isAsked = (db: Db, visible: Rows<'post'>, { siteId, type }: LivePosts) => db`
  n.status = 0 and ${within(db, visible, 'n')}
  ${siteId === undefined ? db`` : db`and n.site_id = ${siteId}`}
  ${type === undefined ? db`` : db`and n.type = ${type}`}`;

/** The posts that were viewed most, ever or on the last days. */
export function listMostViewed(
  db: Db,
  visible: Rows<'post'>,
  asked: LivePosts & { days?: number | undefined },
): Promise<NewsItemRow[]> {
  const { days, limit } = asked;
  const page =
    days === undefined
      ? db`select n.id, n.total_views::bigint as views from news_items n where ${isAsked(db, visible, asked)}
            order by n.total_views desc, n.id desc limit ${limit}`
      : db`select n.id, sum(v.views) as views from post_views v join news_items n on n.id = v.news_item_id
            where v.day > (now() at time zone 'America/Chicago')::date - ${days}::int and ${isAsked(db, visible, asked)}
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
  visible: Rows<'post'>,
  asked: LivePosts,
): Promise<NewsItemRow[]> => db<NewsItemRow[]>`
    with page as (
      select n.id from news_items n where ${isAsked(db, visible, asked)}
       order by n.publication_at desc, n.id desc limit ${asked.limit})
    select ${details(db)} from page p join news_items n on n.id = p.id
      join sites s on s.id = n.site_id ${beside(db)}
     order by n.publication_at desc, n.id desc`;

/** The scheduled emails that contain any of these posts, next first. */
export const listCarryingEmails = (db: Db, visible: Rows<'campaign'>, ids: readonly number[]) =>
  db<PostUses['emails']>`
    select c.id, c.kind, c.subject from campaigns c
     where c.status = 'scheduled' and c.deleted_at is null and ${within(db, visible, 'c')}
       and jsonb_path_exists(c.content, '$.** ? (exists(@.headline) && @.id == $ids[*])',
                             jsonb_build_object('ids', to_jsonb(${[...ids]}::integer[])))
     order by c.send_date, c.id`;

/** The series that hold any of these posts. */
export const listCarryingSeries = (db: Db, visible: Rows<'series'>, ids: readonly number[]) =>
  db<PostUses['series']>`
    select s.id, s.name from series s
     where s.deleted_at is null and ${within(db, visible, 's')}
       and exists (select from series_posts p where p.series_id = s.id and p.news_item_id = any(${[...ids]}::integer[]))
     order by s.name, s.id`;
