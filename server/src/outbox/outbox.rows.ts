import { rowRule } from '../access/rows.ts';

/** Sent messages are the staff's. */
export const outboxRows = rowRule({ record: 'sent message', seenBy: 'staff' });
