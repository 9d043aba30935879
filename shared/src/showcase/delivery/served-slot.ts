import { z } from 'zod';

const text = z.string().nullable();

/** A listing as a site shows it in a slot. */
export const servedListing = z.object({
  id: z.int(),
  type: z.string(),
  description1: z.string(),
  description2: text,
  /** Line 1 to 3 of a product; address and city line of a property. */
  lines: z.array(z.string()),
  /** With $ and thousands separators. */
  price: text,
  imageUrl: z.string(),
  url: z.string(),
  openHouse: z.object({ start: z.string(), end: text }).nullable(),
  /** Text of its button: the firm's Listing CTA Text. */
  callToAction: text,
  firm: z.string(),
  representative: z
    .object({ name: z.string(), phone: text, email: text, imageUrl: text })
    .nullable(),
});
export type ServedListing = z.infer<typeof servedListing>;

/** A slot as a site shows it: what the script tag, the previews and the proof page draw (decisions 9). */
export const servedSlot = z.object({
  id: z.int(),
  title1: z.string(),
  title2: text,
  headerThinIndex: z.int().nullable(),
  url: text,
  displayEffect: z.enum(['popup', 'rollover']),
  presentedBy: z.array(z.string()),
  presentedByColor: text,
  presentedByFontWeight: text,
  logos: z.array(z.string()),
  logoHeight: z.int(),
  logoPadding: z.int(),
  tagColor: text,
  backgroundColor: text,
  backgroundTextColor: text,
  popupBackgroundColor: text,
  buttonColor: text,
  buttonText: text,
  buttonTextColor: text,
  googleAnalyticsTag: text,
  analyticsCategory: text,
  items: z.array(servedListing),
});
export type ServedSlot = z.infer<typeof servedSlot>;
