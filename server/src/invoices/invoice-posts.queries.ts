import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** Sets the articles of an invoice, in order; answers whether that changed anything. */
export async function setInvoicePosts(db: Db, id: number, postIds: number[]): Promise<boolean> {
  const changed = [
    await db`
      delete from invoice_posts where invoice_id = ${id} and news_item_id <> all(${postIds}::integer[])`,
    await db`
      insert into invoice_posts (invoice_id, news_item_id, position, headline)
      select ${id}, n.id, given.at, n.headline
        from unnest(${postIds}::integer[]) with ordinality given (post, at) join news_items n on n.id = given.post
      on conflict (invoice_id, news_item_id) do update set position = excluded.position
       where invoice_posts.position <> excluded.position`,
  ];
  return changed.some((result) => result.count > 0);
}

/** Of these articles, the ones that are there. */
export async function findPostIds(db: Db, seen: Rows<'post'>, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db<{ id: number }[]>`
    select n.id from news_items n
     where n.id = any(${ids}::integer[]) and n.status <> 4 and n.deleted_at is null and ${within(db, seen, 'n')}`;
  return rows.map(({ id }) => id);
}
