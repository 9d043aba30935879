import {
  addDays,
  centralDay,
  type Day,
  weekdayOf,
} from '@masthead/shared/platform/values/dates.ts';
import type { Keep } from './backup-settings.ts';

/** The Monday of its week. */
const weekOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));

/**
 * Which archives stay: the newest of each of the last `daily` days, `weekly` weeks and `monthly` months that have
 * any, in Central Time. Days without an archive do not count, so a pause in backups deletes nothing.
 */
export function archivesToKeep<T extends { at: Date }>(archives: readonly T[], keep: Keep): Set<T> {
  const newestFirst = [...archives].sort((a, b) => b.at.getTime() - a.at.getTime());
  const kept = new Set<T>();
  const periods: [number, (day: Day) => string][] = [
    [keep.daily, (day) => day],
    [keep.weekly, weekOf],
    [keep.monthly, (day) => day.slice(0, 7)],
  ];
  for (const [most, periodOf] of periods) {
    const covered = new Set<string>();
    for (const archive of newestFirst) {
      const period = periodOf(centralDay(archive.at));
      if (covered.size === most || covered.has(period)) continue;
      covered.add(period);
      kept.add(archive);
    }
  }
  return kept;
}
