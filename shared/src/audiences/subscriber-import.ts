import { z } from 'zod';

/** Limits of one imported file. */
export const importLimits = { bytes: 20 * 1024 * 1024, rows: 100_000, problemsShown: 100 } as const;

/** Content types that browsers give a CSV file. */
export const csvTypes = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/csv',
  'application/vnd.ms-excel',
  'application/octet-stream',
] as const;

/** What an import would do, or has done. Each line of the file falls under exactly one of these. */
export const importCounts = z.object({
  /** Lines after the header. */
  rows: z.int(),
  added: z.int(),
  /** Already there under another name, which becomes the one of the file. */
  changed: z.int(),
  alreadyThere: z.int(),
  /** Unsubscribed or bounced before: they stay so. */
  leftOut: z.int(),
  invalid: z.int(),
  duplicates: z.int(),
});
export type ImportCounts = z.infer<typeof importCounts>;

/** A line that is not imported, and why. */
export const importProblem = z.object({ line: z.int(), text: z.string(), message: z.string() });
export type ImportProblem = z.infer<typeof importProblem>;

/** A checked file, and how far its import has come. */
export const subscriberImport = z.object({
  id: z.int(),
  fileName: z.string(),
  status: z.enum(['checked', 'done']),
  counts: importCounts,
  /** The first of the lines that are not imported. */
  problems: z.array(importProblem),
  /** Lines that have been worked through, while the import runs. */
  progress: z.int(),
});
export type SubscriberImport = z.infer<typeof subscriberImport>;

/** What is said of a file that cannot be read at all, and of single lines. */
export const importMessages = {
  empty: 'This file is empty.',
  noRows: 'This file has a header line and nothing below it.',
  notText: 'This is not a CSV file: it holds bytes that are not text.',
  notUtf8: 'This file is not in UTF-8. Save it as "CSV UTF-8" and choose it again.',
  noEmailColumn: 'The first line must name the columns, and one of them must be "email".',
  twoEmailColumns: 'Two columns are called "email". Keep one of them.',
  tooManyRows: 'This file has more than 100,000 lines. Split it and import the parts one by one.',
  quoteNotClosed: (line: number) =>
    `A quotation mark that opens on line ${line.toLocaleString('en-US')} is not closed, so the file cannot be read.`,
  unreadable: (line: number) =>
    `The file cannot be read from line ${line.toLocaleString('en-US')} on.`,
  emailMissing: 'A valid email address is required',
  emailInvalid: 'You must provide a valid email address',
  nameTooLong: 'A name has at most 200 characters',
  duplicate: (line: number) =>
    `This address is already on line ${line.toLocaleString('en-US')} of the file`,
  otherStatus: (status: string) => `The file itself says '${status}' here`,
} as const;
