import { z } from 'zod';
import { nativeAd } from './native-ad.ts';
import { servedItem, servedSlot } from './served-slot.ts';

/** A slot as the public address answers it: what to draw, where its clicks go, and what to count it by. */
export const publicSlot = servedSlot.extend({
  /** Goes back with every event; names slot and site, and ends after some days. */
  token: z.string(),
  /** Where a click on the slot itself goes; null when it has no address. */
  clickUrl: z.string().nullable(),
  items: z.array(servedItem.extend({ clickUrl: z.string() })),
  native: nativeAd,
});
export type PublicSlot = z.infer<typeof publicSlot>;

/** What `GET /api/public/sites/{siteId}/showcase` answers (decisions 9). */
export const publicShowcase = z.object({
  siteId: z.int(),
  site: z.string(),
  timeZone: z.string(),
  /** The day in the site's own zone that the slots are of. */
  day: z.iso.date(),
  slots: z.array(publicSlot),
});
export type PublicShowcase = z.infer<typeof publicShowcase>;

/** What a page tells: the slot has begun to show, half of it was in view for a second, it was clicked. */
export const showcaseEvents = ['impression', 'viewable', 'click'] as const;
export type ShowcaseEvent = (typeof showcaseEvents)[number];

/** One showing of a slot on one page, named by the script itself. */
export const servedId = z.string().regex(/^[0-9a-f]{32}$/, 'servedId must be 32 hex digits');

/** An event of a page. Clicks come through the redirect, so only the other two are sent. */
export const sentEvent = z.object({
  token: z.string().max(200),
  servedId,
  kind: z.enum(['impression', 'viewable'], 'kind must be impression or viewable'),
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
