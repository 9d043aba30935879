import { z } from 'zod';
import { queryInt } from '../../platform/contract/paging.ts';
import { addDays, type Day } from '../../platform/values/dates.ts';
import { day, id, maxId } from '../../platform/values/fields.ts';
import { calendarMessages, mostDays } from './calendar.messages.ts';

/** What stands in the calendar. */
export const markKinds = ['article', 'event', 'email', 'slot'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Planned: meant for a day. Scheduled: it goes out by itself. Live: it is out, or runs. */
export const markStates = ['planned', 'scheduled', 'live'] as const;
export type MarkState = (typeof markStates)[number];

export const kindLabel: Record<MarkKind, string> = {
  article: 'Articles',
  event: 'Events',
  email: 'Emails',
  slot: 'Ad slots',
};
export const stateLabel: Record<MarkState, string> = {
  planned: 'Planned',
  scheduled: 'Scheduled',
  live: 'Live',
};

/** Something in the calendar, whatever its day. */
const entry = z.object({
  kind: z.enum(markKinds),
  id,
  siteIds: z.array(id),
  title: z.string(),
  /** Where it is opened. */
  path: z.string(),
});

/**
 * Something on a day: a post or an email when it goes out or went out, an event when it takes place. A slot, and an event that
 * lasts longer than a day, stands where it starts and where it ends.
 */
export const calendarMark = entry.extend({
  state: z.enum(markStates),
  day: z.iso.date(),
  at: z.iso.datetime().nullable(),
  /** When an event is over that says so. */
  until: z.iso.datetime().nullable(),
  edge: z.enum(['starts', 'ends']).nullable(),
});
export type CalendarMark = z.infer<typeof calendarMark>;
export type CalendarEntry = z.infer<typeof entry>;

/** A day of a site on which no post is planned, scheduled or out. */
export const calendarGap = z.object({ siteId: id, day: z.iso.date() });
export type CalendarGap = z.infer<typeof calendarGap>;

export const calendarReply = z.object({
  marks: z.array(calendarMark),
  /** True when there are more marks than are shown at once. */
  isCut: z.boolean(),
  gaps: z.array(calendarGap),
  /** Drafts that nobody has planned yet, the newest first. */
  unplanned: z.array(entry),
});
export type CalendarReply = z.infer<typeof calendarReply>;

export const mostMarks = 3000;

/** Some of these words, parted by commas; without it all. */
const someOf = <const T extends readonly string[]>(values: T) =>
  z
    .string()
    .max(100)
    .optional()
    .transform((text) => (text ? text.split(',') : [...values]))
    .pipe(z.array(z.enum(values, calendarMessages.unknownChoice)));

export const calendarQuery = z
  .object({
    from: day(calendarMessages.noDay),
    to: day(calendarMessages.noDay),
    siteId: queryInt('siteId', 1, maxId).optional(),
    kinds: someOf(markKinds),
    states: someOf(markStates),
  })
  .refine(({ from, to }) => from <= to && to <= addDays(from, mostDays), {
    path: ['to'],
    message: calendarMessages.tooLong,
  });
export type CalendarQuery = z.output<typeof calendarQuery>;

/** The days of some sites, from a day on, on which nothing stands. */
export function gapsOf(
  siteIds: readonly number[],
  days: readonly Day[],
  filled: readonly CalendarGap[],
): CalendarGap[] {
  const known = new Set(filled.map(({ siteId, day }) => `${siteId} ${day}`));
  return days.flatMap((day) =>
    siteIds.flatMap((siteId) => (known.has(`${siteId} ${day}`) ? [] : [{ siteId, day }])),
  );
}

/** A private address of the calendar, as its person sees it. */
export const calendarLink = z.object({
  id,
  siteId: id.nullable(),
  kinds: z.array(z.enum(markKinds)),
  createdAt: z.iso.datetime(),
  openedAt: z.iso.datetime().nullable(),
});
export type CalendarLink = z.infer<typeof calendarLink>;
export const newCalendarLink = z.object({
  siteId: id.nullable(),
  kinds: z.array(z.enum(markKinds)).min(1, calendarMessages.noKind),
});
export const calendarFeedPath = '/calendar-feed/:name';
