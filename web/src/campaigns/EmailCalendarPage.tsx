import { shownDays } from '@masthead/shared/calendar/calendar-days.ts';
import { calendarMessages } from '@masthead/shared/campaigns/email-calendar.messages.ts';
import { today as todayAt } from '@masthead/shared/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useListSearch } from '../lists/search.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import textStyles from '../ui/text.module.css';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import { useTodayInView } from '../ui/use-today-in-view.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import styles from './email-calendar.module.css';
import { calendarQuery, calendarSearch, filtered } from './email-calendar-search.ts';

/** Why late: the calendar opens with a month. */
const CalendarWeek = lazy(async () => ({
  default: (await import('./CalendarWeek.tsx')).CalendarWeek,
}));

/** The send calendar: emails of all kinds on their days, those too close to each other, and missing digests. */
export function EmailCalendarPage() {
  const [search, setSearch] = useListSearch(calendarSearch);
  const [today] = useState(() => todayAt(new Date()));
  const isNarrow = useIsNarrow();
  const days = shownDays(search.view, search.day ?? today);
  const query = useQuery(calendarQuery(search.siteId, days));
  const { data, error } = query;
  const calendar = data && filtered(data, search);
  const isEmpty = calendar && calendar.emails.length + calendar.gaps.length === 0;
  const isWhole = search.kinds === '' && search.states === '' && search.siteId === null;
  const list = useTodayInView<HTMLDivElement>(data !== undefined && search.day === null);
  const isWeek = search.view === 'week';
  return (
    <div className={styles.page}>
      <PageHeading screen="emailCalendar" title={screens.emailCalendar.title} />
      <CalendarToolbar search={search} onSearch={setSearch} today={today} />
      {error && !data && (
        <div className={styles.surface}>
          <Trouble
            failure={calendarMessages.failed}
            error={error}
            onRetry={query.refetch}
            isRetrying={query.isFetching}
          />
        </div>
      )}
      {isEmpty && (
        <p className={textStyles.dimmed} role="status">
          {isWhole ? calendarMessages.nothing : calendarMessages.nothingMatches}
        </p>
      )}
      <div ref={list} data-stale={query.isPlaceholderData || undefined} className={styles.frame}>
        {calendar && isWeek && !isNarrow && !isEmpty && (
          <Suspense>
            <CalendarWeek calendar={calendar} days={days} today={today} />
          </Suspense>
        )}
        {calendar && (!isWeek || isNarrow) && (
          <CalendarMonth
            calendar={calendar}
            days={days}
            today={today}
            month={isWeek ? null : (search.day ?? today).slice(0, 7)}
            onWeek={(day) => setSearch({ view: 'week', day })}
          />
        )}
      </div>
    </div>
  );
}
