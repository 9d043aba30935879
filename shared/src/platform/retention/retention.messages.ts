/** Sentences of retention (decision 136). */
export const retentionMessages = {
  purpose:
    'What Masthead keeps, and for how long. Once an hour, everything older is deleted for good, a little at a time. Rows and sizes are estimates.',
  wholeDays: 'Use a whole number of days',
  tooShort: (least: number) => `Keep it for at least ${least} days`,
  tooLong: (most: number) => `Keep it for at most ${most} days, or for good`,
  title: (kind: string) => `Keep: ${kind}`,
  warning: 'Everything older is deleted for good within an hour. It can’t be restored.',
  saved: 'Retention period saved.',
  saveFailed: 'The retention period couldn’t be saved.',
} as const;
