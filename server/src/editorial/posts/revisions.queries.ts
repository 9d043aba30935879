import type { PostMark } from '@masthead/shared/editorial/posts/news-item.ts';
import type { NewsItemDraft } from '@masthead/shared/editorial/posts/news-item-form.ts';
import type { Day } from '@masthead/shared/platform/values/dates.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** A revision of a post as the list shows it. */
export interface RevisionRow {
  id: number;
  newsItemId: number;
  savedBy: string | null;
  beganAt: Date;
  savedAt: Date;
  publishedAt: Date | null;
  headline: string;
  isCurrent: boolean;
  isDraft: boolean;
  /** The state of a proposal; null for a saved revision. */
  proposal: 'open' | 'accepted' | 'declined' | null;
}

/** An editing session ends after this long without a save. */
const sitting = '10 minutes';

/**
 * Overwrites the newest revision if it is of the same person and session and was not published. `amongOthers`: the
 * person's newest, since several write at once.
 */
export async function updateSitting(
  db: Db,
  newsItemId: number,
  actorId: number,
  content: NewsItemDraft,
  { amongOthers = false } = {},
): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    update news_item_revisions set content = ${db.json(content)}, saved_at = clock_timestamp()
     where id = (select max(id) from news_item_revisions where news_item_id = ${newsItemId} and proposal is null
                    and (actor_id = ${actorId} or published_at is not null or not ${amongOthers}))
       and id >= coalesce((select sittings_from from news_item_documents where news_item_id = ${newsItemId}), 0)
       and actor_id = ${actorId} and published_at is null
       and saved_at > clock_timestamp() - ${sitting}::interval
    returning id`;
  return row?.id ?? null;
}

/** Adds a revision. */
export async function insertRevision(
  db: Db,
  newsItemId: number,
  actorId: number | null,
  content: NewsItemDraft,
  times: { savedAt?: Date; publishedAt?: Date | null } = {},
): Promise<number> {
  const { savedAt = null, publishedAt = null } = times;
  const [row] = await db<{ id: number }[]>`
    insert into news_item_revisions (news_item_id, actor_id, content, began_at, saved_at, published_at)
    values (${newsItemId}, ${actorId}, ${db.json(content)}, coalesce(${savedAt}, clock_timestamp()),
            coalesce(${savedAt}, clock_timestamp()), ${publishedAt}) returning id`;
  return row?.id ?? 0;
}

/** Closes a revision: it was published and is never written over. */
export const closeRevision = (db: Db, id: number) =>
  db`update news_item_revisions set published_at = clock_timestamp() where id = ${id}`;

export async function hasRevisions(db: Db, newsItemId: number): Promise<boolean> {
  const rows =
    await db`select 1 from news_item_revisions where news_item_id = ${newsItemId} and proposal is null limit 1`;
  return rows.length > 0;
}

const columns = (db: Db) => db`
  r.id, r.news_item_id, u.name as saved_by, r.began_at, r.saved_at, r.published_at,
  r.content ->> 'headline' as headline, r.id is not distinct from n.revision_id as is_current,
  r.id is not distinct from c.draft_revision_id as is_draft, r.proposal`;
const source = (db: Db) => db`
  news_item_revisions r join news_items n on n.id = r.news_item_id
  join news_item_contents c on c.news_item_id = n.id left join users u on u.id = r.actor_id`;

/** The revisions of a post before another one, newest first. */
export const listRevisions = (
  db: Db,
  visible: Rows<'post'>,
  newsItemId: number,
  page: { before?: number | undefined; limit: number },
): Promise<RevisionRow[]> =>
  db<RevisionRow[]>`
    select ${columns(db)} from ${source(db)}
     where r.news_item_id = ${newsItemId} and ${within(db, visible, 'n')}
       ${page.before === undefined ? db`` : db`and r.id < ${page.before}`}
     order by r.id desc limit ${page.limit}`;

/** One revision with its content, or null. */
export async function findRevision(
  db: Db,
  visible: Rows<'post'>,
  id: number,
): Promise<(RevisionRow & { content: unknown }) | null> {
  const [row] = await db<(RevisionRow & { content: unknown })[]>`
    select ${columns(db)}, r.content from ${source(db)}
     where r.id = ${id} and ${within(db, visible, 'n')}`;
  return row ?? null;
}

/** The open proposals for a post. */
export interface ProposalRow {
  id: number;
  savedById: number;
  savedBy: string;
  savedAt: Date;
}

/** The open proposals for a post, the oldest first. */
export const listProposals = (
  db: Db,
  visible: Rows<'post'>,
  newsItemId: number,
): Promise<ProposalRow[]> =>
  db<ProposalRow[]>`
    select r.id, u.id as saved_by_id, u.name as saved_by, r.saved_at
      from news_item_revisions r join news_items n on n.id = r.news_item_id join users u on u.id = r.actor_id
     where r.news_item_id = ${newsItemId} and r.proposal = 'open' and ${within(db, visible, 'n')}
     order by r.id`;

/** Saves a proposal for a post. It replaces the person's open one. */
export async function saveProposal(
  db: Db,
  newsItemId: number,
  actorId: number,
  content: NewsItemDraft,
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into news_item_revisions (news_item_id, actor_id, content, proposal)
    values (${newsItemId}, ${actorId}, ${db.json(content)}, 'open')
    on conflict (news_item_id, actor_id) where proposal = 'open'
    do update set content = excluded.content, saved_at = clock_timestamp()
    returning id`;
  return row?.id ?? 0;
}

/** Accepts, declines or reopens a proposal; false if its state has changed. */
export async function settleProposal(
  db: Db,
  id: number,
  from: 'open' | 'declined',
  to: 'open' | 'accepted' | 'declined',
): Promise<boolean> {
  const rows = await db`
    update news_item_revisions set proposal = ${to} where id = ${id} and proposal = ${from} returning id`;
  return rows.length > 0;
}

/** The day that a post is planned for, or null. */
export async function findPlan(db: Db, newsItemId: number): Promise<Day | null> {
  const [row] = await db<{ plannedOn: Day }[]>`
    select planned_on from news_item_plans where news_item_id = ${newsItemId}`;
  return row?.plannedOn ?? null;
}

/** Plans a post for another day; false if its day is no longer the one the caller saw. */
export async function movePlan(
  db: Db,
  newsItemId: number,
  was: Day | null,
  day: Day | null,
): Promise<boolean> {
  if (was === null) {
    if (day === null) return (await findPlan(db, newsItemId)) === null;
    const { count } = await db`
      insert into news_item_plans (news_item_id, planned_on) values (${newsItemId}, ${day}) on conflict do nothing`;
    return count > 0;
  }
  const seen = db`news_item_id = ${newsItemId} and planned_on = ${was}`;
  const { count } =
    day === null
      ? await db`delete from news_item_plans where ${seen}`
      : await db`
          update news_item_plans set planned_on = ${day}, planned_by = current_actor(), planned_at = now()
           where ${seen}`;
  return count > 0;
}

/** The marks of a post, with the tags that readers do not see. */
export async function findListedMarks(
  db: Db,
  visible: Rows<'post'>,
  id: number,
): Promise<Record<PostMark, boolean> & { internalTags: string[] }> {
  const [row] = await db<
    { internalTags: string[]; isStarred: boolean; isFlaggedForEditor: boolean }[]
  >`
    select n.internal_tags, n.is_starred, n.is_flagged_for_editor from news_items n
     where n.id = ${id} and ${within(db, visible, 'n')}`;
  const internalTags = row?.internalTags ?? [];
  return {
    internalTags,
    starred: row?.isStarred ?? false,
    flaggedForEditor: row?.isFlaggedForEditor ?? false,
    promoted: internalTags.includes('promoted'),
    hidePublishDate: internalTags.includes('hidedate'),
  };
}

/** The column or tag that stores each mark. */
const places = {
  starred: { column: 'is_starred' },
  flaggedForEditor: { column: 'is_flagged_for_editor' },
  promoted: { tag: 'promoted' },
  hidePublishDate: { tag: 'hidedate' },
} as const satisfies Record<PostMark, { column: string } | { tag: string }>;

export async function setMark(db: Db, id: number, mark: PostMark, isOn: boolean): Promise<void> {
  const place = places[mark];
  if ('column' in place)
    await db`update news_items set ${db(place.column)} = ${isOn} where id = ${id}`;
  else if (isOn)
    await db`update news_items set internal_tags = internal_tags || ${[place.tag]}::text[] where id = ${id}`;
  else
    await db`update news_items set internal_tags = array_remove(internal_tags, ${place.tag}) where id = ${id}`;
}
