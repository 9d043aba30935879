import { clockTime, sendDay } from '../../platform/values/dates.ts';
import type { CloseEmail } from './email-calendar.ts';
import { noSubject } from './subject-line.ts';

const asCalled = ({ subject, city, sendDate, sendTime }: CloseEmail) =>
  `“${subject || noSubject}” for ${city} on ${sendDay(sendDate)} at ${clockTime(sendTime)}`;

/** Sentences of the send calendar. */
export const calendarMessages = {
  failed: 'The calendar couldn’t be loaded.',
  close: (others: readonly CloseEmail[]) =>
    `Within two hours, the same audience also gets ${others.map(asCalled).join(' and ')}`,
  gap: 'No digest yet',
  gapHint: 'A weekday digest should be built by 5 PM the day before.',
  nothing: 'No emails are planned for these days.',
  nothingMatches: 'No emails on these days match the filters.',
  noTime: 'No time',
} as const;
