import { priceText } from '../../platform/values/price-text.ts';
import type { AdSlotFields } from '../ad-slots/ad-slot.ts';
import type { Firm } from '../firms/firm.ts';
import type { Listing } from '../listings/listing.ts';
import type { Representative } from '../representatives/representative.ts';
import type { ServedListing, ServedSlot } from './served-slot.ts';

/** The fields of a firm that slots show. */
export type FirmOfSlot = Pick<
  Firm,
  | 'name'
  | 'website'
  | 'logoUrl1'
  | 'logoUrl2'
  | 'moreInfoText'
  | 'backgroundColor'
  | 'backgroundTextColor'
  | 'popupBackgroundColor'
  | 'buttonColor'
  | 'buttonText'
  | 'buttonTextColor'
  | 'headerThinIndex'
  | 'googleAnalyticsTag'
>;

/** The fields of a listing that a slot shows, with its realtor, if any, and its firm's button text. */
export interface ListingOfSlot
  extends Pick<
    Listing,
    | 'id'
    | 'type'
    | 'description1'
    | 'description2'
    | 'address'
    | 'city'
    | 'state'
    | 'zip'
    | 'line1'
    | 'line2'
    | 'line3'
    | 'url'
    | 'imageUrl'
    | 'price'
    | 'openHouseStartDate'
    | 'openHouseEndDate'
    | 'firm'
  > {
  moreInfoText: string | null;
  representative: Pick<Representative, 'name' | 'phone' | 'email' | 'imageUrl'> | null;
}

/** The fields of a slot that it shows; an unsaved form has them too. */
export type SlotToServe = Pick<
  AdSlotFields,
  | 'title1'
  | 'title2'
  | 'headerThinIndex'
  | 'url'
  | 'displayEffect'
  | 'presentedByColor'
  | 'presentedByFontWeight'
  | 'logoHeight'
  | 'logoPadding'
  | 'tagColor'
  | 'backgroundColor'
  | 'backgroundTextColor'
  | 'popupBackgroundColor'
  | 'buttonColor'
  | 'buttonText'
  | 'buttonTextColor'
  | 'googleAnalyticsTag'
  | 'analyticsCategory'
> & { id: number };

const given = (words: (string | null)[]): string[] =>
  words.filter((word): word is string => Boolean(word));

/** 'Austin, TX 78701', or the parts that are known. */
function cityLine({ city, state, zip }: ListingOfSlot): string | null {
  const place = given([state, zip]).join(' ');
  return given([city, place]).join(', ') || null;
}

/** A listing as a site shows it. */
export function buildServedListing(listing: ListingOfSlot): ServedListing {
  const isProduct = listing.type === 'Product';
  return {
    id: listing.id,
    type: listing.type,
    description1: listing.description1,
    description2: listing.description2,
    lines: isProduct
      ? given([listing.line1, listing.line2, listing.line3])
      : given([listing.address, cityLine(listing)]),
    price: priceText(listing.price) || null,
    imageUrl: listing.imageUrl,
    url: listing.url,
    openHouse:
      isProduct || !listing.openHouseStartDate
        ? null
        : { start: listing.openHouseStartDate, end: listing.openHouseEndDate },
    callToAction: listing.moreInfoText,
    firm: listing.firm,
    // Spec: showcase 3; 'Property w/o Realtor' names none, whoever is attached.
    representative: listing.type === 'Property' ? listing.representative : null,
  };
}

/**
 * A slot as sites show it: its own text and colors, or else those of its first firm
 * (showcase 4). The server, the previews and a form before its first save all build it here.
 */
export function buildServedSlot(
  slot: SlotToServe,
  firms: readonly FirmOfSlot[],
  listings: readonly ListingOfSlot[],
): ServedSlot {
  const first = firms[0];
  return {
    id: slot.id,
    title1: slot.title1,
    title2: slot.title2,
    headerThinIndex: slot.headerThinIndex ?? first?.headerThinIndex ?? null,
    url: slot.url || first?.website || null,
    displayEffect: slot.displayEffect,
    presentedBy: firms.map((firm) => firm.name),
    presentedByColor: slot.presentedByColor,
    presentedByFontWeight: slot.presentedByFontWeight,
    logos: firms.flatMap((firm) => given([firm.logoUrl1, firm.logoUrl2])),
    logoHeight: slot.logoHeight,
    logoPadding: slot.logoPadding,
    tagColor: slot.tagColor,
    backgroundColor: slot.backgroundColor || first?.backgroundColor || null,
    backgroundTextColor: slot.backgroundTextColor || first?.backgroundTextColor || null,
    popupBackgroundColor: slot.popupBackgroundColor || first?.popupBackgroundColor || null,
    buttonColor: slot.buttonColor || first?.buttonColor || null,
    buttonText: slot.buttonText || first?.buttonText || null,
    buttonTextColor: slot.buttonTextColor || first?.buttonTextColor || null,
    googleAnalyticsTag: slot.googleAnalyticsTag || first?.googleAnalyticsTag || null,
    analyticsCategory: slot.analyticsCategory,
    items: listings.map(buildServedListing),
  };
}
