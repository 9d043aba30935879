import { isItself, rowRule } from '../access/rows.ts';

/** An organization is seen by its own people. */
export const organizationRows = rowRule({
  record: 'organization',
  seenBy: 'organization',
  own: isItself,
});
