import { z } from 'zod';
import {
  addDays,
  centralInstant,
  type Day,
  dayMs,
  weekdayOf,
} from '../../platform/values/dates.ts';
import { day, idInPath } from '../../platform/values/fields.ts';
import { campaignKinds, campaignStatuses, emailStyles } from './campaign.ts';
import { closeTogetherMs } from './preflight-content-rules.ts';

/** Most days that are asked for at once: the six weeks of a month. */
export const mostCalendarDays = 42;

const aDay = day('A calendar needs a start and an end date');

/** Why: an invalid day has already been reported. */
const isTooLong = (from: Day, to: Day) => {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  return days < 0 || days >= mostCalendarDays;
};

/** What the calendar is asked for: its first and last day. */
export const calendarWish = z
  .object({ from: aDay, to: aDay, siteId: idInPath.optional() })
  .refine(({ from, to }) => !isTooLong(from, to), {
    path: ['to'],
    message: `A calendar shows at most ${mostCalendarDays} days`,
  });

/** An email that the same readers get within two hours, whether the calendar shows it or not. */
export const closeEmail = z.object({
  id: z.int(),
  subject: z.string(),
  city: z.string(),
  sendDate: z.string(),
  sendTime: z.string(),
});
export type CloseEmail = z.infer<typeof closeEmail>;

/** An email on its day. */
export const calendarEmail = z.object({
  id: z.int(),
  kind: z.enum(campaignKinds),
  style: z.enum(emailStyles),
  subject: z.string(),
  siteId: z.int(),
  city: z.string(),
  property: z.string(),
  sendDate: z.string(),
  sendTime: z.string().nullable(),
  status: z.enum(campaignStatuses),
  /** What else its readers get too near to it, the earliest first. */
  closeTo: z.array(closeEmail),
});
export type CalendarEmail = z.infer<typeof calendarEmail>;

/** A weekday without the digest of a city, once it should have been built. */
export const calendarGap = z.object({ siteId: z.int(), city: z.string(), day: z.string() });
export type CalendarGap = z.infer<typeof calendarGap>;

export const emailCalendar = z.object({
  emails: z.array(calendarEmail),
  gaps: z.array(calendarGap),
});
export type EmailCalendar = z.infer<typeof emailCalendar>;

interface Sent {
  id: number;
  audienceId: string | null;
  sendAt: Date | null;
}

/** For each email, the others that go to its audience too close to it, in their order. */
export function tooClose<E extends Sent>(emails: readonly E[]): Map<number, E[]> {
  const ofAudience = Map.groupBy(emails, ({ audienceId }) => audienceId);
  const near = (one: E, other: E) =>
    one.id !== other.id &&
    one.sendAt !== null &&
    other.sendAt !== null &&
    Math.abs(one.sendAt.getTime() - other.sendAt.getTime()) < closeTogetherMs;
  const close = emails.flatMap((one) => {
    const others = one.audienceId === null ? [] : (ofAudience.get(one.audienceId) ?? []);
    const found = others.filter((other) => near(one, other));
    return found.length > 0 ? [[one.id, found] as const] : [];
  });
  return new Map(close);
}

/** A city that has digests, from the day of its first one. */
interface DigestCity {
  siteId: number;
  city: string;
  since: Day;
}

/** When the digest of a day should be there: 5 PM of the day before. */
const builtBy = (of: Day) => centralInstant(addDays(of, -1), '17:00');

/** The weekdays of a range for which a city has no digest although it is time. */
export function missingDigests(
  { from, to }: { from: Day; to: Day },
  cities: readonly DigestCity[],
  built: readonly { siteId: number; sendDate: Day }[],
  now: Date,
): CalendarGap[] {
  const has = new Set(built.map(({ siteId, sendDate }) => `${siteId} ${sendDate}`));
  const gaps: CalendarGap[] = [];
  for (let at = from; at <= to; at = addDays(at, 1)) {
    const due = builtBy(at);
    const isWeekday = weekdayOf(at) > 0 && weekdayOf(at) < 6;
    if (!isWeekday || !due || now < due) continue;
    for (const { siteId, city, since } of cities)
      if (since <= at && !has.has(`${siteId} ${at}`)) gaps.push({ siteId, city, day: at });
  }
  return gaps;
}
