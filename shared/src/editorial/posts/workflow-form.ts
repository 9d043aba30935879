import { z } from 'zod';
import { longestNote, workflowMessages } from './workflow.ts';

/** The sentence with which a story is sent back. */
export const sendBackForm = z.object({
  note: z
    .string()
    .trim()
    .min(1, workflowMessages.noteRequired)
    .max(longestNote, workflowMessages.noteTooLong),
});
