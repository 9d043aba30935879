import { startOfDay } from '@masthead/shared/dates.ts';
import type { photoRecord } from '@masthead/shared/photos/photo.record.ts';
import { type PhotoQuery, photoPageSize, uploadedFrom } from '@masthead/shared/photos/photo.ts';
import type { RowOf } from '@masthead/shared/records/record.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { containsFolded } from '../db/contains.ts';
import { readPage } from '../db/page.ts';
import { columnsOf, sourceOf } from '../records/columns.ts';
import { photoStore } from './photo.record.ts';

type PhotoRow = RowOf<typeof photoRecord>;

const wordsOf = ({ query = '' }: Pick<PhotoQuery, 'query'>) =>
  query.split(/\s+/).filter(Boolean).slice(0, 8);

function matching(db: Db, seen: Rows<'photo'>, search: PhotoQuery, now: Date) {
  const from = uploadedFrom(search.uploaded ?? 'Any', now);
  return db`
    where p.deleted_at is null and ${within(db, seen, 'p')}
    ${wordsOf(search).reduce((all, word) => db`${all} and ${containsFolded(db, 'p.search_text', word)}`, db``)}
    ${search.addedById ? db`and p.created_by = ${search.addedById}` : db``}
    ${from ? db`and p.created_at >= ${startOfDay(from)}` : db``}
    ${search.type ? db`and p.photo_type = ${search.type}` : db``}
    ${search.missingCredits ? db`and p.credit is null` : db``}
    ${search.withoutAlt ? db`and p.alt_tag = ''` : db``}
    ${search.unfinished ? db`and (p.alt_tag = '' or p.credit is null and not p.missing_credits)` : db``}
    ${search.unused ? db`and not exists (select from photo_uses_now u where u.photo_key = p.key)` : db``}`;
}

/** What a search finds, as a part of another statement. */
export const photosFound = (db: Db, seen: Rows<'photo'>, search: PhotoQuery, now: Date) =>
  db`select from photos p ${matching(db, seen, search, now)}`;

/** A page of photos, the newest first, with the number of all. */
export function listPhotos(db: Db, seen: Rows<'photo'>, search: PhotoQuery) {
  const limit = search.take ?? photoPageSize;
  return readPage(
    db,
    { limit, offset: (search.page ?? 0) * limit },
    'created_at desc, id desc',
    db`select p.id, p.created_at from photos p ${matching(db, seen, search, new Date())}`,
    (onPage, totalCount) => db<PhotoRow[]>`select ${columnsOf(db, photoStore)}, ${totalCount}
      from ${sourceOf(db, photoStore)} join ${onPage} on on_page.id = p.id
     order by p.created_at desc, p.id desc`,
    { hasWords: wordsOf(search).length > 0 },
  );
}

/** Who has added photos, by name. */
export const listPhotoPeople = (db: Db, seen: Rows<'photo'>) => db<
  { id: number; firstName: string; lastName: string }[]
>`
  select u.id, split_part(u.name, ' ', 1) as first_name,
         ltrim(substr(u.name, length(split_part(u.name, ' ', 1)) + 1)) as last_name
    from users u
   where exists (select from photos p where p.created_by = u.id and p.deleted_at is null
                                        and ${within(db, seen, 'p')})
   order by u.name collate "und-x-icu", u.id`;

/** Photos that show the same file, the oldest first. */
export const listSamePhotos = (db: Db, seen: Rows<'photo'>, contentHash: string) => db<
  { id: number; title: string }[]
>`
  select p.id, p.title from photos p
   where p.content_hash = ${contentHash} and p.deleted_at is null and ${within(db, seen, 'p')}
   order by p.id limit 5`;

/** A photo of a picture that was fetched, and whether it was added for that. */
export interface KeptPhoto {
  id: number;
  src: string;
  isNew: boolean;
}

/** The photo whose file was fetched from an address, or null. */
export async function findFetched(db: Db, address: string): Promise<KeptPhoto | null> {
  const [row] = await db<KeptPhoto[]>`
    select id, src, false as is_new from photos
     where snap_url = ${address} and deleted_at is null order by id limit 1`;
  return row ?? null;
}

interface Fetched {
  /** The file as it is kept here. */
  original: string;
  /** Where it was fetched from. */
  address: string;
  altTag: string;
  credit: string | null;
}

/** Puts a fetched picture into the library; a photo of the same file is that photo. */
export async function keepPhoto(db: Db, { original, address, altTag, credit }: Fetched) {
  // Why: two that bring the same file at once make one photo of it.
  await db`
    select pg_advisory_xact_lock(hashtext('photo'), hashtext(content_hash)) from images
     where url = ${original} and content_hash is not null`;
  const [row] = await db<KeptPhoto[]>`
    with file as (select * from images where url = ${original}),
    same as (
      select p.id, p.src from photos p join file f using (content_hash)
       where p.deleted_at is null order by p.id limit 1),
    made as (
      insert into photos (original, width, height, file_name, content_hash, snap_url, alt_tag, credit)
      select url, width, height, original_name, content_hash, ${address}, ${altTag}, ${credit} from file
       where not exists (select from same) returning id, src)
    select id, src, false as is_new from same union all select id, src, true from made`;
  if (!row) throw new Error('The photo was not kept');
  return row;
}
