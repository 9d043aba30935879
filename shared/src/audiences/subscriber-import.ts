import { z } from 'zod';
import { csvLimits } from '../csv/csv-file.ts';

/** Limits of one imported file. */
export const importLimits = { ...csvLimits, problemsShown: 100 } as const;

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

/** What is said of a file of subscribers, and of single lines. */
export const importMessages = {
  noEmailColumn: 'The first line must name the columns, and one of them must be "email".',
  twoEmailColumns: 'Two columns are called "email". Keep one of them.',
  emailMissing: 'A valid email address is required',
  emailInvalid: 'You must provide a valid email address',
  nameTooLong: 'A name has at most 200 characters',
  duplicate: (line: number) =>
    `This address is already on line ${line.toLocaleString('en-US')} of the file`,
  otherStatus: (status: string) => `The file itself says '${status}' here`,
} as const;
