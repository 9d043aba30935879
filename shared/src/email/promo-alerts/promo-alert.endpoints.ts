import { campaignCalls } from '../campaigns/campaign-calls.ts';
import { newPromoAlert, promoAlert, promoAlertUpdate } from './promo-alert.ts';

/** REST calls of promo alerts (Spec, content 7). */
export const promoAlertEndpoints = campaignCalls({
  path: '/api/promo-alert',
  noun: 'promo alert',
  editedOn: ['promoAlertEdit'],
  created: newPromoAlert,
  changed: promoAlertUpdate,
  reply: promoAlert,
});
