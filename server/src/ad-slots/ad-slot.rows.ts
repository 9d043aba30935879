import { ofOrganization, rowRule } from '../access/rows.ts';

/** Ad slots are the organization's of which all their firms are; of several, the staff's. */
export const adSlotRows = rowRule({
  record: 'ad slot',
  seenBy: 'organization',
  own: ofOrganization,
});
