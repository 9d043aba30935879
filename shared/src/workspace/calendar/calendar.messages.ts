/** Limits: days per request, and private links per person. */
export const mostDays = 62;
export const mostLinks = 20;

/** Sentences of the calendar. */
export const calendarMessages = {
  failed: 'An error occurred retrieving the calendar.',
  noDay: 'A calendar needs a first day and a last day.',
  tooLong: `Request at most ${mostDays} days.`,
  unknownChoice: 'The calendar has no such option.',
  noKind: 'Choose at least one kind.',
  planned: (title: string, day: string) => `“${title}” is planned for ${day}.`,
  unplanned: (title: string) => `“${title}” is no longer planned for a day.`,
  planMoved: 'Someone else has planned this post for another day. Check it again.',
  planFailed: 'An error occurred planning the post.',
  oldNews: (count: number) => `${count} articles live`,
  notPlannable: 'Only posts that aren’t published yet can be planned.',
  cut: 'There is too much in this period to show at once. Choose a site or fewer kinds.',
  tooManyLinks: `You have ${mostLinks} calendar links. Revoke one that you don’t need.`,
  linksFailed: 'An error occurred retrieving your calendar links.',
  linkMade: 'Calendar link created.',
  linkCopied: 'Calendar link copied.',
  linkRevoked: 'Calendar link revoked.',
  linkOnce:
    'Shown only once: paste it into your calendar app. Anyone who has it sees what you can see, without signing in.',
  noLinks: 'No calendar links yet.',
  revokeLink: 'Revoke this link?',
  revokeDetail: 'It will stop working in every calendar app that uses it.',
} as const;
