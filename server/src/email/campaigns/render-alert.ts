import type { AlertMessage, PhotoType } from '@masthead/shared/email/campaigns/alert-record.ts';
import type { ImageSize } from '@masthead/shared/platform/images/image-sizes.ts';
import { centralDay } from '@masthead/shared/platform/values/dates.ts';
import type { Config } from '../../platform/process/config.ts';
import { type AlertBlock, type AlertEmailContent, renderAlertEmail } from './alert-email.ts';
import type { AlertStyle } from './alert-email-brands.ts';
import { publisherOf } from './branding.ts';
import type { Campaign } from './campaign.store.ts';
import { picture } from './email-items.ts';
import type { Publisher } from './email-layout.ts';
import type { Renderer } from './rendering.ts';

/** The photo of each type at its display size. */
const photoSizes: Record<PhotoType, ImageSize> = {
  'No crop': 'emailLead',
  '4x3': 'emailPhoto4x3',
  '16x9': 'emailPhoto16x9',
  'Photograph (wide crop)': 'emailPhotoWide',
};

type Blocks<C> = (content: C, config: Config) => AlertBlock[];
type Stored = AlertMessage & { teaser?: string | null };

function contentOf<C extends Stored>(
  campaign: Campaign<C>,
  config: Config,
  blocks: Blocks<C>,
  publisher: Publisher,
): AlertEmailContent {
  const { content, property, city } = campaign;
  return {
    style: campaign.style as AlertStyle,
    site: `${property} ${city}`.trim(),
    siteUrl: campaign.siteUrl,
    subject: campaign.subject,
    previewText: campaign.previewText,
    sendDate: campaign.sendDate ?? centralDay(new Date()),
    title: content.title,
    teaser: content.teaser ?? null,
    photoUrl: picture(content.photoUrl, photoSizes[content.photoType], config),
    buttonLabel: content.buttonLabel,
    buttonUrl: content.buttonUrl,
    body: content.body,
    blocks: blocks(content, config),
    utm: campaign.utm,
    publisher,
  };
}

/** The email of a kind of alert; `blocks` are the posts below its message. */
export const alertRenderer =
  <C extends Stored>(blocks: Blocks<C>): Renderer =>
  async (campaign, config, db) => {
    const publisher = await publisherOf(campaign, config, db);
    return renderAlertEmail(contentOf(campaign as Campaign<C>, config, blocks, publisher));
  };
