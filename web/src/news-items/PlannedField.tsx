import { calendarMessages } from '@masthead/shared/calendar/calendar.messages.ts';
import type { Day } from '@masthead/shared/dates.ts';
import { postStatus } from '@masthead/shared/news-items/news-item.ts';
import type { EditedNewsItem } from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import { planEndpoints } from '@masthead/shared/news-items/plan.endpoints.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, queryOf } from '../app/call.ts';
import { DayField } from '../forms/DayField.tsx';
import { sayingFailure } from '../forms/say-failure.ts';

/** The day that a draft is meant for, kept at once; nothing goes out by it. */
export function PlannedField({ post }: { post: EditedNewsItem }) {
  const isDraft = post.status_code === postStatus.draft || post.status_code === postStatus.pending;
  const query = useQuery({
    ...queryOf(planEndpoints.get, { params: { id: post.id } }),
    enabled: isDraft,
    meta: { isQuiet: true },
  });
  const plan = useMutation({
    mutationFn: (day: Day | null) =>
      sayingFailure(
        calendarMessages.planFailed,
        call(planEndpoints.set, {
          body: { id: post.id, was: query.data?.planned_on ?? null, planned_on: day },
        }),
      ),
  });
  if (!isDraft) return null;
  const shown = plan.isPending ? plan.variables : (query.data?.planned_on ?? null);
  return (
    <DayField
      label="Planned for"
      description="A mark in the calendar: nothing goes out by it."
      readOnly={post.edit_blocked !== null}
      disabled={!query.data}
      value={shown}
      onChange={(day) => plan.mutate(day)}
    />
  );
}
