import { newsSections } from '@masthead/shared/people/sites/news-sections.ts';
import {
  isMainSite,
  type newSite,
  type Site,
  siteName,
  siteRecord,
} from '@masthead/shared/people/sites/site.record.ts';
import type { z } from 'zod';
import { type Rows, rowRule, rowsOf, type Seer, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { createRecord } from '../../platform/records/save-record.ts';
import { none, type Store } from '../../platform/records/store.ts';

/** Row rule: everyone sees all sites, because every screen names them. */
export const siteRows = rowRule({ record: 'site', visibleTo: 'everybody' });

/** The server's half of the site record. */
export const siteStore: Store<typeof siteRecord> = {
  record: siteRecord,
  alias: 's',
  joins: 'left join site_tags_seen t on t.site_id = s.id',
  added: 't.seen_at as tag_seen_at',
  rows: siteRows,
  found: {
    detail: 's.url',
    words: `folded(concat_ws(' ', s.property, s.city, s.url))`,
    order: 's.is_main desc, s.city',
  },
  restoreRule: none('it is never deleted'),
  mayDelete: () => false,
};

/** All sites that a person may see. */
export const listSites = (db: Db, visible: Rows<'site'>): Promise<Site[]> =>
  db<
    Site[]
  >`select id, property, city, url, name, is_main from sites where ${within(db, visible, 'sites')}`;

/** One site, or null. */
export async function findSite(db: Db, visible: Rows<'site'>, id: number): Promise<Site | null> {
  const [row] = await db<Site[]>`
    select id, property, city, url, name, is_main from sites
     where id = ${id} and ${within(db, visible, 'sites')}`;
  return row ?? null;
}

/** Serializes changes of sites, because whether one is main depends on all others. */
export async function lockSites(db: Db): Promise<void> {
  await db`lock table sites in share row exclusive mode`;
}

/** The standard sections of a site: news with its children, event details, charity, places, front page. */
export async function insertSections(db: Db, siteId: number): Promise<void> {
  await db`insert into sections (site_id, title, position)
    select ${siteId}, t.title, t.position from
      (values ('News', 1), ('Event detail', 2), ('Charity', 3), ('City Guide', 4), ('HOME', 5), ('PROMOTED', 6)) t (title, position)`;
  await db`insert into sections (site_id, title, parent_id, position)
    select n.site_id, t.title, n.id, t.position
      from sections n, unnest(${[...newsSections]}::text[]) with ordinality t (title, position)
     where n.site_id = ${siteId} and n.title = 'News' and n.parent_id is null`;
}

/** The branding of a site for its emails, with the name of the owner organization; null if there is no such site. */
export async function findBranding(db: Db, visible: Rows<'site'>, id: number) {
  const [row] = await db<
    {
      brandColour: string | null;
      logoUrl: string | null;
      postalAddress: string | null;
      ownerName: string | null;
    }[]
  >`
    select brand_colour, logo_url, postal_address,
           (select o.name from organizations o
             where o.is_owner and o.deleted_at is null order by o.id limit 1) as owner_name
      from sites where id = ${id} and ${within(db, visible, 'sites')}`;
  return row ?? null;
}

/** Adds a site with its standard sections, which its articles and digests need. */
export async function addSite(db: Db, seer: Seer, given: z.output<typeof newSite>) {
  await lockSites(db);
  const { property = '', city = '' } = given;
  const systemValues = {
    name: siteName({ property, city }),
    isMain: isMainSite(property, await listSites(db, rowsOf(seer, siteRows)), false),
  };
  const site = await createRecord(db, siteStore, seer, given, systemValues);
  await insertSections(db, site.id);
  return site;
}
