import { centralInstant } from '@masthead/shared/dates.ts';
import { day as asDay } from '@masthead/shared/fields.ts';

const aDay = asDay('');
const usDay = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const clockText = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?$/i;

function dayOf(text: string): string | null {
  const [, month = '', date = '', year = ''] = usDay.exec(text) ?? [];
  const written = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text;
  return aDay.safeParse(written).success ? written : null;
}

function clockOf(text: string): string | null {
  const [, hours = '', minutes = '', half] = clockText.exec(text) ?? [];
  if (hours === '' || (half && (Number(hours) < 1 || Number(hours) > 12))) return null;
  const later = half?.toLowerCase() === 'p' ? 12 : 0;
  const hour = half ? (Number(hours) % 12) + later : Number(hours);
  if (hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/**
 * The instant that a cell names; null when it names none. A clock without a zone is Central Time
 * with its day before it or in a column of its own; RESO's timestamps (with a T) are UTC.
 */
export function momentOf(text: string, dayText: string): Date | null {
  if (text.includes('T')) {
    if (!dayOf(text.slice(0, 10))) return null;
    const instant = new Date(/(z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`);
    return Number.isNaN(instant.getTime()) ? null : instant;
  }
  const [, before = '', clock = ''] = /^([\d-]{10}|[\d/]{8,10})\s+(.+)$/.exec(text) ?? [];
  const day = dayOf(before || dayText.slice(0, 10).trim());
  const time = clockOf(clock || text);
  return day && time ? centralInstant(day, time) : null;
}
