import type { firmForm } from '@masthead/shared/firms/firm.ts';
import type { ServedListing, ServedSlot } from '@masthead/shared/showcase/served-slot.ts';
import type { z } from 'zod';
import picture from './example-house.svg?no-inline';

/** The form of a firm as it is being written. */
export type FirmValues = z.input<typeof firmForm>;

const house: Omit<ServedListing, 'callToAction' | 'firm'> = {
  id: 1,
  type: 'Property',
  description1: 'A bungalow with a deep porch',
  description2: null,
  lines: ['12 Oak Street', 'Austin, TX 78701'],
  price: '$725,000',
  imageUrl: picture,
  url: 'https://example.com/',
  openHouse: null,
  representative: null,
};

/** An ad slot with one listing, in what this firm lends its slots: what the form shows beside itself. */
export function exampleSlot(firm: FirmValues): ServedSlot {
  const name = firm.name.trim() || 'This firm';
  return {
    id: 1,
    title1: 'A home to come back to',
    title2: null,
    headerThinIndex: firm.headerThinIndex,
    url: firm.website,
    displayEffect: 'rollover',
    presentedBy: [name],
    presentedByColor: null,
    presentedByFontWeight: null,
    logos: [firm.logoUrl1, firm.logoUrl2].filter((logo) => logo !== null),
    logoHeight: 50,
    logoPadding: 5,
    tagColor: '#c2d503',
    backgroundColor: firm.backgroundColor,
    backgroundTextColor: firm.backgroundTextColor,
    popupBackgroundColor: firm.popupBackgroundColor,
    buttonColor: firm.buttonColor,
    buttonText: firm.buttonText?.trim() || null,
    buttonTextColor: firm.buttonTextColor,
    googleAnalyticsTag: null,
    analyticsCategory: null,
    items: [{ ...house, callToAction: firm.moreInfoText?.trim() || null, firm: name }],
  };
}
