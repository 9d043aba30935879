import { z } from 'zod';

/** What an import did, or would do. */
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

/** An import takes at most this many rows. */
export const mostImportRows = 100_000;
/** A report names this many problems at the most. */
export const mostImportProblems = 100;
