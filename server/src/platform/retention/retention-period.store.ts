import { rowRule } from '../access/rows.ts';

/** Row rule: periods are of all staff; only admins are shown them. */
export const retentionPeriodRows = rowRule({ record: 'retention period', visibleTo: 'staff' });
