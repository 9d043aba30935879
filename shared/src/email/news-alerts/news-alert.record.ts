import { z } from 'zod';
import { asContent, record } from '../../platform/records/record.ts';
import { text } from '../../platform/records/text-kinds.ts';
import {
  alertLimits,
  alertMessages,
  alertPosts,
  bannerFields,
  bannerProblems,
  messageFields,
  newsPhotoTypes,
} from '../campaigns/alert-record.ts';
import { campaignRecord, editionFields, sendingFields } from '../campaigns/campaign-record.ts';

/** The style of a news alert. */
export const newsAlertStyles = ['News Alert'] as const;

const common = campaignRecord('news-alert');

/** Where a pasted subject or title is cut; one between both limits is refused (decisions 5). */
export const newsAlertCut = 60;

/** A news alert: what staff write on it, with the sentences of Spec, content 5. */
export const newsAlertRecord = record({
  ...common,
  added: {
    ...common.added,
    /** The site and the template whole, as far as everybody may read them (Spec, content 3; decisions 2). */
    site: z.object({ id: z.int(), city: z.string(), property: z.string() }),
    emailTemplate: z
      .object({
        id: z.int(),
        description: z.string(),
        category: z.string(),
        siteId: z.int(),
      })
      .nullable(),
  },
  noun: 'news alert',
  plural: 'News Alerts',
  screen: 'newsAlertEdit',
  foundOn: 'newsAlertList',
  fields: {
    ...editionFields({
      styles: newsAlertStyles,
      longestSubject: alertLimits.subject,
      tooLong: alertMessages.longSubject,
      cutAt: newsAlertCut,
      required: {
        style: alertMessages.style,
        subject: alertMessages.subject,
        site: alertMessages.site,
      },
    }),
    ...asContent({
      teaser: text({ label: 'Teaser', max: 300 }),
      ...messageFields({ photos: newsPhotoTypes, cutsTitleAt: newsAlertCut }),
      newsItems: alertPosts('News Items'),
      newsLinks: alertPosts("'Plus' News Links"),
      trendingEvents: alertPosts('Trending Events'),
      trendingPlaces: alertPosts('Trending Places'),
      ...bannerFields,
    }),
    ...sendingFields('News Alert'),
  },
  rules: bannerProblems,
});
