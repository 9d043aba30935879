import type {
  CampaignChange,
  NewCampaign,
} from '@masthead/shared/email/campaigns/campaign-form.ts';
import type { AnyCampaign } from '@masthead/shared/email/campaigns/campaign-record.ts';
import { newsAlertEndpoints } from '@masthead/shared/email/news-alerts/news-alert.endpoints.ts';
import { newsAlertOperations } from '@masthead/shared/email/news-alerts/news-alert.operations.ts';
import type { newsAlertRecord } from '@masthead/shared/email/news-alerts/news-alert.record.ts';
import type { RowOf } from '@masthead/shared/platform/records/record.ts';
import { addDays, centralDay } from '@masthead/shared/platform/values/dates.ts';
import type { App } from '../../app-parts.ts';
import { type Resolver, resolver } from '../../platform/http/graphql.ts';
import { givenFields } from '../../platform/http/save-checks.ts';
import { readRecord } from '../../platform/records/save-record.ts';
import { campaignCallRoutes } from '../campaigns/campaign-calls.routes.ts';
import { changeCampaign, createCampaign } from '../campaigns/campaign-editing.ts';
import { campaignResolvers } from '../campaigns/campaign-lists.graphql.ts';
import { newsAlertKind } from './news-alert-renderer.ts';

/** News alerts (Spec, content 7): the calls of every email. */
export const newsAlertRoutes = (app: App): void =>
  campaignCallRoutes(app, newsAlertEndpoints, newsAlertKind);

/** Why: the kit knows of a row what all emails have, and this one has its content too. */
const whole = (row: Promise<RowOf<AnyCampaign>>) => row as Promise<RowOf<typeof newsAlertRecord>>;

/** News alerts over GraphQL, which writes them too (Spec, content 7). */
export const newsAlertResolvers: Resolver[] = [
  ...campaignResolvers(
    { list: newsAlertOperations.newsAlerts, remove: newsAlertOperations.deleteNewsAlert },
    newsAlertKind,
  ),

  resolver(newsAlertOperations.newsAlert, ({ args, viewer, db }) =>
    whole(readRecord(db, newsAlertKind.store, viewer, args.id)),
  ),

  resolver(newsAlertOperations.createNewsAlert, ({ args, viewer, db }) => {
    const usual = { style: 'News Alert', sendDate: addDays(centralDay(new Date()), 1) } as const;
    const given = { ...usual, ...givenFields(args) } as NewCampaign;
    return whole(createCampaign(db, viewer, newsAlertKind, given));
  }),

  resolver(newsAlertOperations.updateNewsAlert, ({ args: { version, ...change }, viewer, db }) =>
    whole(
      changeCampaign(db, viewer, newsAlertKind, {
        // Why: a field that cannot be none is refused with its sentence when it is sent as none.
        ...(change as CampaignChange),
        version: version ?? undefined,
      }),
    ),
  ),
];
