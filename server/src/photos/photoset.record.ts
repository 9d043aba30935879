import { photosetMessages } from '@masthead/shared/photos/photo.messages.ts';
import { photosetRecord } from '@masthead/shared/photos/photoset.record.ts';
import { rowsOf } from '../access/rows.ts';
import { badRequest } from '../http/errors.ts';
import { none, type Store } from '../records/store.ts';
import { photoRows, photosetRows } from './photo.rows.ts';
import { countPhotos, setPhotosetPhotos } from './photosets.queries.ts';

/** Photosets, as the server keeps them. */
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
  restoreRule: none('what it shows may be in the trash, as when it is saved'),
  mayDelete: ({ isAdmin }) => isAdmin,
};
