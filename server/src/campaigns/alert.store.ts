import { alertMessages } from '@masthead/shared/campaigns/alert-record.ts';
import type { AnyCampaign } from '@masthead/shared/campaigns/campaign-record.ts';
import type { AnyRecord } from '@masthead/shared/records/record.ts';
import type { Store } from '../records/store.ts';
import { campaignStore } from './campaign.store.ts';
import { refusePassed } from './schedule-campaign.ts';

/** Promo and news alerts, as the server saves them: a banner begins today or later (Spec, content 5). */
export const alertStore = (record: AnyRecord): Store<AnyCampaign> => ({
  ...campaignStore(record),
  check: async (_db, pending) => refusePassed(pending, 'startDate', alertMessages.startPassed),
});
