import { z } from 'zod';
import { id } from '../values/fields.ts';
import { type FileReading, fileReadings, runChoices } from './import.ts';

/** How a file of people is to be read. */
export const fileReadingChoice = z.strictObject({ readAs: z.enum(fileReadings) });

/** Several checked files of people to import one after another, each with the reason its people left. */
export const mostFilesTogether = 10;
export const filesTogether = z.strictObject({
  files: z
    .array(z.strictObject({ id, reason: runChoices.shape.reason }))
    .min(1)
    .max(mostFilesTogether)
    .refine((files) => new Set(files.map((file) => file.id)).size === files.length, {
      message: 'Each file can be imported once',
    }),
});

/** Labels for how a file is read. */
export const fileReadingLabel: Record<FileReading, string> = {
  lines: 'Subscribed, unless a line says otherwise',
  unsubscribed: 'Everyone unsubscribed',
  cleaned: 'Everyone bounced (cleaned)',
};

/** Sentences about reading files of people, and importing several together. */
export const peopleFileMessages = {
  readAs: 'People in this file',
  reason: 'Reason',
  reasonHint: 'Used when the file doesn’t give one',
  files: 'CSV files',
  filesHint: 'Up to 100,000 lines and 100 MB each',
  check: 'Check files',
  order:
    'People who left are imported first. Anyone who is in more than one file stays unsubscribed or bounced.',
  waits: 'Waiting for the previous file',
  leaveOut: (fileName: string) => `Leave out ${fileName}`,
  undo: 'Undo all files',
  undoTitle: 'Undo the import of all files?',
} as const;
