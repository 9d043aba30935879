import { rowRule } from '../access/rows.ts';

/** Emails of every kind are the staff's. */
export const campaignRows = rowRule({ record: 'campaign', seenBy: 'staff' });
