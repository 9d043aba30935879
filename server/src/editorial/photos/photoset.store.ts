import { photosetMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import { photoPageSize } from '@masthead/shared/editorial/photos/photo.ts';
import { photosetRecord } from '@masthead/shared/editorial/photos/photoset.record.ts';
import type { photosetQuery } from '@masthead/shared/editorial/photos/photoset.ts';
import type { RowOf } from '@masthead/shared/platform/records/record.ts';
import type { z } from 'zod';
import { type Rows, rowsOf, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { contains } from '../../platform/db/contains.ts';
import { readPage } from '../../platform/db/page.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { columnsOf, sourceOf } from '../../platform/records/columns.ts';
import { none, type Store } from '../../platform/records/store.ts';
import { photoRows, photosetRows } from './photo.store.ts';

/** Photosets, as the server saves them. */
export const photosetStore: Store<typeof photosetRecord> = {
  record: photosetRecord,
  alias: 't',
  joins: '',
  added: `
    coalesce((select json_agg(json_build_object('id', p.id, 'src', p.src, 'title', p.title, 'altTag', p.alt_tag,
                       'credit', p.credit, 'isDeleted', p.deleted_at is not null) order by s.position)
                from photoset_photos s join photos p on p.id = s.photo_id where s.photoset_id = t.id), '[]') as photos,
    array(select photo_id from photoset_photos where photoset_id = t.id order by position) as photo_ids,
    (select count(distinct (u.table_name, u.record_id))::integer
       from noted_uses u where u.photo_key = 'photoset/' || t.id) as use_count`,
  rows: photosetRows,
  found: {
    detail: `(select count(*) || case count(*) when 1 then ' photo' else ' photos' end
                from photoset_photos s where s.photoset_id = t.id)`,
    order: 't.updated_at desc',
  },
  check: async (db, { seer, values, current }) => {
    const wanted = new Set(values.photoIds);
    const known = await countPhotos(db, rowsOf(seer, photoRows), [...wanted], current?.id ?? null);
    if (known < wanted.size || wanted.size < values.photoIds.length)
      throw badRequest({ path: 'photoIds', message: photosetMessages.unknownPhoto });
  },
  writeParts: (db, id, { photoIds }) => setPhotosetPhotos(db, id, photoIds),
  restoreRule: none('its photos may be in the trash, as when it is saved'),
  mayDelete: ({ isAdmin }) => isAdmin,
};

/** Sets the photos of a photoset in order; returns whether anything changed. */
async function setPhotosetPhotos(
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

/** Counts the existing photos among these. Photos already in the photoset count even if they are in the trash. */
async function countPhotos(
  db: Db,
  visible: Rows<'photo'>,
  ids: number[],
  photosetId: number | null,
): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*) as n from photos p
     where p.id = any(${ids}::integer[]) and ${within(db, visible, 'p')}
       and (p.deleted_at is null or exists (
             select from photoset_photos s where s.photo_id = p.id and s.photoset_id = ${photosetId}))`;
  return row?.n ?? 0;
}

const byName = 'name collate "und-x-icu", id';

/** A page of photosets by name, with the total count. */
export function listPhotosets(
  db: Db,
  visible: Rows<'photoset'>,
  { query = '', page = 0, take: limit = photoPageSize }: z.output<typeof photosetQuery>,
) {
  const words = query.split(/\s+/).filter(Boolean).slice(0, 8);
  const held = words.reduce((all, word) => db`${all} and ${contains(db, 't.name', word)}`, db``);
  return readPage(
    db,
    { limit, offset: page * limit },
    byName,
    db`select t.id, t.name from photosets t where t.deleted_at is null and ${within(db, visible, 't')} ${held}`,
    (onPage, totalCount) => db<
      RowOf<typeof photosetRecord>[]
    >`select ${columnsOf(db, photosetStore)}, ${totalCount}
      from ${sourceOf(db, photosetStore)} join ${onPage} on on_page.id = t.id
     order by t.${db.unsafe(byName.replace('id', 't.id'))}`,
    { words },
  );
}
