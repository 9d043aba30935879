import { isScheduledStatus, isSentStatus } from '@masthead/shared/campaigns/campaign.rules.ts';
import { defaultUtm } from '@masthead/shared/campaigns/campaign.ts';
import type { DailyDigest, DigestForm } from '@masthead/shared/daily-digests/daily-digest.ts';
import type { Campaign, CampaignFields } from '../campaigns/campaigns.queries.ts';

/** What a digest has of its own, beside what every campaign has. */
export type DigestContent = Omit<
  DigestForm,
  'style' | 'subject' | 'siteId' | 'utm' | 'sendDate' | 'sendTime' | 'emailTemplateId'
>;

export type DigestCampaign = Campaign<DigestContent>;

/** A digest as a campaign is stored: common fields in columns, the rest as its content. */
export function asCampaignFields(form: DigestForm): CampaignFields<DigestContent> {
  const { style, subject, siteId, utm, sendDate, sendTime, emailTemplateId, ...content } = form;
  return {
    style,
    subject,
    siteId,
    utm: utm ?? defaultUtm(style),
    sendDate,
    sendTime,
    emailTemplateId,
    content,
  };
}

/** The writable part of a stored digest, to which a change is applied. */
export function asForm(campaign: DigestCampaign): DigestForm {
  const { style, subject, siteId, utm, sendDate, sendTime, emailTemplateId, content } = campaign;
  return {
    ...content,
    style: style as DigestForm['style'],
    subject,
    siteId,
    utm,
    sendDate,
    sendTime,
    emailTemplateId,
  };
}

/** A digest as the API answers with it. */
export function digestReply(campaign: DigestCampaign): DailyDigest {
  return {
    ...asForm(campaign),
    id: campaign.id,
    version: campaign.version,
    city: campaign.city,
    property: campaign.property,
    status: campaign.status,
    isScheduled: isScheduledStatus(campaign.status),
    isSent: isSentStatus(campaign.status),
    mailchimpCampaignId: campaign.providerCampaignId,
    updatedAt: campaign.updatedAt.toISOString(),
    updatedBy: campaign.updatedByName,
  };
}
