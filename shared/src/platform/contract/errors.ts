import { busyRefusal } from './busy-refusal.ts';

/** Who saved the newer version of a record that caused a conflict. */
export interface ConflictInfo {
  version: number;
  changedBy: string;
  /** Null is the product itself, or a person the reader has no access to. */
  changedById: number | null;
  /** An instant, in ISO 8601. */
  changedAt: string;
}

/** The body of every error answer (decisions 12). The first message is the one to show. Why no schema: nobody parses it. */
export interface ErrorBody {
  message: string[];
  errors?: { path: string; message: string }[] | undefined;
  requestId?: string | undefined;
  conflict?: ConflictInfo | undefined;
  /** The password was right, and a code must follow: the proof to send with it. */
  secondFactor?: string | undefined;
  /** Names a refusal that a program may want to tell from others with its status. */
  code?: 'READ_ONLY' | 'SET_UP_NEEDED' | undefined;
  /** The caller must prove again who they are (POST /api/auth/proof), and can then repeat the call. */
  needsProof?: boolean | undefined;
}

/** Sentences shared by several areas. */
export const sentences = {
  forbidden: 'Your roles don’t allow this.',
  unexpected: 'Something went wrong on our side. Nothing was saved. Try again.',
  fixBeforeSaving: 'Please fix errors before saving',
  fixBeforePreviewing: 'Please fix errors before previewing',
  /** For a part of a screen that could not load; `what` is its plain name, such as 'articles'. */
  notLoaded: (what: string) => `The ${what} couldn’t be loaded.`,
  partNotLoaded:
    'A part of this page couldn’t be loaded. Masthead tries again by itself; if that doesn’t help, reload the page.',
  tryAgain: 'Try again',
  loading: 'Loading …',
  changesSaved: 'Changes saved.',
  notCopied: 'This browser doesn’t allow copying here. Select the text and copy it yourself.',
  areYouSure: 'Are you sure?',
  noWholeDay: 'That date is incomplete, so nothing was changed.',
  skippedHour: 'That time doesn’t exist on that day because clocks move forward.',
  clearFilters: 'Clear filters',
  offline: 'Masthead can’t be reached. Check your connection and try again.',
} as const;

/** Reasons for rejecting a request in any area. Only the server uses them; the web app shows what the reply says. */
export const refusals = {
  signInNeeded: 'Sign in to continue.',
  notOfToken: 'This API token doesn’t include that action.',
  notFound: 'This record does not exist.',
  unavailable: 'Masthead cannot reach its database right now. Try again in a few seconds.',
  databaseFull:
    'The disk of the database is full, so nothing was saved. Contact your system administrator.',
  /** For requests without an Idempotency-Key, because a retry might repeat the action. */
  maybeSaved: 'This may have been saved. Check the list before trying again.',
  badKey: 'An Idempotency-Key must be 8 to 64 visible characters.',
  otherRequest: 'This Idempotency-Key was already used for a different request.',
  begunBefore:
    'This request was already started, and we can’t tell whether it finished. Check the list before trying again.',
  movedMeanwhile:
    'This record has since been moved out of your organization. Nothing was saved. Reload the page.',
  goneMeanwhile:
    'Something this record belongs to has since been deleted. Nothing was saved. Reload the page.',
  takenMeanwhile: 'Someone else just saved the same thing. Reload the page.',
  busy: busyRefusal,
  notStorable: 'One of the values can’t be stored. Nothing was saved.',
  tooMany: 'Too many requests. Wait a moment and try again.',
  tooLarge: 'This request is too large.',
  tinyPieces: 'This request arrived in too many small pieces.',
  notJson: 'The request body is not valid JSON.',
  versionMissing: 'The version is missing. Reload the record and save again.',
} as const;

/** For a save after someone else's save (decisions 11). */
export const changedByOther = (name: string) =>
  `${name} changed this record after you opened it. Review the differences or overwrite.`;

/** The name for a conflict with the user's own other window. */
export const youElsewhere = 'you, in another window,';

/** After a save that was merged with changes to other fields of the same record. */
export const savedWithOther = (name: string) => `Saved along with the changes that ${name} made.`;
