import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';
import type { Db } from '../../platform/db/client.ts';
import { postAddress } from '../posts/news-items.queries.ts';
import { cursorOf, type PublishedRow, placeOf } from './public-posts.queries.ts';

/** What lists of the content API say besides what pages show. */
export interface BesideRow {
  id: number;
  slug: string;
  tags: string[];
  authors: string[];
  startsAt: Date | null;
  endsAt: Date | null;
}

/** It of these posts, by id. */
export async function findBeside(db: Db, ids: readonly number[]): Promise<Map<number, BesideRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db<BesideRow[]>`
    select n.id, n.slug, n.tags, n.starts_at, n.ends_at,
           array(select a.name from news_item_authors x join authors a on a.id = x.author_id
                  where x.news_item_id = n.id order by x.position) || n.byline_names as authors
      from news_items n where n.id = any(${[...ids]}::int[]) and n.slug is not null`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** A live event as calendars show it. */
export interface EventRow extends Omit<PublishedRow, 'startsAt' | 'type'> {
  type: PostType;
  startsAt: Date;
}

interface Span {
  siteId: number;
  from: Date;
  until: Date;
}

/** Live events of a site that start in a span of time, by start. */
export const listEvents = (
  db: Db,
  { siteId, from, until }: Span,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<EventRow[]> =>
  db<EventRow[]>`
    with page as (
      select n.id from news_items n
       where n.site_id = ${siteId} and n.type = 'event' and n.status = 0 and n.slug is not null
         and n.starts_at >= ${from} and n.starts_at < ${until}
         ${after === undefined ? db`` : db`and (n.starts_at, n.id) > ${placeOf(db, after)}`}
       order by n.starts_at, n.id limit ${limit})
    select n.id, n.site_id, n.type, ${postAddress(db)} as post_url, n.headline, n.description, n.image_url,
           c.details, n.byline, n.starts_at, n.publication_at as published_at, n.internal_tags,
           greatest(r.published_at, n.publication_at) as updated_at, ${cursorOf(db, 'starts_at')} as cursor,
           array(select e.title from news_item_sections x join sections e on e.id = x.section_id
                  where x.news_item_id = n.id order by x.position) as sections
      from page p join news_items n on n.id = p.id join sites s on s.id = n.site_id
      join news_item_contents c on c.news_item_id = n.id
      left join news_item_revisions r on r.id = n.revision_id
     order by n.starts_at, n.id`;
