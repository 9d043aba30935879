import { promoAlertRecord } from '@masthead/shared/email/promo-alerts/promo-alert.record.ts';
import { alertStore } from '../campaigns/alert.store.ts';

/** Promo alerts, as the server saves them. */
export const promoAlertStore = alertStore(promoAlertRecord);
