import { clockTime, sendDay } from '../../platform/values/dates.ts';
import type { CloseEmail } from './email-calendar.ts';
import { noSubject } from './subject-line.ts';

const asCalled = ({ subject, city, sendDate, sendTime }: CloseEmail) =>
  `“${subject || noSubject}” of ${city} on ${sendDay(sendDate)} at ${clockTime(sendTime)}`;

/** Sentences of the send calendar. */
export const calendarMessages = {
  failed: 'The calendar could not be loaded.',
  close: (others: readonly CloseEmail[]) =>
    `Within two hours the same readers get ${others.map(asCalled).join(' and ')}`,
  gap: 'No digest yet',
  gapHint: 'The digest of a weekday should be built by 5 PM of the day before.',
  nothing: 'No emails are planned for these days.',
  nothingMatches: 'No email of these days matches the filters.',
  noTime: 'No time',
} as const;
