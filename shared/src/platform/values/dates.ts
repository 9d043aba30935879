/** Time zone of the newsroom: send times, windows and days are all on its clock (decisions 7). */
export const centralZone = 'America/Chicago';

/** A day as data: YYYY-MM-DD. */
export type Day = string;
/** A time of day as data: HH:mm, 24 hours. */
export type Clock = string;

export const hourMs = 3_600_000;
/** The length of a day without a change of the clocks, in milliseconds. */
export const dayMs = 24 * hourMs;

let zoned: Intl.DateTimeFormat | undefined;

/** Why lazy: the first formatter of any zone takes a browser about 30 ms (decision 107). */
const zoneDatabase = (): Intl.DateTimeFormat => {
  zoned ??= new Intl.DateTimeFormat('en-US', {
    timeZone: centralZone,
    timeZoneName: 'longOffset',
  });
  return zoned;
};

/** Offsets by UTC hour: clocks change on the hour, and asking the zone database is slow. */
const offsets = new Map<number, number>();
const mostOffsets = 20_000;

/** Written as 'GMT-06:00', with seconds in the days before there were zones. */
function offsetOfHour(hour: number): number {
  const written =
    zoneDatabase()
      .format(hour * hourMs)
      .split('GMT-')[1] ?? '';
  const [hours = 0, minutes = 0, seconds = 0] = written.split(':').map(Number);
  return -(hours * hourMs + minutes * 60_000 + seconds * 1000);
}

/** How far Central Time is ahead of UTC at an instant, in milliseconds (negative). */
function offsetAt(instant: number): number {
  const hour = Math.floor(instant / hourMs);
  let offset = offsets.get(hour);
  if (offset === undefined) {
    if (offsets.size >= mostOffsets) offsets.clear();
    offset = offsetOfHour(hour);
    offsets.set(hour, offset);
  }
  return offset;
}

/** The Central wall clock at an instant, as text: YYYY-MM-DDTHH:mm:ss. */
const wallClock = (instant: Date): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString().slice(0, 19);

/** The day in Central Time at an instant. */
export const centralDay = (instant: Date): Day => wallClock(instant).slice(0, 10);

/** The wall clock in Central Time at an instant, HH:mm. */
export const centralClock = (instant: Date): Clock => wallClock(instant).slice(11, 16);

/**
 * The instant of a Central wall-clock time. An hour that the clock change repeats means the first
 * one; one that it skips has no instant and gives null (decisions 7).
 */
export function centralInstant(day: Day, clock: Clock): Date | null {
  const wall = Date.parse(`${day}T${clock}:00Z`);
  if (Number.isNaN(wall)) return null;
  const around = [offsetAt(wall - dayMs), offsetAt(wall + dayMs)];
  const instants = around.map((offset) => wall - offset).filter((t) => t + offsetAt(t) === wall);
  return instants.length > 0 ? new Date(Math.min(...instants)) : null;
}

/** Midnight, Central Time, of a day. The clock never changes at midnight in this zone. */
export function startOfDay(day: Day): Date {
  const instant = centralInstant(day, '00:00');
  if (!instant) throw new RangeError(`Not a day: ${day}`);
  return instant;
}

/** The day that many days later (or earlier). */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Weekday names in the order of `weekdayOf`: 0 is Sunday. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The weekday of a day: 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay();

/** Today in Central Time. */
export const today = (now: Date): Day => centralDay(now);

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** MM/DD/YYYY, as lists show days (Spec, platform 9). */
export function listDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** 10/26–11/15/2026, 12/26/2026–01/09/2027, or one day alone. */
export function dayRange(from: Day, to: Day): string {
  if (from === to) return listDay(from);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? listDay(from).slice(0, 5) : listDay(from)}–${listDay(to)}`;
}

/** MMM D, YYYY, as email send dates are shown (Spec, platform 9). */
export function sendDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${months[Number(month) - 1]} ${Number(date)}, ${year}`;
}

/** 'November 2026' */
export const monthName = (day: Day): string =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** h:mm a, as send times are shown: 6:45 AM. */
export function clockTime(clock: Clock): string {
  const [hour = '0', minute = '00'] = clock.split(':');
  const h = Number(hour);
  return `${h % 12 || 12}:${minute} ${h < 12 ? 'AM' : 'PM'}`;
}

/** 'Tue, Nov 24': a day as a sentence says it, with its year when that is not the year of `now`. */
export function daySentence(day: Day, now = new Date()): string {
  const weekday = weekdays[weekdayOf(day)]?.slice(0, 3);
  const [year, month, date] = day.split('-');
  const ofYear = day.slice(0, 4) === today(now).slice(0, 4) ? '' : `, ${year}`;
  return `${weekday}, ${months[Number(month) - 1]} ${Number(date)}${ofYear}`;
}

/** 'Tue, Nov 24 at 6:45 AM CT' */
export const centralSentence = (instant: Date, now = new Date()): string =>
  `${daySentence(centralDay(instant), now)} at ${clockTime(centralClock(instant))} CT`;

/** 'Nov 24, 2026, 6:45 AM': a day and a time of day as data, as a person reads them. */
export const dayAndClock = (value: string): string =>
  `${sendDay(value.slice(0, 10))}, ${clockTime(value.slice(11, 16))}`;

/** MM/DD/YYYY of an instant, in Central Time. */
export const listDate = (instant: Date): string => listDay(centralDay(instant));

/** Publication-date choices of content lists (Spec, content 2). */
export const publicationRanges = [
  'Today',
  'Last 7 Days',
  'Last 30 Days',
  'This Year',
  'All Time',
] as const;
export type PublicationRange = (typeof publicationRanges)[number];

/** The first day of a range; All Time is treated as 10,000 days back (Spec, content 2). */
export function rangeStart(range: PublicationRange, now: Date): Day {
  const day = today(now);
  if (range === 'Today') return day;
  if (range === 'Last 7 Days') return addDays(day, -6);
  if (range === 'Last 30 Days') return addDays(day, -29);
  if (range === 'This Year') return `${day.slice(0, 4)}-01-01`;
  return addDays(day, -10_000);
}

const fullDay = new Intl.DateTimeFormat('en-US', { timeZone: centralZone, dateStyle: 'full' });

/** Saturday, November 21, 2026: the day in the newsroom. */
export const longDay = (now: Date): string => fullDay.format(now);
