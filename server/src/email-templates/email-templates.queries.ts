import type { EmailTemplate } from '@masthead/shared/email-templates/email-template.ts';
import type { Db } from '../db/client.ts';

/** Every template, by description and site (Spec, platform 7). */
export const listEmailTemplates = (db: Db): Promise<EmailTemplate[]> => db<EmailTemplate[]>`
  select id, description, category, site_id, mailchimp_list_id, from_name, reply_to
    from email_templates where deleted_at is null
   order by description collate "und-x-icu", site_id, id`;

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
