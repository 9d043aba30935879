import { inDigits } from '../counting.ts';
/** A report names this many unknown columns at the most. */
export const mostUnknownColumns = 100;

/** Sentences of the import and the export of listings. */
export const listingImportMessages = {
  noKeyColumn:
    'The first line must name the columns, and one of them must be the key of the other system: "External key", "ListingKey" or "ListingId".',
  noKey: 'The key of the other system is missing.',
  keyTooLong: 'Use at most 255 characters here',
  twice: (line: number) => `This key is already on line ${inDigits(line)} of the file.`,
  badMoment: 'Write a day and a time, such as 2026-12-05 13:00.',
  notRead: (columns: string) => `Columns that are not read: ${columns}.`,
  shownSince: 'An ad slot shows it since the import; it stays.',
} as const;
