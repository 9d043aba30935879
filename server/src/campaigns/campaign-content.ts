import type { CampaignForm } from '@masthead/shared/campaigns/campaign-form.ts';
import { flagsOf } from '@masthead/shared/campaigns/campaign-form.ts';
import type { Campaign, CampaignFields } from './campaigns.queries.ts';

/** What a kind has of its own, beside what every email has. */
export type ContentOf<Form extends CampaignForm> = Omit<Form, keyof CampaignForm>;

/** A form as an email is stored: common fields in columns, the rest as its content. */
export function asCampaignFields<Form extends CampaignForm>(
  form: Form,
): CampaignFields<ContentOf<Form>> {
  const { style, subject, siteId, utm, sendDate, sendTime, emailTemplateId, ...content } = form;
  return { style, subject, siteId, utm, sendDate, sendTime, emailTemplateId, content };
}

/** The writable part of a stored email, to which a change is applied. */
export function asForm(campaign: Campaign): CampaignForm {
  const { style, subject, siteId, utm, sendDate, sendTime, emailTemplateId } = campaign;
  const common = { style, subject, siteId, utm, sendDate, sendTime, emailTemplateId };
  return { ...(campaign.content as object), ...common };
}

/** An email as the API answers with it. */
export const campaignReply = (campaign: Campaign) => ({
  ...asForm(campaign),
  ...rowReply(campaign),
  mailchimpCampaignId: campaign.providerCampaignId,
  updatedAt: campaign.updatedAt.toISOString(),
  updatedBy: campaign.updatedByName,
});

/** An email as a list shows it. */
export const rowReply = (campaign: Campaign) => ({
  id: campaign.id,
  version: campaign.version,
  subject: campaign.subject,
  style: campaign.style,
  siteId: campaign.siteId,
  city: campaign.city,
  property: campaign.property,
  sendDate: campaign.sendDate,
  sendTime: campaign.sendTime,
  ...flagsOf(campaign.status),
});
