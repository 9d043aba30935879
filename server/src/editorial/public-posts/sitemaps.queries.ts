import type { Db } from '../../platform/db/client.ts';
import { saidSince } from './public-posts.queries.ts';

/** Posts whose canonical URL is on our own pages: not imported ones with another URL, nor those of sites that show posts themselves. */
const isOurs = (db: Db) =>
  db`n.status = 0 and n.slug is not null and n.post_url is null and s.preview_url is null`;

/** Every site whose posts have pages here, in the order of their ids. */
export async function listSitesWithPages(db: Db): Promise<number[]> {
  const rows = await db<
    { id: number }[]
  >`select id from sites where preview_url is null order by id`;
  return rows.map(({ id }) => id);
}

/** The numbers of the non-empty sitemaps of a site. */
export async function listSitemapParts(db: Db, siteId: number, ids: number): Promise<number[]> {
  const rows = await db<{ part: number }[]>`
    select distinct (n.id - 1) / ${ids}::int + 1 as part from news_items n join sites s on s.id = n.site_id
     where n.site_id = ${siteId} and ${isOurs(db)} order by part`;
  return rows.map(({ part }) => part);
}

/** The posts of a site in a range of ids. */
export const listSitemapPosts = (
  db: Db,
  siteId: number,
  from: number,
  to: number,
): Promise<{ slug: string; updatedAt: Date }[]> => db<{ slug: string; updatedAt: Date }[]>`
    select n.slug, ${saidSince(db)} as updated_at
      from news_items n join sites s on s.id = n.site_id left join news_item_revisions r on r.id = n.revision_id
     where n.site_id = ${siteId} and n.id between ${from} and ${to} and ${isOurs(db)} order by n.id`;

/** Recently published articles of a site, newest first, without those that hide their date. */
export const listNews = (
  db: Db,
  siteId: number,
  hours: number,
  limit: number,
): Promise<{ slug: string; headline: string; publishedAt: Date }[]> => db<
  { slug: string; headline: string; publishedAt: Date }[]
>`
    select n.slug, n.headline, n.publication_at as published_at
      from news_items n join sites s on s.id = n.site_id
     where n.site_id = ${siteId} and n.type in ('article', 'image', 'video') and ${isOurs(db)}
       and n.publication_at > now() - make_interval(hours => ${hours}::int)
       and not 'hidedate' = any(n.internal_tags)
     order by n.publication_at desc, n.id desc limit ${limit}`;
