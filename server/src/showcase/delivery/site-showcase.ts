import {
  addDays,
  centralDay,
  centralInstant,
  type Day,
  startOfDay,
} from '@masthead/shared/platform/values/dates.ts';
import { isWebAddress } from '@masthead/shared/platform/values/fields.ts';
import { nativeAdOf } from '@masthead/shared/showcase/delivery/native-ad.ts';
import {
  eventsCallAt,
  type PublicShowcase,
  type PublicSlot,
  type SiteBanner,
} from '@masthead/shared/showcase/delivery/public-showcase.ts';
import type { ServedSlot } from '@masthead/shared/showcase/delivery/served-slot.ts';
import { showcaseEndpoints } from '@masthead/shared/showcase/delivery/showcase.endpoints.ts';
import { dayInZone } from '@masthead/shared/showcase/delivery/zone-days.ts';
import { type Db, isDatabaseAway, type Pool } from '../../platform/db/client.ts';
import { tagOf } from '../../platform/http/replies.ts';
import {
  type AlertBanner,
  findActiveSlotIds,
  findServedSlots,
  findSiteZone,
  listAlertBanners,
  readShowcaseVersion,
} from './served-slots.queries.ts';
import { type ShowcaseTokens, signingDay } from './showcase-tokens.ts';

/** A response, ready to send. */
export interface SiteAnswer {
  text: string;
  etag: string;
}

interface CachedAnswer extends SiteAnswer {
  version: number;
  timeZone: string;
  day: Day;
  signedOn: number;
  /** When the banners change; null for never. */
  until: Date | null;
}

interface Parts {
  pool: Pool;
  tokens: ShowcaseTokens;
  publicUrl: string;
}

/** How long a response may be served while the database is down. */
const staleMs = 60_000;
/** Most sites with a cached response. */
const mostCached = 1000;

const eventsUrl = (publicUrl: string) => publicUrl + showcaseEndpoints.event.path;

/** A slot with everything that a page needs to show and count it. */
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

/** Shares one run among all concurrent callers. */
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
 * The same for callers that must see everything saved before they asked: a run in progress may have read
 * earlier, so they share the next one.
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
 * The current response of each site, cached as text until something that sites see has changed on any
 * server, a banner starts or ends, the site's day ends, or its tokens are from yesterday.
 */
export function siteShowcases(parts: Parts) {
  const cached = new Map<number, CachedAnswer>();
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
    const known = cached.get(siteId);
    const isOfToday =
      known &&
      known.day === dayInZone(now, known.timeZone) &&
      known.signedOn === signingDay(now) &&
      (known.until === null || now < known.until);
    // Why: read before the slots, so that a change in between is found by the next request.
    const version = await currentVersion('version').catch((error: unknown) => {
      const isRecent = Date.now() - checkedAt < staleMs;
      if (isOfToday && isRecent && isDatabaseAway(error)) return known.version;
      throw error;
    });
    if (isOfToday && known.version === version) return known;
    const minute = Math.floor(now.getTime() / 60_000) * 60_000;
    const fresh = await rebuild(`${siteId} ${version} ${minute}`);
    if (!fresh) return null;
    if (cached.size >= mostCached) cached.clear();
    cached.set(siteId, fresh);
    return fresh;
  };
}

const usualButton = 'Read more';

/** When a banner starts and ends, in Central Time, including the whole last day. */
const timesOf = ({ startDate, endDate }: AlertBanner) => ({
  // Why: a start in the hour skipped by the clock change moves to the end of that hour.
  from:
    centralInstant(startDate.slice(0, 10), startDate.slice(11, 16)) ??
    centralInstant(startDate.slice(0, 10), '03:00'),
  until: startOfDay(addDays(endDate, 1)),
});

/** The URL with UTM parameters of its email, unless it has its own; the click came from a banner. */
function marked({ buttonUrl, utm }: AlertBanner): string | null {
  if (!buttonUrl || !isWebAddress(buttonUrl)) return null;
  const url = new URL(buttonUrl);
  const marks = { utm_source: utm.source, utm_medium: 'banner', utm_campaign: utm.campaign };
  for (const [name, mark] of Object.entries(marks))
    if (mark && !url.searchParams.has(name)) url.searchParams.set(name, mark);
  return url.href;
}

const bannerOf = (alert: AlertBanner): SiteBanner => {
  const isSponsored = alert.kind === 'promo-alert';
  return {
    id: alert.id,
    label: isSponsored ? 'Sponsored' : alert.style,
    title: alert.title || alert.subject,
    url: marked(alert),
    buttonLabel: alert.buttonLabel || usualButton,
    isSponsored,
  };
};

/** The current banners of a site, and when they change. */
async function siteBanners(
  db: Db,
  siteId: number,
  now: Date,
): Promise<{ banners: SiteBanner[]; until: Date | null }> {
  const alerts = await listAlertBanners(db, siteId, centralDay(now));
  const timed = alerts.map((alert) => ({ alert, ...timesOf(alert) }));
  const running = timed.filter(({ from, until }) => from && from <= now && now < until);
  const changes = timed
    .flatMap(({ from, until }) => [from, until])
    .filter((at) => at !== null && at > now)
    .map((at) => at?.getTime() ?? 0);
  return {
    banners: running.map(({ alert }) => bannerOf(alert)),
    until: changes.length > 0 ? new Date(Math.min(...changes)) : null,
  };
}
