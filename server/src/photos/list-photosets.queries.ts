import { photoPageSize } from '@masthead/shared/photos/photo.ts';
import type { photosetRecord } from '@masthead/shared/photos/photoset.record.ts';
import type { photosetQuery } from '@masthead/shared/photos/photoset.ts';
import type { RowOf } from '@masthead/shared/records/record.ts';
import type { z } from 'zod';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { contains } from '../db/contains.ts';
import { readPage } from '../db/page.ts';
import { columnsOf, sourceOf } from '../records/columns.ts';
import { photosetStore } from './photoset.record.ts';

const byName = 'name collate "und-x-icu", id';

/** A page of photosets by name, with the number of all. */
export function listPhotosets(
  db: Db,
  seen: Rows<'photoset'>,
  { query = '', page = 0, take: limit = photoPageSize }: z.output<typeof photosetQuery>,
) {
  const words = query.split(/\s+/).filter(Boolean).slice(0, 8);
  const held = words.reduce((all, word) => db`${all} and ${contains(db, 't.name', word)}`, db``);
  return readPage(
    db,
    { limit, offset: page * limit },
    byName,
    db`select t.id, t.name from photosets t where t.deleted_at is null and ${within(db, seen, 't')} ${held}`,
    (onPage, totalCount) => db<
      RowOf<typeof photosetRecord>[]
    >`select ${columnsOf(db, photosetStore)}, ${totalCount}
      from ${sourceOf(db, photosetStore)} join ${onPage} on on_page.id = t.id
     order by t.${db.unsafe(byName.replace('id', 't.id'))}`,
    { hasWords: words.length > 0 },
  );
}
