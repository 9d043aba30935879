import type {
  CampaignKind,
  CampaignStatus,
  EmailStyle,
} from '@masthead/shared/email/campaigns/campaign.ts';
import { emailTemplateRecord } from '@masthead/shared/email/templates/email-template.record.ts';
import {
  type EmailTemplate,
  emailTemplateMessages,
  type ListedTemplate,
} from '@masthead/shared/email/templates/email-template.ts';
import { type Rows, rowRule, rowsOf, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { conflict } from '../../platform/http/errors.ts';
import type { Store } from '../../platform/records/store.ts';
import { audienceRows, holdAudience } from '../audiences/audience.store.ts';

/** Email templates, and what they send with, are the staff's. */
export const emailTemplateRows = rowRule({ record: 'email template', visibleTo: 'staff' });

/** Everyone may read template names, because forms list them (Spec, platform 7). */
export const emailTemplateNames = rowRule({
  record: 'email template name',
  visibleTo: 'everybody',
});

/** Email templates, as the server saves them. */
export const emailTemplateStore: Store<typeof emailTemplateRecord> = {
  record: emailTemplateRecord,
  alias: 't',
  joins: 'join sites s on s.id = t.site_id',
  added: `json_build_object('city', s.city, 'property', s.property) as site`,
  rows: emailTemplateRows,
  found: {
    detail: `concat_ws(' · ', t.category, s.property, s.city)`,
    words: `folded(concat_ws(' ', t.description, t.category))`,
    order: 't.description',
  },
  restoreRule: async (db, seer, { audienceId }) => {
    if (audienceId === null) return;
    const audience = await holdAudience(db, rowsOf(seer, audienceRows), audienceId);
    if (audience?.isDeleted) throw conflict(emailTemplateMessages.audienceDeleted(audience.name));
  },
  mayDelete: () => true,
};

/** Every template, by description and site (Spec, platform 7). */
export const listEmailTemplates = (
  db: Db,
  visible: Rows<'email template name'>,
): Promise<ListedTemplate[]> => db<ListedTemplate[]>`
    select t.id, t.description, t.category, t.site_id, t.mailchimp_list_id as audience_id, t.from_name, t.reply_to, t.updated_at as date_updated,
           json_build_object('city', s.city, 'property', s.property) as site,
           t.id = (select u.id from email_templates u
                    where u.category = t.category and u.site_id = t.site_id and u.deleted_at is null
                    order by u.is_chosen desc, u.id limit 1) as is_in_use
      from email_templates t join sites s on s.id = t.site_id
     where t.deleted_at is null and ${within(db, visible, 't')}
     order by t.description collate "und-x-icu", t.site_id, t.id`;

/** One template, or null. */
export async function findEmailTemplate(
  db: Db,
  visible: Rows<'email template'>,
  id: number,
): Promise<EmailTemplate | null> {
  const [row] = await db<EmailTemplate[]>`
    select id, description, category, site_id, mailchimp_list_id as audience_id, from_name, reply_to, needs_release
      from email_templates t where id = ${id} and deleted_at is null and ${within(db, visible, 't')}`;
  return row ?? null;
}

/** Keeps a template as it is, and undeleted, until the transaction ends. */
export const holdTemplate = (db: Db, visible: Rows<'email template'>, id: number) =>
  db`select from email_templates t where id = ${id} and ${within(db, visible, 't')} for share`;

/** True of a template that was deleted and could be restored. */
export async function isDeletedTemplate(
  db: Db,
  visible: Rows<'email template'>,
  id: number,
): Promise<boolean> {
  const rows = await db`
    select 1 from email_templates t where id = ${id} and deleted_at is not null and ${within(db, visible, 't')}`;
  return rows.length > 0;
}

/** The template in use for a style on a site, or null: the chosen one, else the oldest (Spec, content 4: lookup by style and site). */
export async function findTemplateOfStyle(
  db: Db,
  visible: Rows<'email template'>,
  style: string,
  siteId: number,
): Promise<EmailTemplate | null> {
  const [row] = await db<EmailTemplate[]>`
    select id, description, category, site_id, mailchimp_list_id as audience_id, from_name, reply_to, needs_release
      from email_templates t
     where category = ${style} and site_id = ${siteId} and deleted_at is null and ${within(db, visible, 't')}
     order by is_chosen desc, id limit 1`;
  return row ?? null;
}

/** The templates of a style on a site, oldest first, locked until the end of the transaction. */
export const lockTemplatesOfStyle = (
  db: Db,
  visible: Rows<'email template'>,
  style: string,
  siteId: number,
) => db<{ id: number; description: string; isChosen: boolean }[]>`
    select id, description, is_chosen from email_templates t
     where category = ${style} and site_id = ${siteId} and deleted_at is null and ${within(db, visible, 't')}
     order by id for update`;

/** Chooses a template for its style and site; a deleted one is no longer chosen either. */
export async function chooseTemplate(
  db: Db,
  { id, category, siteId }: { id: number; category: string; siteId: number },
): Promise<void> {
  await db`update email_templates set is_chosen = false
            where category = ${category} and site_id = ${siteId} and is_chosen`;
  await db`update email_templates set is_chosen = true where id = ${id}`;
}

/** How many emails use a template, and how many of them the mail provider holds now. */
export async function countUse(
  db: Db,
  visible: Rows<'campaign'>,
  id: number,
): Promise<{ emails: number; scheduled: number }> {
  const [row] = await db<{ emails: number; scheduled: number }[]>`
    select count(*) as emails,
           count(*) filter (where status in ('scheduled', 'sending', 'unknown')) as scheduled
      from campaigns c where email_template_id = ${id} and deleted_at is null and ${within(db, visible, 'c')}`;
  return row ?? { emails: 0, scheduled: 0 };
}

/** The upcoming emails of a template, soonest first. */
export const listUpcoming = (db: Db, visible: Rows<'campaign'>, id: number, today: string) => db<
  {
    id: number;
    kind: CampaignKind;
    subject: string;
    status: CampaignStatus;
    sendDate: string | null;
    sendTime: string | null;
  }[]
>`
    select id, kind, subject, status, send_date, send_time from campaigns c
     where email_template_id = ${id} and deleted_at is null and ${within(db, visible, 'c')}
       and (status in ('scheduled', 'sending', 'unknown', 'late') or (status = 'draft' and send_date >= ${today}))
     order by (status = 'draft'), send_date, send_time, id limit 5`;

/** The latest emails of a style on a site, sent ones first. */
export const listPastEmails = (
  db: Db,
  visible: Rows<'campaign'>,
  style: EmailStyle,
  siteId: number,
) => db<{ id: number; subject: string; status: CampaignStatus; sendDate: string | null }[]>`
    select id, subject, status, send_date from campaigns c
     where style = ${style} and site_id = ${siteId} and deleted_at is null and ${within(db, visible, 'c')}
     order by (status <> 'sent'), send_date desc nulls last, id desc limit 20`;

/** Every address that templates send from. */
export async function listReplyTo(db: Db): Promise<string[]> {
  const rows = await db<{ replyTo: string }[]>`
    select distinct reply_to from email_templates where deleted_at is null and reply_to is not null`;
  return rows.map(({ replyTo }) => replyTo);
}
