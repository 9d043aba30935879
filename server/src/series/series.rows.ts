import { rowRule } from '../access/rows.ts';

/** Series are the staff's. */
export const seriesRows = rowRule({ record: 'series', seenBy: 'staff' });
