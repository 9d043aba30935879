import { campaignEndpoints } from '@masthead/shared/campaigns/campaign.endpoints.ts';
import { type CampaignStatus, campaignKinds } from '@masthead/shared/campaigns/campaign.ts';
import type { CalendarEmail, EmailCalendar } from '@masthead/shared/campaigns/email-calendar.ts';
import { addDays, type Day, weekdayOf } from '@masthead/shared/dates.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { queryOf } from '../app/call.ts';
import { choiceOf, optionalId } from '../lists/search.ts';

/** What an email's status comes to in a plan. */
export const planFilters = ['All', 'Draft', 'Scheduled', 'Sent'] as const;

/** What the address of the calendar holds. */
export const calendarSearch = z.object({
  view: choiceOf(['month', 'week']),
  /** A day of the month or week that is shown; none is today's. */
  day: z.iso
    .date()
    .refine((day) => day >= '2000-01-01' && day <= '2100-12-31')
    .nullable()
    .default(null)
    .catch(null),
  siteId: optionalId,
  kind: choiceOf(['All', ...campaignKinds]),
  status: choiceOf(planFilters),
});
export type CalendarSearch = z.output<typeof calendarSearch>;

const firstOfWeek = (day: Day): Day => addDays(day, -weekdayOf(day));
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The first day of the month before or after. */
export function monthFrom(day: Day, step: 1 | -1): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 10);
}

/** The days that are shown: a week, or the whole weeks of a month. */
export function calendarDays(
  { view, day }: Pick<CalendarSearch, 'view' | 'day'>,
  today: Day,
): Day[] {
  const at = day ?? today;
  const first = firstOfWeek(view === 'week' ? at : firstOfMonth(at));
  const last = view === 'week' ? first : firstOfWeek(addDays(monthFrom(at, 1), -1));
  const days: Day[] = [];
  for (let one = first; one < addDays(last, 7); one = addDays(one, 1)) days.push(one);
  return days;
}

/** The emails of these days; the old ones stay until the new ones are there. */
export const calendarQuery = (siteId: number | null, days: readonly Day[]) =>
  queryOptions({
    ...queryOf(campaignEndpoints.calendar, {
      query: {
        from: days[0] ?? '',
        to: days.at(-1) ?? '',
        ...(siteId !== null && { siteId: String(siteId) }),
      },
    }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });

const drafts: CampaignStatus[] = ['draft', 'canceled', 'failed', 'late'];

const isOfStatus = ({ status }: CalendarEmail, filter: CalendarSearch['status']) => {
  if (filter === 'All') return true;
  if (filter === 'Draft') return drafts.includes(status);
  return filter === 'Sent' ? status === 'sent' : status !== 'sent' && !drafts.includes(status);
};

/** What of the calendar the filters leave; gaps are those of digests. */
export function filtered(
  { emails, gaps }: EmailCalendar,
  { kind, status }: CalendarSearch,
): EmailCalendar {
  const wantsGaps = (kind === 'All' || kind === 'daily-digest') && status === 'All';
  return {
    emails: emails.filter(
      (email) => (kind === 'All' || email.kind === kind) && isOfStatus(email, status),
    ),
    gaps: wantsGaps ? gaps : [],
  };
}
