import { z } from 'zod';
import { queryInt } from '../../platform/contract/paging.ts';
import { addDays, type Day } from '../../platform/values/dates.ts';
import { day, id, maxId } from '../../platform/values/fields.ts';
import { calendarMessages, mostDays } from './calendar.messages.ts';

/** The kinds of entries. */
export const markKinds = ['article', 'event', 'email', 'slot'] as const;
export type MarkKind = (typeof markKinds)[number];

/**
 * Planned: has a planned day. Scheduled: will be published or sent automatically. Live: published, sent or
 * running.
 */
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

/** An entry, with or without a day. */
const entry = z.object({
  kind: z.enum(markKinds),
  id,
  siteIds: z.array(id),
  title: z.string(),
  /** Where it opens. */
  path: z.string(),
});

/**
 * An entry on a day: posts and emails on the day they are published or sent, events when they take place. Ad
 * slots and events of several days have a mark at their start and one at their end.
 */
export const calendarMark = entry.extend({
  state: z.enum(markStates),
  day: z.iso.date(),
  at: z.iso.datetime().nullable(),
  /** The end of an event that has one. */
  until: z.iso.datetime().nullable(),
  edge: z.enum(['starts', 'ends']).nullable(),
});
export type CalendarMark = z.infer<typeof calendarMark>;
export type CalendarEntry = z.infer<typeof entry>;

/** A day on which a site has no planned, scheduled or live post. */
export const calendarGap = z.object({ siteId: id, day: z.iso.date() });
export type CalendarGap = z.infer<typeof calendarGap>;

export const calendarReply = z.object({
  marks: z.array(calendarMark),
  /** True if there are more marks than the response holds. */
  isCut: z.boolean(),
  gaps: z.array(calendarGap),
  /** Drafts without a planned day, newest first. */
  unplanned: z.array(entry),
});
export type CalendarReply = z.infer<typeof calendarReply>;

export const mostMarks = 3000;

/** A comma-separated choice of these words; all of them if omitted. */
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

/** The sites and days, from a day on, without an entry. */
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

/** A private calendar link as its owner sees it. */
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
