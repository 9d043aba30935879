const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ZONE_HOURS: Record<string, number> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  akst: -9,
  akdt: -8,
  hst: -10,
};
const CLOCK = String.raw`(?:[T,\s]+(?:at\s+)?(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)?\s*(?<half>[ap]\.?m\.?)?)?`;
const ZONE = String.raw`\s*(?<zone>[a-z]{1,4}|(?:gmt|utc)?[+-]\d{2}:?\d{2})?(?:\s*\([^)]*\))?`;
const WEEKDAY = String.raw`(?:[a-z]{3,9}\.?,?\s+)?`;
const MONTH = String.raw`(?<month>[a-z]{3,9})\.?`;
const FORMS = [
  String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`,
  String.raw`${WEEKDAY}(?<day>\d{1,2})[\s-]+${MONTH}[\s-]+(?<year>\d{4}|\d{2})`,
  String.raw`${WEEKDAY}${MONTH}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})`,
].map((form) => new RegExp(`^${form}${CLOCK}${ZONE}$`, 'i'));

/** RFC 822, ISO 8601 and the near misses that newsrooms publish; null for what cannot be read. */
export function parseFeedDate(text: string): Date | null {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length > 80) return null;
  for (const form of FORMS) {
    const parts = form.exec(line)?.groups;
    if (parts) return dateFrom(parts);
  }
  return null;
}

function dateFrom(parts: Record<string, string | undefined>): Date | null {
  const year = fullYear(parts.year ?? '');
  const month = monthNumber(parts.month ?? '');
  const day = Number(parts.day);
  const offset = zoneMinutes(parts.zone);
  const hour = hourOf(parts);
  const minute = Number(parts.minute ?? 0);
  const second = Math.min(Number(parts.second ?? 0), 59);
  if (month === null || offset === null || hour === null || minute > 59) return null;
  if (year < 1900 || year > 2199) return null;
  const local = new Date(Date.UTC(year, month, day, hour, minute, second));
  if (local.getUTCMonth() !== month || local.getUTCDate() !== day) return null;
  return new Date(local.getTime() - offset * 60_000);
}

function fullYear(year: string): number {
  const number = Number(year);
  if (year.length === 4) return number;
  return number < 70 ? 2000 + number : 1900 + number;
}

function monthNumber(month: string): number | null {
  const index = /^\d/.test(month)
    ? Number(month) - 1
    : MONTHS.indexOf(month.slice(0, 3).toLowerCase());
  return index >= 0 && index < 12 ? index : null;
}

function hourOf({ hour, half }: Record<string, string | undefined>): number | null {
  // Why: a date without a time means that day, and noon UTC is that day everywhere in America.
  if (hour === undefined) return 12;
  const number = Number(hour);
  if (!half) return number < 24 ? number : null;
  if (number < 1 || number > 12) return null;
  return (number % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}

/** Minutes east of UTC; a date that names no zone is read as UTC. */
function zoneMinutes(zone: string | undefined): number | null {
  if (!zone) return 0;
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign) return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const named = ZONE_HOURS[zone.toLowerCase()];
  return named === undefined ? null : named * 60;
}
