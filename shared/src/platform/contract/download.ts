/** Sentences of files that the browser saves. */
export const downloadSentences = {
  brokenOff: 'The file broke off before its end, so it was not saved. Try again.',
} as const;
