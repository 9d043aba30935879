import { planEndpoints } from '@masthead/shared/editorial/posts/plan.endpoints.ts';
import { calendarViews, shownDays } from '@masthead/shared/platform/values/calendar-days.ts';
import { type Day, sendDay } from '@masthead/shared/platform/values/dates.ts';
import { calendarEndpoints } from '@masthead/shared/workspace/calendar/calendar.endpoints.ts';
import { calendarMessages } from '@masthead/shared/workspace/calendar/calendar.messages.ts';
import {
  type CalendarReply,
  markKinds,
  markStates,
} from '@masthead/shared/workspace/calendar/calendar.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call, queryOf } from '../../platform/api/call.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { choiceOf, optionalId } from '../../platform/lists/search.ts';
import { someOf } from '../../platform/lists/some-of.ts';
import { toast } from '../../platform/ui/toast.tsx';

/** The state of the calendar in the URL. */
export const calendarSearch = z.object({
  view: choiceOf(calendarViews),
  day: z.iso
    .date()
    .refine((day) => day >= '2000-01-01' && day <= '2100-12-31')
    .nullable()
    .default(null)
    .catch(null),
  siteId: optionalId,
  kinds: someOf(markKinds),
  states: someOf(markStates),
  gaps: choiceOf(['shown', 'hidden']),
});
export type CalendarSearch = z.output<typeof calendarSearch>;

/** The calendar of the shown days; the previous days stay visible until the new ones are loaded. */
export function calendarQuery({ view, siteId, kinds, states }: CalendarSearch, day: Day) {
  const days = shownDays(view, day);
  return queryOptions({
    ...queryOf(calendarEndpoints.marks, {
      query: {
        from: days[0] ?? day,
        to: days.at(-1) ?? day,
        ...(siteId !== null && { siteId: String(siteId) }),
        ...(kinds && { kinds }),
        ...(states && { states }),
      },
    }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });
}

/** A planned move: from where, and to where. */
export interface Planning {
  id: number;
  title: string;
  was: Day | null;
  day: Day | null;
}

/**
 * Plans a post for a day, optimistically: it moves immediately and goes back on failure. Nothing is
 * published.
 */
export function usePlan(shown: { queryKey: readonly unknown[] }) {
  const queryClient = useQueryClient();
  const { queryKey } = shown;
  return useMutation({
    mutationFn: ({ id, was, day }: Planning) =>
      sayingFailure(
        calendarMessages.planFailed,
        call(planEndpoints.set, { body: { id, was, planned_on: day } }),
      ),
    onMutate: ({ id, day }) => {
      const before = queryClient.getQueryData<CalendarReply>(queryKey);
      if (before && day)
        queryClient.setQueryData<CalendarReply>(queryKey, movedIn(before, id, day));
      return before;
    },
    onError: (_error, _planning, before) => queryClient.setQueryData(queryKey, before),
    onSuccess: (_reply, { title, day }) =>
      toast(
        day ? calendarMessages.planned(title, sendDay(day)) : calendarMessages.unplanned(title),
      ),
  });
}

function movedIn(reply: CalendarReply, id: number, day: Day): CalendarReply {
  const isIt = (one: { id: number; kind: string }) =>
    one.id === id && (one.kind === 'article' || one.kind === 'event');
  return {
    ...reply,
    marks: reply.marks.map((mark) =>
      isIt(mark) && mark.state === 'planned' ? { ...mark, day } : mark,
    ),
  };
}
