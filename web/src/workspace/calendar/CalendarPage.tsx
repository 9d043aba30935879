import { Box, Text } from '@mantine/core';
import { type Day, today as todayAt } from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import { calendarMessages } from '@masthead/shared/workspace/calendar/calendar.messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSites } from '../../people/sites/site.queries.ts';
import { useListSearch } from '../../platform/lists/search.ts';
import { CalendarGrid } from '../../platform/ui/CalendarGrid.tsx';
import { CalendarSteps, shownName } from '../../platform/ui/CalendarSteps.tsx';
import { PageHeading } from '../../platform/ui/PageHeading.tsx';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { useTodayInView } from '../../platform/ui/use-today-in-view.ts';
import { CalendarDialogs, type OpenInCalendar } from './CalendarDialogs.tsx';
import { CalendarFilters } from './CalendarFilters.tsx';
import { CalendarLinkButton } from './CalendarLinkButton.tsx';
import styles from './calendar.module.css';
import { calendarQuery, calendarSearch, usePlan } from './calendar.queries.ts';
import { entryOf, gapWords, isOldNews, MarkButton, markOf, Unplanned } from './MarkButton.tsx';

/** Planned, scheduled and live posts, emails and ad slots over all sites, day by day. */
export function CalendarPage() {
  const [search, setSearch] = useListSearch(calendarSearch);
  const [today] = useState(() => todayAt(new Date()));
  const [open, setOpen] = useState<OpenInCalendar | null>(null);
  const { data: sites = [] } = useSites();
  const day = search.day ?? today;
  const shown = calendarQuery(search, day);
  const query = useQuery(shown);
  const plan = usePlan(shown);
  const { data, error } = query;
  // Why no days after a failure: they would look as if nothing were planned.
  const hasFailed = error !== null && !data;
  const list = useTodayInView<HTMLDivElement>(data !== undefined && search.day === null);
  const marks = (data?.marks ?? []).map((mark) => markOf(mark, sites));
  const unplanned = (data?.unplanned ?? []).map((entry) => entryOf(entry, sites));
  const move = (key: string, to: Day) => {
    const mark = marks.find((one) => one.key === key && one.isMovable);
    const found = mark ?? unplanned.find((one) => one.key === key);
    const was = mark?.day ?? null;
    if (found && was !== to) plan.mutate({ id: found.id, title: found.title, was, day: to });
  };
  const goTo = (next: { view?: typeof search.view; day?: Day }) =>
    setSearch({ ...next, ...(next.day && { day: next.day === today ? null : next.day }) });
  return (
    <div className={`${surface.page} ${styles.page}`}>
      <PageHeading screen="calendar" title={screens.calendar.title}>
        <CalendarLinkButton search={search} />
      </PageHeading>
      <CalendarSteps view={search.view} day={day} today={today} onChange={goTo} />
      <CalendarFilters search={search} onChange={setSearch} />
      {hasFailed && (
        <Trouble
          failure={calendarMessages.failed}
          error={error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      )}
      {data?.isCut && (
        <Text my={14} role="status">
          {calendarMessages.cut}
        </Text>
      )}
      {!hasFailed && (
        <div
          ref={list}
          className={styles.columns}
          aria-busy={query.isFetching}
          data-stale={query.isPlaceholderData || undefined}
        >
          <Box miw={0}>
            <CalendarGrid
              label={`Calendar of ${shownName(search.view, day)}`}
              view={search.view}
              day={day}
              today={today}
              marks={marks}
              onMove={move}
              folded={{ is: isOldNews, words: calendarMessages.oldNews }}
              onAdd={(addOn) => setOpen({ addOn })}
              onDay={(one) => goTo({ view: 'week', day: one })}
              noteOf={(one) =>
                search.gaps === 'shown' ? gapWords(data?.gaps ?? [], one, sites) : null
              }
            >
              {(mark) => <MarkButton mark={mark} onOpen={() => setOpen({ mark })} />}
            </CalendarGrid>
          </Box>
          <Unplanned entries={unplanned} onOpen={(mark) => setOpen({ mark })} />
        </div>
      )}
      <CalendarDialogs open={open} onClose={() => setOpen(null)} onPlan={plan.mutate} />
    </div>
  );
}
