import { subscriberImportMessages } from '@masthead/shared/email/audiences/subscriber-import.ts';
import type { FileReading } from '@masthead/shared/platform/imports/import.ts';
import { longestStatusReason } from '@masthead/shared/platform/imports/status-reason.ts';
import { centralInstant } from '@masthead/shared/platform/values/dates.ts';
import { cellLine, headingName } from '../../platform/csv/write-csv.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { instantOf } from './subscriber-origin.ts';

/** How a person left: unsubscribed or bounced. */
export type LeftAs = Exclude<FileReading, 'lines'>;

/** A line that lists a person as left; with time and reason if given. */
export interface Left {
  as: LeftAs;
  at: string | null;
  reason: string | null;
}

/** What a status means in files of other products, in letters only. */
const words = new Map<string, LeftAs | 'subscribed'>(
  Object.entries({
    subscribed: 'subscribed',
    active: 'subscribed',
    unsubscribed: 'unsubscribed',
    optedout: 'unsubscribed',
    complained: 'unsubscribed',
    spamcomplaint: 'unsubscribed',
    cleaned: 'cleaned',
    bounced: 'cleaned',
  } as const),
);

/** The status in a line: subscribed, left, or another word of the file. */
export function standingIn(
  cells: readonly string[],
  columns: CsvColumns,
): LeftAs | 'subscribed' | { other: string } {
  const status = cellLine(cells[columns.status]).slice(0, 40);
  if (status) return words.get(headingName(status)) ?? { other: status };
  // Why also by time: exports of those who left name no status.
  if (cellLine(cells[columns.unsubscribed])) return 'unsubscribed';
  if (cellLine(cells[columns.cleaned])) return 'cleaned';
  const isOut = /^(false|no|0)$/i.test(cellLine(cells[columns.isSubscribed]));
  return isOut ? 'unsubscribed' : 'subscribed';
}

/** True of a file that may list people as unsubscribed or bounced. */
export const tellsOfLeaving = (columns: CsvColumns): boolean =>
  [columns.status, columns.unsubscribed, columns.cleaned, columns.isSubscribed].some(
    (at) => at >= 0,
  );

/**
 * Everyone's standing by the name of a file, such as Mailchimp's unsubscribed_members_export_1a2b3c.csv. Its contacts
 * that are not subscribed never asked for emails.
 */
export function namedReading(fileName: string): LeftAs | null {
  if (/(^|[^a-z])(un|non[-_ ]?)subscribe/i.test(fileName)) return 'unsubscribed';
  return /(^|[^a-z])(cleaned|bounce)/i.test(fileName) ? 'cleaned' : null;
}

/** How a file is read, by its columns or else by its name. */
export function readingOf(columns: CsvColumns, named: LeftAs | null): FileReading {
  if (columns.status >= 0) return 'lines';
  const [unsubscribed, cleaned] = [columns.unsubscribeCampaign >= 0, columns.cleanCampaign >= 0];
  if (unsubscribed !== cleaned) return unsubscribed ? 'unsubscribed' : 'cleaned';
  return named ?? 'lines';
}

function instantIn(cells: readonly string[], columns: CsvColumns, as: LeftAs) {
  const own = cellLine(cells[columns[as]]);
  if (own) return { cell: own, at: instantOf(own) };
  const cell = cellLine(cells[columns.statusSince]);
  const [, day, clock] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/.exec(cell) ?? [];
  return { cell, at: (day && clock && centralInstant(day, clock)?.toISOString()) || null };
}

/** When and why a person left, and what of it could not be read. */
export function leftIn(
  cells: readonly string[],
  columns: CsvColumns,
  as: LeftAs,
): { left: Left; unclear: string | null } {
  const { cell, at } = instantIn(cells, columns, as);
  const isClear = at !== null && Date.parse(at) <= Date.now();
  const reasons = [cells[columns.reason], cells[columns.reasonOther]].map(cellLine).filter(Boolean);
  return {
    left: {
      as,
      at: isClear ? at : null,
      reason: reasons.join(': ').slice(0, longestStatusReason).trim() || null,
    },
    unclear: cell && !isClear ? subscriberImportMessages.leftDateUnclear(cell) : null,
  };
}

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

/** The columns of a subscriber's fields; -1: no such column. */
export type CsvColumns = Record<keyof typeof headings, number>;

/** Reads the header line, or refuses the file with what it lacks. */
export function readHeader(cells: readonly string[]): CsvColumns {
  const names = cells.map(headingName);
  const isOf = (part: keyof CsvColumns) => (name: string) =>
    (headings[part] as readonly string[]).includes(name);
  const emails = names.filter(isOf('email')).length;
  if (emails === 0) throw badRequest(subscriberImportMessages.noEmailColumn);
  if (emails > 1) throw badRequest(subscriberImportMessages.twoEmailColumns);
  const parts = Object.keys(headings) as (keyof CsvColumns)[];
  return Object.fromEntries(parts.map((part) => [part, names.findIndex(isOf(part))])) as CsvColumns;
}
