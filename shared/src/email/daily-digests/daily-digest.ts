import { z } from 'zod';
import {
  changeOf,
  type FieldValues,
  initialOf,
  newOf,
  type ReplyOf,
  readOf,
} from '../../platform/records/record.ts';
import { howMany } from '../../platform/values/counting.ts';
import {
  addDays,
  centralSentence,
  type Day,
  sendDay,
  weekdayOf,
} from '../../platform/values/dates.ts';
import { id } from '../../platform/values/fields.ts';
import type { CampaignStatus } from '../campaigns/campaign.ts';
import { campaignRow } from '../campaigns/campaign-form.ts';
import { pickedItem } from '../campaigns/picked-item.ts';
import {
  type DigestStyle,
  digestLimits,
  digestRecord,
  digestSeries,
} from './daily-digest.record.ts';
import type { DigestWindow } from './digest-window.ts';

/** Default send time and first choice: 69 choices from 6:45 AM (Spec, content 9). */
export const digestFirstSendTime = '06:45';

/** The five series sections a digest may carry. */
export const seriesSlots = ['series1', 'series2', 'series3', 'series4', 'series5'] as const;
export type SeriesSlot = (typeof seriesSlots)[number];

/** A digest as a save writes it. */
export type DigestForm = FieldValues<typeof digestRecord>;

/** An empty digest. */
export const emptyDigest = initialOf(digestRecord) as DigestForm;

/** A new digest: omitted fields start empty. */
export const newDigest = newOf(digestRecord);

/** A changed digest: absent fields stay as they are. Deleting and restoring are calls of their own. */
export const digestUpdate = changeOf(digestRecord).omit({ isDeleted: true });

/** A digest in API replies. Only shapes are checked, because drafts may be incomplete. */
export const dailyDigest = readOf(digestRecord);
export type DailyDigest = ReplyOf<typeof digestRecord>;

/** A row of the digest list. */
export const digestRow = campaignRow(digestRecord);
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

/** The result of creating tomorrow's digests, city by city; without an id, the city already had one. */
export const digestMade = z.object({
  sendDate: z.string(),
  cities: z.array(
    z.object({
      siteId: z.int(),
      city: z.string(),
      /** The created draft; null if the city already had one. */
      id: z.int().nullable(),
      version: z.int().nullable(),
      posts: z.int(),
    }),
  ),
});
export type DigestMade = z.infer<typeof digestMade>;

/** A city, by its site, that has no digest for a day. */
export const digestMissing = z.object({ id: z.int(), city: z.string(), sendDate: z.string() });
export type DigestMissing = z.infer<typeof digestMissing>;

/** The drafts to delete again, with the versions they were created with. */
export const digestsToUndo = z.strictObject({
  drafts: z.array(z.strictObject({ id, version: z.int() })).max(100),
});
/** The cities whose draft was deleted, and those whose draft was changed and therefore kept. */
export const digestsUndone = z.object({
  deleted: z.array(z.string()),
  stayed: z.array(z.string()),
});
export type DigestsUndone = z.infer<typeof digestsUndone>;

/** The style of a send day: Saturday Hot Headlines, Sunday Dining Report, else Daily Digest. */
export function styleOfDay(sendDate: Day): DigestStyle {
  const weekday = weekdayOf(sendDate);
  if (weekday === 6) return 'Hot Headlines';
  return weekday === 0 ? 'Dining Report' : 'Daily Digest';
}

/** The section whose posts a digest of a style takes before all others. */
export const preferredSection: Readonly<Partial<Record<DigestStyle, string>>> = {
  'Dining Report': 'Restaurants + Bars',
};

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

const cityMade = ({ city, id, posts }: DigestMade['cities'][number]) => {
  if (id === null) return `${city} already has one`;
  return `${city}: ${posts === 0 ? 'draft without posts' : `draft with ${howMany(posts, 'post')}`}`;
};

/** Notes, toasts and confirmations of the daily digest screen. */
export const digestMessages = {
  window: ({ from, to }: Pick<DigestWindow, 'from' | 'to'>) =>
    `Posts from ${centralSentence(from)} to ${centralSentence(to)}`,
  noWindow: 'Choose a send date to see which posts the digest covers.',
  chooseFirst: 'Choose a city and a send date first.',
  replacePosts: 'Replace the posts?',
  replaceDetail: (count: number) =>
    `Load posts refills the sections and replaces the ${howMany(count, 'post')} chosen so far.`,
  nothingFound:
    'Nothing was published in this window. Choose another send date, or add posts by hand.',
  loaded: (found: number, news: number, links: number) =>
    `${howMany(found, 'post')} in this window: ${howMany(news, 'news item')} and ${howMany(links, 'news link')} loaded`,
  tomorrows: 'Create tomorrow’s digests',
  missing: 'Digests missing for tomorrow',
  noneMissing: 'Every city has a digest for tomorrow.',
  missingFailed: 'The cities couldn’t be loaded.',
  tomorrowsMade: ({ sendDate, cities }: DigestMade) =>
    `${sendDay(sendDate)}. ${cities.map(cityMade).join('. ')}.`,
  tomorrowsUndone: ({ deleted, stayed }: DigestsUndone) => {
    const gone = `${howMany(deleted.length, 'draft')} deleted`;
    if (stayed.length === 0) return gone;
    return `${gone}. Kept because of changes since: ${stayed.join(', ')}.`;
  },
  sectionRemoved: (title: string) => `Series section removed: ${title || 'Untitled'}`,
  noMoreSeries: 'A digest can have at most 5 series sections.',
} as const;
