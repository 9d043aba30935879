import { rowRule } from '../access/rows.ts';

/** The people in an audience are the staff's. */
export const subscriberRows = rowRule({ record: 'subscriber', seenBy: 'staff' });
