import type { EmailCalendar } from '@masthead/shared/campaigns/email-calendar.ts';
import { type Day, sendDay, weekdayOf, weekdays } from '@masthead/shared/dates.ts';
import { CalendarEntry, GapEntry } from './CalendarEntry.tsx';
import styles from './email-calendar.module.css';

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
export function CalendarMonth({ calendar, days, today, month, onWeek }: Props) {
  return (
    <div className={styles.month}>
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
