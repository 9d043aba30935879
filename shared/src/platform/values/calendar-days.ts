import { addDays, type Day, weekdayOf } from './dates.ts';

/** The views of a calendar. */
export const calendarViews = ['month', 'week'] as const;
export type CalendarView = (typeof calendarViews)[number];

export const isSameMonth = (one: Day, other: Day): boolean => one.slice(0, 7) === other.slice(0, 7);

/** The first day of its week, a Sunday. */
export const weekOf = (day: Day): Day => addDays(day, -weekdayOf(day));

const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at));

/** The days that are shown around a day, in whole weeks. */
export function shownDays(view: CalendarView, day: Day): Day[] {
  if (view === 'week') return daysFrom(weekOf(day), 7);
  const first = weekOf(`${day.slice(0, 7)}-01`);
  const weeks = [4, 5, 6].find((n) => !isSameMonth(addDays(first, 7 * n), day)) ?? 6;
  return daysFrom(first, 7 * weeks);
}

/** The day that a step forward or back leads to: a week, or a month, at whose end it stays. */
export function stepFrom(view: CalendarView, day: Day, by: 1 | -1): Day {
  if (view === 'week') return addDays(day, 7 * by);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + by, Math.min(date, last))).toISOString().slice(0, 10);
}
