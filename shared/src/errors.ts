import { z } from 'zod';

/** Who holds the newer version of a record that a save has met. */
export const conflictInfo = z.object({
  version: z.int(),
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
});

/** The body of every error answer (decisions 12). The first message is the one to show. */
export const errorBody = z.object({
  message: z.array(z.string()).min(1),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
  conflict: conflictInfo.optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** Sentences that more than one area says. */
export const sentences = {
  signInNeeded: 'Sign in to continue.',
  sessionEnded: 'Your session has ended. Sign in again to continue.',
  forbidden: 'Your roles do not allow this.',
  notFound: 'This record does not exist.',
  unexpected: 'Something went wrong on our side. Nothing was saved. Try again.',
  unavailable: 'Masthead cannot reach its database right now. Try again in a few seconds.',
  movedMeanwhile:
    'This was moved out of your organization in the meantime. Nothing was saved. Load the page again.',
  goneMeanwhile:
    'Something that this belongs to was deleted in the meantime. Nothing was saved. Load the page again.',
  takenMeanwhile: 'Somebody else saved the same in the meantime. Load the page again.',
  notStorable: 'A value cannot be stored like this. Nothing was saved.',
  tooMany: 'Too many requests. Wait a moment and try again.',
  tooLarge: 'This is too large to send.',
  notJson: 'The request body is not valid JSON.',
  fixBeforeSaving: 'Please fix errors before saving',
  fixBeforePreviewing: 'Please fix errors before previewing',
  changesSaved: 'Changes saved.',
  areYouSure: 'Are you sure?',
  versionMissing: 'This save carries no version. Load the record again and save it.',
  offline: 'Masthead cannot be reached. Check your connection and try again.',
} as const;

/** Said when somebody else saved first (decisions 11). */
export const changedByOther = (name: string) =>
  `${name} changed this record after you opened it. Review the differences or overwrite.`;

/** How people are called whose own other window saved first. */
export const youElsewhere = 'you, in another window,';

/** Said after a save that met another one in other fields of the same record. */
export const savedWithOther = (name: string) =>
  `Saved together with what ${name} changed meanwhile.`;
