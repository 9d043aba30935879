import {
  centralClock,
  centralDay,
  centralSentence,
  clockTime,
  type Day,
  daySentence,
} from '../../platform/values/dates.ts';

const isMidnight = (instant: Date): boolean => centralClock(instant) === '00:00';

/** Whether an event has days and no hours: it begins at a midnight, and ends, if it says so, at one (decision 93). */
export const isAllDay = (start: Date, end: Date | null): boolean =>
  isMidnight(start) && (end === null || isMidnight(end));

/** The last day of an event; one that ends at midnight ends with the day before. */
export const lastDay = (start: Date, end: Date | null): Day =>
  centralDay(end && end > start ? new Date(end.getTime() - 1) : start);

/** When an event begins: 'Tue, Nov 24 at 7:00 PM CT', or its day alone where it has no hour. */
export const eventStart = (start: Date, end: Date | null = null, now = new Date()): string =>
  isAllDay(start, end) ? daySentence(centralDay(start), now) : centralSentence(start, now);

/** When an event ends, after its start: an hour, a day or both; null for one of a single day without hours. */
export function eventEnd(start: Date, end: Date, now = new Date()): string | null {
  const last = lastDay(start, end);
  if (isAllDay(start, end)) return last === centralDay(start) ? null : daySentence(last, now);
  return centralDay(start) === centralDay(end)
    ? `${clockTime(centralClock(end))} CT`
    : centralSentence(end, now);
}

/** The start and the end of an event as data (ISO 8601): days where it has no hours. */
export const eventDates = (start: Date, end: Date | null): [from: string, to?: string] => {
  if (!isAllDay(start, end))
    return end ? [start.toISOString(), end.toISOString()] : [start.toISOString()];
  return end ? [centralDay(start), lastDay(start, end)] : [centralDay(start)];
};
