import type { Db } from '../db/client.ts';

/** A window in which somebody has a post open. */
export interface OpeningRow {
  userId: number;
  name: string;
  imageUrl: string | null;
  openedAt: Date;
}

/** A window that was not heard of for this long is closed: a killed tab says nothing. */
const silence = '90 seconds';

/** Notes that a window of a person has a post open. Nobody takes over another's window. */
export async function noteOpening(db: Db, newsItemId: number, windowId: string, userId: number) {
  await db`insert into news_item_openings (news_item_id, window_id, user_id)
    values (${newsItemId}, ${windowId}, ${userId})
    on conflict (news_item_id, window_id) do update set seen_at = now()
      where news_item_openings.user_id = excluded.user_id`;
  // Why: two windows that come back at once hold their own rows; neither waits for the other's.
  await db`delete from news_item_openings where (news_item_id, window_id) in (
    select news_item_id, window_id from news_item_openings
     where news_item_id = ${newsItemId} and seen_at < now() - ${silence}::interval
       for update skip locked)`;
}

export const endOpening = (db: Db, newsItemId: number, windowId: string, userId: number) =>
  db`delete from news_item_openings
      where news_item_id = ${newsItemId} and window_id = ${windowId} and user_id = ${userId}`;

/** The other windows that have a post open, the longest first. */
export const listOpenings = (db: Db, newsItemId: number, windowId: string): Promise<OpeningRow[]> =>
  db<OpeningRow[]>`
    select o.user_id, u.name, u.image_url, o.opened_at
      from news_item_openings o join users u on u.id = o.user_id
     where o.news_item_id = ${newsItemId} and o.window_id <> ${windowId}
       and o.seen_at > now() - ${silence}::interval
     order by o.opened_at, o.window_id limit 20`;
