import { whyEditBlocked } from '@masthead/shared/email/campaigns/campaign.rules.ts';
import { campaignStatuses } from '@masthead/shared/email/campaigns/campaign.ts';
import { postAddress } from '../../editorial/posts/news-items.queries.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { type PostState, postState } from './preflight.queries.ts';

/** The current values of the post fields that emails copy, including deleted posts. */
export interface PostSays extends PostState {
  id: number;
  headline: string;
  description: string;
  imageUrl: string | null;
  postUrl: string | null;
  startsAt: Date | null;
}

export const listPostsSaying = (db: Db, visible: Rows<'post'>, ids: readonly number[]) => db<
  PostSays[]
>`
  select n.id, n.headline, n.description, n.image_url, ${postAddress(db)} as post_url, n.starts_at, ${postState(db)}
    from news_items n join sites s on s.id = n.site_id
   where n.id = any(${[...ids]}::integer[]) and ${within(db, visible, 'n')}`;

/** Columns of a row by name: as they are, or those that were changed as they were. */
export type Columns = Readonly<Record<string, string | number | boolean | null>>;

/** A listing and its firm now, and the values that differed when an email was frozen. */
export interface ListingThen {
  id: number;
  now: Columns;
  before: Columns;
  firmNow: Columns;
  firmBefore: Columns;
}

/** The site and the template of an email, likewise; the template is null when it has none. */
export interface SurroundingsThen {
  siteNow: Columns;
  siteBefore: Columns;
  templateNow: Columns | null;
  templateBefore: Columns;
}

const statusesAtProvider = campaignStatuses.filter((status) => whyEditBlocked(status) !== null);

/**
 * The change that froze an email: the last by which it could no longer be edited. Why then: it was drawn just before,
 * and holds what it says however long the mail provider takes to confirm it.
 */
const frozenAt = (db: Db, campaignId: number) => db`
  frozen as (
    select max(id) as change from changes
     where table_name = 'campaigns' and record_id = ${String(campaignId)}
       and after ->> 'status' = any(${statusesAtProvider}::text[])
       and not coalesce(before ->> 'status' = any(${statusesAtProvider}::text[]), false))`;

const aliases = {
  listings: 'l',
  showcase_firms: 'f',
  sites: 's',
  email_templates: 't',
} as const;

/** The earlier values of columns changed since then, taken from the first change of each. */
const beforeOf = (db: Db, table: keyof typeof aliases) => db`
  (select coalesce(jsonb_object_agg(b.key, b.value), '{}')
     from (select distinct on (v.key) v.key, v.value
             from changes c, jsonb_each(c.before) v
            where c.table_name = ${table} and c.record_id = ${db(aliases[table])}.id::text and c.action = 'update'
              and c.id > (select change from frozen)
            order by v.key, c.id) b)`;

/** Listings with what was changed since an email was frozen. */
export const listListingsThen = (
  db: Db,
  visible: Rows<'listing'>,
  campaignId: number,
  ids: readonly number[],
) => db<ListingThen[]>`
  with ${frozenAt(db, campaignId)}
  select l.id, to_jsonb(l) as now, ${beforeOf(db, 'listings')} as before,
         to_jsonb(f) as firm_now, ${beforeOf(db, 'showcase_firms')} as firm_before
    from listings l join showcase_firms f on f.id = l.showcase_firm_id
   where l.id = any(${[...ids]}::integer[]) and ${within(db, visible, 'l')}`;

/** The site and template of an email, with values changed since the email was frozen. */
export async function findSurroundingsThen(
  db: Db,
  visible: Rows<'site'>,
  { id, siteId, emailTemplateId }: { id: number; siteId: number; emailTemplateId: number | null },
): Promise<SurroundingsThen | null> {
  const [row] = await db<SurroundingsThen[]>`
    with ${frozenAt(db, id)}
    select to_jsonb(s) as site_now, ${beforeOf(db, 'sites')} as site_before,
           to_jsonb(t) as template_now, ${beforeOf(db, 'email_templates')} as template_before
      from sites s left join email_templates t on t.id = ${emailTemplateId}::integer
     where s.id = ${siteId} and ${within(db, visible, 's')}`;
  return row ?? null;
}

/** What audiences are called, the deleted ones too. */
export const listAudienceNames = (db: Db, visible: Rows<'audience'>, ids: readonly string[]) => db<
  { id: string; name: string }[]
>`
  select a.id, a.name from audiences a where a.id = any(${[...ids]}::text[]) and ${within(db, visible, 'a')}`;
