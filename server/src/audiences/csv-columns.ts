import { subscriberImportMessages } from '@masthead/shared/audiences/subscriber-import.ts';
import { headingName } from '../csv/cell-text.ts';
import { refused } from '../http/errors.ts';

/** What columns are called in files of other products, in letters and digits only. */
const headings = {
  email: ['email', 'emailaddress', 'mail', 'mailaddress', 'subscriberemail'],
  name: ['name', 'fullname', 'subscribername', 'displayname'],
  firstName: ['firstname', 'first', 'givenname', 'fname', 'forename'],
  lastName: ['lastname', 'last', 'familyname', 'lname', 'surname'],
  status: ['status', 'subscriptionstatus', 'emailstatus'],
  /** Of our own export. */
  statusSince: ['statussincecentraltime'],
  /** Of Ghost: true or false. */
  isSubscribed: ['subscribedtoemails', 'subscribed'],
  unsubscribed: ['unsubtime', 'unsubscribetime', 'unsubscribedat'],
  cleaned: ['cleantime', 'cleanedat'],
  reason: ['unsubreason', 'unsubscribereason', 'reason', 'statusreason'],
  reasonOther: ['unsubreasonother'],
  /** Mailchimp's exports of those who left have these, and no others. */
  unsubscribeCampaign: ['unsubcampaignid', 'unsubcampaigntitle'],
  cleanCampaign: ['cleancampaignid', 'cleancampaigntitle'],
  optIn: ['optintime', 'optindate', 'optedin', 'optedinutc', 'optedinat', 'signupdate'],
  confirmed: ['confirmtime', 'confirmedat', 'confirmationtime'],
  source: ['source', 'optinsource', 'signupsource'],
  tags: ['tags', 'tag'],
} as const satisfies Record<string, readonly string[]>;

/** Where in a line of the file the parts of a subscriber stand; -1 is nowhere. */
export type CsvColumns = Record<keyof typeof headings, number>;

/** Reads the header line, or refuses the file with what it lacks. */
export function readHeader(cells: readonly string[]): CsvColumns {
  const names = cells.map(headingName);
  const isOf = (part: keyof CsvColumns) => (name: string) =>
    (headings[part] as readonly string[]).includes(name);
  const emails = names.filter(isOf('email')).length;
  if (emails === 0) throw refused(subscriberImportMessages.noEmailColumn);
  if (emails > 1) throw refused(subscriberImportMessages.twoEmailColumns);
  const parts = Object.keys(headings) as (keyof CsvColumns)[];
  return Object.fromEntries(parts.map((part) => [part, names.findIndex(isOf(part))])) as CsvColumns;
}
