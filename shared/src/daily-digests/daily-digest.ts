import { z } from 'zod';
import type { CampaignStatus } from '../campaigns/campaign.ts';
import {
  campaignInputs,
  campaignRead,
  campaignRow,
  changedCampaign,
  newCampaignInputs,
  siteField,
} from '../campaigns/campaign-form.ts';
import { addDays, type Day, weekdayOf } from '../dates.ts';
import { cutTo, id, linkOrPath, plainLine } from '../fields.ts';

/** Styles of the daily digest. */
export const digestStyles = ['Daily Digest', 'Hot Headlines', 'Dining Report'] as const;
export type DigestStyle = (typeof digestStyles)[number];

/** Limits of a digest (Spec, content 9). */
export const digestLimits = {
  subject: 50,
  newsItemCounts: [1, 3, 5, 7, 9],
  newsItems: 9,
  newsLinks: 3,
  seriesItems: 2,
  trendingEvents: 3,
} as const;

/** Default send time and first choice: 69 choices from 6:45 AM (Spec, content 9). */
export const digestFirstSendTime = '06:45';

/** The five series sections a digest may carry. */
export const seriesSlots = ['series1', 'series2', 'series3', 'series4', 'series5'] as const;
export type SeriesSlot = (typeof seriesSlots)[number];

/** Longest texts of a picked post, in UTF-16 units. */
export const pickedLimits = { headline: 500, names: 200, dek: 2000 } as const;

/** A post as it was when it was picked (Spec, content 3: a picked item). */
export const pickedItem = z.strictObject({
  id,
  headline: z.string().min(1).max(pickedLimits.headline),
  url: linkOrPath('A post needs a web address'),
  image_url: linkOrPath('A picture needs a web address').nullable().default(null),
  promoted: z.boolean().default(false),
  author: z.string().max(pickedLimits.names).nullable().default(null),
  author_avatar: linkOrPath('A picture needs a web address').nullable().default(null),
  section: z.string().max(pickedLimits.names).nullable().default(null),
  dek: z.string().max(pickedLimits.dek).nullable().default(null),
  created_ts: z.iso.datetime().nullable().default(null),
  starts_at: z.iso.datetime().nullable().default(null),
  total_views: z.int().nullable().optional(),
});
export type PickedItem = z.infer<typeof pickedItem>;

/** A section of a series: its title, pictures and at most two posts. */
export const digestSeries = z.strictObject({
  title: z.string().trim().max(200),
  header: linkOrPath('A header picture needs a web address').nullable().default(null),
  logo: linkOrPath('A logo needs a web address').nullable().default(null),
  items: z
    .array(pickedItem)
    .max(digestLimits.seriesItems, 'A series section takes at most 2 posts'),
});
export type DigestSeries = z.infer<typeof digestSeries>;

/** Subject lines lose markup and are cut to 50 characters (Spec, content 5; decisions 5). */
export const digestSubject = (value: string): string =>
  cutTo(plainLine(value), digestLimits.subject).trim();

const newsItemsSentence = (n: number) =>
  `Digests must contain 1, 3, 5, 7 or 9 posts. You currently have ${n} posts selected.`;

const trendingEventsSentence = 'Trending Events must contain 3 posts';

/** What staff write on a digest, with the sentences of Spec, content 5, in the order of the screen. */
export const digestForm = z.object({
  style: z.enum(digestStyles, 'A style is required'),
  subject: z
    .string('A subject is required')
    .transform(digestSubject)
    .pipe(z.string().min(1, 'A subject is required')),
  siteId: siteField('A site is required'),
  newsItems: z.array(pickedItem, newsItemsSentence(0)).superRefine((items, context) => {
    if (!(digestLimits.newsItemCounts as readonly number[]).includes(items.length))
      context.addIssue({ code: 'custom', message: newsItemsSentence(items.length) });
  }),
  newsLinks: z
    .array(pickedItem)
    .max(digestLimits.newsLinks, "'Plus' News Links take at most 3 posts"),
  trendingEvents: z
    .array(pickedItem, trendingEventsSentence)
    .length(digestLimits.trendingEvents, trendingEventsSentence),
  trendingPlaces: z.array(pickedItem).max(9),
  charityEvent: pickedItem.nullable(),
  charityOrganizations: z.array(pickedItem).max(9),
  series1: digestSeries.nullable(),
  series2: digestSeries.nullable(),
  series3: digestSeries.nullable(),
  series4: digestSeries.nullable(),
  series5: digestSeries.nullable(),
  ...campaignInputs,
});
export type DigestForm = z.infer<typeof digestForm>;

/** A new digest: what is not stated starts empty. */
export const newDigest = digestForm.extend({
  newsLinks: digestForm.shape.newsLinks.default([]),
  trendingPlaces: digestForm.shape.trendingPlaces.default([]),
  charityEvent: digestForm.shape.charityEvent.default(null),
  charityOrganizations: digestForm.shape.charityOrganizations.default([]),
  series1: digestForm.shape.series1.default(null),
  series2: digestForm.shape.series2.default(null),
  series3: digestForm.shape.series3.default(null),
  series4: digestForm.shape.series4.default(null),
  series5: digestForm.shape.series5.default(null),
  ...newCampaignInputs,
});

/** A changed digest: absent fields stay as they are, the version says what was on the screen. */
export const digestUpdate = digestForm.partial().extend(changedCampaign);

/** A digest as it is read. Shapes only: a half-filled row is still an answer. */
export const dailyDigest = campaignRead(digestStyles).extend({
  newsItems: z.array(pickedItem),
  newsLinks: z.array(pickedItem),
  trendingEvents: z.array(pickedItem),
  trendingPlaces: z.array(pickedItem),
  charityEvent: pickedItem.nullable(),
  charityOrganizations: z.array(pickedItem),
  series1: digestSeries.nullable(),
  series2: digestSeries.nullable(),
  series3: digestSeries.nullable(),
  series4: digestSeries.nullable(),
  series5: digestSeries.nullable(),
});
export type DailyDigest = z.infer<typeof dailyDigest>;

/** A row of the digest list. */
export const digestRow = campaignRow(digestStyles);
export type DigestRow = z.infer<typeof digestRow>;

/** What Load posts answers with (Spec, content 7). */
export const digestBuild = z.object({
  news_items: z.array(pickedItem),
  news_links: z.array(pickedItem),
  events: z.array(pickedItem),
  series: z.array(digestSeries),
  window: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }),
  /** How many posts of the site fell into the window, also those that did not fit. */
  found: z.int(),
});
export type DigestBuild = z.infer<typeof digestBuild>;

/** The style of a send day: Saturday Hot Headlines, Sunday Dining Report, else Daily Digest. */
export function styleOfDay(sendDate: Day): DigestStyle {
  const weekday = weekdayOf(sendDate);
  if (weekday === 6) return 'Hot Headlines';
  return weekday === 0 ? 'Dining Report' : 'Daily Digest';
}

/**
 * The send date of a new digest: tomorrow, but the next Saturday for Hot Headlines and the next
 * Sunday for Dining Report (Spec, content 4). Next means after today.
 */
export function defaultSendDate(style: DigestStyle, today: Day): Day {
  const tomorrow = addDays(today, 1);
  if (style === 'Daily Digest') return tomorrow;
  const wanted = style === 'Hot Headlines' ? 6 : 0;
  return addDays(tomorrow, (wanted - weekdayOf(tomorrow) + 7) % 7);
}

/** How many posts of a window become news items: the largest allowed number that is there. */
export const newsItemCount = (found: number): number =>
  digestLimits.newsItemCounts.findLast((count) => count <= found) ?? 0;

/** The badge of a digest (Spec, content 4, Status display), with the states decisions 7 add. */
export const digestBadge = (row: Pick<DigestRow, 'status' | 'sendTime'>): CampaignStatus =>
  row.status === 'scheduled' && !row.sendTime ? 'draft' : row.status;
