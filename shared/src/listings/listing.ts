import { z } from 'zod';
import { linkOrPath, maxId, optionalText, text, webAddress } from '../fields.ts';
import { firmMessages } from '../firms/firm.messages.ts';
import { listingMessages } from './listing.messages.ts';

/** What a listing offers (Spec, showcase 9). */
export const listingTypes = ['Property', 'Property w/o Realtor', 'Product'] as const;
export type ListingType = (typeof listingTypes)[number];

const line = optionalText(200);
const instant = z.iso.datetime({ offset: true, error: 'Use a date and time' }).nullable();

/** A price in dollars, as an exact decimal text: 1250000.00 */
export const price = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,2})?$/, 'A price is a number of dollars, such as 425000 or 19.99')
  .nullable();

const fields = z.object({
  showcaseFirmId: z.int('You must select a firm').max(maxId, firmMessages.unknown),
  representativeId: z.int().max(maxId, listingMessages.unknownRepresentative).nullable(),
  type: z.enum(listingTypes, 'You must select a listing type'),
  description1: text('A description is required.', 500),
  description2: optionalText(2000),
  address: line,
  city: line,
  state: optionalText(50),
  zip: optionalText(20),
  /** Only for products. */
  line1: line,
  line2: line,
  line3: line,
  url: text('You must provide a URL.', 2000).pipe(webAddress('You must provide a valid URL')),
  imageUrl: text('You must provide an image', 2000).pipe(linkOrPath('You must provide an image')),
  price,
  /** Open house, only for what is not a product. */
  openHouseStartDate: instant,
  openHouseEndDate: instant,
});
export type ListingFields = z.output<typeof fields>;

/** What a listing that is not a product needs besides (Spec, showcase 5). */
const neededByProperty = {
  price: 'A price is required',
  address: 'An address is required',
  city: 'A city is required',
  state: 'A state is required',
  zip: 'A zip is required',
} as const;
const neededFields = Object.keys(neededByProperty) as (keyof typeof neededByProperty)[];

/** Fields that a listing of a type has nothing to say in; the form leaves them out (Spec, showcase 5). */
export const fieldsWithout: Record<ListingType, readonly (keyof ListingFields)[]> = {
  Product: [...neededFields, 'openHouseStartDate', 'openHouseEndDate'],
  Property: ['line1', 'line2', 'line3'],
  'Property w/o Realtor': ['line1', 'line2', 'line3', 'representativeId'],
};

/** What is wrong with a whole listing, by field; the rules that look at more than one of them. */
export function listingProblems(
  listing: ListingFields,
): { path: keyof ListingFields; message: string }[] {
  const isProperty = listing.type === 'Property' || listing.type === 'Property w/o Realtor';
  const problems: { path: keyof ListingFields; message: string }[] = neededFields
    .filter((field) => isProperty && !listing[field])
    .map((path) => ({ path, message: neededByProperty[path] }));
  const { openHouseStartDate: start, openHouseEndDate: end } = listing;
  if (start && end && Date.parse(end) < Date.parse(start))
    problems.push({ path: 'openHouseEndDate', message: 'The open house must end after it starts' });
  return problems;
}

/** The listing form with the rules by type (Spec, showcase 5). */
export const listingForm = fields.superRefine(
  (listing, context) => {
    for (const { path, message } of listingProblems(listing))
      context.addIssue({ code: 'custom', path: [path], message });
  },
  // Why: a missing link must not hide what else is missing until it is there.
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

/** A new listing; the server checks the rules by type. */
export const newListing = fields;

/** A save of a listing: absent fields are kept, null clears; then the rules by type are checked on the whole. */
export const listingUpdate = fields
  .partial()
  .extend({ id: z.int(), version: z.int().optional(), isDeleted: z.boolean().optional() });

/** A listing (item) of a firm (Spec, showcase 3). */
export const listing = z.object({
  ...fields.shape,
  url: z.string(),
  imageUrl: z.string(),
  id: z.int(),
  isDeleted: z.boolean(),
  /** The name of the firm. */
  firm: z.string(),
  /** The name of the representative. */
  representative: z.string().nullable(),
  externalKey: z.string().nullable(),
  createdBy: z.string().nullable(),
  updatedBy: z.string().nullable(),
  dateCreated: z.iso.datetime(),
  dateUpdated: z.iso.datetime(),
  version: z.int(),
});
export type Listing = z.infer<typeof listing>;

/** Search of the listings page; texts match as contains in any letter case (Spec, showcase 7). */
export const listingFilter = z.object({
  showcaseFirmId: z.int().max(maxId).nullish(),
  firmIds: z.array(z.int().max(maxId)).max(1000).nullish(),
  type: z.enum(listingTypes).nullish(),
  /** Words in any of the descriptions, lines and the address. */
  text: z.string().max(200).nullish(),
  description1: z.string().max(200).nullish(),
  description2: z.string().max(200).nullish(),
  line1: z.string().max(200).nullish(),
  line2: z.string().max(200).nullish(),
  address: z.string().max(200).nullish(),
  offset: z.int().min(0).max(10_000_000).nullish(),
  limit: z.int().min(1).max(100).nullish(),
});
export type ListingFilter = z.output<typeof listingFilter>;

const dollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A price with $ and thousands separators; cents only where there are some (Spec, showcase 2). */
export function priceText(value: string | null): string {
  if (value === null) return '';
  const [whole = '0', cents = ''] = value.split('.');
  const text = `$${dollars.format(BigInt(whole))}`;
  return Number(cents) > 0 ? `${text}.${cents.padEnd(2, '0')}` : text;
}
