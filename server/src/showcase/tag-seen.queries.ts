import type { Db } from '../db/client.ts';

/** Keeps when a page of a site asked for its slots last. */
export async function keepTagSeen(db: Db, siteId: number): Promise<void> {
  await db`insert into site_tags_seen (site_id) values (${siteId})
    on conflict (site_id) do update set seen_at = now()`;
}
