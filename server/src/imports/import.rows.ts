import { ofOrganization, rowRule } from '../access/rows.ts';

/** Imports are the organization's for which they were made. */
export const importRows = rowRule({
  record: 'import',
  seenBy: 'organization',
  own: ofOrganization,
});
