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
  none: 'No suggestions yet. Choose “Suggest changes”, and write: editors see your changes marked, and accept or reject them.',
  suggest: 'Suggest changes',
  suggesting:
    'You’re suggesting. What you change is marked, and the text stays as it is until an editor accepts it.',
  saved: 'Saved.',
  saving: 'Saving…',
  field: 'Text with your suggestions',
  onOldText: 'The text has changed where you suggest something. You see it as it was then.',
  useNewText: 'Go on with the current text',
  /** How Home calls what isn't saved. */
  kept: (headline: string) => `Suggestions for “${headline}”`,
  by: (name: string) => `Suggestions by ${name}`,
  kinds: { add: 'Add', remove: 'Delete', replace: 'Replace', format: 'Format' },
  /** What of a text has no words. */
  things: {
    figure: 'photo',
    photoset: 'photoset',
    embed: 'embed',
    horizontalRule: 'line',
    table: 'table',
  },
  emptyParagraph: 'empty paragraph',
  inText: 'The text says so already.',
  moved: 'The text has changed here since.',
  notSaved: 'The text couldn’t be saved, so the suggestion stays open.',
  undone: 'Decision undone.',
  acceptAll: (count: number) => `Accept all ${inDigits(count)}`,
  rejectAll: (count: number) => `Reject all ${inDigits(count)}`,
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
  withdrawn: (count: number) => `${howMany(count, 'suggestion')} withdrawn.`,
} as const;
