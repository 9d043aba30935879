import { photoMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import { photoRecord } from '@masthead/shared/editorial/photos/photo.record.ts';
import {
  type PhotoQuery,
  photoPageSize,
  uploadedFrom,
} from '@masthead/shared/editorial/photos/photo.ts';
import { imageSizes, transformOf } from '@masthead/shared/platform/images/image-sizes.ts';
import { areaOf, isInside } from '@masthead/shared/platform/images/photo-shape.ts';
import type { RowOf } from '@masthead/shared/platform/records/record.ts';
import { startOfDay } from '@masthead/shared/platform/values/dates.ts';
import { type Rows, rowRule, within } from '../../platform/access/rows.ts';
import type { Db, Fragment } from '../../platform/db/client.ts';
import { containsFolded } from '../../platform/db/contains.ts';
import { readPage } from '../../platform/db/page.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { findUploaded } from '../../platform/images/images.queries.ts';
import { columnsOf, sourceOf } from '../../platform/records/columns.ts';
import { none, type PendingSave, type Store } from '../../platform/records/store.ts';

/** Only staff see photos and photosets. */
export const photoRows = rowRule({ record: 'photo', visibleTo: 'staff' });
export const photosetRows = rowRule({ record: 'photoset', visibleTo: 'staff' });

/** Checks that the file was uploaded here and that the crop lies within it. */
async function check(db: Db, { values, current }: PendingSave<typeof photoRecord>): Promise<void> {
  const isNew = values.original !== current?.original;
  const file = isNew ? await findUploaded(db, values.original) : current;
  if (!file) throw badRequest({ path: 'original', message: photoMessages.notUploaded });
  if (values.crop && !isInside(areaOf(values.crop), file))
    throw badRequest({ path: 'crop', message: photoMessages.cropOutside });
}

const medium = transformOf(imageSizes.article);

/** Photos, as the server saves them. */
export const photoStore: Store<typeof photoRecord> = {
  record: photoRecord,
  alias: 'p',
  joins: 'left join users made_by on made_by.id = p.created_by',
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
  restoreRule: none('its file still exists, and photos may be identical'),
  mayDelete: ({ isAdmin }) => isAdmin,
};

type PhotoRow = RowOf<typeof photoRecord>;

const wordsOf = ({ query = '' }: Pick<PhotoQuery, 'query'>) =>
  query.split(/\s+/).filter(Boolean).slice(0, 8);

function matching(db: Db, visible: Rows<'photo'>, search: PhotoQuery, now: Date) {
  const from = uploadedFrom(search.uploaded ?? 'Any', now);
  return db`
    where p.deleted_at is null and ${within(db, visible, 'p')}
    ${wordsOf(search).reduce((all, word) => db`${all} and ${containsFolded(db, 'p.search_text', word)}`, db``)}
    ${search.addedById ? db`and p.created_by = ${search.addedById}` : db``}
    ${from ? db`and p.created_at >= ${startOfDay(from)}` : db``}
    ${search.type ? db`and p.photo_type = ${search.type}` : db``}
    ${search.missingCredits ? db`and p.credit is null` : db``}
    ${search.withoutAlt ? db`and p.alt_tag = ''` : db``}
    ${search.unfinished ? db`and (p.alt_tag = '' or p.credit is null and not p.missing_credits)` : db``}
    ${search.unused ? db`and not exists (select from photo_uses_now u where u.photo_key = p.key)` : db``}`;
}

/** The rows of a search as a subquery. */
export const photosFound = (db: Db, visible: Rows<'photo'>, search: PhotoQuery, now: Date) =>
  db`select from photos p ${matching(db, visible, search, now)}`;

/** A page of photos, newest first, with the total count. */
export function listPhotos(db: Db, visible: Rows<'photo'>, search: PhotoQuery) {
  const limit = search.take ?? photoPageSize;
  return readPage(
    db,
    { limit, offset: (search.page ?? 0) * limit },
    'created_at desc, id desc',
    db`select p.id, p.created_at from photos p ${matching(db, visible, search, new Date())}`,
    (onPage, totalCount) => db<PhotoRow[]>`select ${columnsOf(db, photoStore)}, ${totalCount}
      from ${sourceOf(db, photoStore)} join ${onPage} on on_page.id = p.id
     order by p.created_at desc, p.id desc`,
    { words: wordsOf(search) },
  );
}

/** The people who have added photos, by name. */
export const listPhotoPeople = (db: Db, visible: Rows<'photo'>) => db<
  { id: number; firstName: string; lastName: string }[]
>`
  select u.id, split_part(u.name, ' ', 1) as first_name,
         ltrim(substr(u.name, length(split_part(u.name, ' ', 1)) + 1)) as last_name
    from users u
   where exists (select from photos p where p.created_by = u.id and p.deleted_at is null
                                        and ${within(db, visible, 'p')})
   order by u.name collate "und-x-icu", u.id`;

/** Photos with the same file, oldest first. */
export const listSamePhotos = (db: Db, visible: Rows<'photo'>, contentHash: string) => db<
  { id: number; title: string }[]
>`
  select p.id, p.title from photos p
   where p.content_hash = ${contentHash} and p.deleted_at is null and ${within(db, visible, 'p')}
   order by p.id limit 5`;

/** The photo of a fetched image, and whether it was newly added. */
export interface FetchedPhoto {
  id: number;
  src: string;
  isNew: boolean;
}

/** The photo whose file was fetched from a URL, or null. */
export async function findFetched(db: Db, address: string): Promise<FetchedPhoto | null> {
  const [row] = await db<FetchedPhoto[]>`
    select id, src, false as is_new from photos
     where snap_url = ${address} and deleted_at is null order by id limit 1`;
  return row ?? null;
}

interface Fetched {
  /** The stored file. */
  original: string;
  /** The URL it was fetched from. */
  address: string;
  altTag: string;
  credit: string | null;
}

/** Adds a fetched image to the library, or returns the existing photo of the same file. */
export async function saveFetched(db: Db, { original, address, altTag, credit }: Fetched) {
  // Why a lock: concurrent imports of the same file must add one photo.
  await db`
    select pg_advisory_xact_lock(hashtext('photo'), hashtext(content_hash)) from images
     where url = ${original} and content_hash is not null`;
  const [row] = await db<FetchedPhoto[]>`
    with file as (select * from images where url = ${original}),
    same as (
      select p.id, p.src from photos p join file f using (content_hash)
       where p.deleted_at is null order by p.id limit 1),
    made as (
      insert into photos (original, width, height, file_name, content_hash, snap_url, alt_tag, credit)
      select url, width, height, original_name, content_hash, ${address}, ${altTag}, ${credit} from file
       where not exists (select from same) returning id, src)
    select id, src, false as is_new from same union all select id, src, true from made`;
  if (!row) throw new Error('The photo was not saved');
  return row;
}

/** A record that uses a photo or a photoset, by its table. */
export interface UseRow {
  tableName: string;
  recordId: string;
  /** Of a post or a series. */
  siteId: number | null;
}

/** The first few records and the total count. */
export interface Uses {
  rows: UseRow[];
  totalCount: number;
}

async function readUses(db: Db, records: Fragment, most: number): Promise<Uses> {
  const rows = await db<(UseRow & { totalCount: number })[]>`
    select u.table_name, u.record_id, coalesce(n.site_id, r.site_id) as site_id,
           count(*) over ()::integer as total_count
      from (${records}) u
      left join news_items n on n.id = case u.table_name when 'news_items' then u.record_id::integer end
      left join series r on r.id = case u.table_name when 'series' then u.record_id::integer end
     order by u.table_name, length(u.record_id) desc, u.record_id desc limit ${most}`;
  return { rows, totalCount: rows[0]?.totalCount ?? 0 };
}

/** Where a photo is used (see migrations 0064 and 0086). */
export const findPhotoUses = (db: Db, visible: Rows<'photo'>, id: number, most: number) =>
  readUses(
    db,
    // Why no join: by key the view reads only that key's uses; joined it would read all of them.
    db`select u.table_name, u.record_id from photo_uses_now u
        where u.photo_key = (select p.key from photos p where p.id = ${id} and ${within(db, visible, 'p')})`,
    most,
  );

/** The posts that show a photoset. */
export const findPhotosetUses = (db: Db, visible: Rows<'photoset'>, id: number, most: number) =>
  readUses(
    db,
    db`select distinct u.table_name, u.record_id
         from photosets t join noted_uses u on u.photo_key = 'photoset/' || t.id
        where t.id = ${id} and ${within(db, visible, 't')}`,
    most,
  );
