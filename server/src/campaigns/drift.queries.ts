import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { postAddress } from '../news-items/news-items.queries.ts';

/** What a post says now of what emails keep of it. */
export interface PostSays {
  id: number;
  headline: string;
  description: string;
  imageUrl: string | null;
  postUrl: string | null;
  startsAt: Date | null;
}

export const listPostsSaying = (db: Db, seen: Rows<'post'>, ids: readonly number[]) => db<
  PostSays[]
>`
  select n.id, n.headline, n.description, n.image_url, ${postAddress(db)} as post_url, n.starts_at
    from news_items n join sites s on s.id = n.site_id
   where n.id = any(${[...ids]}::integer[]) and n.status <> 4 and n.deleted_at is null and ${within(db, seen, 'n')}`;

/** A listing as it stands, and what of it was otherwise when an email was scheduled. */
export interface ListingThen {
  id: number;
  now: Record<string, string | null>;
  /** The columns that were changed since, as they were. */
  before: Record<string, string | null>;
}

/**
 * Listings that were changed since an email was given to the mail provider: the first change of each
 * column since then says what the email holds.
 */
export const listListingsThen = (
  db: Db,
  seen: Rows<'listing'>,
  campaignId: number,
  ids: readonly number[],
) => db<ListingThen[]>`
  with given as (
    select max(id) as change from changes
     where table_name = 'campaigns' and record_id = ${String(campaignId)} and action = 'update' and after ->> 'status' = 'scheduled')
  select l.id, to_jsonb(l) as now, jsonb_object_agg(b.key, b.value) as before
    from listings l
    join lateral (
      select distinct on (v.key) v.key, v.value
        from changes c, jsonb_each(c.before) v
       where c.table_name = 'listings' and c.record_id = l.id::text and c.action = 'update'
         and c.id > (select change from given)
       order by v.key, c.id) b on true
   where l.id = any(${[...ids]}::integer[]) and ${within(db, seen, 'l')}
   group by l.id`;
