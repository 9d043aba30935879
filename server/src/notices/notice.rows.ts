import { ofPerson, rowRule } from '../access/rows.ts';

/** A notice is for the person to whom something has happened. */
export const noticeRows = rowRule({ record: 'notice', seenBy: 'person', own: ofPerson });
