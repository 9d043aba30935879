import type { EmailStyle } from '@masthead/shared/email/campaigns/campaign.ts';
import { pickedItem } from '@masthead/shared/email/campaigns/picked-item.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { digestStyles } from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import { hotwEndpoints } from '@masthead/shared/email/homes-of-the-week/hotw.endpoints.ts';
import { hotwStyles } from '@masthead/shared/email/homes-of-the-week/hotw.record.ts';
import { newsAlertEndpoints } from '@masthead/shared/email/news-alerts/news-alert.endpoints.ts';
import { newsAlertStyles } from '@masthead/shared/email/news-alerts/news-alert.record.ts';
import { promoAlertEndpoints } from '@masthead/shared/email/promo-alerts/promo-alert.endpoints.ts';
import { promoStyles } from '@masthead/shared/email/promo-alerts/promo-alert.record.ts';
import { addDays, type Day, today } from '@masthead/shared/platform/values/dates.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import type { Db } from '../../platform/db/client.ts';
import { buildFirm } from '../../showcase/delivery/showcase.testing.ts';
import { digestKind } from '../daily-digests/digest-renderer.ts';
import { hotwKind } from '../homes-of-the-week/hotw.routes.ts';
import { newsAlertKind } from '../news-alerts/news-alert-renderer.ts';
import { promoAlertKind } from '../promo-alerts/promo-alert-renderer.ts';
import { buildAudience, buildSite, buildTemplate } from './campaigns.testing.ts';
import type { KindOfEmail } from './kind-of-email.ts';

interface Style {
  style: EmailStyle;
  kind: KindOfEmail;
  endpoints: Pick<typeof promoAlertEndpoints, 'preflight' | 'typedPreview' | 'create' | 'schedule'>;
}
const stylesOf = (styles: readonly EmailStyle[], rest: Omit<Style, 'style'>): Style[] =>
  styles.map((style) => ({ style, ...rest }));

/** The nine styles with their kinds, and the calls that check and draw them. */
export const nineStyles: Style[] = [
  ...stylesOf(digestStyles, {
    kind: digestKind,
    endpoints: dailyDigestEndpoints as unknown as Style['endpoints'],
  }),
  ...stylesOf(hotwStyles, {
    kind: hotwKind,
    endpoints: hotwEndpoints as unknown as Style['endpoints'],
  }),
  ...stylesOf(promoStyles, { kind: promoAlertKind, endpoints: promoAlertEndpoints }),
  ...stylesOf(newsAlertStyles, {
    kind: newsAlertKind,
    endpoints: newsAlertEndpoints as unknown as Style['endpoints'],
  }),
];

let made = 0;
/** Words that are in an email once: each ends in a mark that nothing else has. */
const words = (said: string) => {
  made += 1;
  return `${said} w${made}q`;
};
/** Every mark of `words` in a text, each once. */
export const marksIn = (text: string) => [...new Set(text.match(/\bw\d+q\b/g))].sort();

/** A picture of the built-in host. */
export async function buildPicture(db: Db, bytes = 40_000): Promise<string> {
  made += 1;
  const publicId = `photos/picture-${made}`;
  const url = `/images/upload/v1/${publicId}.jpg`;
  await db`
    insert into images (host, public_id, host_version, format, width, height, bytes, folder, url)
    values ('built-in', ${publicId}, 1, 'jpg', 1600, 1000, ${bytes}, 'photos', ${url})`;
  return url;
}

/** A listing with all its words, a page and a picture. */
export async function buildFullListing(
  db: Db,
  firmId: number,
  given: { url?: string; description2?: string; imageUrl?: string } = {},
): Promise<number> {
  const { url = `https://homes.net/${words('h').replace(' ', '-')}` } = given;
  const { description2 = words('By the creek'), imageUrl = await buildPicture(db) } = given;
  const [row] = await db<{ id: number }[]>`
    insert into listings (showcase_firm_id, type, description1, description2, address, city, state, zip, price, url, image_url)
    values (${firmId}, 'Property', ${words('A house')}, ${description2}, ${words('1 Main Street')}, ${words('Round Rock')},
            ${words('TX')}, '78701', 425000, ${url}, ${imageUrl}) returning id`;
  if (!row) throw new Error('no listing');
  return row.id;
}

/** A live post of a site with a page on this server, as an email picks it. */
export async function buildPicked(
  db: Db,
  publicUrl: string,
  siteId: number,
  given: { status?: number; startsAt?: Date; imageUrl?: string } = {},
) {
  made += 1;
  const slug = `story-${made}`;
  const id = await buildNewsItem(db, { siteId, slug, postUrl: null, ...given });
  return pickedItem.parse({
    id,
    headline: words('A story'),
    url: `${publicUrl}/sites/${siteId}/${slug}`,
    image_url: given.imageUrl ?? (await buildPicture(db)),
    dek: words('What happened'),
    section: words('City Life'),
    author: words('Ana Ruiz'),
    starts_at: given.startsAt?.toISOString() ?? null,
  });
}

/** A site with its logo, its postal address, and a template and readers for each style. */
async function buildSending(db: Db) {
  const site = await buildSite(db, { city: words('Waco') });
  const logo = await buildPicture(db);
  await db`
    update sites set logo_url = ${logo}, postal_address = ${words('1 Main Street')} where id = ${site.id}`;
  for (const { style } of nineStyles) {
    const audienceId = await buildAudience(db, site.id);
    await buildTemplate(db, { siteId: site.id, audienceId, style, fromName: words('CityBeat') });
  }
  return site;
}

const text = () =>
  `<p>${words('Stay')} <a href="https://partner.net/${words('in').replace(' ', '-')}">here</a></p>`;

const banner = (place: 'banner' | 'banner2', imageUrl: string) => ({
  [`${place}Url`]: `https://partner.net/${place}`,
  [`${place}Alt`]: words('A bank'),
  [`${place}ImageUrl`]: imageUrl,
});

const message = async (db: Db) => ({
  title: words('A long weekend'),
  photoUrl: await buildPicture(db),
  photoType: 'No crop',
  buttonLabel: words('Book it'),
  buttonUrl: 'https://partner.net/offer',
  body: text(),
});

type PickPost = (given?: object) => ReturnType<typeof buildPicked>;

/** What fills the emails of each kind. */
function contentsOf(db: Db, firmId: number, pick: PickPost): Record<string, () => Promise<object>> {
  // Why so late: emails of tests have days of their own.
  const startsAt = new Date(Date.now() + 3000 * 86_400_000);
  const picks = (n: number, given: object = {}) =>
    Promise.all(Array.from({ length: n }, () => pick(given)));
  const series = async () => ({
    title: words('A series'),
    header: await buildPicture(db),
    logo: await buildPicture(db),
    items: await picks(2),
  });
  const trending = async () => ({
    trendingEvents: await picks(1, { startsAt }),
    trendingPlaces: await picks(1),
  });
  return {
    'daily-digest': async () => ({
      newsItems: await picks(3),
      newsLinks: await picks(2),
      series1: await series(),
      series3: await series(),
      trendingEvents: await picks(3, { startsAt }),
      trendingPlaces: await picks(1),
      charityEvent: await pick({ startsAt }),
      charityOrganizations: await picks(1),
    }),
    hotw: async () => ({
      ...banner('banner', await buildPicture(db)),
      reuseBanner: false,
      ...banner('banner2', await buildPicture(db)),
      listingUrl: 'https://homes.net/all',
      listingButtonText: words('All homes'),
      introduction: text(),
      slots: await Promise.all([buildFullListing(db, firmId), buildFullListing(db, firmId)]),
    }),
    'promo-alert': async () => ({
      ...(await message(db)),
      trendingNews: await picks(2),
      ...(await trending()),
    }),
    'news-alert': async () => ({
      ...(await message(db)),
      teaser: words('Only today'),
      newsItems: await picks(2),
      newsLinks: await picks(1),
      ...(await trending()),
    }),
  };
}

/** A site with everything that its emails need, and what fills an email of each style. */
export async function buildForEmails(db: Db, publicUrl: string) {
  const site = await buildSending(db);
  const firmId = await buildFirm(db, { name: words('Creek Realty') });
  const pick: PickPost = (given = {}) => buildPicked(db, publicUrl, site.id, given);
  const contents = contentsOf(db, firmId, pick);
  /** An email of a style with everything filled that it has. */
  const full = async ({ style, kind }: Style, sendDate: Day = addDays(today(new Date()), 1)) => ({
    style,
    siteId: site.id,
    subject: words('Two for one'),
    previewText: words('Stay two nights'),
    sendDate,
    sendTime: '10:00',
    ...(await contents[kind.kind]?.()),
  });
  return { siteId: site.id, siteUrl: site.url, firmId, pick, full };
}
