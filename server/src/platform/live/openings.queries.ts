import type { Opening, OpeningSaid } from '@masthead/shared/platform/contract/openings.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';

/** A window in which somebody has a record open. */
interface OpeningRow {
  userId: number;
  name: string;
  imageUrl: string | null;
  openedAt: Date;
}

/** Where the windows of a kind of record are noted. */
const places = {
  post: { table: 'news_item_openings', key: 'news_item_id' },
  campaign: { table: 'campaign_openings', key: 'campaign_id' },
} as const;
type Place = keyof typeof places;

const namesOf = (db: Db, place: Place) => [db(places[place].table), db(places[place].key)] as const;

/** A window that was not heard of for this long is closed: a killed tab says nothing. */
const silence = '90 seconds';

/** Records that a window of a person has a record open. Nobody can take over another person's window. */
async function noteOpening(db: Db, viewer: Viewer, place: Place, { id, window_id }: OpeningSaid) {
  const [table, key] = namesOf(db, place);
  await db`insert into ${table} as o (${key}, window_id, user_id)
    values (${id}, ${window_id}, ${viewer.id})
    on conflict (${key}, window_id) do update set seen_at = now()
      where o.user_id = excluded.user_id`;
  // Why: two windows that come back at once hold their own rows; neither waits for the other's.
  await db`delete from ${table} where (${key}, window_id) in (
    select ${key}, window_id from ${table}
     where ${key} = ${id} and seen_at < now() - ${silence}::interval
       for update skip locked)`;
}

/**
 * Records that a window of a person has a record open, and returns the other windows, the longest open first; or
 * records that it was closed, also for a deleted record. The right to open the record has been checked before.
 */
export async function answerOpening(
  db: Db,
  viewer: Viewer,
  place: Place,
  said: OpeningSaid,
): Promise<Opening[]> {
  const [table, key] = namesOf(db, place);
  const { id, window_id } = said;
  if (said.is_closing) {
    await db`delete from ${table}
      where ${key} = ${id} and window_id = ${window_id} and user_id = ${viewer.id}`;
    return [];
  }
  await noteOpening(db, viewer, place, said);
  const rows = await db<OpeningRow[]>`
    select o.user_id, u.name, u.image_url, o.opened_at
      from ${table} o join users u on u.id = o.user_id
     where o.${key} = ${id} and o.window_id <> ${window_id}
       and o.seen_at > now() - ${silence}::interval
     order by o.opened_at, o.window_id limit 20`;
  return rows.map((row) => ({
    user_id: row.userId,
    name: row.name,
    image_url: row.imageUrl,
    opened_at: row.openedAt.toISOString(),
  }));
}
