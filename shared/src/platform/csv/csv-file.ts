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

/** Sentences about CSV files that cannot be read at all. */
export const csvMessages = {
  empty: 'This file is empty.',
  noRows: 'This file has a header line but no rows.',
  notText: 'This isn’t a CSV file: it contains binary data.',
  notUtf8: 'This file is not in UTF-8. Save it as "CSV UTF-8" and choose it again.',
  tooManyRows: 'This file has more than 100,000 lines. Split it and import the parts one by one.',
  quoteNotClosed: (line: number) =>
    `The quotation mark opened on line ${inDigits(line)} is never closed, so the file can’t be read.`,
  unreadable: (line: number) => `The file cannot be read from line ${inDigits(line)} on.`,
} as const;
