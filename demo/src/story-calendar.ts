import {
  addDays,
  centralDay,
  centralInstant,
  type Day,
  weekdayOf,
} from '@masthead/shared/platform/values/dates.ts';
import type { Dice } from './seeded.ts';

const MINUTE = 60_000;
const FULL_DAYS = 12;
const OLDEST_DAYS = 365;
/** Minutes after midnight. A weekday window holds nine posts and three links, so a weekday has twelve stories. */
const WEEKDAY_MINUTES = [370, 402, 447, 488, 531, 583, 644, 712, 790, 868, 952, 1085];
const WEEKEND_MINUTES = [425, 540, 690, 965];
/** Digest windows open at 6:01. */
const NEWS_DAY_STARTS = 361;

const isWeekend = (day: Day) => weekdayOf(day) % 6 === 0;

/** The instant of a wall-clock minute of a day in Central Time, after six in the morning. */
export function atMinute(day: Day, minutes: number): Date {
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  const instant = centralInstant(day, clock.join(':'));
  if (!instant) throw new RangeError(`No such time: ${day} ${clock.join(':')}`);
  return instant;
}

/** Publication times for so many stories, newest first: full days up to now, then ever thinner for a year. */
export function publicationTimes(now: Date, count: number, dice: Dice): Date[] {
  const today = centralDay(now);
  const earlier = Array.from({ length: FULL_DAYS - 1 }, (_, index) => addDays(today, -index - 1));
  const recent = [...timesToday(now, today, dice), ...earlier.flatMap((day) => timesOf(day, dice))];
  const left = Math.max(count - recent.length, 0);
  const older = Array.from({ length: left }, (_, index) => {
    const share = ((index + dice.between(0, 1)) / left) ** 1.3;
    const back = FULL_DAYS + Math.floor(share * (OLDEST_DAYS - FULL_DAYS));
    return atMinute(addDays(today, -back), dice.whole(NEWS_DAY_STARTS + 10, 1200));
  });
  return [...recent, ...older]
    .slice(0, count)
    .sort((one, other) => other.getTime() - one.getTime());
}

function timesOf(day: Day, dice: Dice): Date[] {
  const minutes = isWeekend(day) ? WEEKEND_MINUTES : WEEKDAY_MINUTES;
  return minutes.map((minute) => atMinute(day, minute + dice.whole(0, 17)));
}

/** Why: a demo started early in the day should still find a digest's worth of stories in today's window. */
function timesToday(now: Date, today: Day, dice: Dice): Date[] {
  const start = atMinute(today, NEWS_DAY_STARTS);
  const minutes = Math.floor((now.getTime() - start.getTime()) / MINUTE);
  if (minutes < 0) return [];
  const planned = timesOf(today, dice);
  const past = planned.filter((time) => time <= now);
  const possible = Math.min(planned.length, 1 + Math.floor(minutes / 3));
  if (past.length >= possible) return past;
  return Array.from(
    { length: possible },
    (_, index) => new Date(start.getTime() + Math.floor((minutes * index) / possible) * MINUTE),
  );
}

/** When stories that wait are to go live: mornings of the coming week. */
export function scheduledTimes(now: Date, count: number, dice: Dice): Date[] {
  const today = centralDay(now);
  return Array.from({ length: count }, (_, index) =>
    atMinute(addDays(today, 1 + (index % 7)), dice.whole(39, 60) * 10),
  );
}

/** Days of events, counted from today: most to come, a few past. */
export function eventDays(count: number, dice: Dice): number[] {
  return Array.from({ length: count }, (_, index) =>
    index % 7 === 6 ? -dice.whole(1, 25) : 1 + Math.floor((index / count) * 27) + dice.whole(0, 2),
  );
}
