import { z } from 'zod';
import { id } from '../values/fields.ts';
import { type FileReading, fileReadings, runChoices } from './import.ts';

/** How a file of people is to be read. */
export const fileReadingChoice = z.strictObject({ readAs: z.enum(fileReadings) });

/** Several checked files of people that come in one after the other, each with the reason for which its people left. */
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

/** What a file is called by how it is read. */
export const fileReadingLabel: Record<FileReading, string> = {
  lines: 'Subscribed, unless a line says otherwise',
  unsubscribed: 'Everyone unsubscribed',
  cleaned: 'Everyone bounced (cleaned)',
};

/** Sentences of files of people: how one is read, and several that are imported as one. */
export const peopleFileMessages = {
  readAs: 'People in this file',
  reason: 'Reason',
  reasonHint: 'Used where the file gives none',
  files: 'CSV files',
  filesHint: 'Each at most 100,000 lines and 100 MB',
  check: 'Check the files',
  order:
    'People who left come in first. Anyone who is in more than one file stays unsubscribed or bounced.',
  waits: 'Waiting for the file before it',
  leaveOut: (fileName: string) => `Leave out ${fileName}`,
  undo: 'Undo all files',
  undoTitle: 'Undo the import of all files?',
} as const;
