import { type Pool, write } from '../../platform/db/client.ts';

/** Adds views to posts that have a page, and to their day in the site's time zone. */
export async function addViews(pool: Pool, views: ReadonlyMap<number, number>): Promise<void> {
  const counted = [...views].sort(([a], [b]) => a - b);
  const ids = counted.map(([id]) => id);
  const counts = counted.map(([, count]) => count);
  await write(pool, null, async (db) => {
    // Why sorted: two servers would otherwise deadlock.
    const open = await db<{ id: number }[]>`
      select id from news_items where id = any(${ids}::int[]) and status in (0, 2) order by id for no key update`;
    if (open.length === 0) return;
    const told = db`unnest(${ids}::int[], ${counts}::int[]) t (id, views)
      where t.id = any(${open.map(({ id }) => id)}::int[])`;
    await db`
      insert into post_views as v (news_item_id, day, views)
      select n.id, (now() at time zone s.time_zone)::date, told.views
        from (select * from ${told}) told join news_items n on n.id = told.id join sites s on s.id = n.site_id
      on conflict (news_item_id, day) do update set views = v.views + excluded.views`;
    await db`update news_items n set total_views = n.total_views + told.views
      from (select * from ${told}) told where n.id = told.id`;
  });
}
