import type { NewsItemDraft } from '@masthead/shared/news-items/news-item-form.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

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
  /** Null for what was saved; else how a proposal stands. */
  proposal: 'open' | 'accepted' | 'declined' | null;
}

/** Somebody who has not saved for this long has ended their sitting. */
const sitting = '10 minutes';

/** Writes over the newest revision while it is of the same person and sitting and was not published. */
export async function updateSitting(
  db: Db,
  newsItemId: number,
  actorId: number,
  content: NewsItemDraft,
): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    update news_item_revisions set content = ${db.json(content)}, saved_at = clock_timestamp()
     where id = (select max(id) from news_item_revisions where news_item_id = ${newsItemId} and proposal is null)
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
  seen: Rows<'post'>,
  newsItemId: number,
  page: { before?: number | undefined; limit: number },
): Promise<RevisionRow[]> =>
  db<RevisionRow[]>`
    select ${columns(db)} from ${source(db)}
     where r.news_item_id = ${newsItemId} and ${within(db, seen, 'n')}
       ${page.before === undefined ? db`` : db`and r.id < ${page.before}`}
     order by r.id desc limit ${page.limit}`;

/** One revision with what it says, or null. */
export async function findRevision(
  db: Db,
  seen: Rows<'post'>,
  id: number,
): Promise<(RevisionRow & { content: unknown }) | null> {
  const [row] = await db<(RevisionRow & { content: unknown })[]>`
    select ${columns(db)}, r.content from ${source(db)}
     where r.id = ${id} and ${within(db, seen, 'n')}`;
  return row ?? null;
}
