import { promoAlertEndpoints } from '@masthead/shared/promo-alerts/promo-alert.endpoints.ts';
import type { App } from '../app-parts.ts';
import { campaignCallRoutes } from '../campaigns/campaign-calls.routes.ts';
import { promoAlertKind } from './promo-alert-kind.ts';

/** Promo alerts (Spec, content 7): the calls of every email. */
export const promoAlertRoutes = (app: App): void =>
  campaignCallRoutes(app, promoAlertEndpoints, promoAlertKind);
