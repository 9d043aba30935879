import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { setLinksOfMany } from './add-posts.queries.ts';

/** The fields that an import updates. Status, slug and marks stay. */
export interface ImportedText {
  id: number;
  headline: string;
  description: string;
  body: string;
  imageUrl: string | null;
  postUrl: string | null;
  byline: string | null;
  bylineNames: string[];
  tags: string[];
  startsAt: Date | string | null;
  endsAt: Date | string | null;
  details: object;
  sectionIds: number[];
  authorIds: number[];
}

/** The current content of posts. */
export const findTexts = (db: Db, visible: Rows<'post'>, ids: readonly number[]) => db<
  ImportedText[]
>`
  select n.id, n.headline, n.description, c.body, n.image_url, n.post_url, n.byline, n.byline_names, n.tags, n.starts_at, n.ends_at, c.details,
         array(select s.section_id from news_item_sections s where s.news_item_id = n.id order by s.position) as section_ids,
         array(select a.author_id from news_item_authors a where a.news_item_id = n.id order by a.position) as author_ids
    from news_items n join news_item_contents c on c.news_item_id = n.id
   where n.id = any(${[...ids]}::int[]) and ${within(db, visible, 'n')}`;

/** Saves the content of posts; returns their new versions by id. */
export async function writeTexts(
  db: Db,
  texts: readonly ImportedText[],
): Promise<Map<number, number>> {
  if (texts.length === 0) return new Map();
  const rows = texts.map((text) => ({
    id: text.id,
    headline: text.headline,
    description: text.description,
    body: text.body,
    image_url: text.imageUrl,
    post_url: text.postUrl,
    byline: text.byline,
    byline_names: text.bylineNames,
    tags: text.tags,
    starts_at: text.startsAt,
    ends_at: text.endsAt,
    details: text.details,
  }));
  const given = db.json(rows);
  await db`
    update news_item_contents c set body = t.body, details = t.details
      from jsonb_to_recordset(${given}) as t (id int, body text, details jsonb) where c.news_item_id = t.id`;
  const linksOf = (key: 'sectionIds' | 'authorIds') =>
    texts.map((text) => ({ id: text.id, linked: text[key] }));
  await setLinksOfMany(db, 'section', linksOf('sectionIds'));
  await setLinksOfMany(db, 'author', linksOf('authorIds'));
  const written = await db<{ id: number; version: number }[]>`
    update news_items n
       set headline = t.headline, description = t.description, image_url = t.image_url, post_url = t.post_url,
           byline = t.byline, byline_names = t.byline_names, tags = t.tags, starts_at = t.starts_at, ends_at = t.ends_at
      from jsonb_to_recordset(${given}) as t (
             id int, headline text, description text, image_url text, post_url text, byline text, byline_names text[], tags text[],
             starts_at timestamptz, ends_at timestamptz)
     where n.id = t.id returning n.id, n.version`;
  return new Map(written.map(({ id, version }) => [id, version]));
}

/**
 * Records that posts have the content of the previous import again. Why without this import's fingerprint: its
 * content is no longer here.
 */
export async function leaveToEarlier(
  db: Db,
  importId: number,
  versions: ReadonlyMap<number, number>,
): Promise<void> {
  const ids = [...versions.keys()];
  await db`
    update import_changes set after = after - 'fingerprint'
     where import_id = ${importId} and record_id = any(${ids}::int[])`;
  await db`
    update import_changes h set record_version = t.version
      from unnest(${ids}::int[], ${[...versions.values()]}::int[]) as t (id, version)
     where h.record_id = t.id and h.after ? 'fingerprint' and h.import_id = (
             select max(x.import_id) from import_changes x where x.record_id = t.id and x.after ? 'fingerprint')`;
}

/** A post as its import has left it, locked. */
export interface ImportedState {
  headline: string;
  imageUrl: string | null;
  body: string;
  /** True if nobody has changed it or is editing it. */
  isUntouched: boolean;
}

/** A post that an import has added, locked as long as that import is neither undone nor being undone; else null. */
export async function lockPictured(
  db: Db,
  importId: number,
  newsItemId: number,
): Promise<ImportedState | null> {
  const [kept] = await db`select from imports where id = ${importId} and state = 'done' for share`;
  if (!kept) return null;
  const [row] = await db<ImportedState[]>`
    select n.headline, n.image_url, c.body,
           n.version = h.record_version and c.draft_revision_id is null and n.status <> 4 as is_untouched
      from import_changes h join news_items n on n.id = h.record_id join news_item_contents c on c.news_item_id = n.id
     where h.import_id = ${importId} and h.record_id = ${newsItemId} and not h.is_undone for update of n, h`;
  return row ?? null;
}

/** Writes where the pictures of a post are now; the import knows the post by its new version. */
export async function writePlaces(
  db: Db,
  importId: number,
  newsItemId: number,
  { imageUrl, body }: Pick<ImportedState, 'imageUrl' | 'body'>,
): Promise<void> {
  await db`update news_item_contents set body = ${body} where news_item_id = ${newsItemId} and body <> ${body}`;
  // Why always: invalidates the rendered pages.
  await db`
    with written as (
      update news_items set image_url = ${imageUrl} where id = ${newsItemId} returning version)
    update import_changes h set record_version = w.version from written w
     where h.import_id = ${importId} and h.record_id = ${newsItemId}`;
}

/**
 * Deletes the photos that were imported with undone posts; returns those that were changed since or are used
 * elsewhere, which are kept.
 */
export async function takePhotosBack(db: Db, importId: number, newsItemIds: readonly number[]) {
  const ids = [...newsItemIds];
  await db`select from photos
    where id in (select photo_id from import_pictures where import_id = ${importId} and news_item_id = any(${ids}::int[]) and is_new)
    order by id for update`;
  await db`
    update photos p set deleted_at = now() from import_pictures i
     where i.import_id = ${importId} and i.news_item_id = any(${ids}::int[]) and i.is_new and p.id = i.photo_id and p.deleted_at is null
       and p.version = 1 and not exists (select from photo_uses_now u where u.photo_key = p.key)`;
  const left = await db<{ newsItemId: number; title: string }[]>`
    select distinct on (p.id) i.news_item_id, p.title from import_pictures i join photos p on p.id = i.photo_id
     where i.import_id = ${importId} and i.news_item_id = any(${ids}::int[]) and i.is_new and p.deleted_at is null order by p.id, i.line`;
  await db`delete from import_pictures where import_id = ${importId} and news_item_id = any(${ids}::int[])`;
  return left;
}
