import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** The photos of a photoset, in order; answers whether that changed anything. */
export async function setPhotosetPhotos(
  db: Db,
  id: number,
  photoIds: readonly number[],
): Promise<boolean> {
  const gone = await db`
    delete from photoset_photos where photoset_id = ${id} and photo_id <> all(${[...photoIds]}::integer[])`;
  const placed = await db`
    insert into photoset_photos (photoset_id, photo_id, position)
    select ${id}, photo, at from unnest(${[...photoIds]}::integer[]) with ordinality given (photo, at)
    on conflict (photoset_id, photo_id) do update set position = excluded.position
     where photoset_photos.position <> excluded.position`;
  return gone.count + placed.count > 0;
}

/** How many of these photos there are; one that a photoset holds already counts although it is in the trash. */
export async function countPhotos(
  db: Db,
  seen: Rows<'photo'>,
  ids: number[],
  photosetId: number | null,
): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*) as n from photos p
     where p.id = any(${ids}::integer[]) and ${within(db, seen, 'p')}
       and (p.deleted_at is null or exists (
             select from photoset_photos s where s.photo_id = p.id and s.photoset_id = ${photosetId}))`;
  return row?.n ?? 0;
}
