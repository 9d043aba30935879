import type { CampaignForm } from '@masthead/shared/campaigns/campaign-form.ts';
import type { PromoAlertForm } from '@masthead/shared/promo-alerts/promo-alert.ts';
import { eventStory, itemStory } from '../campaigns/email-items.ts';
import { alertRenderer } from '../campaigns/render-alert.ts';

type PromoContent = Omit<PromoAlertForm, keyof CampaignForm>;

/** The email of a promo alert. */
export const renderPromoAlert = alertRenderer<PromoContent>((content, config) => [
  {
    title: 'Trending News',
    look: 'pairs',
    stories: content.trendingNews.map((item) => itemStory(item, config)),
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
