import type { KindOfEmail } from '../campaigns/campaign-kind.ts';
import { withNamesOf } from '../campaigns/email-names.ts';
import { promoAlertStore } from './promo-alert.record.ts';
import { renderPromoAlert } from './render-promo-alert.ts';

/** The promo alert as a kind of email. */
export const promoAlertKind: KindOfEmail = {
  kind: 'promo-alert',
  store: promoAlertStore,
  render: withNamesOf(promoAlertStore.record, renderPromoAlert),
};
