import type { EmailCalendar } from '@masthead/shared/email/campaigns/email-calendar.ts';
import { type Day, sendDay, weekdayOf, weekdays } from '@masthead/shared/platform/values/dates.ts';
import surface from '../../platform/ui/surface.module.css';
import { CalendarEntry, GapEntry } from './CalendarEntry.tsx';
import styles from './email-calendar.module.css';

interface Props {
  calendar: EmailCalendar;
  days: readonly Day[];
  today: Day;
}

/** The sites that have something in these days, by name. */
function sitesOf({ emails, gaps }: EmailCalendar) {
  const sites = new Map<number, string>();
  for (const { siteId, city, property } of emails) sites.set(siteId, `${property} ${city}`);
  for (const { siteId, city } of gaps) if (!sites.has(siteId)) sites.set(siteId, city);
  return [...sites].sort(([, a], [, b]) => a.localeCompare(b));
}

/** A week: sites as rows, days as columns. */
export function CalendarWeek({ calendar, days, today }: Props) {
  return (
    <div className={`${surface.panel} ${styles.scroller}`}>
      <table className={styles.week}>
        <thead>
          <tr>
            <th scope="col">Site</th>
            {days.map((day) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
                {weekdays[weekdayOf(day)]?.slice(0, 3)} <span>{sendDay(day).split(',')[0]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sitesOf(calendar).map(([siteId, name]) => (
            <tr key={siteId}>
              <th scope="row">{name}</th>
              {days.map((day) => (
                <td key={day}>
                  <Cell calendar={calendar} siteId={siteId} day={day} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ calendar, siteId, day }: { calendar: EmailCalendar; siteId: number; day: Day }) {
  const gap = calendar.gaps.find((one) => one.siteId === siteId && one.day === day);
  const emails = calendar.emails.filter((one) => one.siteId === siteId && one.sendDate === day);
  return (
    <div className={styles.cell}>
      {gap && <GapEntry gap={gap} isOfRow />}
      {emails.map((email) => (
        <CalendarEntry key={email.id} email={email} isOfRow />
      ))}
    </div>
  );
}
