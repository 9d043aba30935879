import { rowRule } from '../access/rows.ts';

/** Every list of bylines names authors. */
export const authorRows = rowRule({ record: 'author', seenBy: 'everybody' });
