/** Sentences about downloads. */
export const downloadSentences = {
  brokenOff: 'The download was cut off, so the file wasn’t saved. Try again.',
} as const;
