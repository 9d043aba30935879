import { howMany, inDigits } from '../../platform/values/counting.ts';

/** Most single changes that one call decides on. */
export const mostDecided = 5000;

/** A decision as Activity tells it, before 'for' and the post. */
export const toldDecision = (count: number, name: string, isAccepted: boolean): string =>
  `${isAccepted ? 'accepted' : 'rejected'} ${howMany(count, 'suggestion')} by ${name}`;
export const toldUndo = (name: string): string =>
  `undid the latest decision on suggestions by ${name}`;

/** Sentences of suggestions. */
export const suggestionMessages = {
  title: 'Suggestions',
  /** The accessible name of the button; it contains what is shown. */
  open: (count: number) => (count === 0 ? 'Suggestions' : `Suggestions, ${inDigits(count)} open`),
  tooLong: 'This text is too long to save',
  former: 'Former colleague',
  failed: 'The suggestions couldn’t be loaded.',
  saveFailed: 'Your suggestions couldn’t be saved.',
  decideFailed: 'The suggestion couldn’t be decided.',
  /** A 409 to the author: the set on the screen is no longer the saved one. */
  changedFirst:
    'Your suggestions changed in the meantime: an editor decided on some of them, or another window saved them.',
  /** A 409 to whoever decides. */
  changedMeanwhile: (name: string) =>
    `${name}’s suggestions changed in the meantime. Check them and try again.`,
  noSuchChange: 'There is no such change among these suggestions.',
  nothingChosen: 'Choose at least one change.',
  cannotUndo: 'This decision can’t be undone anymore: the suggestions have changed since.',
  accepted: (count: number) => `${howMany(count, 'suggestion')} accepted.`,
  rejected: (count: number) => `${howMany(count, 'suggestion')} rejected.`,
} as const;
