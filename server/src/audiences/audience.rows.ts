import { rowRule } from '../access/rows.ts';

/** Audiences are the staff's. */
export const audienceRows = rowRule({ record: 'audience', seenBy: 'staff' });
