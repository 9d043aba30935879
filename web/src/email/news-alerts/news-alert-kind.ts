import { defaultUtm } from '@masthead/shared/email/campaigns/campaign.ts';
import { newsAlertEndpoints } from '@masthead/shared/email/news-alerts/news-alert.endpoints.ts';
import { newsAlertMessages } from '@masthead/shared/email/news-alerts/news-alert.messages.ts';
import { newsAlertOperations } from '@masthead/shared/email/news-alerts/news-alert.operations.ts';
import { newsAlertRecord } from '@masthead/shared/email/news-alerts/news-alert.record.ts';
import type { NewsAlert } from '@masthead/shared/email/news-alerts/news-alert.ts';
import {
  type FormValues,
  formOf,
  initialOf,
  valuesOf,
} from '@masthead/shared/platform/records/record.ts';
import { addDays, type Day } from '@masthead/shared/platform/values/dates.ts';
import { call, callOperation } from '../../platform/api/call.ts';
import { pathTo } from '../../platform/api/links.tsx';
import type { CampaignKind } from '../campaigns/campaign-kind.ts';

const form = formOf(newsAlertRecord);
const { newsAlerts, createNewsAlert, updateNewsAlert, deleteNewsAlert } = newsAlertOperations;

/** What the form of a news alert holds. */
export type NewsAlertValues = FormValues<typeof newsAlertRecord>;

/** The news alert, as the campaign kit needs to know it; it is written over GraphQL (Spec, content 7). */
export const newsAlertKind: CampaignKind<typeof form, NewsAlert, typeof newsAlertRecord> = {
  list: 'newsAlertList',
  edit: 'newsAlertEdit',
  addressOf: (id) =>
    id === null ? pathTo('newsAlertCreate', {}) : pathTo('newsAlertEdit', { id }),
  record: newsAlertRecord,
  form,
  valuesOf: (alert) => valuesOf(newsAlertRecord, alert),
  editionOf: (values) => values,
  withUtm: (utm) => ({ utm }),
  endpoints: newsAlertEndpoints,
  create: (values) => callOperation(createNewsAlert, values),
  update: (saved, values) => callOperation(updateNewsAlert, { ...values, ...saved }),
  schedule: (saved, values) => call(newsAlertEndpoints.schedule, { body: { ...values, ...saved } }),
  sendNow: (seenVersion) => call(newsAlertEndpoints.sendNow, { body: seenVersion }),
  refresh: (seenVersion) => call(newsAlertEndpoints.refresh, { body: seenVersion }),
  remove: (id) => callOperation(deleteNewsAlert, { id }),
  listedBy: newsAlerts.name,
  words: {
    preview: 'Preview',
    schedule: 'Schedule Email',
    updated: newsAlertMessages.updated,
    deleted: newsAlertMessages.deleted,
  },
  hasWholeUtm: true,
  asNew: {
    // Spec, content 2: the copy has neither the id nor the site, template and segment of the alert.
    copyOf: (values) => ({ ...values, siteId: null, emailTemplateId: null, segmentId: null }),
    said: newsAlertMessages.copied,
  },
  showsUtm: true,
};

/** A new news alert is blank and goes out in a day (Spec, content 2). */
export const newNewsAlertValues = (today: Day): NewsAlertValues => ({
  ...initialOf(newsAlertRecord),
  style: 'News Alert',
  utm: defaultUtm('News Alert'),
  sendDate: addDays(today, 1),
});
