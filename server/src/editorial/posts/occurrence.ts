import {
  centralClock,
  centralDay,
  centralInstant,
} from '@masthead/shared/platform/values/dates.ts';

const tagged = /^occurrence\D*(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/i;

/** The instant of an occurrence tag, which ends in yyyymmddhhmm in Central Time (Spec, content 3). */
export function occurrenceOf(tags: readonly string[]): Date | null {
  for (const tag of tags) {
    const [, year, month, day, hour, minute] = tagged.exec(tag) ?? [];
    if (year) return centralInstant(`${year}-${month}-${day}`, `${hour}:${minute}`);
  }
  return null;
}

/** The occurrence tag of an instant. */
export const occurrenceTag = (at: Date): string =>
  `occurrence-${`${centralDay(at)}${centralClock(at)}`.replaceAll(/\D/g, '')}`;

/** The tags with their occurrence replaced. */
export const withOccurrence = (tags: readonly string[], at: Date | null): string[] => [
  ...tags.filter((tag) => !tagged.test(tag)),
  ...(at ? [occurrenceTag(at)] : []),
];
