import type {
  CampaignKind,
  CampaignStatus,
  EmailStyle,
  Utm,
} from '@masthead/shared/campaigns/campaign.ts';
import type { CampaignSort } from '@masthead/shared/campaigns/campaign-lists.ts';
import type { Db } from '../db/client.ts';
import { contains } from '../db/contains.ts';

/** An email campaign of any kind; `content` is what its kind has of its own. */
export interface Campaign<Content = unknown> {
  id: number;
  version: number;
  kind: CampaignKind;
  style: EmailStyle;
  subject: string;
  siteId: number;
  city: string;
  property: string;
  siteUrl: string;
  emailTemplateId: number | null;
  utm: Utm;
  sendDate: string | null;
  sendTime: string | null;
  content: Content;
  status: CampaignStatus;
  problem: string | null;
  providerCampaignId: string | null;
  updatedAt: Date;
  updatedByName: string | null;
}

/** What a person writes on a campaign. */
export interface CampaignFields<Content> {
  style: EmailStyle;
  subject: string;
  siteId: number;
  emailTemplateId: number | null;
  utm: Utm;
  sendDate: string | null;
  sendTime: string | null;
  content: Content;
}

const columns = (db: Db) => db`
  c.id, c.version, c.kind, c.style, c.subject, c.site_id, s.city, s.property, s.url as site_url,
  c.email_template_id, c.utm, c.send_date, c.send_time, c.content, c.status, c.problem,
  c.provider_campaign_id, c.updated_at, u.name as updated_by_name`;

const source = (db: Db) =>
  db`campaigns c join sites s on s.id = c.site_id left join users u on u.id = c.updated_by`;

/** One campaign that is not deleted, or null; `kind` narrows it to one kind. */
export async function findCampaign<C = unknown>(
  db: Db,
  id: number,
  kind?: CampaignKind,
): Promise<Campaign<C> | null> {
  const [row] = await db<Campaign<C>[]>`
    select ${columns(db)} from ${source(db)}
     where c.id = ${id} and c.deleted_at is null ${kind ? db`and c.kind = ${kind}` : db``}`;
  return row ?? null;
}

/** The same, locked until the end of the transaction, so that two people act one after the other. */
export async function lockCampaign<C = unknown>(
  db: Db,
  id: number,
  kind?: CampaignKind,
): Promise<Campaign<C> | null> {
  await db`select id from campaigns where id = ${id} for update`;
  return findCampaign<C>(db, id, kind);
}

/** What a list of campaigns asks for. */
export interface CampaignSearch {
  kind: CampaignKind;
  subject: string | null;
  style: string | null;
  sendDate: string | null;
  siteId: number | null;
  /** True is what is on its way or was sent, false the rest, null both. */
  isScheduled: boolean | null;
  sort: CampaignSort;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const sortColumns: Record<CampaignSearch['sort'], string> = {
  sendDate: 'c.send_date',
  subject: 'c.subject collate "und-x-icu"',
  style: 'c.style',
  city: 's.city collate "und-x-icu"',
  property: 's.property collate "und-x-icu"',
  status: 'c.status',
};

/** What the API calls scheduled (`isScheduledStatus`). */
const isScheduled = (db: Db) => db`c.status in ('scheduled', 'sending', 'sent', 'unknown')`;

/** A page of campaigns: what is not scheduled first, then as asked (Spec, content 7). */
export async function listCampaigns(db: Db, search: CampaignSearch) {
  const where = db`
    where c.kind = ${search.kind} and c.deleted_at is null
    ${search.subject ? db`and ${contains(db, 'c.subject', search.subject)}` : db``}
    ${search.style ? db`and ${contains(db, 'c.style', search.style)}` : db``}
    ${search.sendDate ? db`and ${contains(db, 'c.send_date::text', search.sendDate)}` : db``}
    ${search.siteId ? db`and c.site_id = ${search.siteId}` : db``}
    ${search.isScheduled === null ? db`` : db`and (${isScheduled(db)}) = ${search.isScheduled}`}`;
  const way = search.direction === 'desc' ? db`desc nulls last` : db`asc nulls last`;
  const [nodes, [count]] = await Promise.all([
    db<Campaign[]>`select ${columns(db)} from ${source(db)} ${where}
       order by (${isScheduled(db)}), ${db.unsafe(sortColumns[search.sort])} ${way}, c.id desc
       limit ${search.limit} offset ${search.offset}`,
    db<{ n: number }[]>`select count(*) as n from campaigns c ${where}`,
  ]);
  return { nodes, totalCount: count?.n ?? 0 };
}

/** Creates a draft. */
export async function insertCampaign<C>(
  db: Db,
  kind: CampaignKind,
  fields: CampaignFields<C>,
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into campaigns (kind, style, subject, site_id, email_template_id, utm, send_date, send_time, content, updated_by)
    values (${kind}, ${fields.style}, ${fields.subject}, ${fields.siteId}, ${fields.emailTemplateId},
            ${db.json({ ...fields.utm })}, ${fields.sendDate}, ${fields.sendTime}, ${db.json(fields.content as never)}, current_actor())
    returning id`;
  if (!row) throw new Error('The campaign was not kept');
  return row.id;
}

/** Writes what a person changed. The caller has checked the version under a lock. */
export async function updateCampaign<C>(
  db: Db,
  id: number,
  fields: CampaignFields<C>,
): Promise<void> {
  await db`update campaigns set
      style = ${fields.style}, subject = ${fields.subject}, site_id = ${fields.siteId},
      email_template_id = ${fields.emailTemplateId}, utm = ${db.json({ ...fields.utm })},
      send_date = ${fields.sendDate}, send_time = ${fields.sendTime}, content = ${db.json(fields.content as never)}
    where id = ${id}`;
}

/** Where a campaign stands, and what it is called at the provider. */
export interface CampaignState {
  status: CampaignStatus;
  problem: string | null;
  providerCampaignId: string | null;
}

/** Moves a campaign on, if it is still as it was seen; answers its new version, or null. */
export async function moveCampaign(
  db: Db,
  seen: { id: number; version: number },
  to: CampaignState,
): Promise<number | null> {
  const [row] = await db<{ version: number }[]>`
    update campaigns set status = ${to.status}, problem = ${to.problem}, provider_campaign_id = ${to.providerCampaignId}
     where id = ${seen.id} and version = ${seen.version} and deleted_at is null returning version`;
  return row?.version ?? null;
}

/** Deletes a campaign so that it can be restored. */
export async function softDeleteCampaign(db: Db, id: number): Promise<void> {
  await db`update campaigns set deleted_at = now() where id = ${id} and deleted_at is null`;
}

/** Takes a delete back. */
export async function restoreCampaign(db: Db, id: number, kind: CampaignKind): Promise<void> {
  await db`update campaigns set deleted_at = null where id = ${id} and kind = ${kind}`;
}

/** Campaigns that are somewhere between draft and done at the provider. */
export async function listUnsettled(db: Db): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select id from campaigns where status in ('scheduled', 'sending', 'unknown') and deleted_at is null`;
  return rows.map((row) => row.id);
}

/**
 * Test emails that a person asked for in the last hour, and those of this campaign in the last
 * minute. The person's requests are counted one after the other until the transaction ends.
 */
export async function countTestEmails(db: Db, userId: number, campaignId: number) {
  await db`select id from users where id = ${userId} for no key update`;
  const [row] = await db<{ inHour: number; justNow: number }[]>`
    select count(*) as in_hour,
           count(*) filter (where campaign_id = ${campaignId} and at > now() - interval '1 minute') as just_now
      from test_emails where user_id = ${userId} and at > now() - interval '1 hour'`;
  return row ?? { inHour: 0, justNow: 0 };
}

/** Notes that a person was sent a test email; answers the note's id. */
export async function insertTestEmail(db: Db, userId: number, campaignId: number): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into test_emails (user_id, campaign_id) values (${userId}, ${campaignId}) returning id`;
  if (!row) throw new Error('The test email was not noted');
  return row.id;
}

/** Takes the note of a test email back that was not sent. */
export async function deleteTestEmail(db: Db, id: number): Promise<void> {
  await db`delete from test_emails where id = ${id}`;
}
