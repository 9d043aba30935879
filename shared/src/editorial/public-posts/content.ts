import { z } from 'zod';
import { maxId } from '../../platform/values/fields.ts';
import { postTypes } from '../posts/news-item-shape.ts';

/** Posts of one answer, unless the caller asks for fewer or more. */
export const usualContentPage = 20;
export const mostContentPage = 100;
/** The most days of one answer with events. */
export const mostEventDays = 92;

/** Sentences of the content API. */
export const contentMessages = {
  badCursor: 'Use the “next” of the page before as “after”, unchanged',
  badDay: 'Write days as YYYY-MM-DD',
  badLimit: `Ask for 1 to ${mostContentPage} at a time`,
  badDays: `“to” must be the same day as “from” or later, by ${mostEventDays} days at most`,
} as const;

const url = z.string().describe('An absolute address.');
const instant = z.iso.datetime();

/** A section as the pages of a site link to it. */
const section = z.object({
  slug: z.string().describe('Lists its posts: `?section=`.'),
  title: z.string(),
});

/** A site that the token may read. */
export const contentSite = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  url: url.describe('Its front page.'),
  sections: z.array(section).describe('In the order of its navigation.'),
});

const sizedPicture = z.object({ url, width: z.int(), height: z.int() });

/** A lead image. */
const picture = z.object({
  url: url.describe('The whole image, as it was uploaded.'),
  alt: z.string().nullable(),
  credit: z.string().nullable(),
  sizes: z
    .array(sizedPicture)
    .describe(
      'Cropped to 16:9, smallest first. Empty if the image is on a server that can’t resize it.',
    ),
});

const location = z.object({
  venue: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  hours: z.string().nullable(),
});

/** A published post in a list. */
export const contentSummary = z.object({
  id: z.int(),
  siteId: z.int(),
  type: z.enum(postTypes),
  slug: z.string().describe('Names the post in the address of the call that reads it whole.'),
  url: url.describe('Its canonical address.'),
  headline: z.string(),
  description: z.string(),
  authors: z.array(z.string()),
  sections: z.array(section),
  tags: z.array(z.string()),
  picture: picture.nullable(),
  isPromoted: z.boolean().describe('Paid for by an advertiser; say so where it is shown.'),
  publishedAt: instant.nullable().describe('Null if the post hides its date.'),
  updatedAt: instant.nullable().describe('When its current content was published.'),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
});

/** A published post with its text. */
export const contentPost = contentSummary.extend({
  html: z
    .string()
    .describe(
      'The text as its page shows it: sanitized, with absolute addresses and images in several sizes. Embeds are links.',
    ),
  location,
  seo: z.object({ title: z.string(), description: z.string() }),
  isListed: z.boolean().describe('False if it is reached by its address alone; don’t list it.'),
});

/** An event in a calendar. */
export const contentEvent = contentSummary.extend({
  day: z.iso.date().describe('The day on which it starts, in Central Time.'),
  startsAt: instant,
  location,
});

const next = z
  .string()
  .nullable()
  .describe('Send it as `after` to read on; null on the last page.');

export const contentPage = z.object({ posts: z.array(contentSummary), next });
export const contentEvents = z.object({ events: z.array(contentEvent), next });

const word = z.string().min(1).max(200);
const day = z.iso.date(contentMessages.badDay);
const idText = z.string().regex(/^[1-9]\d{0,9}$/);

export const siteInPath = z.object({
  siteId: idText.transform(Number).pipe(z.int().max(maxId)),
});
export const postInPath = siteInPath.extend({ slug: word });

/** The part of a list that is asked for. */
const part = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, contentMessages.badLimit)
    .transform(Number)
    .pipe(z.int().min(1, contentMessages.badLimit).max(mostContentPage, contentMessages.badLimit))
    .optional()
    .describe(`1 to ${mostContentPage}; ${usualContentPage} unless given.`),
  after: z
    .string(contentMessages.badCursor)
    .regex(/^\d{1,18}-[1-9]\d{0,9}$/, contentMessages.badCursor)
    .optional()
    .describe('The `next` of the page before.'),
});

/** Which posts of a site, newest first. */
export const contentQuery = part.extend({
  section: word.optional().describe('The slug of a section.'),
  tag: word.optional().describe('A tag, exactly as posts have it.'),
  series: word.optional().describe('The slug of a series.'),
  type: contentSummary.shape.type.optional(),
});

/** Which events of a site, by start. */
export const eventQuery = part
  .extend({
    from: day.describe('The first day, in Central Time.'),
    to: day
      .optional()
      .describe(`The last day, at most ${mostEventDays} days later; 30 days later unless given.`),
  })
  .refine(
    ({ from, to = from }) => {
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
      return days >= 0 && days <= mostEventDays;
    },
    { path: ['to'], message: contentMessages.badDays },
  );
