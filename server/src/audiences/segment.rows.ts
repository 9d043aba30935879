import { rowRule } from '../access/rows.ts';

/** Segments are the staff's, as their audiences are. */
export const segmentRows = rowRule({ record: 'segment', seenBy: 'staff' });
