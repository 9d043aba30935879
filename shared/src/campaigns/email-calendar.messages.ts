/** Sentences of the send calendar. */
export const calendarMessages = {
  failed: 'The calendar could not be loaded.',
  close: 'The same readers get another email within two hours',
  gap: 'No digest yet',
  gapHint: 'The digest of a weekday should be built by 5 PM of the day before.',
  nothing: 'No emails are planned for these days.',
  nothingMatches: 'No email of these days matches the filters.',
  noTime: 'No time',
} as const;
