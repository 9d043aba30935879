import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import type { EmailStyle } from '@masthead/shared/email/campaigns/campaign.ts';
import { findSite, siteRows } from '../../people/sites/site.store.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest } from '../../platform/http/errors.ts';
import {
  emailTemplateRows,
  findEmailTemplate,
  findTemplateOfStyle,
  isDeletedTemplate,
} from '../templates/email-template.store.ts';

/**
 * The email template of a style and site: the one in use now, whichever the form had looked up
 * (Spec, content 4). One that does not exist is refused; one that was deleted is kept where there is no other, so that
 * the email says so, and sends with it once it is restored.
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
  const found = await templateInUse(db, seer, style, siteId, wanted);
  const isThere =
    wanted === null || wanted === found || (await findEmailTemplate(db, templates, wanted));
  if (!isThere && !(await isDeletedTemplate(db, templates, wanted)))
    throw badRequest({ path: 'emailTemplateId', message: campaignMessages.unknownTemplate });
  return found;
}

/** The template in use for a style and site; without one, that of the email if it was deleted; or null. */
export async function templateInUse(
  db: Db,
  seer: Seer,
  style: EmailStyle,
  siteId: number,
  ofEmail: number | null,
): Promise<number | null> {
  const templates = rowsOf(seer, emailTemplateRows);
  const inUse = await findTemplateOfStyle(db, templates, style, siteId);
  if (inUse || ofEmail === null) return inUse?.id ?? null;
  return (await isDeletedTemplate(db, templates, ofEmail)) ? ofEmail : null;
}
