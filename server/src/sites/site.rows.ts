import { rowRule } from '../access/rows.ts';

/** Every screen names sites. */
export const siteRows = rowRule({ record: 'site', seenBy: 'everybody' });
