import { z } from 'zod';
import {
  checkedJson,
  choice,
  day,
  reference,
  wholeNumber,
  yesOrNo,
} from '../../platform/records/kinds.ts';
import { partOf } from '../../platform/records/part-of.ts';
import { record } from '../../platform/records/record.ts';
import { link, longText, picture, text } from '../../platform/records/text-kinds.ts';
import { weekdays } from '../../platform/values/dates.ts';
import { seriesMessages } from './series.messages.ts';

/** Types of a series (decisions 6); a single one holds one post, a sponsored one names its sponsor. */
export const seriesTypes = ['Series', 'Single', 'Sponsored', 'Gift Guide'] as const;

/** Monday to Sunday, as weekdays are chosen (Spec, content 9). */
export const digestWeekdays = [...weekdays.slice(1), weekdays[0]] as const;

/** A valid URL slug. */
export const seriesSlug = z
  .string(seriesMessages.slugRequired)
  .trim()
  .min(1, seriesMessages.slugRequired)
  .max(100, seriesMessages.badSlug)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, seriesMessages.badSlug);

/** A series of posts of one site (Spec, content 2, 3). */
export const seriesRecord = record({
  noun: 'series',
  plural: 'Series',
  slug: 'series',
  screen: 'seriesEdit',
  table: 'series',
  title: 'name',
  trash: false,
  fields: {
    name: text({ label: 'Internal name', required: seriesMessages.nameRequired, max: 200 }),
    headline: text({ label: 'Series title', required: seriesMessages.headlineRequired, max: 200 }),
    slug: text({ label: 'Slug', required: seriesMessages.slugRequired, pattern: seriesSlug }),
    type: choice(seriesTypes, { label: 'Type', required: seriesMessages.typeRequired }),
    note: longText({ label: 'Note', max: 2000 }),
    shuffle: yesOrNo({ label: 'Shuffle posts', initial: false }),
    homePage: yesOrNo({ label: 'Home page', initial: false }),
    hideDates: yesOrNo({ label: 'Hide dates', initial: false }),
    startDate: day({ label: 'Start date', invalid: seriesMessages.badDay }),
    endDate: day({ label: 'End date', invalid: seriesMessages.badDay }),
    banner: picture({ label: 'Banner image', invalid: seriesMessages.badPicture }),
    logo: picture({ label: 'Logo', invalid: seriesMessages.badPicture }),
    digestSeries: yesOrNo({ label: 'Show in digest', initial: false }),
    /** None is every day. */
    digestDays: checkedJson({
      label: 'Digest days',
      write: z.array(z.enum(digestWeekdays, 'Choose weekdays')).max(7),
      read: z.array(z.string()),
      initial: [],
      shows: 'words',
    }),
    digestHeaderImage: picture({
      label: 'Digest header image',
      invalid: seriesMessages.badPicture,
    }),
    digestLogoImage: picture({ label: 'Digest logo image', invalid: seriesMessages.badPicture }),
    sponsorName: text({ label: 'Sponsor name', max: 200 }),
    sponsorLink: link({ label: 'Sponsor URL', invalid: seriesMessages.badLink }),
  },
  rules: ({ startDate, endDate }) =>
    startDate && endDate && endDate < startDate
      ? [{ path: 'endDate', message: seriesMessages.backwards }]
      : [],
  systemFields: {
    siteId: reference('site', {
      label: 'Site',
      required: seriesMessages.siteRequired,
      unknown: '',
    }),
    /** Its place among the series of its site. */
    position: wholeNumber({ label: 'Order', min: 1, max: 1_000_000, invalid: '', initial: 1 }),
  },
  added: {
    city: z.string(),
    /** The path of its page, and the whole address. */
    url: z.string(),
    siteUrl: z.string(),
    previewUrl: z.string().nullable(),
    /** Where readers find its first live post. */
    postUrl: z.string().nullable(),
    postCount: z.int(),
  },
  parts: [partOf('series_posts', 'series_id', 'news_item_id', 'post')],
});

/** Fields that only admins see and change (Spec, content 6). */
export const adminFields = [
  'slug',
  'digestSeries',
  'digestDays',
  'digestHeaderImage',
  'digestLogoImage',
] as const;
