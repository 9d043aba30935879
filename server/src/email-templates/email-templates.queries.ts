import type {
  CampaignKind,
  CampaignStatus,
  EmailStyle,
} from '@masthead/shared/campaigns/campaign.ts';
import type {
  EmailTemplate,
  EmailTemplateForm,
  EmailTemplateReference,
} from '@masthead/shared/email-templates/email-template.ts';
import type { Db } from '../db/client.ts';

/** Every template, by description and site (Spec, platform 7). */
export const listEmailTemplates = (db: Db): Promise<Required<EmailTemplateReference>[]> => db<
  Required<EmailTemplateReference>[]
>`
    select t.id, t.description, t.category, t.site_id, t.mailchimp_list_id, t.from_name, t.reply_to,
           json_build_object('city', s.city, 'property', s.property) as site
      from email_templates t join sites s on s.id = t.site_id where t.deleted_at is null
     order by t.description collate "und-x-icu", t.site_id, t.id`;

/** One template, or null. */
export async function findEmailTemplate(db: Db, id: number): Promise<EmailTemplate | null> {
  const [row] = await db<EmailTemplate[]>`
    select id, description, category, site_id, mailchimp_list_id, from_name, reply_to
      from email_templates where id = ${id} and deleted_at is null`;
  return row ?? null;
}

/** The template of a style on a site, or null (Spec, content 4: lookup by style and site). */
export async function findTemplateOfStyle(
  db: Db,
  style: string,
  siteId: number,
): Promise<EmailTemplate | null> {
  const [row] = await db<EmailTemplate[]>`
    select id, description, category, site_id, mailchimp_list_id, from_name, reply_to
      from email_templates where category = ${style} and site_id = ${siteId} and deleted_at is null
     order by id limit 1`;
  return row ?? null;
}

/** A template with its site and who changed it last. */
export interface StoredTemplate extends EmailTemplate {
  version: number;
  site: { city: string; property: string };
  updatedAt: Date;
  updatedByName: string | null;
}

/** One template for its edit screen, or null; `isDeleted` finds the deleted ones. */
export async function findStoredTemplate(
  db: Db,
  id: number,
  isDeleted = false,
): Promise<StoredTemplate | null> {
  const [row] = await db<StoredTemplate[]>`
    select t.id, t.version, t.description, t.category, t.site_id, t.mailchimp_list_id, t.from_name, t.reply_to,
           json_build_object('city', s.city, 'property', s.property) as site, t.updated_at, u.name as updated_by_name
      from email_templates t join sites s on s.id = t.site_id left join users u on u.id = t.updated_by
     where t.id = ${id} and (t.deleted_at is not null) = ${isDeleted}`;
  return row ?? null;
}

/** The same, locked until the end of the transaction, so that two people save one after the other. */
export async function lockTemplate(db: Db, id: number): Promise<StoredTemplate | null> {
  await db`select id from email_templates where id = ${id} for update`;
  return findStoredTemplate(db, id);
}

/** Adds a template. */
export async function insertTemplate(db: Db, form: EmailTemplateForm): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into email_templates (description, category, site_id, mailchimp_list_id, from_name, reply_to, updated_by)
    values (${form.description}, ${form.category}, ${form.siteId}, ${form.mailchimpListId}, ${form.fromName},
            ${form.replyTo}, current_actor()) returning id`;
  if (!row) throw new Error('The template was not kept');
  return row.id;
}

/** Writes what a person changed. The caller has checked the version under a lock. */
export async function updateTemplate(db: Db, id: number, form: EmailTemplateForm): Promise<void> {
  await db`update email_templates set
      description = ${form.description}, category = ${form.category}, site_id = ${form.siteId},
      mailchimp_list_id = ${form.mailchimpListId}, from_name = ${form.fromName}, reply_to = ${form.replyTo}
    where id = ${id}`;
}

/** Deletes a template so that it can be restored. */
export async function softDeleteTemplate(db: Db, id: number): Promise<void> {
  await db`update email_templates set deleted_at = now() where id = ${id} and deleted_at is null`;
}

/** Takes a delete back; an audience that has gone meanwhile is not brought back with it. */
export async function restoreTemplate(
  db: Db,
  id: number,
  audienceId: string | null,
): Promise<void> {
  await db`update email_templates set deleted_at = null, mailchimp_list_id = ${audienceId} where id = ${id}`;
}

/** How many emails use a template, and how many of them the mail provider holds now. */
export async function countUse(db: Db, id: number): Promise<{ emails: number; scheduled: number }> {
  const [row] = await db<{ emails: number; scheduled: number }[]>`
    select count(*) as emails,
           count(*) filter (where status in ('scheduled', 'sending', 'unknown')) as scheduled
      from campaigns where email_template_id = ${id} and deleted_at is null`;
  return row ?? { emails: 0, scheduled: 0 };
}

/** The next emails of a template that have not gone out, soonest first. */
export const listUpcoming = (db: Db, id: number, today: string) => db<
  {
    id: number;
    kind: CampaignKind;
    subject: string;
    status: CampaignStatus;
    sendDate: string | null;
    sendTime: string | null;
  }[]
>`
    select id, kind, subject, status, send_date, send_time from campaigns
     where email_template_id = ${id} and deleted_at is null
       and (status in ('scheduled', 'sending', 'unknown', 'late') or (status = 'draft' and send_date >= ${today}))
     order by (status = 'draft'), send_date, send_time, id limit 5`;

/** The latest emails of a style on a site, sent ones first. */
export const listPastEmails = (db: Db, style: EmailStyle, siteId: number) => db<
  { id: number; subject: string; status: CampaignStatus; sendDate: string | null }[]
>`
    select id, subject, status, send_date from campaigns
     where style = ${style} and site_id = ${siteId} and deleted_at is null
     order by (status <> 'sent'), send_date desc nulls last, id desc limit 20`;
