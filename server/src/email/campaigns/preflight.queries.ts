import type { CampaignStatus, EmailStyle } from '@masthead/shared/email/campaigns/campaign.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** Whether a post is out, and when it will be. */
export interface PostState {
  /** A deleted one has the code for that. */
  status: number;
  scheduledAt: Date | null;
}

/** The current state of a post. */
export interface PostNow extends PostState {
  id: number;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** The columns of a state. */
export const postState = (db: Db) =>
  db`case when n.deleted_at is null then n.status else 4 end as status, n.scheduled_at`;

export const listPostsNow = (db: Db, visible: Rows<'post'>, ids: readonly number[]) => db<
  PostNow[]
>`
  select n.id, ${postState(db)}, n.starts_at, n.ends_at
    from news_items n where n.id = any(${[...ids]}::integer[]) and ${within(db, visible, 'n')}`;

/** The current state of a listing: the fields that an email shows, and whether it is still shown. */
export interface ListingNow {
  id: number;
  name: string;
  description2: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  url: string;
  imageUrl: string;
  isDeleted: boolean;
  firm: string;
  isFirmPaused: boolean;
}

/** The current state of listings, including deleted ones. */
export const listListingsNow = (db: Db, visible: Rows<'listing'>, ids: readonly number[]) => db<
  ListingNow[]
>`
  select l.id, l.description1 as name, l.description2, l.address, l.city, l.state, l.url, l.image_url,
         l.deleted_at is not null as is_deleted, f.name as firm,
         f.is_paused or f.deleted_at is not null as is_firm_paused
    from listings l join showcase_firms f on f.id = l.showcase_firm_id
   where l.id = any(${[...ids]}::integer[]) and ${within(db, visible, 'l')}`;

/** The sites of other cities. */
export const listForeignSites = (db: Db, visible: Rows<'site'>, siteId: number) => db<
  { id: number; city: string; url: string }[]
>`
  select s.id, s.city, s.url from sites s join sites own on own.id = ${siteId}
   where s.city <> own.city and ${within(db, visible, 's')} order by s.id`;

/** An email that an audience got, or will get. */
export interface EmailOfAudience {
  id: number;
  style: EmailStyle;
  subject: string;
  sendDate: string;
  sendTime: string;
  content: Readonly<Record<string, unknown>>;
  status: CampaignStatus;
}

/** The other emails of some days that are on their way to an audience or were sent to it, the latest first. */
export const listOfAudience = (
  db: Db,
  visible: Rows<'campaign'>,
  {
    audienceId,
    except,
    from,
    to,
  }: { audienceId: string; except: number | null; from: string; to: string },
) => db<EmailOfAudience[]>`
  select c.id, c.style, c.subject, c.send_date, c.send_time, c.content, c.status
    from campaigns c join email_templates t on t.id = c.email_template_id
   where t.mailchimp_list_id = ${audienceId} and c.id is distinct from ${except}::integer and c.deleted_at is null
     and c.status in ('scheduled', 'sending', 'sent', 'unknown') and c.send_date between ${from} and ${to}
     and c.send_time is not null and ${within(db, visible, 'c')}
   order by c.send_date desc, c.send_time desc, c.id desc`;

/** An accepted warning. */
export interface Accepted {
  key: string;
  about: string;
  reason: string;
  by: string | null;
  at: Date;
}

export const listAccepted = (db: Db, campaignId: number) => db<Accepted[]>`
  select a.rule as key, a.about, a.reason, u.name as by, a.updated_at as at
    from accepted_warnings a left join users u on u.id = a.updated_by where a.campaign_id = ${campaignId}`;

/** Keeps why a warning is accepted; null takes that back. */
export async function saveAccepted(
  db: Db,
  campaignId: number,
  { key, about, reason }: { key: string; about: string; reason: string | null },
): Promise<void> {
  if (reason === null)
    await db`delete from accepted_warnings where campaign_id = ${campaignId} and rule = ${key} and about = ${about}`;
  else
    await db`
      insert into accepted_warnings (campaign_id, rule, about, reason) values (${campaignId}, ${key}, ${about}, ${reason})
      on conflict on constraint accepted_warnings_once do update set reason = excluded.reason`;
}
