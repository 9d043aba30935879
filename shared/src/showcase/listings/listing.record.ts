import { z } from 'zod';
import type { Fields } from '../../platform/records/field.ts';
import { choice, instant, money, reference } from '../../platform/records/kinds.ts';
import { record, type Written } from '../../platform/records/record.ts';
import { link, longText, picture, text } from '../../platform/records/text-kinds.ts';
import { firmMessages } from '../firms/firm.messages.ts';

/** Toasts of the listing screens (Spec, showcase 8). The sentence for adding is the one for updating. */
export const listingMessages = {
  lacking: 'No image, or open house is over',
  getFailed: 'An error occurred retrieving listings.',
  saveFailed: 'An error occurred updating listing.',
  added: 'Listing added.',
  updated: 'Listing updated.',
  deleted: 'Listing deleted.',
  restored: 'Listing restored.',
  none: 'No records found.',
  unknownRepresentative: 'This representative does not belong to the firm.',
  /** Why a deleted listing stays in the trash, and what to do first. */
  restore: {
    representativeDeleted: (name: string) =>
      `The representative ${name} of this listing has been deleted. Restore the representative first, then the listing.`,
    representativeMoved: (name: string) =>
      `The representative ${name} of this listing now belongs to another firm. Move the representative back, then restore the listing.`,
  },
  otherId: 'The id in the body doesn’t match the id in the path.',
} as const;

/** What a listing offers (Spec, showcase 9). */
export const listingTypes = ['Property', 'Property w/o Realtor', 'Product'] as const;
export type ListingType = (typeof listingTypes)[number];

/** What the listings page can be sorted by. */
export const listingSorts = ['created', 'firm', 'address', 'description1', 'type', 'city'] as const;
export type ListingSort = (typeof listingSorts)[number];

const fields = {
  firmId: reference('firm', {
    label: 'Firm',
    column: 'showcase_firm_id',
    csv: ['ListOfficeName', 'Office'],
    required: 'You must select a firm',
    unknown: firmMessages.unknown,
  }),
  type: choice(listingTypes, {
    label: 'Type',
    csv: ['PropertyType', 'Listing type'],
    required: 'You must select a listing type',
  }),
  representativeId: reference('representative', {
    label: 'Representative',
    csv: ['ListAgentFullName', 'Realtor', 'Agent'],
    unknown: listingMessages.unknownRepresentative,
  }),
  description1: text({
    label: 'Description 1',
    csv: ['Description'],
    required: 'A description is required.',
  }),
  description2: longText({ label: 'Description 2', max: 2000 }),
  /** The lines are only for products. */
  line1: text({ label: 'Line 1', max: 200 }),
  line2: text({ label: 'Line 2', max: 200 }),
  line3: text({ label: 'Line 3', max: 200 }),
  price: money({ label: 'Price', csv: ['ListPrice'] }),
  address: text({ label: 'Address', csv: ['UnparsedAddress'], max: 200 }),
  city: text({ label: 'City', max: 200 }),
  state: text({ label: 'State', csv: ['StateOrProvince'], max: 50 }),
  zip: text({ label: 'Zip', csv: ['PostalCode', 'Zip code'], max: 20 }),
  url: link({
    label: 'URL',
    csv: ['ListingURL', 'Link'],
    required: 'You must provide a URL.',
    invalid: 'You must provide a valid URL',
  }),
  imageUrl: picture({
    label: 'Image',
    csv: ['MediaURL', 'Image URL'],
    required: 'You must provide an image',
    invalid: 'You must provide an image',
  }),
  /** Open house, only for what is not a product. */
  openHouseStartDate: instant({
    label: 'Open house starts',
    csv: ['OpenHouseStartTime', 'OpenHouseStartDate'],
  }),
  openHouseEndDate: instant({
    label: 'Open house ends',
    csv: ['OpenHouseEndTime', 'OpenHouseEndDate'],
  }),
} as const satisfies Fields;

/** Fields that a listing other than a product also requires (Spec, showcase 5). */
const neededByProperty = {
  price: 'A price is required',
  address: 'An address is required',
  city: 'A city is required',
  state: 'A state is required',
  zip: 'A zip is required',
} as const;
const neededFields = Object.keys(neededByProperty) as (keyof typeof neededByProperty)[];

/** Fields that do not apply to a type; the form leaves them out (Spec, showcase 5). */
export const fieldsWithout: Record<ListingType, readonly (keyof typeof fields)[]> = {
  Product: [...neededFields, 'openHouseStartDate', 'openHouseEndDate'],
  Property: ['line1', 'line2', 'line3'],
  'Property w/o Realtor': ['line1', 'line2', 'line3', 'representativeId'],
};

/** Problems of a whole listing, by field. */
function listingProblems(listing: Written<typeof fields>) {
  const isProperty = listing.type === 'Property' || listing.type === 'Property w/o Realtor';
  const problems: { path: keyof typeof fields; message: string }[] = neededFields
    .filter((field) => isProperty && !listing[field])
    .map((path) => ({ path, message: neededByProperty[path] }));
  const { openHouseStartDate: start, openHouseEndDate: end } = listing;
  if (start && end && Date.parse(end) < Date.parse(start))
    problems.push({ path: 'openHouseEndDate', message: 'The open house must end after it starts' });
  return problems;
}

/** A listing (item) of a firm (Spec, showcase 3, 5). */
export const listingRecord = record({
  noun: 'listing',
  plural: 'Listings',
  slug: 'listing',
  screen: 'listingEdit',
  table: 'listings',
  title: 'description1',
  trash: true,
  fields,
  rules: listingProblems,
  systemFields: { externalKey: text({ label: 'Key of the import', max: 255 }) },
  added: {
    /** The names of the firm and of the representative. */
    firm: z.string(),
    representative: z.string().nullable(),
  },
});

const { imageUrl } = fields;

/**
 * A listing imported without an image: every other rule applies to it. It can be
 * saved without one until it has one.
 */
export const listingWithoutPicture: typeof listingRecord = {
  ...listingRecord,
  fields: {
    ...fields,
    imageUrl: { ...imageUrl, write: imageUrl.write.or(z.literal('')), isRequired: false },
  },
};

/** The rules for a listing in its current state. */
export const listingRecordOf = (stored: { imageUrl: string } | null): typeof listingRecord =>
  stored?.imageUrl === '' ? listingWithoutPicture : listingRecord;
