import { z } from 'zod';
import { maxId } from '../../platform/values/fields.ts';
import { nativeAd } from './native-ad.ts';
import { servedListing, servedSlot } from './served-slot.ts';

/** The banner of a promo or news alert at the foot of a site, in the public response. */
const siteBanner = z.object({
  id: z.int(),
  /** 'News Alert', or the sponsored label. */
  label: z.string(),
  title: z.string(),
  /** Where its button leads, marked as a click on a banner; null without a button. */
  url: z.string().nullable(),
  buttonLabel: z.string(),
  isSponsored: z.boolean(),
});
export type SiteBanner = z.infer<typeof siteBanner>;

/** A slot in the public response: what to render, where its clicks go, and how to count it. */
export const publicSlot = servedSlot.extend({
  /** Sent with every event; identifies slot and site, and expires after some days. */
  token: z.string(),
  /** Where a click on the slot itself goes; null without a URL. */
  clickUrl: z.string().nullable(),
  items: z.array(servedListing.extend({ clickUrl: z.string() })),
  native: nativeAd,
});
export type PublicSlot = z.infer<typeof publicSlot>;

/** How a page with its own rendering reports events: the URL and the fields of the body. */
const eventsCall = z.object({
  method: z.literal('POST'),
  url: z.string(),
  body: z.object({
    token: z.string(),
    servedId: z.string(),
    kind: z.string(),
    listingId: z.string(),
  }),
});

/** The call for counting, included in each response. */
export const eventsCallAt = (url: string): z.infer<typeof eventsCall> => ({
  method: 'POST',
  url,
  body: {
    token: 'the token of the slot',
    servedId: '32 hex digits, new each time a slot is shown',
    kind: 'impression, viewable or click',
    listingId: 'for clicks only: the id of the listing; omit it for the slot itself',
  },
});

/** The response of `GET /api/public/sites/{siteId}/showcase` (decisions 9). */
export const publicShowcase = z.object({
  siteId: z.int(),
  site: z.string(),
  timeZone: z.string(),
  /** The date of the slots in the site's time zone. */
  day: z.iso.date(),
  events: eventsCall,
  slots: z.array(publicSlot),
  /** The banners of alerts that run at this moment, the latest first. */
  banners: z.array(siteBanner),
});
export type PublicShowcase = z.infer<typeof publicShowcase>;

/** Events of a page: the slot was shown, half of it was in view for a second, it was clicked. */
export const showcaseEvents = ['impression', 'viewable', 'click'] as const;
export type ShowcaseEvent = (typeof showcaseEvents)[number];

/** One showing of a slot on one page, named by the script itself. */
export const servedId = z.string().regex(/^[0-9a-f]{32}$/, 'servedId must be 32 hex digits');

/** An event of a page. A click that follows `clickUrl` is counted on its way and need not be sent. */
export const sentEvent = z
  .object({
    token: z.string().max(200),
    servedId,
    kind: z.enum(showcaseEvents, 'kind must be impression, viewable or click'),
    listingId: z.int().min(1).max(maxId).optional(),
  })
  .refine(({ kind, listingId }) => kind === 'click' || listingId === undefined, {
    path: ['listingId'],
    message: 'Only a click has a listingId',
  });
export type SentEvent = z.infer<typeof sentEvent>;

/** Most events of one call. */
export const mostEvents = 100;
const howManyEvents = `events must hold 1 to ${mostEvents} events`;

/** Several events of a page in one call: all of them are counted, or none is. */
export const sentEvents = z.object({
  events: z.array(sentEvent).min(1, howManyEvents).max(mostEvents, howManyEvents),
});

/** What a client proof link shows: one slot, where and when it runs. */
export const proofView = z.object({
  slot: servedSlot,
  sites: z.array(z.string()),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  expiresAt: z.iso.datetime(),
});
export type ProofView = z.infer<typeof proofView>;
