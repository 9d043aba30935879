/** Shown while edits have not reached the server. */
export const storedHere = 'Not saved yet (in this browser only)';

/** Sentences about unsaved edits. */
export const unsavedMessages = {
  offer: (time: string) => `You have unsaved changes from ${time}.`,
  has: (time: string) => `has unsaved changes from ${time}.`,
  copied: 'Your text was copied.',
} as const;
