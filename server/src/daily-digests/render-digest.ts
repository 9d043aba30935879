import { type PickedItem, seriesSlots } from '@masthead/shared/daily-digests/daily-digest.ts';
import { centralDay, centralSentence } from '@masthead/shared/dates.ts';
import type { ImageSize } from '@masthead/shared/images/image-sizes.ts';
import { imageUrl } from '@masthead/shared/images/image-url.ts';
import type { Renderer } from '../campaigns/rendering.ts';
import type { Config } from '../config.ts';
import type { DigestCampaign } from './digest-content.ts';
import { type DigestEmailContent, renderDigestEmail } from './digest-email.ts';

/** An address as a mailbox can follow it: pictures of this product get its public address. */
const absolute = (address: string | null, config: Config) =>
  address?.startsWith('/') ? `${config.publicUrl}${address}` : address;

/** A picture in the size of its place. */
const picture = (address: string | null, size: ImageSize, config: Config) =>
  absolute(imageUrl(address, size), config);

function story(item: PickedItem, config: Config, size: ImageSize = 'emailStory') {
  return {
    headline: item.headline,
    url: absolute(item.url, config) ?? '',
    imageUrl: picture(item.image_url, size, config),
    dek: item.dek,
    section: item.section,
    author: item.author,
    isPromoted: item.promoted,
  };
}

/** The content of a digest as its template takes it. */
export function emailContentOf(digest: DigestCampaign, config: Config): DigestEmailContent {
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
    sendDate: digest.sendDate ?? centralDay(new Date()),
    newsItems: content.newsItems.map((item, at) =>
      story(item, config, at === 0 ? 'emailLead' : 'emailStory'),
    ),
    newsLinks: content.newsLinks.map((item) => story(item, config)),
    series: series.map((section) => ({
      title: section.title,
      headerImageUrl: picture(section.header, 'emailLead', config),
      logoUrl: absolute(section.logo, config),
      items: section.items.map((item) => story(item, config)),
    })),
    trendingEvents: content.trendingEvents.map((item) => ({
      ...story(item, config),
      when: item.starts_at ? centralSentence(new Date(item.starts_at)).replace(/ CT$/, '') : null,
    })),
    utm: digest.utm,
    publisher: config.publisher,
  };
}

/** The email of a digest. */
export const renderDigest: Renderer = async (campaign, config) =>
  renderDigestEmail(emailContentOf(campaign as DigestCampaign, config));
