import { ofOrganization, rowRule } from '../access/rows.ts';

/** People are their organization's. */
export const userRows = rowRule({ record: 'user', seenBy: 'organization', own: ofOrganization });
