import type { CampaignForm } from '@masthead/shared/email/campaigns/campaign-form.ts';
import type { PromoAlertForm } from '@masthead/shared/email/promo-alerts/promo-alert.ts';
import { eventStory, itemStory, withNamesOf } from '../campaigns/email-items.ts';
import type { KindOfEmail } from '../campaigns/kind-of-email.ts';
import { alertRenderer } from '../campaigns/render-alert.ts';
import { promoAlertStore } from './promo-alert.store.ts';

type PromoContent = Omit<PromoAlertForm, keyof CampaignForm>;

/** The email of a promo alert. */
const renderPromoAlert = alertRenderer<PromoContent>((content, config) => [
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

/** The promo alert as a kind of email. */
export const promoAlertKind: KindOfEmail = {
  kind: 'promo-alert',
  store: promoAlertStore,
  render: withNamesOf(promoAlertStore.record, renderPromoAlert),
};
