import { newsSections } from '@masthead/shared/news-items/news-item.ts';
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

/** A site with what its last change says. */
export interface StoredSite extends Site {
  version: number;
  updatedAt: Date;
  updatedByName: string | null;
}

/** One site for its own screen, or null. */
export async function findStoredSite(db: Db, id: number): Promise<StoredSite | null> {
  const [row] = await db<StoredSite[]>`
    select s.id, s.property, s.city, s.url, s.name, s.is_main, s.version, s.updated_at,
           editor.name as updated_by_name
      from sites s left join users editor on editor.id = s.updated_by where s.id = ${id}`;
  return row ?? null;
}

/** Changes of sites wait for each other: whether one is main hangs on all the others. */
export async function lockSites(db: Db): Promise<void> {
  await db`lock table sites in share row exclusive mode`;
}

type SiteColumns = Omit<Site, 'id'>;

/** Adds a site. */
export async function insertSite(db: Db, site: SiteColumns): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into sites (property, city, url, name, is_main, updated_by)
    values (${site.property}, ${site.city}, ${site.url}, ${site.name}, ${site.isMain}, current_actor())
    returning id`;
  if (!row) throw new Error('The site was not kept');
  return row.id;
}

/** Writes what was changed. */
export async function updateSite(db: Db, id: number, site: SiteColumns): Promise<void> {
  await db`update sites set property = ${site.property}, city = ${site.city}, url = ${site.url},
      name = ${site.name}, is_main = ${site.isMain} where id = ${id}`;
}

/** The sections of a site: news with its children, event details, charity, places, front page. */
export async function insertSections(db: Db, siteId: number): Promise<void> {
  await db`insert into sections (site_id, title, position)
    select ${siteId}, t.title, t.position from
      (values ('News', 1), ('Event detail', 2), ('Charity', 3), ('City Guide', 4), ('HOME', 5), ('PROMOTED', 6)) t (title, position)`;
  await db`insert into sections (site_id, title, parent_id, position)
    select n.site_id, t.title, n.id, t.position
      from sections n, unnest(${[...newsSections]}::text[]) with ordinality t (title, position)
     where n.site_id = ${siteId} and n.title = 'News' and n.parent_id is null`;
}
