import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';
import {
  type NewsItemDraft,
  newsItemContent,
} from '@masthead/shared/editorial/posts/news-item-form.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { setLinks } from './add-posts.queries.ts';
import { occurrenceOf } from './occurrence.ts';

/** A post for editing: its state, published content and unpublished changes. */
export interface EditedPost {
  id: number;
  siteId: number;
  type: PostType;
  status: number;
  version: number;
  updatedAt: Date;
  updatedById: number | null;
  updatedByName: string | null;
  lastPublishedAt: Date | null;
  scheduledAt: Date | null;
  /** Set while it is taken down: when, why, and where its URL redirects. */
  takenDownAt: Date | null;
  statusReason: string | null;
  movedTo: string | null;
  /** The published revision; null until the first edit. */
  revisionId: number | null;
  /** The people behind its authors. */
  authorUserIds: number[];
  internalTags: string[];
  content: NewsItemDraft;
  draftVersion: number;
  draft: {
    revisionId: number;
    content: NewsItemDraft;
    savedAt: Date;
    savedBy: number | null;
    savedByName: string | null;
  } | null;
  /** What the columns said before the words of the shared document were put into them, in the same transaction. */
  before?: {
    draftVersion: number;
    words: Pick<NewsItemDraft, 'headline' | 'description' | 'body'>;
  };
}

interface Row extends Omit<EditedPost, 'content' | 'draft' | 'before'> {
  headline: string;
  slug: string | null;
  description: string;
  body: string;
  imageUrl: string | null;
  tags: string[];
  startsAt: Date | null;
  endsAt: Date | null;
  details: object;
  sectionIds: number[];
  authorIds: number[];
  draftRevisionId: number | null;
  draftContent: unknown;
  draftSavedAt: Date | null;
  draftSavedBy: number | null;
  draftSavedByName: string | null;
}

/** A post for its editor, or null. `lock` locks the row until the end of the transaction. */
export async function findEditedPost(
  db: Db,
  visible: Rows<'post'>,
  id: number,
  { lock = false } = {},
): Promise<EditedPost | null> {
  // Why: lock first, then read, to see the last writer's version.
  if (lock) await db`select 1 from news_items where id = ${id} for update`;
  const [row] = await db<Row[]>`
    select n.id, n.site_id, n.type, n.status, n.version, n.updated_at, u.id as updated_by_id,
           u.name as updated_by_name, n.last_published_at, n.scheduled_at, n.revision_id, n.taken_down_at, n.status_reason, n.moved_to,
           n.headline, n.slug, n.description, c.body, n.image_url, n.tags, n.internal_tags, n.starts_at, n.ends_at, c.details,
           array(select section_id from news_item_sections where news_item_id = n.id order by position) as section_ids,
           array(select author_id from news_item_authors where news_item_id = n.id order by position) as author_ids,
           array(select a.user_id from news_item_authors x join authors a on a.id = x.author_id
                  where x.news_item_id = n.id and a.user_id is not null) as author_user_ids,
           c.draft_version, c.draft_revision_id, r.content as draft_content, r.saved_at as draft_saved_at,
           r.actor_id as draft_saved_by, d.name as draft_saved_by_name
      from news_items n join news_item_contents c on c.news_item_id = n.id
      left join users u on u.id = n.updated_by left join news_item_revisions r on r.id = c.draft_revision_id
      left join users d on d.id = r.actor_id
     where n.id = ${id} and n.status <> 4 and ${within(db, visible, 'n')}`;
  return row ? asPost(row) : null;
}

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

function asPost(row: Row): EditedPost {
  const content = newsItemContent.parse({
    ...row.details,
    headline: row.headline,
    slug: row.slug,
    description: row.description,
    body: row.body,
    image_url: row.imageUrl,
    section_ids: row.sectionIds,
    authors: row.authorIds,
    tags: row.tags,
    starts_at: iso(row.startsAt),
    ends_at: iso(row.endsAt),
    occurrence: iso(occurrenceOf(row.internalTags)),
  });
  const draft =
    row.draftRevisionId === null
      ? null
      : {
          revisionId: row.draftRevisionId,
          content: newsItemContent.parse({
            // Why: content saved before the editor had occurrences doesn't have this field.
            occurrence: content.occurrence,
            ...(row.draftContent as object),
          }),
          savedAt: row.draftSavedAt ?? row.updatedAt,
          savedBy: row.draftSavedBy,
          savedByName: row.draftSavedByName,
        };
  return { ...row, content, draft };
}

/** Saves the published content of a post, with its revision. */
export async function writeContent(
  db: Db,
  id: number,
  content: NewsItemDraft,
  more: { revisionId: number; slug: string | null; internalTags: string[] },
): Promise<void> {
  const { location, lead_image, seo, social } = content;
  const authors = [...new Set(content.authors)];
  await setLinks(db, 'section', id, content.section_ids);
  await db`update news_item_contents set body = ${content.body},
      details = ${db.json({ location, lead_image, seo, social })} where news_item_id = ${id}`;
  // Why: new text changes no column of this table, but still has to raise the version.
  await db`update news_items n set headline = ${content.headline}, slug = ${more.slug},
      description = ${content.description}, image_url = ${content.image_url}, tags = ${content.tags},
      internal_tags = ${more.internalTags}, starts_at = ${content.starts_at}, ends_at = ${content.ends_at}, revision_id = ${more.revisionId},
      byline_names = b.names,
      byline = nullif(array_to_string(array(
        select a.name from unnest(${authors}::int[]) with ordinality t (id, place)
          join authors a on a.id = t.id order by t.place) || b.names, ', '), ''),
      updated_at = clock_timestamp()
     from (select case when ${authors}::int[] = array(
                    select x.author_id from news_item_authors x where x.news_item_id = ${id} order by x.position)
                  then o.byline_names else '{}' end as names
             from news_items o where o.id = ${id}) b
    where n.id = ${id}`;
  // Why last: names in the byline stay as long as these are the same.
  await setLinks(db, 'author', id, authors);
}

/** Sets the revision with the unpublished changes, or null. Returns their new version. */
export async function setDraft(db: Db, id: number, revisionId: number | null): Promise<number> {
  const [row] = await db<{ draftVersion: number }[]>`
    update news_item_contents set draft_revision_id = ${revisionId}, draft_version = draft_version + 1
     where news_item_id = ${id} returning draft_version`;
  return row?.draftVersion ?? 0;
}

/** Sets tags and marks of a post immediately, and the tags of its unpublished changes too. */
export async function setTags(db: Db, id: number, tags: string[], internal: string[]) {
  await db`update news_items set tags = ${tags}, internal_tags = ${internal} where id = ${id}`;
  await db`update news_item_revisions set content = jsonb_set(content, '{tags}', to_jsonb(${tags}::text[]))
    where id = (select draft_revision_id from news_item_contents where news_item_id = ${id})`;
}

/** Makes a post live. Why: it stays dated by its first publication, or every correction would be news again. */
export const markLive = (db: Db, id: number) =>
  db`update news_items set status = 0, scheduled_at = null, taken_down_at = null, status_reason = null, moved_to = null,
       last_published_at = coalesce(last_published_at, clock_timestamp()) where id = ${id}`;

/** Takes a post down: back to draft, or unlisted. */
export const markTakenDown = (
  db: Db,
  id: number,
  { status, reason, movedTo }: { status: 2 | 5; reason: string; movedTo: string | null },
) =>
  db`update news_items set status = ${status}, taken_down_at = clock_timestamp(), status_reason = ${reason},
       moved_to = ${movedTo} where id = ${id}`;

export const setSchedule = (db: Db, id: number, at: Date | null) =>
  db`update news_items set scheduled_at = ${at} where id = ${id}`;

/** Saves the way from an old address of a post to it; one that leads to another post stays with that. */
export const saveOldSlug = (db: Db, siteId: number, slug: string, newsItemId: number) =>
  db`insert into news_item_old_slugs (site_id, slug, news_item_id) values (${siteId}, ${slug}, ${newsItemId})
     on conflict (site_id, slug) do nothing`;

/** The other post of the site with this slug, or whose old slug redirects; null if the slug is free. */
export async function findSlugOwner(
  db: Db,
  visible: Rows<'post'>,
  { id, siteId, slug }: { id: number; siteId: number; slug: string },
) {
  const [row] = await db<{ headline: string; isRedirect: boolean }[]>`
    with found as (
      select id, false as is_redirect from news_items where site_id = ${siteId} and slug = ${slug}
      union all
      select news_item_id, true from news_item_old_slugs where site_id = ${siteId} and slug = ${slug})
    select n.headline, f.is_redirect from found f join news_items n on n.id = f.id
     where n.id <> ${id} and ${within(db, visible, 'n')} order by f.is_redirect limit 1`;
  return row ?? null;
}

/** Which of these sections belong to the site, and which of these authors exist. */
export async function findKnownLinks(
  db: Db,
  visible: Rows<'author'>,
  siteId: number,
  content: Pick<NewsItemDraft, 'section_ids' | 'authors'>,
) {
  const [sections, authors] = await Promise.all([
    db<{ id: number }[]>`
      select id from sections where site_id = ${siteId} and id = any(${content.section_ids}::int[])`,
    db<{ id: number; userId: number | null }[]>`
      select id, user_id from authors
       where id = any(${content.authors}::int[]) and ${within(db, visible, 'authors')}`,
  ]);
  return { sections: sections.map(({ id }) => id), authors };
}

/** Drafts whose time has come. */
export async function listDue(db: Db): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select id from news_items where status = 5 and scheduled_at <= now() order by scheduled_at, id limit 100`;
  return rows.map(({ id }) => id);
}
