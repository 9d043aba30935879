import { rowRule } from '../access/rows.ts';

/** Posts, with what is written of them and their revisions, are the staff's: whoever sees the list may open a draft. */
export const postRows = rowRule({ record: 'post', seenBy: 'staff' });
