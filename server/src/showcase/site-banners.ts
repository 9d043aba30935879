import { addDays, centralDay, centralInstant, startOfDay } from '@masthead/shared/dates.ts';
import { isWebAddress } from '@masthead/shared/fields.ts';
import type { SiteBanner } from '@masthead/shared/showcase/site-banner.ts';
import type { Db } from '../db/client.ts';
import { type AlertBanner, listAlertBanners } from './site-banners.queries.ts';

const usualButton = 'Read more';

/** When a banner begins and ends: on the newsroom's clock, the last day whole. */
const timesOf = ({ startDate, endDate }: AlertBanner) => ({
  // Why: a start in the hour that the clocks skip is the moment after it.
  from:
    centralInstant(startDate.slice(0, 10), startDate.slice(11, 16)) ??
    centralInstant(startDate.slice(0, 10), '03:00'),
  until: startOfDay(addDays(endDate, 1)),
});

/** The address with the marks of its email, where it has none of its own; the click came from a banner. */
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

/** The banners of a site now, and the moment at which they are others. */
export async function siteBanners(
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
