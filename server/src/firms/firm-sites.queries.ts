import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** The sites of a firm; answers whether that changed anything. */
export async function setFirmSites(db: Db, id: number, siteIds: number[]): Promise<boolean> {
  const gone = await db`
    delete from showcase_firm_sites where firm_id = ${id} and site_id <> all(${siteIds}::integer[])`;
  const added = await db`
    insert into showcase_firm_sites (firm_id, site_id)
    select ${id}, site from unnest(${siteIds}::integer[]) site on conflict (firm_id, site_id) do nothing`;
  return gone.count + added.count > 0;
}

/** Of these sites, those that exist. */
export async function findSiteIds(
  db: Db,
  seen: Rows<'site'>,
  siteIds: number[],
): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select s.id from sites s where s.id = any(${siteIds}::integer[]) and ${within(db, seen, 's')}`;
  return rows.map(({ id }) => id);
}
