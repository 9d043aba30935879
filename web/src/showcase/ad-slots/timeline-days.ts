import {
  addDays,
  type Day,
  dayMs,
  dayRange,
  listDay,
} from '@masthead/shared/platform/values/dates.ts';
import type { AdSlotRow } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import type { Timeline } from '@masthead/shared/showcase/ad-slots/slot-timeline.ts';

export type TimelineSite = Timeline['sites'][number];

/** First and last day of a slot. */
export type SlotDays = Pick<AdSlotRow, 'startDate' | 'endDate'>;

/** The grabbed part of a bar. */
export type Grip = 'whole' | 'start' | 'end';

/** Days from the first date to the second. */
export const daysBetween = (first: Day, second: Day): number =>
  Math.round((Date.parse(second) - Date.parse(first)) / dayMs);

/** The dates of a slot after moving one of its ends, or the whole slot, by some days. */
export function shifted({ startDate, endDate }: SlotDays, grip: Grip, by: number): SlotDays {
  const length = daysBetween(startDate, endDate);
  if (grip === 'start') return { startDate: addDays(startDate, Math.min(by, length)), endDate };
  if (grip === 'end') return { startDate, endDate: addDays(endDate, Math.max(by, -length)) };
  return { startDate: addDays(startDate, by), endDate: addDays(endDate, by) };
}

export const isSameDays = (a: SlotDays, b: SlotDays): boolean =>
  a.startDate === b.startDate && a.endDate === b.endDate;

/** 11/22–11/30, where the year is on the screen already. */
export const shortRange = ({ startDate, endDate }: SlotDays): string =>
  startDate === endDate
    ? listDay(startDate).slice(0, 5)
    : `${listDay(startDate).slice(0, 5)}–${listDay(endDate).slice(0, 5)}`;

/** '1 day', '12 days' */
export const dayCount = (from: Day, to: Day): string => {
  const count = daysBetween(from, to) + 1;
  return count === 1 ? '1 day' : `${count} days`;
};

/** The firms of a slot by name. */
export const firmsOf = (slot: Pick<AdSlotRow, 'firms'>): string =>
  slot.firms.map(({ name }) => name).join(', ') || 'No firm';

/** The accessible name of a bar. */
export const inWords = (slot: AdSlotRow, site: string): string =>
  [
    `${firmsOf(slot)}: ${slot.title1}`,
    site,
    dayRange(slot.startDate, slot.endDate),
    slot.displayEffect,
    ...(slot.isPaused ? ['paused'] : []),
  ].join(', ');
