import { countText } from '../values/counting.ts';

/** Sentences of retention (decision 136). */
export const retentionMessages = {
  purpose:
    'What Masthead keeps, and for how long. Once an hour, everything older is deleted for good, a little at a time. Rows and sizes are estimates. Masthead keeps no logs: it writes them to its standard output.',
  wholeDays: 'Use a whole number of days',
  tooShort: (least: number) => `Keep it for at least ${least} days`,
  tooLong: (most: number) => `Keep it for at most ${most} days, or for good`,
  title: (kind: string) => `Keep: ${kind}`,
  counting: 'Counting what this deletes…',
  notCounted: 'We couldn’t count what this deletes. Everything older is deleted for good.',
  nothingYet: (span: string) =>
    `Nothing is older than ${span} now. From now on, whatever gets older is deleted for good.`,
  deletes: (count: number, span: string) =>
    `${countText(count)} ${count === 1 ? 'item is' : 'items are'} older than ${span} and will be deleted for good within an hour. This can’t be undone.`,
  save: 'Save',
  saveAndDelete: 'Save and delete',
  saved: 'Retention period saved.',
  saveFailed: 'The retention period couldn’t be saved.',
} as const;
