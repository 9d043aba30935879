import { digestRecord } from '@masthead/shared/daily-digests/daily-digest.record.ts';
import { campaignStore } from '../campaigns/campaign.record.ts';

/** Digests, as the server keeps them. */
export const digestStore = campaignStore(digestRecord);
