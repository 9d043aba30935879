import { alertMessages } from '@masthead/shared/email/campaigns/alert-record.ts';
import type { AnyCampaign } from '@masthead/shared/email/campaigns/campaign-record.ts';
import type { AnyRecord } from '@masthead/shared/platform/records/record.ts';
import type { Store } from '../../platform/records/store.ts';
import { campaignStore } from './campaign.store.ts';
import { refusePassed } from './schedule-campaign.ts';

/** Promo and news alerts, as the server saves them: a banner begins today or later (Spec, content 5). */
export const alertStore = (record: AnyRecord): Store<AnyCampaign> => ({
  ...campaignStore(record),
  check: async (_db, pending) => refusePassed(pending, 'startDate', alertMessages.startPassed),
});
