import { rowRule } from '../access/rows.ts';

/** The suppression list is the staff's. */
export const suppressionRows = rowRule({ record: 'suppression', seenBy: 'staff' });
