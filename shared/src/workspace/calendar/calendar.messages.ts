/** Days that are asked for at once, and private links that one person has, at the most. */
export const mostDays = 62;
export const mostLinks = 20;

/** Sentences of the calendar. */
export const calendarMessages = {
  failed: 'An error occurred retrieving the calendar.',
  noDay: 'A calendar begins and ends with a day.',
  tooLong: `Ask for at most ${mostDays} days.`,
  unknownChoice: 'This is no choice of the calendar.',
  noKind: 'Choose at least one kind.',
  planned: (title: string, day: string) => `“${title}” is planned for ${day}.`,
  unplanned: (title: string) => `“${title}” is not planned for a day any more.`,
  planMoved: 'Somebody else has planned this post for another day. Look again.',
  planFailed: 'An error occurred planning the post.',
  oldNews: (count: number) => `${count} articles live`,
  notPlannable: 'Only what is not out yet can be planned.',
  cut: 'There is more in these days than can be shown at once. Choose a site or fewer kinds.',
  noGap: 'No day without a post',
  tooManyLinks: `You have ${mostLinks} calendar links. Revoke one that you do not need.`,
  linksFailed: 'An error occurred retrieving your calendar links.',
  linkMade: 'Calendar link made.',
  linkCopied: 'Calendar link copied.',
  linkRevoked: 'Calendar link revoked.',
  linkOnce:
    'Shown once: give it to your calendar program. Whoever has it sees what you may see, without signing in.',
  noLinks: 'You have no calendar links.',
  revokeLink: 'Revoke this link?',
  revokeDetail: 'Calendar programs that use it find nothing from now on.',
} as const;
