import type { CampaignForm } from '@masthead/shared/campaigns/campaign-form.ts';
import { centralDay } from '@masthead/shared/dates.ts';
import type { HotwStyle } from '@masthead/shared/homes-of-the-week/hotw.record.ts';
import type { HotwForm } from '@masthead/shared/homes-of-the-week/hotw.ts';
import { rowsOf, theProduct } from '../access/rows.ts';
import { publisherOf } from '../campaigns/branding.ts';
import type { Campaign } from '../campaigns/campaigns.queries.ts';
import { picture } from '../campaigns/email-items.ts';
import type { Renderer } from '../campaigns/rendering.ts';
import type { Config } from '../config.ts';
import { listingRows } from '../listings/listing.rows.ts';
import { renderHotwEmail } from './hotw-email.ts';
import { listShown, type ShownListing } from './hotw-listings.queries.ts';

type HotwContent = Omit<HotwForm, keyof CampaignForm>;

/** A listing as a story: what it is, where, and whose. */
const storyOf = (listing: ShownListing, config: Config) => ({
  headline: listing.description1,
  url: listing.url,
  imageUrl: picture(listing.imageUrl, 'emailPhoto4x3', config),
  section: [listing.address, listing.city, listing.state].filter(Boolean).join(', ') || null,
  dek: listing.description2,
  author: listing.firm,
});

/** The email of Homes of the Week; a listing that has been deleted since is left out. */
export const renderHotw: Renderer = async (campaign, config, db) => {
  const { content, ...email } = campaign as Campaign<HotwContent>;
  const found = await listShown(db, rowsOf(theProduct, listingRows), content.slots);
  const inOrder = content.slots.flatMap((id) => found.find((one) => one.id === id) ?? []);
  const banner = (url: string | null, alt: string | null, image: string | null) =>
    url ? { url, alt: alt ?? '', imageUrl: picture(image, 'emailLead', config) } : null;
  const top = banner(content.bannerUrl, content.bannerAlt, content.bannerImageUrl);
  return renderHotwEmail({
    style: email.style as HotwStyle,
    site: `${email.property} ${email.city}`.trim(),
    siteUrl: email.siteUrl,
    subject: email.subject,
    previewText: email.previewText,
    sendDate: email.sendDate ?? centralDay(new Date()),
    top,
    bottom: content.reuseBanner
      ? top
      : banner(content.banner2Url, content.banner2Alt, content.banner2ImageUrl),
    introduction: content.introduction,
    listings: inOrder.map((listing) => storyOf(listing, config)),
    buttonText: content.listingButtonText,
    buttonUrl: content.listingUrl,
    utm: email.utm,
    publisher: await publisherOf(email, config, db),
  });
};
