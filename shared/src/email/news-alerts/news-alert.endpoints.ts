import { campaignCalls } from '../campaigns/campaign-calls.ts';
import { newNewsAlert, newsAlert, newsAlertUpdate } from './news-alert.ts';

/** The screens that write news alerts. */
export const newsAlertEditors = ['newsAlertCreate', 'newsAlertEdit'] as const;

/** REST calls of news alerts (Spec, content 7). */
export const newsAlertEndpoints = campaignCalls({
  path: '/api/news-alert',
  noun: 'news alert',
  editedOn: newsAlertEditors,
  created: newNewsAlert,
  changed: newsAlertUpdate,
  reply: newsAlert,
});
