import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { whyDeleteBlocked, whyEditBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import type { CampaignKind, EmailStyle } from '@masthead/shared/campaigns/campaign.ts';
import { changedByOther, sentences } from '@masthead/shared/errors.ts';
import type { Db } from '../db/client.ts';
import {
  findEmailTemplate,
  findTemplateOfStyle,
} from '../email-templates/email-templates.queries.ts';
import { badRequest, conflict, notFound, refused } from '../http/errors.ts';
import { findSite } from '../sites/sites.queries.ts';
import {
  type Campaign,
  type CampaignFields,
  lockCampaign,
  softDeleteCampaign,
  updateCampaign,
} from './campaigns.queries.ts';

/** Refuses a save of what somebody else has changed since, and says who (decisions 11). */
export function checkVersion(current: Campaign, version: number | undefined): void {
  if (version === undefined)
    throw badRequest({ path: 'version', message: sentences.versionMissing });
  if (version === current.version) return;
  const changedBy = current.updatedByName ?? 'Masthead';
  throw conflict(changedByOther(changedBy), {
    version: current.version,
    changedBy,
    changedAt: current.updatedAt.toISOString(),
  });
}

/**
 * The email template of a style and site. The form sends the one it looked up; one that belongs
 * elsewhere is refused, and without one the lookup is made here (Spec, content 4).
 */
export async function templateFor(
  db: Db,
  style: EmailStyle,
  siteId: number,
  wanted: number | null,
): Promise<number | null> {
  if (!(await findSite(db, siteId)))
    throw badRequest({ path: 'siteId', message: 'A site is required' });
  if (wanted !== null) {
    const template = await findEmailTemplate(db, wanted);
    if (template?.category === style && template.siteId === siteId) return wanted;
    if (!template)
      throw badRequest({ path: 'emailTemplateId', message: campaignMessages.unknownTemplate });
  }
  return (await findTemplateOfStyle(db, style, siteId))?.id ?? null;
}

/** Loads a campaign for changing it: it is there, the version is the one seen, its state allows it. */
export async function openForEditing<C>(
  db: Db,
  kind: CampaignKind,
  id: number,
  version: number | undefined,
): Promise<Campaign<C>> {
  const current = await lockCampaign<C>(db, id, kind);
  if (!current) throw notFound();
  checkVersion(current, version);
  const blocked = whyEditBlocked(current.status);
  if (blocked) throw conflict(blocked);
  return current;
}

/** Saves what `openForEditing` has let through. */
export async function saveCampaign<C>(
  db: Db,
  current: Campaign<C>,
  fields: CampaignFields<C>,
): Promise<void> {
  const emailTemplateId = await templateFor(
    db,
    fields.style,
    fields.siteId,
    fields.emailTemplateId,
  );
  await updateCampaign(db, current.id, { ...fields, emailTemplateId });
}

/** Deletes a campaign that is not on its way. */
export async function deleteCampaign(db: Db, kind: CampaignKind, id: number): Promise<void> {
  const current = await lockCampaign(db, id, kind);
  if (!current) throw notFound();
  const blocked = whyDeleteBlocked(current.status);
  if (blocked) throw conflict(blocked);
  await softDeleteCampaign(db, id);
}

/** Refuses with the first reason there is. */
export function refuseIf(reason: string | null): void {
  if (reason) throw refused(reason);
}
