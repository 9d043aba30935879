import { newsAlertEndpoints } from '@masthead/shared/news-alerts/news-alert.endpoints.ts';
import type { App } from '../app-parts.ts';
import { campaignCallRoutes } from '../campaigns/campaign-calls.routes.ts';
import { newsAlertKind } from './news-alert-kind.ts';

/** News alerts (Spec, content 7): the calls of every email. */
export const newsAlertRoutes = (app: App): void =>
  campaignCallRoutes(app, newsAlertEndpoints, newsAlertKind);
