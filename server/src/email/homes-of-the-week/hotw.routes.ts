import type { CampaignForm } from '@masthead/shared/email/campaigns/campaign-form.ts';
import { hotwEndpoints } from '@masthead/shared/email/homes-of-the-week/hotw.endpoints.ts';
import {
  hotwListingPageSize,
  hotwOperations,
} from '@masthead/shared/email/homes-of-the-week/hotw.operations.ts';
import type { HotwStyle } from '@masthead/shared/email/homes-of-the-week/hotw.record.ts';
import type { HotwForm } from '@masthead/shared/email/homes-of-the-week/hotw.ts';
import { centralDay } from '@masthead/shared/platform/values/dates.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import { notFound } from '../../platform/http/errors.ts';
import { resolver } from '../../platform/http/graphql.ts';
import { handle } from '../../platform/http/handle.ts';
import type { Config } from '../../platform/process/config.ts';
import { listingRows } from '../../showcase/listings/listing.store.ts';
import { publisherOf } from '../campaigns/branding.ts';
import type { Campaign } from '../campaigns/campaign.store.ts';
import { campaignCallRoutes } from '../campaigns/campaign-calls.routes.ts';
import { campaignResolvers } from '../campaigns/campaign-lists.graphql.ts';
import { picture, withNamesOf } from '../campaigns/email-items.ts';
import type { KindOfEmail } from '../campaigns/kind-of-email.ts';
import type { Renderer } from '../campaigns/rendering.ts';
import { hotwStore, listShown, pageOfShown, type ShownListing } from './hotw.store.ts';
import { renderHotwEmail } from './hotw-email.ts';

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
const renderHotw: Renderer = async (campaign, config, db) => {
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

/** Homes of the Week as a kind of email. */
export const hotwKind: KindOfEmail = {
  kind: 'hotw',
  store: hotwStore,
  render: withNamesOf(hotwStore.record, renderHotw),
};

/** Homes of the Week (Spec, content 7): its listings, and the calls of every email. */
export function hotwRoutes(app: App): void {
  handle(app, hotwEndpoints.listing, async ({ params, viewer, db }) => {
    const [listing] = await listShown(db, rowsOf(viewer, listingRows), [params.id]);
    if (!listing) throw notFound();
    return { ...listing, dateCreated: listing.dateCreated.toISOString() };
  });
  campaignCallRoutes(app, hotwEndpoints, hotwKind);
}

const { hotws, deleteHotw, hotwListings } = hotwOperations;

/** List, search and delete of Homes of the Week, and the listings to choose from. */
export const hotwResolvers = [
  ...campaignResolvers({ list: hotws, remove: deleteHotw }, hotwKind),
  resolver(hotwListings, async ({ args, viewer, db }) => {
    const search = {
      ...args,
      text: args.text?.trim() ?? '',
      type: args.type || null,
      firm: args.firm?.trim() ?? '',
      near: args.near?.trim() ?? '',
      offset: args.offset ?? 0,
      limit: hotwListingPageSize,
    };
    const { nodes, totalCount } = await pageOfShown(db, rowsOf(viewer, listingRows), search);
    const asRead = nodes.map((one) => ({ ...one, dateCreated: one.dateCreated.toISOString() }));
    return { totalCount, nodes: asRead };
  }),
];
