import { alertMessages } from '@masthead/shared/campaigns/alert.messages.ts';
import type { AnyCampaign } from '@masthead/shared/campaigns/campaign-record.ts';
import type { AnyRecord } from '@masthead/shared/records/record.ts';
import type { Store } from '../records/store.ts';
import { campaignStore } from './campaign.record.ts';
import { refusePassed } from './refuse-passed.ts';

/** Promo and news alerts, as the server keeps them: a banner begins today or later (Spec, content 5). */
export const alertStore = (record: AnyRecord): Store<AnyCampaign> => ({
  ...campaignStore(record),
  check: async (_db, save) => refusePassed(save, 'startDate', alertMessages.startPassed),
});
