import { ofPerson, rowRule } from '../access/rows.ts';

/** A private address of the calendar is its person's own. */
export const calendarLinkRows = rowRule({
  record: 'calendar-link',
  seenBy: 'person',
  own: ofPerson,
});
