import { inDigits } from '../counting.ts';
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
  mailedSince: 'An email was sent to this person since the import; they stay.',
} as const;
