import type { Day } from '../../platform/values/dates.ts';

/** Cached formatters by time zone, because creating one is slow. */
const zones = new Map<string, Intl.DateTimeFormat>();

/** The date at an instant in a time zone such as 'America/Denver', by which slots run (decisions 9). */
export function dayInZone(instant: Date, timeZone: string): Day {
  let zone = zones.get(timeZone);
  if (!zone) {
    zone = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    zones.set(timeZone, zone);
  }
  return zone.format(instant);
}
