/**
 * The instant at which the clocks of a zone show a wall-clock time; null for a zone that is not known. An hour that the
 * clocks skip means the one after it.
 *
 * @param wall the wall-clock time, written as if it were UTC, in milliseconds
 */
export function instantIn(wall: number, zone: string): Date | null {
  const format = formatOf(zone);
  if (!format) return null;
  const offset = (instant: number) => wallAt(format, instant) - instant;
  const first = wall - offset(wall);
  return new Date(wall - offset(first));
}

const formats = new Map<string, Intl.DateTimeFormat | null>();
const mostFormats = 200;

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  if (formats.size >= mostFormats) formats.clear();
  const made = madeFor(zone);
  formats.set(zone, made);
  return made;
}

function madeFor(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    return null;
  }
}

function wallAt(format: Intl.DateTimeFormat, instant: number): number {
  const told: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(instant)) told[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = told;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
