import { z } from 'zod';
import { siteMessages } from './site.messages.ts';

const written = /^(UTC|[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+)+)$/;

function isTimeZone(name: string): boolean {
  if (!written.test(name)) return false;
  try {
    Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * The IANA name of a time zone. It is stored in its canonical letter case, because the database compares
 * exactly.
 */
export const timeZoneName = z
  .string(siteMessages.timeZoneRequired)
  .trim()
  .min(1, { error: siteMessages.timeZoneRequired, abort: true })
  .refine(isTimeZone, siteMessages.badTimeZone);

/**
 * The time zones offered for a site, those of the US first. They come from the JavaScript engine, whose
 * clock rules are used later.
 */
export const timeZoneChoices = (): string[] => [
  ...new Set([
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
    'UTC',
    ...Intl.supportedValuesOf('timeZone'),
  ]),
];
