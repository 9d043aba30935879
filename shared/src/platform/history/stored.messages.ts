/** Said while what is typed has not reached the server. */
export const storedHere = 'Not saved yet, kept in this browser';

/** Sentences about what was typed and not saved. */
export const unsavedMessages = {
  offer: (time: string) => `You have unsaved changes from ${time}.`,
  has: (time: string) => `has unsaved changes from ${time}.`,
  copied: 'Your text was copied.',
} as const;
