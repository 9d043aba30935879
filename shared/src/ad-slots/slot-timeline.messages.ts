/** What the booking timeline and the queue say (0-decisions 9, feature C1, C4). */
export const timelineMessages = {
  help: 'Arrow keys move the slot by a day, Shift and arrow its last day, Alt and arrow its first day. Enter saves, Escape cancels. Arrow up and down go to other slots.',
  proposed: (days: string) => `${days}. Enter saves, Escape cancels.`,
  saved: (title: string, days: string) => `“${title}” now runs ${days}.`,
  undone: (title: string, days: string) => `“${title}” runs ${days} again.`,
  cancelled: 'The slot stays as it was.',
  changedByOther: (name: string) =>
    `${name} changed this slot after you loaded the timeline. It was loaded again and nothing was moved.`,
  gone: 'This slot does not exist any more. The timeline was loaded again.',
  conflictsTitle: 'This slot overlaps others',
  reasonLabel: 'Why is this all right?',
  reasonMissing: 'Give a reason to save it all the same.',
  nothingRuns: 'No slots run in these days.',
  nothingMatches: 'No slots match in these days.',
  onlyMatching: 'Overlaps and gaps count only the slots that match the search.',
  nothingBooked: 'Nothing booked',
  queueClear: 'Nothing needs attention.',
  queueFailed: 'The queue could not be loaded.',
  renewed: (title: string) => `“${title}” renewed. The copy is paused until you have looked at it.`,
} as const;
