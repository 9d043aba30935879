import { postRows } from '@masthead/server/editorial/posts/news-item.store.ts';
import {
  everyPost,
  type NewsItemRow,
  type NewsItemSearch,
  searchNewsItems,
} from '@masthead/server/editorial/posts/news-items.queries.ts';
import { buildDigest, pickedRow } from '@masthead/server/email/daily-digests/build-digest.ts';
import { digestKind } from '@masthead/server/email/daily-digests/digest-renderer.ts';
import {
  emailTemplateRows,
  findTemplateOfStyle,
} from '@masthead/server/email/templates/email-template.store.ts';
import { listSites, siteRows } from '@masthead/server/people/sites/site.store.ts';
import { rowsOf, theProduct } from '@masthead/server/platform/access/rows.ts';
import type { Db } from '@masthead/server/platform/db/client.ts';
import type { Config } from '@masthead/server/platform/process/config.ts';
import { defaultUtm } from '@masthead/shared/email/campaigns/campaign.ts';
import { longestPreviewText } from '@masthead/shared/email/campaigns/subject-line.ts';
import { digestLimits } from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import {
  type DigestForm,
  emptyDigest,
  styleOfDay,
} from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { addDays, centralDay, startOfDay } from '@masthead/shared/platform/values/dates.ts';
import { characterCount, cutTo } from '@masthead/shared/platform/values/fields.ts';
import { saveEmail } from './save-email.ts';

const templates = rowsOf(theProduct, emailTemplateRows);

/** Digests went out on the last days, and wait for the next ones. */
const daysBack = 6;
const sendTime = '06:45';

/** The first headline that fits a subject line whole; without one, what the email is. */
const subjectOf = (headlines: string[], style: string, city: string): string =>
  headlines.find((headline) => characterCount(headline) <= digestLimits.subject) ??
  `${style}: what ${city} reads today`;

const findPosts = (db: Db, search: Partial<NewsItemSearch>) =>
  searchNewsItems(db, rowsOf(theProduct, postRows), { ...everyPost, statuses: [0], ...search });

/** Charities of a city, its places, others each day, and its charity event that is still to come. */
async function guidesOf(
  db: Db,
  site: { id: number; url: string },
  sendDate: string,
  publicUrl: string,
): Promise<Pick<DigestForm, 'trendingPlaces' | 'charityEvent' | 'charityOrganizations'>> {
  const ofSite = { siteId: site.id, limit: digestLimits.trendingPlaces };
  const offset = Number(sendDate.slice(-2)) % 2;
  const [places, charities, events] = await Promise.all([
    findPosts(db, { ...ofSite, types: ['place'], offset }),
    findPosts(db, { ...ofSite, types: ['charity'] }),
    findPosts(db, { ...ofSite, types: ['event'], title: 'charity', sort: 'starts_at' }),
  ]);
  const item = (row: NewsItemRow) => pickedRow(row, site.url, publicUrl);
  const coming = events.rows.find(
    ({ startsAt }) => startsAt && startsAt >= startOfDay(addDays(sendDate, 1)),
  );
  return {
    trendingPlaces: places.rows.map(item),
    charityEvent: coming ? item(coming) : null,
    charityOrganizations: charities.rows.map(item),
  };
}

/** A digest as an editor would have made it from Load posts, or null when too little was published. */
async function digestOf(
  db: Db,
  site: { id: number; url: string; city: string },
  sendDate: string,
  publicUrl: string,
): Promise<DigestForm | null> {
  const style = styleOfDay(sendDate);
  const built = await buildDigest(db, theProduct, site, { sendDate, style }, publicUrl);
  const lead = built.news_items[0];
  const template = await findTemplateOfStyle(db, templates, style, site.id);
  if (!lead || !template || built.events.length !== 3) return null;
  return {
    ...emptyDigest,
    style,
    subject: subjectOf(
      [...built.news_items, ...built.news_links].map(({ headline }) => headline),
      style,
      site.city,
    ),
    previewText: cutTo(lead.headline, longestPreviewText),
    siteId: site.id,
    newsItems: built.news_items,
    newsLinks: built.news_links,
    trendingEvents: built.events,
    ...(await guidesOf(db, site, sendDate, publicUrl)),
    utm: defaultUtm(style),
    sendDate,
    sendTime,
    emailTemplateId: template.id,
  };
}

/** Digests of the five cities: sent ones of the last days, tomorrow's scheduled or still a draft. */
export async function fillCampaigns(db: Db, config: Config, now: Date): Promise<void> {
  const today = centralDay(now);
  const sites = (await listSites(db, rowsOf(theProduct, siteRows))).filter((site) => site.isMain);
  for (const [position, site] of sites.entries()) {
    for (let offset = -daysBack; offset <= 1; offset += 1) {
      // Why: somebody has to be reminded of one that is still to be made.
      if (offset === 1 && position === sites.length - 1) continue;
      const sendDate = addDays(today, offset);
      const form = await digestOf(db, site, sendDate, config.publicUrl);
      if (!form) continue;
      // Why: a list of nothing but scheduled emails would show neither drafts nor what is left to do.
      await saveEmail(db, { config, now }, digestKind, form, position % 2 === 1);
    }
  }
}
