/** Shown while typed text has not reached the server. */
export const storedHere = 'Not saved yet, kept in this browser';

/** Sentences about unsaved input. */
export const unsavedMessages = {
  offer: (time: string) => `You have unsaved changes from ${time}.`,
  has: (time: string) => `has unsaved changes from ${time}.`,
  copied: 'Your text was copied.',
} as const;
