import { imageSizes, transformOf } from '@masthead/shared/images/image-sizes.ts';
import { photoMessages } from '@masthead/shared/photos/photo.messages.ts';
import { photoRecord } from '@masthead/shared/photos/photo.record.ts';
import { areaOf, isInside } from '@masthead/shared/photos/photo-shape.ts';
import type { Db } from '../db/client.ts';
import { badRequest } from '../http/errors.ts';
import { findUploaded } from '../images/images.queries.ts';
import { none, type Save, type Store } from '../records/store.ts';
import { photoRows } from './photo.rows.ts';

/** The file was uploaded here, and the crop lies inside of it. */
async function check(db: Db, { values, current }: Save<typeof photoRecord>): Promise<void> {
  const isNew = values.original !== current?.original;
  const file = isNew ? await findUploaded(db, values.original) : current;
  if (!file) throw badRequest({ path: 'original', message: photoMessages.notUploaded });
  if (values.crop && !isInside(areaOf(values.crop), file))
    throw badRequest({ path: 'crop', message: photoMessages.cropOutside });
}

const medium = transformOf(imageSizes.article);

/** Photos, as the server keeps them. */
export const photoStore: Store<typeof photoRecord> = {
  record: photoRecord,
  alias: 'p',
  joins: '',
  added: `p.created_at as upload_datetime, made_by.id as added_by_id,
    case when made_by.id is not null then json_build_object('firstName', split_part(made_by.name, ' ', 1),
      'lastName', ltrim(substr(made_by.name, length(split_part(made_by.name, ' ', 1)) + 1))) end as added_by,
    json_build_object('original', p.src,
      'medium', replace(p.src, '/upload/', '/upload/${medium}/')) as url,
    (select count(*)::integer from photo_uses_now u where u.photo_key = p.key) as use_count`,
  rows: photoRows,
  found: {
    detail: `concat_ws(' · ', p.credit, p.city, p.tags)`,
    words: 'p.search_text',
    order: 'p.created_at desc',
  },
  check,
  restoreRule: none('its file is kept, and photos may be alike'),
  mayDelete: ({ isAdmin }) => isAdmin,
};
