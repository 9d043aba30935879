import type { KindOfEmail } from '../campaigns/campaign-kind.ts';
import { withNamesOf } from '../campaigns/email-names.ts';
import { newsAlertStore } from './news-alert.record.ts';
import { renderNewsAlert } from './render-news-alert.ts';

/** The news alert as a kind of email. */
export const newsAlertKind: KindOfEmail = {
  kind: 'news-alert',
  store: newsAlertStore,
  render: withNamesOf(newsAlertStore.record, renderNewsAlert),
};
