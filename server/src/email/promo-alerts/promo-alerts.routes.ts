import { promoAlertEndpoints } from '@masthead/shared/email/promo-alerts/promo-alert.endpoints.ts';
import { promoAlertOperations } from '@masthead/shared/email/promo-alerts/promo-alert.operations.ts';
import type { App } from '../../app-parts.ts';
import { campaignCallRoutes } from '../campaigns/campaign-calls.routes.ts';
import { campaignResolvers } from '../campaigns/campaign-lists.graphql.ts';
import { promoAlertKind } from './promo-alert-renderer.ts';

/** Promo alerts (Spec, content 7): the calls of every email. */
export const promoAlertRoutes = (app: App): void =>
  campaignCallRoutes(app, promoAlertEndpoints, promoAlertKind);

const { promoAlerts, deletePromoAlert } = promoAlertOperations;

/** List, search and delete of promo alerts. */
export const promoAlertResolvers = campaignResolvers(
  { list: promoAlerts, remove: deletePromoAlert },
  promoAlertKind,
);
