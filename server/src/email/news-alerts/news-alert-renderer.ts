import type { CampaignForm } from '@masthead/shared/email/campaigns/campaign-form.ts';
import type { NewsAlertForm } from '@masthead/shared/email/news-alerts/news-alert.ts';
import { eventStory, itemStory, withNamesOf } from '../campaigns/email-items.ts';
import type { KindOfEmail } from '../campaigns/kind-of-email.ts';
import { alertRenderer } from '../campaigns/render-alert.ts';
import { newsAlertStore } from './news-alert.store.ts';

type NewsContent = Omit<NewsAlertForm, keyof CampaignForm>;

/** The email of a news alert. */
const renderNewsAlert = alertRenderer<NewsContent>((content, config) => [
  {
    title: 'More News',
    look: 'pairs',
    stories: content.newsItems.map((item) => itemStory(item, config)),
  },
  {
    title: 'Plus',
    look: 'headlines',
    stories: content.newsLinks.map((item) => itemStory(item, config)),
  },
  {
    title: 'Trending Events',
    look: 'threes',
    stories: content.trendingEvents.map((item) => eventStory(item, config)),
  },
  {
    title: 'Trending Places',
    look: 'threes',
    stories: content.trendingPlaces.map((item) => itemStory(item, config)),
  },
]);

/** The news alert as a kind of email. */
export const newsAlertKind: KindOfEmail = {
  kind: 'news-alert',
  store: newsAlertStore,
  render: withNamesOf(newsAlertStore.record, renderNewsAlert),
};
