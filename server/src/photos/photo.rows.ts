import { rowRule } from '../access/rows.ts';

/** Photos and photosets are the staff's. */
export const photoRows = rowRule({ record: 'photo', seenBy: 'staff' });
export const photosetRows = rowRule({ record: 'photoset', seenBy: 'staff' });
