import { ofOrganization, rowRule } from '../access/rows.ts';

/** Firms are their organization's. */
export const firmRows = rowRule({ record: 'firm', seenBy: 'organization', own: ofOrganization });
