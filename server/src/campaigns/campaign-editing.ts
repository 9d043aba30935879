import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { whyDeleteBlocked, whyEditBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import {
  type CampaignKind,
  defaultUtm,
  type EmailStyle,
} from '@masthead/shared/campaigns/campaign.ts';
import type {
  CampaignChange,
  CampaignForm,
  NewCampaign,
} from '@masthead/shared/campaigns/campaign-form.ts';
import type { Db } from '../db/client.ts';
import {
  findEmailTemplate,
  findTemplateOfStyle,
} from '../email-templates/email-templates.queries.ts';
import { givenFields } from '../http/change.ts';
import { badRequest, conflict, notFound } from '../http/errors.ts';
import { parse } from '../http/handle.ts';
import { checkVersion } from '../http/version-check.ts';
import { findSite } from '../sites/sites.queries.ts';
import { asCampaignFields, asForm } from './campaign-content.ts';
import type { KindOfEmail } from './campaign-kind.ts';
import {
  type Campaign,
  findCampaign,
  insertCampaign,
  lockCampaign,
  softDeleteCampaign,
  updateCampaign,
} from './campaigns.queries.ts';

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

/** One email of a kind; 404 without it. */
export async function loadCampaign(db: Db, { kind }: KindOfEmail, id: number): Promise<Campaign> {
  const campaign = await findCampaign(db, id, kind);
  if (!campaign) throw notFound();
  return campaign;
}

/** Keeps a new email as a draft; answers its id. */
export async function createCampaign(
  db: Db,
  { kind }: KindOfEmail,
  given: NewCampaign,
): Promise<number> {
  const { style, siteId } = given;
  const form: CampaignForm = {
    ...given,
    utm: given.utm ?? defaultUtm(style),
    sendDate: given.sendDate ?? null,
    sendTime: given.sendTime ?? null,
    emailTemplateId: await templateFor(db, style, siteId, given.emailTemplateId),
  };
  return insertCampaign(db, kind, asCampaignFields(form));
}

/**
 * Saves a changed email, if the version is the one seen and its state allows it. Absent fields are
 * kept; the whole, as it would be stored, must follow every rule of its kind.
 */
export async function changeCampaign(
  db: Db,
  { kind, form: rules }: KindOfEmail,
  change: CampaignChange,
): Promise<number> {
  const { id, version, ...fields } = change;
  const current = await lockCampaign(db, id, kind);
  if (!current) throw notFound();
  checkVersion(current, version);
  const blocked = whyEditBlocked(current.status);
  if (blocked) throw conflict(blocked);
  const form = parse(rules, { ...asForm(current), ...givenFields(fields) });
  const { style, siteId } = form;
  const emailTemplateId = await templateFor(db, style, siteId, form.emailTemplateId);
  await updateCampaign(db, id, asCampaignFields({ ...form, emailTemplateId }));
  return id;
}

/** Deletes a campaign that is not on its way. */
export async function deleteCampaign(db: Db, kind: CampaignKind, id: number): Promise<void> {
  const current = await lockCampaign(db, id, kind);
  if (!current) throw notFound();
  const blocked = whyDeleteBlocked(current.status);
  if (blocked) throw conflict(blocked);
  await softDeleteCampaign(db, id);
}
