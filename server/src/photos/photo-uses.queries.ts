import { type Rows, within } from '../access/rows.ts';
import type { Db, Fragment } from '../db/client.ts';

/** A record that uses a photo or a photoset, by its table. */
export interface UseRow {
  tableName: string;
  recordId: string;
  /** Of a post or a series. */
  siteId: number | null;
}

/** Records, the first few, and how many there are. */
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

/** Where a photo is used (migrations 0064 and 0086 say how that is known). */
export const findPhotoUses = (db: Db, seen: Rows<'photo'>, id: number, most: number) =>
  readUses(
    db,
    // Why no join: of one key the view reads the uses of that key, joined it would read all there are.
    db`select u.table_name, u.record_id from photo_uses_now u
        where u.photo_key = (select p.key from photos p where p.id = ${id} and ${within(db, seen, 'p')})`,
    most,
  );

/** Which posts show a photoset. */
export const findPhotosetUses = (db: Db, seen: Rows<'photoset'>, id: number, most: number) =>
  readUses(
    db,
    db`select distinct u.table_name, u.record_id
         from photosets t join noted_uses u on u.photo_key = 'photoset/' || t.id
        where t.id = ${id} and ${within(db, seen, 't')}`,
    most,
  );
