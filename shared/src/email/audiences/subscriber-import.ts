import { inDigits } from '../../platform/values/counting.ts';

/** Sentences of the move from Mailchimp, several files at once. */
export const mailchimpMoveMessages = {
  title: 'Move from Mailchimp',
  intro:
    'In Mailchimp, export the audience and unpack the zip file. Choose its files together: subscribed, unsubscribed and cleaned. At first they are only checked.',
} as const;

/** What is said of a file of subscribers, and of single lines. */
export const subscriberImportMessages = {
  noEmailColumn: 'The first line must name the columns, and one of them must be "email".',
  twoEmailColumns: 'Two columns are called "email". Keep one of them.',
  nameTooLong: 'A name has at most 200 characters',
  dateUnclear: (cell: string) =>
    `The date '${cell.slice(0, 40)}' is not clear. Write it like 2026-01-31 14:05.`,
  sourceTooLong: 'A source has at most 200 characters',
  tooManyTags: 'A person has at most 100 tags of at most 100 characters',
  duplicate: (line: number) => `This address is already on line ${inDigits(line)} of the file`,
  otherStatus: (status: string) => `The file itself says '${status}' here`,
  /** Of a line that says subscribed, while another one says that the person has left. */
  leftElsewhere: (line: number) =>
    `Line ${inDigits(line)} of the file says that this person unsubscribed or bounced`,
  leftDateUnclear: (cell: string) =>
    `The date '${cell.slice(0, 40)}' is not clear or not past. The date of the import is used.`,
  nameLeftOut: 'The name was left out because it is longer than 200 characters.',
  originLeftOut: 'The opt-in date, source and tags were left out because they are not valid.',
  everyone: {
    unsubscribed: 'Everyone in this file is read as unsubscribed.',
    cleaned: 'Everyone in this file is read as bounced.',
  },
  fromFile: (fileName: string) => `From the file ${fileName}`,
  mailedSince: 'An email was sent to this person since the import; they stay.',
} as const;
