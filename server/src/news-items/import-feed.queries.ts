import type { Db } from '../db/client.ts';

/** Those of the keys that a site has a post of already. */
export async function findByKeys(
  db: Db,
  siteId: number,
  keys: readonly string[],
): Promise<string[]> {
  const rows = await db<{ externalKey: string }[]>`
    select external_key from news_items where site_id = ${siteId} and external_key = any(${[...keys]}::text[])`;
  return rows.map(({ externalKey }) => externalKey);
}

/** What decides whether an import of posts can be undone, locked. */
export function lockImported(db: Db, ids: readonly number[]) {
  return db<{ id: number; version: number; headline: string; changedBy: string | null }[]>`
    select n.id, n.version, n.headline, (select name from users where id = n.updated_by) as changed_by
      from news_items n where n.id = any(${[...ids]}::integer[]) order by n.id for update of n`;
}

/** Deletes posts that an import has added, so that they can be restored; their keys are free again. */
export async function takeBack(db: Db, ids: readonly number[]): Promise<void> {
  await db`
    update news_items set status_before_delete = status, status = 4, deleted_at = now(), external_key = null
     where id = any(${[...ids]}::integer[])`;
}
