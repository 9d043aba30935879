import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import type { EmailStyle } from '@masthead/shared/campaigns/campaign.ts';
import { rowsOf, type Seer } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { emailTemplateRows } from '../email-templates/email-template.rows.ts';
import {
  findEmailTemplate,
  findTemplateOfStyle,
} from '../email-templates/email-templates.queries.ts';
import { badRequest } from '../http/errors.ts';
import { siteRows } from '../sites/site.rows.ts';
import { findSite } from '../sites/sites.queries.ts';

/**
 * The email template of a style and site: the one in use now, whichever the form had looked up
 * (Spec, content 4). One that does not exist is refused.
 */
export async function templateFor(
  db: Db,
  seer: Seer,
  style: EmailStyle,
  siteId: number,
  wanted: number | null,
): Promise<number | null> {
  if (!(await findSite(db, rowsOf(seer, siteRows), siteId)))
    throw badRequest({ path: 'siteId', message: 'A site is required' });
  const templates = rowsOf(seer, emailTemplateRows);
  if (wanted !== null && !(await findEmailTemplate(db, templates, wanted)))
    throw badRequest({ path: 'emailTemplateId', message: campaignMessages.unknownTemplate });
  return (await findTemplateOfStyle(db, templates, style, siteId))?.id ?? null;
}
