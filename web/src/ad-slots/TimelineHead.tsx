import { addDays, type Day, listDay, sendDay } from '@masthead/shared/dates.ts';
import styles from './timeline.module.css';
import { daysBetween } from './timeline-days.ts';

interface Props {
  from: Day;
  days: number;
  today: Day;
}

/** More days than this have no room for their numbers. */
export const mostNumbered = 70;

/** Weeks by their first day, and the days; a line through all rows marks today. */
export function TimelineHead({ from, days, today }: Props) {
  const every = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => addDays(from, at * length));
  const at = daysBetween(from, today);
  const isTodayShown = at >= 0 && at < days;
  const left = `${((at + 0.5) / days) * 100}%`;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.corner}>Site</div>
        <div className={styles.heads}>
          <div className={styles.weeks}>
            {every(days / 7, 7).map((day) => (
              <span key={day} title={listDay(day)}>
                {sendDay(day).split(',')[0]}
              </span>
            ))}
          </div>
          {days <= mostNumbered && (
            <div className={styles.dates} aria-hidden>
              {every(days, 1).map((day) => (
                <span key={day} data-today={day === today || undefined}>
                  {Number(day.slice(8))}
                </span>
              ))}
            </div>
          )}
          {isTodayShown && (
            <span className={styles.todayWord} style={{ left }}>
              Today
            </span>
          )}
        </div>
      </div>
      {isTodayShown && (
        <div
          className={styles.today}
          style={{ left: `calc(var(--side) + (100% - var(--side)) * ${(at + 0.5) / days})` }}
        />
      )}
    </>
  );
}
