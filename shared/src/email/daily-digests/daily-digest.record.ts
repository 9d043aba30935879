import { z } from 'zod';
import { checkedJson } from '../../platform/records/kinds.ts';
import { asContent, record } from '../../platform/records/record.ts';
import { linkOrPath } from '../../platform/values/fields.ts';
import { campaignRecord, editionFields, sendingFields } from '../campaigns/campaign-record.ts';
import { pickedItem, post, posts, postsUpTo, readPickedItem } from '../campaigns/picked-item.ts';

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
  trendingPlaces: 3,
  charityOrganizations: 3,
} as const;

/** A section of a series: its title, pictures and at most two posts. */
export const digestSeries = z.strictObject({
  title: z.string().trim().max(200),
  header: linkOrPath('Enter the web address of an image').nullable().default(null),
  logo: linkOrPath('Enter the web address of an image').nullable().default(null),
  items: z
    .array(pickedItem)
    .max(digestLimits.seriesItems, 'A series section can have at most 2 posts'),
});

const readSeries = z.object({
  title: z.string(),
  header: z.string().nullable().default(null),
  logo: z.string().nullable().default(null),
  items: z.array(readPickedItem),
});

const series = (label: string) =>
  checkedJson({
    label,
    write: digestSeries.nullable(),
    read: readSeries.nullable(),
    initial: null,
    shows: 'series section',
  });

const newsItemsSentence = (n: number) =>
  `Digests must contain 1, 3, 5, 7 or 9 posts. You currently have ${n} posts selected.`;
const trendingEventsSentence = 'Trending Events must contain 3 posts';

/** A digest: what staff write on it, with the sentences of Spec, content 5, in the order of the screen. */
export const digestRecord = record({
  ...campaignRecord('daily-digest'),
  noun: 'daily digest',
  plural: 'Daily Digest',
  screen: 'dailyDigestEdit',
  foundOn: 'dailyDigestList',
  fields: {
    ...editionFields({
      styles: digestStyles,
      longestSubject: digestLimits.subject,
      required: {
        style: 'A style is required',
        subject: 'A subject is required',
        site: 'A site is required',
      },
    }),
    ...asContent({
      newsItems: posts({
        label: 'News Items',
        isRequired: true,
        rule: z.array(pickedItem, newsItemsSentence(0)).superRefine((items, context) => {
          if (!(digestLimits.newsItemCounts as readonly number[]).includes(items.length))
            context.addIssue({ code: 'custom', message: newsItemsSentence(items.length) });
        }),
      }),
      newsLinks: postsUpTo(digestLimits.newsLinks, "'Plus' News Links"),
      series1: series('Series 1'),
      series2: series('Series 2'),
      series3: series('Series 3'),
      series4: series('Series 4'),
      series5: series('Series 5'),
      trendingEvents: posts({
        label: 'Trending Events',
        isRequired: true,
        rule: z
          .array(pickedItem, trendingEventsSentence)
          .length(digestLimits.trendingEvents, trendingEventsSentence),
      }),
      trendingPlaces: postsUpTo(digestLimits.trendingPlaces, 'Trending Places'),
      charityEvent: post({ label: 'Charity Event' }),
      charityOrganizations: postsUpTo(digestLimits.charityOrganizations, 'Charity Organizations'),
    }),
    ...sendingFields('Daily Digest'),
  },
});
