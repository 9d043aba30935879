import type { Part } from '@masthead/shared/email/audiences/segment-conditions.ts';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import type { EmailTemplate } from '@masthead/shared/email/templates/email-template.ts';
import { rowsOf, type Seer, theProduct } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest } from '../../platform/http/errors.ts';
import type { OutgoingEmail } from '../../platform/integrations/mail/mail-provider.ts';
import { audienceRows, holdAudience } from '../audiences/audience.store.ts';
import { holdSegment, segmentRows } from '../audiences/segment.store.ts';
import {
  emailTemplateRows,
  findEmailTemplate,
  holdTemplate,
  isDeletedTemplate,
} from '../templates/email-template.store.ts';
import type { Campaign } from './campaign.store.ts';
import type { RenderedEmail } from './rendering.ts';

export type SendingTemplate = EmailTemplate & { audienceId: string };

/** The template that an email names, or null. */
export const chosenTemplate = (
  db: Db,
  seer: Seer,
  { emailTemplateId }: { emailTemplateId: number | null },
): Promise<EmailTemplate | null> =>
  emailTemplateId === null
    ? Promise.resolve(null)
    : findEmailTemplate(db, rowsOf(seer, emailTemplateRows), emailTemplateId);

/** True of an email whose template was deleted. */
export const isTemplateDeleted = async (
  db: Db,
  seer: Seer,
  { emailTemplateId: id }: { emailTemplateId: number | null },
): Promise<boolean> =>
  id !== null && (await isDeletedTemplate(db, rowsOf(seer, emailTemplateRows), id));

/** The template of a campaign, complete enough to send with. */
export async function sendingTemplate(
  db: Db,
  seer: Seer,
  campaign: Campaign,
): Promise<SendingTemplate> {
  const template = await chosenTemplate(db, seer, campaign);
  if (!template) {
    const { templateDeleted, noTemplate } = campaignMessages;
    const message = (await isTemplateDeleted(db, seer, campaign)) ? templateDeleted : noTemplate;
    throw badRequest({ path: 'emailTemplateId', message });
  }
  const { audienceId } = template;
  if (!audienceId)
    throw badRequest({ path: 'emailTemplateId', message: campaignMessages.noAudience });
  return { ...template, audienceId };
}

/**
 * The same, held with its audience and the segment of the email until the transaction ends: whoever changes or deletes
 * one of them waits, and then finds the email that uses it.
 */
export async function heldTemplate(
  db: Db,
  seer: Seer,
  campaign: Campaign,
): Promise<SendingTemplate> {
  const { emailTemplateId: id, segmentId } = campaign;
  if (id !== null) await holdTemplate(db, rowsOf(seer, emailTemplateRows), id);
  if (segmentId !== null) await holdSegment(db, rowsOf(theProduct, segmentRows), segmentId);
  const template = await sendingTemplate(db, seer, campaign);
  // Why null is none of ours: an audience of an outside provider.
  const audience = await holdAudience(db, rowsOf(seer, audienceRows), template.audienceId);
  if (audience?.isDeleted) {
    const message = campaignMessages.audienceDeleted(audience.name);
    throw badRequest({ path: 'emailTemplateId', message });
  }
  return template;
}

/** A campaign as a provider takes it. */
export const outgoingOf = (
  campaign: Campaign,
  template: SendingTemplate,
  { html, text }: RenderedEmail,
  part: Part | null,
): OutgoingEmail => ({
  campaignId: campaign.id,
  campaignVersion: campaign.version,
  audienceId: template.audienceId,
  part,
  subject: campaign.subject,
  previewText: campaign.previewText,
  fromName: template.fromName,
  replyTo: template.replyTo,
  html,
  text,
});
