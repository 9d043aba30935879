import { asContent, record } from '../../platform/records/record.ts';
import {
  alertLimits,
  alertMessages,
  alertPosts,
  bannerFields,
  bannerProblems,
  messageFields,
  photoTypes,
} from '../campaigns/alert-record.ts';
import { campaignRecord, editionFields, sendingFields } from '../campaigns/campaign-record.ts';

/** Styles of a promo alert. */
export const promoStyles = ['Promo Alert', 'Insider Invite'] as const;
export type PromoStyle = (typeof promoStyles)[number];

/** A promo alert: what staff write on it, with the sentences of Spec, content 5. */
export const promoAlertRecord = record({
  ...campaignRecord('promo-alert'),
  noun: 'promo alert',
  plural: 'Promo Alerts',
  screen: 'promoAlertEdit',
  foundOn: 'promoAlertList',
  fields: {
    ...editionFields({
      styles: promoStyles,
      longestSubject: alertLimits.subject,
      tooLong: alertMessages.longSubject,
      cutAt: 500,
      required: {
        style: alertMessages.style,
        subject: alertMessages.subject,
        site: alertMessages.site,
        sendDate: alertMessages.sendDate,
      },
    }),
    ...asContent({
      ...messageFields({ photos: photoTypes }),
      trendingNews: alertPosts('Trending News'),
      trendingEvents: alertPosts('Trending Events'),
      trendingPlaces: alertPosts('Trending Places'),
      ...bannerFields,
    }),
    ...sendingFields('Promo Alert'),
  },
  rules: bannerProblems,
});
