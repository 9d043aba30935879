import { inDigits } from '../values/counting.ts';
/** Limits of one imported CSV file. */
export const csvLimits = { bytes: 100 * 1024 * 1024, rows: 100_000 } as const;

/** Content types that browsers give a CSV file. */
export const csvTypes = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/csv',
  'application/vnd.ms-excel',
  'application/octet-stream',
] as const;

/** What is said of a CSV file that cannot be read at all. */
export const csvMessages = {
  empty: 'This file is empty.',
  noRows: 'This file has a header line and nothing below it.',
  notText: 'This is not a CSV file: it holds bytes that are not text.',
  notUtf8: 'This file is not in UTF-8. Save it as "CSV UTF-8" and choose it again.',
  tooManyRows: 'This file has more than 100,000 lines. Split it and import the parts one by one.',
  quoteNotClosed: (line: number) =>
    `A quotation mark that opens on line ${inDigits(line)} is not closed, so the file cannot be read.`,
  unreadable: (line: number) => `The file cannot be read from line ${inDigits(line)} on.`,
} as const;
