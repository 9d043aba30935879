import { ofFirm, rowRule } from '../access/rows.ts';

/** Realtors are those of their firm's organization. */
export const representativeRows = rowRule({
  record: 'representative',
  seenBy: 'organization',
  own: ofFirm,
});
