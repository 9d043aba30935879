import type { Day } from '../../platform/values/dates.ts';

/** Reckoning with the zone database is slow to begin with, so what knows a zone is kept. */
const zones = new Map<string, Intl.DateTimeFormat>();

/** The day that it is at an instant in a time zone such as 'America/Denver': the day that slots run by (decisions 9). */
export function dayInZone(instant: Date, timeZone: string): Day {
  let zone = zones.get(timeZone);
  if (!zone) {
    zone = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    zones.set(timeZone, zone);
  }
  return zone.format(instant);
}
