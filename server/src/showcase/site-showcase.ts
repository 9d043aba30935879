import type { Day } from '@masthead/shared/dates.ts';
import { nativeAdOf } from '@masthead/shared/showcase/native-ad.ts';
import {
  eventsCallAt,
  type PublicShowcase,
  type PublicSlot,
} from '@masthead/shared/showcase/public-showcase.ts';
import type { ServedSlot } from '@masthead/shared/showcase/served-slot.ts';
import { showcaseEndpoints } from '@masthead/shared/showcase/showcase.endpoints.ts';
import { dayInZone } from '@masthead/shared/showcase/zone-days.ts';
import { isDatabaseAway, type Pool } from '../db/client.ts';
import { tagOf } from '../http/replies.ts';
import {
  findActiveSlotIds,
  findServedSlots,
  findSiteZone,
  readShowcaseVersion,
} from './served-slots.queries.ts';
import { type ShowcaseTokens, signingDay } from './showcase-tokens.ts';
import { siteBanners } from './site-banners.ts';

/** An answer, ready to be sent. */
export interface SiteAnswer {
  text: string;
  etag: string;
}

interface Kept extends SiteAnswer {
  version: number;
  timeZone: string;
  day: Day;
  signedOn: number;
  /** When other banners show than now; null: these stay. */
  until: Date | null;
}

interface Parts {
  pool: Pool;
  tokens: ShowcaseTokens;
  publicUrl: string;
}

/** While the database is away, what was right this long ago may still be said. */
const staleMs = 60_000;
/** Limit: answers of more sites than this are not kept. */
const mostKept = 1000;

const eventsUrl = (publicUrl: string) => publicUrl + showcaseEndpoints.event.path;

/** A slot with what a page needs to show it elsewhere and to count it. */
function publicSlotOf(
  { tokens, publicUrl }: Parts,
  slot: ServedSlot,
  siteId: number,
  now: Date,
): PublicSlot {
  const whole = (address: string) => (address.startsWith('/') ? publicUrl + address : address);
  const click = (listingId: number | null) =>
    `${publicUrl}/api/public/showcase/click/${tokens.click(siteId, slot.id, listingId, now)}`;
  const token = tokens.event(siteId, slot.id, now);
  return {
    ...slot,
    logos: slot.logos.map(whole),
    items: slot.items.map((listing) => ({
      ...listing,
      imageUrl: whole(listing.imageUrl),
      representative: listing.representative && {
        ...listing.representative,
        imageUrl: listing.representative.imageUrl && whole(listing.representative.imageUrl),
      },
      clickUrl: click(listing.id),
    })),
    clickUrl: slot.url && click(null),
    token,
    native: nativeAdOf(slot, { whole, click, events: { url: eventsUrl(publicUrl), token } }),
  };
}

async function build(parts: Parts, siteId: number, version: number, now: Date) {
  const site = await findSiteZone(parts.pool, siteId);
  if (!site) return null;
  const day = dayInZone(now, site.timeZone);
  const slots = await findServedSlots(parts.pool, await findActiveSlotIds(parts.pool, siteId, day));
  const { banners, until } = await siteBanners(parts.pool, siteId, now);
  const answer: PublicShowcase = {
    siteId,
    site: site.name,
    timeZone: site.timeZone,
    day,
    events: eventsCallAt(eventsUrl(parts.publicUrl)),
    slots: slots.map((slot) => publicSlotOf(parts, slot, siteId, now)),
    banners,
  };
  const text = JSON.stringify(answer);
  const etag = tagOf(text);
  return { text, etag, version, timeZone: site.timeZone, day, signedOn: signingDay(now), until };
}

/** One run for all who ask for the same while it runs. */
function shared<K, T>(work: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const running = new Map<K, Promise<T>>();
  return (key) => {
    const known = running.get(key);
    if (known) return known;
    const run = work(key).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
}

/**
 * The same, for those who must hear of all that was saved before they asked: a run that has begun may have read
 * before that, so they share the next one.
 */
function sharedAfter<K, T>(work: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const running = new Map<K, Promise<T>>();
  const run = shared(work);
  const turn = shared(async (key: K) => void (await Promise.allSettled([running.get(key)])));
  return async (key) => {
    await turn(key);
    const mine = run(key);
    running.set(key, mine);
    return mine;
  };
}

/**
 * What each site shows now, kept in memory as text until something that sites see has changed on any
 * server, a banner begins or ends, the day of the site has ended, or the names in it are of yesterday.
 */
export function siteShowcases(parts: Parts) {
  const kept = new Map<number, Kept>();
  let checkedAt = 0;
  const currentVersion = sharedAfter<'version', number>(async () => {
    const version = await readShowcaseVersion(parts.pool);
    checkedAt = Date.now();
    return version;
  });
  const rebuild = shared(async (key: string) => {
    const [siteId = 0, version = 0, at = 0] = key.split(' ').map(Number);
    return build(parts, siteId, version, new Date(at));
  });

  return async function siteShowcase(siteId: number, now: Date): Promise<SiteAnswer | null> {
    const known = kept.get(siteId);
    const isOfToday =
      known &&
      known.day === dayInZone(now, known.timeZone) &&
      known.signedOn === signingDay(now) &&
      (known.until === null || now < known.until);
    // Why: read before the slots are; what changes in between is found with the next request.
    const version = await currentVersion('version').catch((error: unknown) => {
      const isRecent = Date.now() - checkedAt < staleMs;
      if (isOfToday && isRecent && isDatabaseAway(error)) return known.version;
      throw error;
    });
    if (isOfToday && known.version === version) return known;
    const minute = Math.floor(now.getTime() / 60_000) * 60_000;
    const fresh = await rebuild(`${siteId} ${version} ${minute}`);
    if (!fresh) return null;
    if (kept.size >= mostKept) kept.clear();
    kept.set(siteId, fresh);
    return fresh;
  };
}
