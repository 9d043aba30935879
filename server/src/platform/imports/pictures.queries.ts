import type { Db } from '../db/client.ts';

/** A picture that waits to come into the library. */
export interface NewPicture {
  newsItemId: number;
  line: number;
  address: string;
  altTag: string;
  credit: string | null;
}

/** Notes the pictures of new posts, in the transaction of the posts. */
export async function insertPictures(
  db: Db,
  importId: number,
  pictures: readonly NewPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  await db`
    insert into import_pictures (import_id, line, news_item_id, address, alt_tag, credit)
    select ${importId}, * from unnest(
      ${pictures.map(({ line }) => line)}::int[], ${pictures.map(({ newsItemId }) => newsItemId)}::int[],
      ${pictures.map(({ address }) => address)}::text[], ${pictures.map(({ altTag }) => altTag)}::text[],
      ${pictures.map(({ credit }) => credit)}::text[])`;
}

/** Imports whose pictures are not all looked at yet. */
export const listPictured = (db: Db) => db<{ id: number }[]>`
  select i.id from imports i
   where i.state = 'done'
     and exists (select from import_pictures p where p.import_id = i.id and p.state = 'waiting')`;

/** The next pictures of an import that is done, and whose it is. */
export const nextPictures = (db: Db, importId: number, limit: number) => db<
  (NewPicture & { createdBy: number | null })[]
>`
  select p.news_item_id, p.line, p.address, p.alt_tag, p.credit, i.created_by
    from import_pictures p join imports i on i.id = p.import_id
   where p.import_id = ${importId} and p.state = 'waiting' and i.state = 'done'
   order by p.line, p.address limit ${limit}`;

/** How far the pictures of an import are; null where it has none. */
export async function countPictures(db: Db, importId: number) {
  // Why by address: a picture of several posts is one.
  const [row] = await db<{ waiting: number; kept: number; failed: number }[]>`
    select count(*) filter (where is_waiting)::int as waiting, count(*) filter (where not is_waiting and is_kept)::int as kept,
           count(*) filter (where not is_waiting and not is_kept)::int as failed
      from (select bool_or(state = 'waiting') as is_waiting, bool_or(state = 'kept') as is_kept
              from import_pictures where import_id = ${importId} group by address) p`;
  return row && row.waiting + row.kept + row.failed > 0 ? row : null;
}

/** What became of a picture: whether its post shows it as a photo, and that photo, where there is one. */
export async function settlePicture(
  db: Db,
  importId: number,
  { newsItemId, address }: Pick<NewPicture, 'newsItemId' | 'address'>,
  isPlaced: boolean,
  photo: { id: number; isNew: boolean } | null,
): Promise<void> {
  await db`
    update import_pictures
       set state = ${isPlaced ? 'kept' : 'failed'}, photo_id = ${photo?.id ?? null}, is_new = ${photo?.isNew ?? false}
     where import_id = ${importId} and news_item_id = ${newsItemId} and address = ${address}`;
}
