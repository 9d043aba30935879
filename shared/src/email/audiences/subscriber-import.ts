import { inDigits } from '../../platform/values/counting.ts';

/** Sentences of the move from Mailchimp, several files at once. */
export const mailchimpMoveMessages = {
  title: 'Move from Mailchimp',
  intro:
    'In Mailchimp, export the audience and unzip the file. Choose the subscribed, unsubscribed and cleaned files together. They are checked first; nothing is imported until you start the import.',
} as const;

/** Messages about a file of subscribers and its lines. */
export const subscriberImportMessages = {
  noEmailColumn: 'The first row must contain the column names, including "email".',
  twoEmailColumns: 'Two columns are named "email". Keep one of them.',
  nameTooLong: 'A name can have at most 200 characters',
  dateUnclear: (cell: string) =>
    `The date '${cell.slice(0, 40)}' can’t be read. Use the format 2026-01-31 14:05.`,
  sourceTooLong: 'A source can have at most 200 characters',
  tooManyTags: 'A person can have at most 100 tags of up to 100 characters each',
  duplicate: (line: number) => `This address is already on line ${inDigits(line)} of the file`,
  otherStatus: (status: string) => `The file gives the status '${status}' here`,
  /** Of a subscribed line, when another line lists the person as unsubscribed or bounced. */
  leftElsewhere: (line: number) =>
    `Line ${inDigits(line)} of the file lists this person as unsubscribed or bounced`,
  leftDateUnclear: (cell: string) =>
    `The date '${cell.slice(0, 40)}' can’t be read or is in the future. The date of the import is used.`,
  nameLeftOut: 'The name was left out because it is longer than 200 characters.',
  originLeftOut: 'The opt-in date, source and tags were left out because they are invalid.',
  everyone: {
    unsubscribed: 'Everyone in this file is imported as unsubscribed.',
    cleaned: 'Everyone in this file is imported as bounced.',
  },
  fromFile: (fileName: string) => `From the file ${fileName}`,
  mailedSince: 'Kept: this person has been sent an email since the import.',
} as const;
