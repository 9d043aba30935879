import { z } from 'zod';

/** Who holds the newer version of a record that a save has met. */
export const conflictInfo = z.object({
  version: z.int(),
  changedBy: z.string(),
  /** Null is the product itself, or somebody whom the reader may not know. */
  changedById: z.int().nullable(),
  changedAt: z.iso.datetime(),
});
export type ConflictInfo = z.infer<typeof conflictInfo>;

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
  forbidden: 'Your roles do not allow this.',
  unexpected: 'Something went wrong on our side. Nothing was saved. Try again.',
  fixBeforeSaving: 'Please fix errors before saving',
  fixBeforePreviewing: 'Please fix errors before previewing',
  /** Said of what a part of a screen was to show: its plain name, 'the articles'. */
  notLoaded: (what: string) => `The ${what} could not be loaded.`,
  tryAgain: 'Try again',
  loading: 'Loading …',
  changesSaved: 'Changes saved.',
  notCopied: 'This browser does not let the page copy here. Mark the text and copy it.',
  areYouSure: 'Are you sure?',
  noWholeDay: 'This was not a whole date, so nothing was changed.',
  skippedHour: 'This hour does not exist on that day: the clocks skip it.',
  clearFilters: 'Clear the filters',
  offline: 'Masthead cannot be reached. Check your connection and try again.',
} as const;

/** Why the server does not do what it is asked, whatever the area. The web app shows what it is told and brings none of them along. */
export const refusals = {
  signInNeeded: 'Sign in to continue.',
  notFound: 'This record does not exist.',
  unavailable: 'Masthead cannot reach its database right now. Try again in a few seconds.',
  /** Said without an Idempotency-Key: repeating it might do it twice. */
  maybeSaved: 'This may have been saved. Check the list before trying again.',
  badKey: 'An Idempotency-Key has 8 to 64 visible characters.',
  otherRequest: 'This Idempotency-Key was used for another request.',
  begunBefore:
    'This was begun before, and it is not known how far it came. Check the list before trying again.',
  movedMeanwhile:
    'This was moved out of your organization in the meantime. Nothing was saved. Load the page again.',
  goneMeanwhile:
    'Something that this belongs to was deleted in the meantime. Nothing was saved. Load the page again.',
  takenMeanwhile: 'Somebody else saved the same in the meantime. Load the page again.',
  busy: 'Someone else is working on this record right now. Nothing was saved. Try again in a moment.',
  notStorable: 'A value cannot be stored like this. Nothing was saved.',
  tooMany: 'Too many requests. Wait a moment and try again.',
  tooLarge: 'This is too large to send.',
  tinyPieces: 'This comes in too many small pieces.',
  notJson: 'The request body is not valid JSON.',
  versionMissing: 'This save carries no version. Load the record again and save it.',
} as const;

/** Said when somebody else saved first (decisions 11). */
export const changedByOther = (name: string) =>
  `${name} changed this record after you opened it. Review the differences or overwrite.`;

/** How people are called whose own other window saved first. */
export const youElsewhere = 'you, in another window,';

/** Said after a save that met another one in other fields of the same record. */
export const savedWithOther = (name: string) =>
  `Saved together with what ${name} changed meanwhile.`;
