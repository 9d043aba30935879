import { z } from 'zod';

/** What an import did, or would do. Each row of the file falls under exactly one of the counts. */
export const importReport = z.object({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Rows of the other system that are no longer active: their listings are deleted. */
  deleted: z.int(),
  refused: z.int(),
  /** The first refused rows, with their line in the file. */
  problems: z.array(z.object({ line: z.int(), field: z.string(), message: z.string() })),
  /** Column headings that were not understood and so were left out. */
  unknownColumns: z.array(z.string()),
});
export type ImportReport = z.infer<typeof importReport>;

/** A report names this many problems and unknown columns at the most. */
export const mostImportProblems = 100;
/** A file of listings that are exported holds this many at the most. */
export const mostExportRows = 50_000;

/** Sentences of the import and the export of listings. */
export const listingImportMessages = {
  noKeyColumn:
    'The first line must name the columns, and one of them must be the key of the other system: "External key", "ListingKey" or "ListingId".',
  noKey: 'The key of the other system is missing.',
  keyTooLong: 'Use at most 255 characters here',
  twice: (line: number) =>
    `This key is already on line ${line.toLocaleString('en-US')} of the file.`,
  badMoment: 'Write a day and a time, such as 2026-12-05 13:00.',
  running: 'Another import of listings of this firm is running. Try again when it is done.',
  imported: 'Listings imported.',
  tooManyToExport: 'More than 50,000 listings match. Narrow the search and export again.',
} as const;
