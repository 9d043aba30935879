import { addDays, type Day, weekdayOf } from './dates.ts';

/** Weekday choices, Monday to Sunday (Spec, platform 9). */
export const weekdayChoices = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Month choices of filters: All and January to December (Spec, platform 9). */
export const monthChoices = [
  'All',
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const yearOf = (day: Day) => Number(day.slice(0, 4));

const yearsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Year choices of filters: 11 values, 5 years back to 5 ahead (decisions 5). */
export const yearChoices = (today: Day): number[] =>
  yearsFrom(yearOf(today) - 5, yearOf(today) + 5);

/** Invoice years: 2020 to 2029, and always the current year plus 3 (decisions 5). */
export const invoiceYears = (today: Day): number[] =>
  yearsFrom(2020, Math.max(2029, yearOf(today) + 3));

/** Date presets of filters (Spec, platform 9). */
export const datePresets = [
  'Today',
  'Yesterday',
  'Last 7 Days',
  'This Week',
  'Last Week',
  'Month to Date',
  'Last 30 Days',
  'This Year',
  'All Time',
] as const;
export type DatePreset = (typeof datePresets)[number];

/** All Time in filters begins here and ends in 100 years (Spec, platform 9). */
const allTimeStart: Day = '2010-01-01';
const allTimeYears = 100;

/** The first and last day of a preset; a week runs from Monday to Sunday, as the weekday options do. */
export function presetDays(preset: DatePreset, today: Day): { from: Day; to: Day } {
  const yesterday = addDays(today, -1);
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const days: Record<DatePreset, [Day, Day]> = {
    Today: [today, today],
    Yesterday: [yesterday, yesterday],
    'Last 7 Days': [addDays(today, -6), today],
    'This Week': [monday, addDays(monday, 6)],
    'Last Week': [addDays(monday, -7), addDays(monday, -1)],
    'Month to Date': [`${today.slice(0, 8)}01`, today],
    'Last 30 Days': [addDays(today, -29), today],
    'This Year': [`${today.slice(0, 4)}-01-01`, `${today.slice(0, 4)}-12-31`],
    'All Time': [allTimeStart, `${yearOf(today) + allTimeYears}-12-31`],
  };
  const [from, to] = days[preset];
  return { from, to };
}
