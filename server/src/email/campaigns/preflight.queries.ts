import type { CampaignStatus, EmailStyle } from '@masthead/shared/email/campaigns/campaign.ts';
import type { LookedUp } from '@masthead/shared/email/campaigns/preflight-facts.ts';
import type { App } from '../../app-parts.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import { type Db, write } from '../../platform/db/client.ts';

/** Whether a post is out, and when it will be. */
export interface PostState {
  /** A deleted one has the code for that. */
  status: number;
  scheduledAt: Date | null;
}

/** A post as it stands now. */
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

/** A listing as it stands now: what an email shows of it, and whether it still does. */
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

/** Listings as they stand now, the deleted ones too. */
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

/** A warning that somebody has accepted. */
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

/** The queue that looks up where links lead. */
export const lookUpQueue = 'look-up-links';

const hostOf = (url: string) => URL.parse(url)?.hostname.toLowerCase() ?? '';

/** An address that can be looked up: on the web, and not a page of this server. */
export const canBeLookedUp = (url: string, ownHost: string) => {
  const host = hostOf(url);
  // Why: names under .example lead nowhere by definition.
  return url.length <= 2000 && host.includes('.') && host !== ownHost && !host.endsWith('.example');
};

/** What is known of addresses: where they led when they were last looked up, or that a look-up has not finished. */
export async function findLookUps(
  db: Db,
  urls: readonly string[],
): Promise<{ found: Map<string, LookedUp>; isLookingUp: boolean }> {
  const rows = await db<
    {
      url: string;
      isWaiting: boolean;
      outcome: LookedUp['outcome'] | null;
      finalUrl: string;
      bytes: number | null;
    }[]
  >`
    select url, coalesce(final_url, url) as final_url, bytes::float8 as bytes,
           is_asked and asked_at > now() - interval '1 minute' as is_waiting,
           case when is_asked and asked_at <= now() - interval '1 minute' and outcome is distinct from 'dead'
                then 'unchecked' else outcome end as outcome
      from (select *, checked_at is null or asked_at > checked_at as is_asked
              from link_checks where url = any(${[...urls]}::text[])) c`;
  const found = new Map(
    rows.flatMap(({ url, outcome, finalUrl, bytes }) =>
      outcome ? [[url, { outcome, finalUrl, bytes }] as const] : [],
    ),
  );
  return { found, isLookingUp: rows.some(({ isWaiting }) => isWaiting) };
}

/** Asks for addresses that were not looked up of late; what did not answer is tried again sooner. */
async function askForLookUps(db: Db, urls: readonly string[]): Promise<boolean> {
  const rows = await db`
    insert into link_checks as c (url) select distinct u from unnest(${[...urls]}::text[]) u order by u
    on conflict (url) do update set asked_at = now()
     where c.asked_at < now() - interval '10 minutes'
       and (c.checked_at is null or c.checked_at < now() -
            case when c.outcome = 'answers' then interval '6 hours' else interval '10 minutes' end)
    returning 1`;
  return rows.length > 0;
}

/** Has addresses looked up by a job; true when there is something to wait for. */
export const haveLookedUp = (
  app: Pick<App, 'pool' | 'jobs'>,
  urls: readonly string[],
): Promise<boolean> =>
  write(app.pool, null, async (db) => {
    if (urls.length === 0 || !(await askForLookUps(db, urls))) return false;
    await app.jobs.plan(db, lookUpQueue, {});
    return true;
  });

/** Addresses that are to be looked up, the first asked for first. */
export async function listWaiting(db: Db, limit: number): Promise<string[]> {
  const rows = await db<{ url: string }[]>`
    select url from link_checks where checked_at is null or asked_at > checked_at
     order by asked_at, url limit ${limit}`;
  return rows.map(({ url }) => url);
}

export async function saveLookUp(db: Db, url: string, found: LookedUp): Promise<void> {
  await db`
    update link_checks set outcome = ${found.outcome}, final_url = ${found.finalUrl}, bytes = ${found.bytes},
           checked_at = now() where url = ${url}`;
}

/** Addresses that no email has named for a month are forgotten. */
export async function forgetOldLookUps(db: Db): Promise<void> {
  await db`delete from link_checks where asked_at < now() - interval '30 days'`;
}
