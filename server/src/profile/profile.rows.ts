import { isItself, rowRule } from '../access/rows.ts';

/** The own record is nobody else's. */
export const profileRows = rowRule({ record: 'profile', seenBy: 'person', own: isItself });
