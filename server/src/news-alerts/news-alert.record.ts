import { newsAlertRecord } from '@masthead/shared/news-alerts/news-alert.record.ts';
import { alertStore } from '../campaigns/alert.record.ts';

/** News alerts, as the server keeps them. */
export const newsAlertStore = alertStore(newsAlertRecord);
