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

/** The IANA name of a time zone. Why: written as the database keeps it, where letters of any case are not the same. */
export const timeZoneName = z
  .string(siteMessages.timeZoneRequired)
  .trim()
  .min(1, { error: siteMessages.timeZoneRequired, abort: true })
  .refine(isTimeZone, siteMessages.badTimeZone);

/** What a site can choose from: the zones of the country first. Why: asked of the engine, whose clocks reckon with them. */
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
