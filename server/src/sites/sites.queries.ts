import type { Site } from '@masthead/shared/sites/site.ts';
import type { Db } from '../db/client.ts';

/** Every site. */
export const listSites = (db: Db): Promise<Site[]> =>
  db<Site[]>`select id, property, city, url, name, is_main from sites`;

/** One site, or null. */
export async function findSite(db: Db, id: number): Promise<Site | null> {
  const [row] = await db<
    Site[]
  >`select id, property, city, url, name, is_main from sites where id = ${id}`;
  return row ?? null;
}
