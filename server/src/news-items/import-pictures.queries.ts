import type { Db } from '../db/client.ts';

/** A post as its import has left it, locked. */
export interface ImportedState {
  headline: string;
  imageUrl: string | null;
  body: string;
  /** Nobody has changed it, nor writes at it. */
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
  // Why always: what pages show has changed, and this says so.
  await db`
    with written as (
      update news_items set image_url = ${imageUrl} where id = ${newsItemId} returning version)
    update import_changes h set record_version = w.version from written w
     where h.import_id = ${importId} and h.record_id = ${newsItemId}`;
}

/**
 * Takes back the photos that came with posts which are taken back; answers those that were worked on since or are used
 * elsewhere, which stay.
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
