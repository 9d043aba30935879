import { subscriberImportMessages } from '@masthead/shared/audiences/subscriber-import.ts';
import { headingName } from '../csv/cell-text.ts';
import { refused } from '../http/errors.ts';

/** Where in a line of the file the parts of a subscriber stand; -1 is nowhere. */
export interface CsvColumns {
  email: number;
  name: number;
  firstName: number;
  lastName: number;
  status: number;
  unsubscribed: number;
  cleaned: number;
  optIn: number;
  confirmed: number;
  source: number;
  tags: number;
}

/** What columns are called in files of other products, in letters and digits only. */
const headings: Record<keyof CsvColumns, readonly string[]> = {
  email: ['email', 'emailaddress', 'mail', 'mailaddress', 'subscriberemail'],
  name: ['name', 'fullname', 'subscribername', 'displayname'],
  firstName: ['firstname', 'first', 'givenname', 'fname', 'forename'],
  lastName: ['lastname', 'last', 'familyname', 'lname', 'surname'],
  status: ['status', 'subscriptionstatus', 'emailstatus'],
  unsubscribed: ['unsubtime', 'unsubscribetime', 'unsubscribedat'],
  cleaned: ['cleantime', 'cleanedat'],
  optIn: ['optintime', 'optindate', 'optedin', 'optedinutc', 'optedinat', 'signupdate'],
  confirmed: ['confirmtime', 'confirmedat', 'confirmationtime'],
  source: ['source', 'optinsource', 'signupsource'],
  tags: ['tags', 'tag'],
};

/** Reads the header line, or refuses the file with what it lacks. */
export function readHeader(cells: readonly string[]): CsvColumns {
  const names = cells.map(headingName);
  const columnOf = (part: keyof CsvColumns) =>
    names.findIndex((name) => headings[part].includes(name));
  const emails = names.filter((name) => headings.email.includes(name)).length;
  if (emails === 0) throw refused(subscriberImportMessages.noEmailColumn);
  if (emails > 1) throw refused(subscriberImportMessages.twoEmailColumns);
  return {
    email: columnOf('email'),
    name: columnOf('name'),
    firstName: columnOf('firstName'),
    lastName: columnOf('lastName'),
    status: columnOf('status'),
    unsubscribed: columnOf('unsubscribed'),
    cleaned: columnOf('cleaned'),
    optIn: columnOf('optIn'),
    confirmed: columnOf('confirmed'),
    source: columnOf('source'),
    tags: columnOf('tags'),
  };
}
