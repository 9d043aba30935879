import { addDays, type Day } from '@masthead/shared/platform/values/dates.ts';
import type { SlotNumbers } from '@masthead/shared/showcase/ad-slots/slot-timeline.ts';

/** Counts of a day, or in total. */
export type Figures = Pick<SlotNumbers, 'impressions' | 'viewable' | 'clicks' | 'filtered'>;

const none: Figures = { impressions: 0, viewable: 0, clicks: 0, filtered: 0 };

export const sumOf = (all: readonly Figures[]): Figures =>
  all.reduce<Figures>(
    (sum, each) => ({
      impressions: sum.impressions + each.impressions,
      viewable: sum.viewable + each.viewable,
      clicks: sum.clicks + each.clicks,
      filtered: sum.filtered + each.filtered,
    }),
    none,
  );

/** Every day of a range with its figures, or zeros. */
export function byDay(numbers: readonly SlotNumbers[], from: Day, to: Day) {
  const days: (Figures & { day: Day })[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push({ day, ...sumOf(numbers.filter((row) => row.day === day)) });
  return days;
}

/** '12.50%', or a dash if the whole is zero. */
export const share = (part: number, whole: number): string =>
  whole === 0
    ? '–'
    : `${(part / whole).toLocaleString('en-US', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** The next round number, for the top of a chart. */
export function roundedUp(most: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return Math.max(1, Math.ceil(most / step) * step);
}
