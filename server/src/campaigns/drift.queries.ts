import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { postAddress } from '../news-items/news-items.queries.ts';
import { type PostState, postState } from './preflight.queries.ts';

/** What a post says now of what emails keep of it, the deleted ones too. */
export interface PostSays extends PostState {
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
  select n.id, n.headline, n.description, n.image_url, ${postAddress(db)} as post_url, n.starts_at, ${postState(db)}
    from news_items n join sites s on s.id = n.site_id
   where n.id = any(${[...ids]}::integer[]) and ${within(db, seen, 'n')}`;

/** Columns of a row by name: as they are, or those that were changed as they were. */
type Columns = Readonly<Record<string, unknown>>;

/** A listing and its firm as they stand, and what of them was otherwise when an email was scheduled. */
export interface ListingThen {
  id: number;
  now: Readonly<Record<string, string | null>>;
  before: Readonly<Record<string, string | null>>;
  firmNow: Columns;
  firmBefore: Columns;
}

/** What the columns of a row said that were changed since: the first change of each says what it was. */
const beforeOf = (db: Db, table: 'listings' | 'showcase_firms', alias: 'l' | 'f') => db`
  (select coalesce(jsonb_object_agg(b.key, b.value), '{}')
     from (select distinct on (v.key) v.key, v.value
             from changes c, jsonb_each(c.before) v
            where c.table_name = ${table} and c.record_id = ${db(alias)}.id::text and c.action = 'update'
              and c.id > (select change from given)
            order by v.key, c.id) b)`;

/**
 * Listings with what was changed since an email was last drawn to be scheduled. Why then: from that moment on it
 * holds what it says, however long the mail provider takes to confirm it.
 */
export const listListingsThen = (
  db: Db,
  seen: Rows<'listing'>,
  campaignId: number,
  ids: readonly number[],
) => db<ListingThen[]>`
  with given as (
    select max(id) as change from changes
     where table_name = 'campaigns' and record_id = ${String(campaignId)} and action = 'update' and after ->> 'status' = 'unknown')
  select l.id, to_jsonb(l) as now, ${beforeOf(db, 'listings', 'l')} as before,
         to_jsonb(f) as firm_now, ${beforeOf(db, 'showcase_firms', 'f')} as firm_before
    from listings l join showcase_firms f on f.id = l.showcase_firm_id
   where l.id = any(${[...ids]}::integer[]) and ${within(db, seen, 'l')}`;
