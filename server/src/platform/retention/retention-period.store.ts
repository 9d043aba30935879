import { rowRule } from '../../platform/access/rows.ts';

/** Row rule: the roles that demand two-step sign-in are of all staff; only admins are shown them. */
export const retentionPeriodRows = rowRule({ record: 'demanded factor', visibleTo: 'staff' });
