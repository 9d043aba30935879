import { promoAlertOperations } from '@masthead/shared/promo-alerts/promo-alert.operations.ts';
import { campaignResolvers } from '../campaigns/campaign-lists.graphql.ts';
import { promoAlertKind } from './promo-alert-kind.ts';

const { promoAlerts, deletePromoAlert } = promoAlertOperations;

/** List, search and delete of promo alerts. */
export const promoAlertResolvers = campaignResolvers(
  { list: promoAlerts, remove: deletePromoAlert },
  promoAlertKind,
);
