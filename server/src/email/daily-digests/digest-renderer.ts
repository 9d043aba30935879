import type { CampaignForm } from '@masthead/shared/email/campaigns/campaign-form.ts';
import { type DigestForm, seriesSlots } from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { centralDay } from '@masthead/shared/platform/values/dates.ts';
import type { Config } from '../../platform/process/config.ts';
import { publisherOf } from '../campaigns/branding.ts';
import type { Campaign } from '../campaigns/campaign.store.ts';
import { absolute, eventStory, itemStory, picture, withNamesOf } from '../campaigns/email-items.ts';
import type { Publisher } from '../campaigns/email-layout.ts';
import type { KindOfEmail } from '../campaigns/kind-of-email.ts';
import type { Renderer } from '../campaigns/rendering.ts';
import { digestStore } from './daily-digest.store.ts';
import { type DigestEmailContent, renderDigestEmail } from './digest-email.ts';

/** A stored digest. */
export type DigestCampaign = Campaign<Omit<DigestForm, keyof CampaignForm>>;

/** The content of a digest as its template takes it. */
export function emailContentOf(
  digest: DigestCampaign,
  config: Config,
  publisher: Publisher,
): DigestEmailContent {
  const { content } = digest;
  const series = seriesSlots
    .flatMap((slot) => content[slot] ?? [])
    .filter((section) => section.items.length > 0);
  return {
    style: digest.style as DigestEmailContent['style'],
    city: digest.city,
    property: digest.property,
    siteUrl: digest.siteUrl,
    subject: digest.subject,
    previewText: digest.previewText,
    sendDate: digest.sendDate ?? centralDay(new Date()),
    newsItems: content.newsItems.map((item, at) =>
      itemStory(item, config, at === 0 ? 'emailLead' : 'emailStory'),
    ),
    newsLinks: content.newsLinks.map((item) => itemStory(item, config)),
    series: series.map((section) => ({
      title: section.title,
      headerImageUrl: picture(section.header, 'emailLead', config),
      logoUrl: absolute(section.logo, config),
      items: section.items.map((item) => itemStory(item, config)),
    })),
    trendingEvents: content.trendingEvents.map((item) => eventStory(item, config)),
    trendingPlaces: content.trendingPlaces.map((item) => itemStory(item, config)),
    charityEvent: content.charityEvent && eventStory(content.charityEvent, config),
    charityOrganizations: content.charityOrganizations.map((item) => itemStory(item, config)),
    utm: digest.utm,
    publisher,
  };
}

/** The email of a digest. */
const renderDigest: Renderer = async (campaign, config, db) => {
  const publisher = await publisherOf(campaign, config, db);
  return renderDigestEmail(emailContentOf(campaign as DigestCampaign, config, publisher));
};

/** The daily digest as a kind of email. */
export const digestKind: KindOfEmail = {
  kind: 'daily-digest',
  store: digestStore,
  render: withNamesOf(digestStore.record, renderDigest),
};
