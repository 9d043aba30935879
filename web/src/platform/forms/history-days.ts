import {
  centralClock,
  centralDay,
  clockTime,
  type Day,
  sendDay,
} from '@masthead/shared/platform/values/dates.ts';

/** 6:45 AM CT */
export const clockOf = (at: string): string => `${clockTime(centralClock(new Date(at)))} CT`;

/** Nov 24, 2026, 6:45 AM CT */
export const whenOf = (at: string): string =>
  `${sendDay(centralDay(new Date(at)))}, ${clockOf(at)}`;

/** Entries under the day, in Central Time, on which they were made; their order stays. */
export function byDay<T extends { at: string }>(entries: readonly T[]): { day: Day; rows: T[] }[] {
  const days: { day: Day; rows: T[] }[] = [];
  for (const entry of entries) {
    const day = centralDay(new Date(entry.at));
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(entry);
    else days.push({ day, rows: [entry] });
  }
  return days;
}
