import { ofPerson, rowRule } from '../access/rows.ts';

/** Acts on many posts are undone by whoever did them. */
export const bulkActRows = rowRule({ record: 'bulk-act', seenBy: 'person', own: ofPerson });
