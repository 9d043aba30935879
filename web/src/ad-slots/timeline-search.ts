import { adSlotEndpoints } from '@masthead/shared/ad-slots/ad-slot.endpoints.ts';
import { addDays, type Day, weekdayOf } from '@masthead/shared/dates.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { queryOf } from '../app/call.ts';
import { choiceOf } from '../lists/search.ts';
import { type SlotSearch, slotSearch } from './ad-slot-search.ts';

/** How many weeks from the chosen one on can be shown; the week before it is always there. */
export const weekChoices = ['4', '8', '13', '26'] as const;
export type Weeks = (typeof weekChoices)[number];

const plausibleDay = z.iso.date().refine((day) => day >= '2000-01-01' && day <= '2100-12-31');

/** What the address of the timeline holds: the search of the list, a week, how many, and the form. */
export const timelineSearch = slotSearch.extend({
  /** A day of the week that the range starts from; none is this week. */
  week: plausibleDay.nullable().default(null).catch(null),
  weeks: choiceOf(weekChoices, '8'),
  /** Bars or a table; a phone starts with the table. */
  as: choiceOf(['auto', 'bars', 'table']),
});

/** The first day of the week, a Sunday as in the calendars. */
export const weekOf = (day: Day): Day => addDays(day, -weekdayOf(day));

/** The days that are shown: the week before the chosen one, and the chosen weeks. */
export function shownDays(week: Day | null, weeks: Weeks, today: Day): { from: Day; to: Day } {
  const start = weekOf(week ?? today);
  return { from: addDays(start, -7), to: addDays(start, Number(weeks) * 7 - 1) };
}

/** The week a month later or earlier. */
export function monthAway(week: Day, months: 1 | -1): Day {
  const [year = 0, month = 1, date = 1] = week.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
  return weekOf(moved.toISOString().slice(0, 10));
}

/** The bookings of these days; the old ones stay until the new ones are there. */
export const timelineQuery = (
  { siteId, firms, status }: SlotSearch,
  days: { from: Day; to: Day },
) =>
  queryOptions({
    ...queryOf(adSlotEndpoints.timeline, {
      query: {
        ...days,
        ...(siteId !== null && { siteId: String(siteId) }),
        ...(firms !== '' && { firmIds: firms }),
        ...(status !== 'All' && { status }),
      },
    }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });
