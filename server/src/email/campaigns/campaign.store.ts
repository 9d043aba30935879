import {
  whyDeleteBlocked,
  whyEditBlocked,
} from '@masthead/shared/email/campaigns/campaign.rules.ts';
import type {
  CampaignKind,
  CampaignStatus,
  EmailStyle,
  Utm,
} from '@masthead/shared/email/campaigns/campaign.ts';
import type {
  CampaignFilter,
  CampaignSort,
} from '@masthead/shared/email/campaigns/campaign-lists.ts';
import type { AnyCampaign } from '@masthead/shared/email/campaigns/campaign-record.ts';
import type { AnyRecord } from '@masthead/shared/platform/records/record.ts';
import { richTextMessages } from '@masthead/shared/platform/rich-text/embeds.ts';
import { centralZone } from '@masthead/shared/platform/values/dates.ts';
import { type Rows, rowRule, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { contains } from '../../platform/db/contains.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { none, type Store } from '../../platform/records/store.ts';
import { cleanRichText } from './email-rich-text.ts';
import { templateFor } from './template-for.ts';

/** Emails of every kind are the staff's. */
export const campaignRows = rowRule({ record: 'campaign', visibleTo: 'staff' });

/** The formatted texts of an email with nothing in them but what an email may hold. */
export const cleanedTexts = ({ fields }: AnyRecord, values: object) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => fields[key]?.kind === 'rich text')
      .map(([key, text]) => {
        const cleaned = cleanRichText(text);
        if (cleaned !== null) return [key, cleaned];
        const message = richTextMessages.tooTangled(fields[key]?.label ?? 'This text');
        throw badRequest({ path: key, message });
      }),
  );

/** Emails of a kind, as the server saves them: the same for every kind, whatever its content is. */
export const campaignStore = (record: AnyRecord): Store<AnyCampaign> => ({
  // Why: the kit reads only the fields that all kinds share; this kind's fields are in its record.
  record: record as AnyCampaign,
  alias: 'c',
  joins: 'join sites s on s.id = c.site_id',
  added: `s.city, s.property, ${isScheduledSql} as is_scheduled, c.status = 'sent' as is_sent`,
  rows: campaignRows,
  found: {
    detail: `concat_ws(' · ', c.style, s.city, to_char(c.send_date, 'Mon FMDD, YYYY'), initcap(c.status))`,
    order: 'c.send_date desc nulls first',
  },
  whyBlocked: ({ status }, action) =>
    action === 'change' ? whyEditBlocked(status) : whyDeleteBlocked(status),
  follows: async (db, { seer, values }) => ({
    ...cleanedTexts(record, values),
    emailTemplateId: await templateFor(
      db,
      seer,
      values.style,
      values.siteId,
      values.emailTemplateId,
    ),
  }),
  restoreRule: none('what it names is looked for anew when it is saved or scheduled'),
  mayDelete: () => true,
});

/** An email campaign of any kind; `content` is what its kind has of its own. */
export interface Campaign<Content = unknown> {
  id: number;
  version: number;
  kind: CampaignKind;
  style: EmailStyle;
  subject: string;
  previewText: string;
  siteId: number;
  city: string;
  property: string;
  siteUrl: string;
  emailTemplateId: number | null;
  segmentId: number | null;
  againOf: number | null;
  utm: Utm;
  sendDate: string | null;
  sendTime: string | null;
  content: Content;
  status: CampaignStatus;
  problem: string | null;
  providerCampaignId: string | null;
  updatedAt: Date;
  updatedByName: string | null;
  updatedById: number | null;
}

const columns = (db: Db) => db`
  c.id, c.version, c.kind, c.style, c.subject, c.preview_text, c.site_id, s.city, s.property, s.url as site_url,
  c.email_template_id, c.segment_id, c.again_of, c.utm, c.send_date, c.send_time, c.content, c.status, c.problem,
  c.provider_campaign_id, c.updated_at, u.name as updated_by_name, u.id as updated_by_id`;

const source = (db: Db) =>
  db`campaigns c join sites s on s.id = c.site_id left join users u on u.id = c.updated_by`;

/** One campaign that is not deleted, or null; `kind` narrows it to one kind. */
export async function findCampaign<C = unknown>(
  db: Db,
  visible: Rows<'campaign'>,
  id: number,
  kind?: CampaignKind,
): Promise<Campaign<C> | null> {
  const [row] = await db<Campaign<C>[]>`
    select ${columns(db)} from ${source(db)}
     where c.id = ${id} and c.deleted_at is null and ${within(db, visible, 'c')}
       ${kind ? db`and c.kind = ${kind}` : db``}`;
  return row ?? null;
}

/** The same, locked until the end of the transaction, so that two people act one after the other. */
export async function lockCampaign<C = unknown>(
  db: Db,
  visible: Rows<'campaign'>,
  id: number,
  kind?: CampaignKind,
): Promise<Campaign<C> | null> {
  await db`select id from campaigns where id = ${id} for update`;
  return findCampaign<C>(db, visible, id, kind);
}

/** What a list of campaigns asks for. */
export interface CampaignSearch {
  kind: CampaignKind;
  subject: string | null;
  style: string | null;
  sendDate: string | null;
  siteId: number | null;
  status: CampaignFilter;
  /** Who asks, when they may approve emails of the kind. */
  approver: number | null;
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
const isScheduledSql = `c.status in ('scheduled', 'sending', 'sent', 'unknown')`;

const statusConditions: Record<Exclude<CampaignFilter, 'Needs your approval'>, string> = {
  All: 'true',
  Draft: `not (${isScheduledSql})`,
  Scheduled: isScheduledSql,
  'On its way': `c.status in ('scheduled', 'sending', 'unknown')`,
  'Gone out': `c.status = 'sent'`,
  'Needs attention': `c.status in ('failed', 'late', 'unknown')`,
};

/** Emails whose approval someone else requested: the requester cannot approve (`whyApproveBlocked`). */
const awaiting = (db: Db, approver: number | null) => db`
  not (${db.unsafe(isScheduledSql)})
  and exists (select from email_templates t where t.id = c.email_template_id and t.needs_release)
  and exists (select from release_steps r
               where r.campaign_id = c.id and r.step = 'asked' and r.person_id <> ${approver}::int)
  and not exists (select from release_steps r where r.campaign_id = c.id and r.step = 'approved')`;

const havingStatus = (db: Db, { status, approver = null }: CampaignWishes) =>
  status === 'Needs your approval' ? awaiting(db, approver) : db.unsafe(statusConditions[status]);

type CampaignWishes = Pick<CampaignSearch, 'kind' | 'status'> & Partial<CampaignSearch>;

const matching = (db: Db, visible: Rows<'campaign'>, search: CampaignWishes) => db`
    where c.kind = ${search.kind} and c.deleted_at is null and ${within(db, visible, 'c')}
    and ${havingStatus(db, search)}
    ${search.subject ? db`and ${contains(db, 'c.subject', search.subject)}` : db``}
    ${search.style ? db`and ${contains(db, 'c.style', search.style)}` : db``}
    ${search.sendDate ? db`and ${contains(db, 'c.send_date::text', search.sendDate)}` : db``}
    ${search.siteId ? db`and c.site_id = ${search.siteId}` : db``}`;

/** What a search finds, as a part of another statement. */
export const campaignsFound = (db: Db, visible: Rows<'campaign'>, search: CampaignWishes) =>
  db`select from campaigns c ${matching(db, visible, search)}`;

/** What a search finds by name, earliest first: since when it needs somebody, and the day it should go out. */
export const namedCampaigns = (db: Db, visible: Rows<'campaign'>, search: CampaignWishes) => db`
  select c.id, c.subject as name, c.send_date as due,
         case c.status when 'failed' then 'failed' when 'late' then 'late' when 'unknown' then 'unknown' end as state,
         case when c.status = 'late' then coalesce((c.send_date + c.send_time) at time zone ${centralZone}, c.updated_at)
              when c.status in ('failed', 'unknown') then c.updated_at end as since
    from campaigns c ${matching(db, visible, search)} order by c.send_date nulls last, c.id`;

/** A page of campaigns: what is not scheduled first, then as asked (Spec, content 7). */
export async function listCampaigns(db: Db, visible: Rows<'campaign'>, search: CampaignSearch) {
  const isScheduled = db.unsafe(isScheduledSql);
  const where = matching(db, visible, search);
  const way = search.direction === 'desc' ? db`desc nulls last` : db`asc nulls last`;
  const [nodes, [count]] = await Promise.all([
    db<Campaign[]>`select ${columns(db)} from ${source(db)} ${where}
       order by (${isScheduled}), ${db.unsafe(sortColumns[search.sort])} ${way}, c.id desc
       limit ${search.limit} offset ${search.offset}`,
    db<{ n: number }[]>`select count(*) as n from campaigns c ${where}`,
  ]);
  return { nodes, totalCount: count?.n ?? 0 };
}

/** Whoever makes many emails of a kind at once waits for another who does, until the transaction ends. */
export async function lockNewCampaigns(db: Db, kind: CampaignKind): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtextextended(${`new ${kind}`}, 0))`;
}

/** The planned send time of a campaign, in Central Time. */
export type SendPlan = Pick<Campaign, 'sendDate' | 'sendTime'>;

/** The status of a campaign and its id at the provider; with a plan, also its send time. */
export interface CampaignState extends Partial<SendPlan> {
  status: CampaignStatus;
  problem: string | null;
  providerCampaignId: string | null;
}

/** Moves a campaign on, if it is still as it was seen; answers its new version, or null. */
export async function moveCampaign(
  db: Db,
  seenVersion: { id: number; version: number },
  to: CampaignState,
): Promise<number | null> {
  const { sendDate, sendTime } = to;
  const [row] = await db<{ version: number }[]>`
    update campaigns set status = ${to.status}, problem = ${to.problem}, provider_campaign_id = ${to.providerCampaignId}
           ${sendDate === undefined ? db`` : db`, send_date = ${sendDate}`}
           ${sendTime === undefined ? db`` : db`, send_time = ${sendTime}`}
     where id = ${seenVersion.id} and version = ${seenVersion.version} and deleted_at is null returning version`;
  return row?.version ?? null;
}

/** Campaigns that are somewhere between draft and done at the provider. */
export const listUnsettled = (db: Db) =>
  db<Pick<Campaign, 'id' | 'status' | 'sendDate' | 'sendTime'>[]>`
    select id, status, send_date, send_time from campaigns
     where status in ('scheduled', 'sending', 'unknown') and deleted_at is null order by id`;

/**
 * Test emails that a person asked for in the last hour, and those of this campaign in the last
 * minute that went to themselves. The person's requests are counted one after the other until the transaction ends.
 */
export async function countTestEmails(
  db: Db,
  { id: userId, email }: { id: number; email: string },
  campaignId: number,
) {
  await db`select id from users where id = ${userId} for no key update`;
  const [row] = await db<{ inHour: number; justNow: number }[]>`
    select count(*) as in_hour,
           count(*) filter (where campaign_id = ${campaignId} and recipient = ${email}
                                and at > now() - interval '1 minute') as just_now
      from test_emails where user_id = ${userId} and at > now() - interval '1 hour'`;
  return row ?? { inHour: 0, justNow: 0 };
}

/** Notes to whom a person sends a test; answers the id of each note, by address. */
export async function insertTestEmails(
  db: Db,
  userId: number,
  campaignId: number,
  recipients: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db<{ id: number; recipient: string }[]>`
    insert into test_emails (user_id, campaign_id, recipient)
    select ${userId}, ${campaignId}, recipient from unnest(${[...recipients]}::text[]) recipient returning id, recipient`;
  return new Map(rows.map(({ id, recipient }) => [recipient, id]));
}

/** Takes the notes of test emails back that were not sent. */
export async function deleteTestEmails(db: Db, ids: readonly number[]): Promise<void> {
  await db`delete from test_emails where id = any(${[...ids]}::bigint[])`;
}
