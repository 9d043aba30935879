import { calendarMessages } from '@masthead/shared/email/campaigns/email-calendar.messages.ts';
import type { EmailCalendar } from '@masthead/shared/email/campaigns/email-calendar.ts';
import { shownDays } from '@masthead/shared/platform/values/calendar-days.ts';
import {
  type Day,
  sendDay,
  today as todayAt,
  weekdayOf,
  weekdays,
} from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListSearch } from '../../platform/lists/search.ts';
import { late } from '../../platform/ui/late.tsx';
import { PageHeading } from '../../platform/ui/PageHeading.tsx';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import textStyles from '../../platform/ui/text.module.css';
import { useIsNarrow } from '../../platform/ui/use-is-narrow.ts';
import { useTodayInView } from '../../platform/ui/use-today-in-view.ts';
import { CalendarEntry, GapEntry } from './CalendarEntry.tsx';
import { CalendarToolbar, calendarQuery, calendarSearch, filtered } from './CalendarToolbar.tsx';
import styles from './email-calendar.module.css';

/** Why late: the calendar opens with a month. */
const CalendarWeek = late(async () => (await import('./CalendarWeek.tsx')).CalendarWeek);

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
    <div className={`${surface.page} ${styles.page}`}>
      <PageHeading screen="emailCalendar" title={screens.emailCalendar.title} />
      <CalendarToolbar search={search} onSearch={setSearch} today={today} />
      {error && !data && (
        <div className={surface.panel}>
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
          <CalendarWeek calendar={calendar} days={days} today={today} />
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

interface Props {
  calendar: EmailCalendar;
  days: readonly Day[];
  today: Day;
  /** The month whose days stand out; null: all do. */
  month: string | null;
  onWeek: (day: Day) => void;
}

/** Entries that a day of a month shows; the rest is a click away. */
const mostShown = 5;

/** The days as a grid of weeks; on a phone, one under the other with those left out on which nothing happens. */
function CalendarMonth({ calendar, days, today, month, onWeek }: Props) {
  return (
    <div className={`${surface.panel} ${styles.month}`}>
      {weekdays.map((name) => (
        <span key={name} className={styles.weekday} aria-hidden>
          {name.slice(0, 3)}
        </span>
      ))}
      {days.map((day) => (
        <DayCell
          key={day}
          day={day}
          calendar={calendar}
          isToday={day === today}
          isOther={month !== null && !day.startsWith(month)}
          onWeek={onWeek}
        />
      ))}
    </div>
  );
}

interface CellProps extends Pick<Props, 'calendar' | 'onWeek'> {
  day: Day;
  isToday: boolean;
  isOther: boolean;
}

function DayCell({ day, calendar, isToday, isOther, onWeek }: CellProps) {
  const gaps = calendar.gaps.filter((gap) => gap.day === day);
  const emails = calendar.emails.filter(({ sendDate }) => sendDate === day);
  const shown = emails.slice(0, Math.max(1, mostShown - gaps.length));
  const left = emails.length - shown.length;
  const isEmpty = emails.length + gaps.length === 0;
  return (
    <section
      className={styles.day}
      data-other={isOther || undefined}
      data-empty={isEmpty || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-label={`${weekdays[weekdayOf(day)]}, ${sendDay(day)}`}
    >
      <h3 className={styles.date} data-today={isToday || undefined}>
        <span className={styles.long}>{weekdays[weekdayOf(day)]}, </span>
        <span className={styles.long}>{sendDay(day)}</span>
        <span className={styles.short}>{Number(day.slice(8))}</span>
      </h3>
      {gaps.map((gap) => (
        <GapEntry key={gap.siteId} gap={gap} />
      ))}
      {shown.map((email) => (
        <CalendarEntry key={email.id} email={email} />
      ))}
      {left > 0 && (
        <button type="button" className={styles.more} onClick={() => onWeek(day)}>
          {left} more
        </button>
      )}
    </section>
  );
}
