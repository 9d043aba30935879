import type { ServedListing, ServedSlot } from '@masthead/shared/showcase/delivery/served-slot.ts';

/** A listing as sites show it. */
export const servedListing = (changes: Partial<ServedListing> = {}): ServedListing => ({
  id: 7,
  type: 'Property',
  description1: 'A house on the hill',
  description2: 'Three bedrooms and a porch.',
  lines: ['12 Oak Street', 'Austin, TX 78701'],
  price: '$725,000',
  imageUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  url: 'https://homes.example/hill',
  openHouse: null,
  callToAction: 'Tour this home',
  firm: 'Lamar Realty',
  representative: null,
  ...changes,
});

/** A slot as sites show it. */
export const servedSlot = (changes: Partial<ServedSlot> = {}): ServedSlot => ({
  id: 3,
  title1: 'Homes by the water',
  title2: null,
  headerThinIndex: null,
  url: 'https://lamar.example/',
  displayEffect: 'rollover',
  presentedBy: ['Lamar Realty'],
  presentedByColor: null,
  presentedByFontWeight: null,
  logos: [],
  logoHeight: 50,
  logoPadding: 5,
  tagColor: '#c2d503',
  backgroundColor: null,
  backgroundTextColor: null,
  popupBackgroundColor: null,
  buttonColor: null,
  buttonText: null,
  buttonTextColor: null,
  googleAnalyticsTag: null,
  analyticsCategory: null,
  items: [servedListing()],
  ...changes,
});
