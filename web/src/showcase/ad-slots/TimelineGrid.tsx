import { addDays, type Day, listDay, sendDay } from '@masthead/shared/platform/values/dates.ts';
import { timelineMessages } from '@masthead/shared/showcase/ad-slots/slot-timeline.messages.ts';
import type { Timeline } from '@masthead/shared/showcase/ad-slots/slot-timeline.ts';
import { type CSSProperties, useId, useState } from 'react';
import surface from '../../platform/ui/surface.module.css';
import textStyles from '../../platform/ui/text.module.css';
import { effectIcons } from './TimelineBar.tsx';
import { TimelineRow } from './TimelineRow.tsx';
import styles from './timeline.module.css';
import around from './timeline-around.module.css';
import { daysBetween } from './timeline-days.ts';
import { useBarDrag } from './timeline-drag.ts';
import type { TimelineMove } from './timeline-move.ts';
import { barsBetween, siteRows, useNewSlotDrag } from './timeline-new.ts';

interface Props {
  timeline: Timeline;
  today: Day;
  isStale: boolean;
  move: TimelineMove;
}

/** Pixels after which scrolling re-renders, and the overscan on each side. */
const step = 240;

/** Fewest pixels per day; below that the timeline scrolls sideways. */
function leastOfDay(days: number): number {
  if (days <= mostNumbered) return 17;
  return days <= 100 ? 11 : 7;
}

/** The timeline of bookings: sites as rows, slots as bars. */
export function TimelineGrid({ timeline, today, isStale, move }: Props) {
  const { from, to, sites } = timeline;
  const [scrolled, setScrolled] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const days = daysBetween(from, to) + 1;
  const drag = useBarDrag(move, days);
  const newSlot = useNewSlotDrag(from, to);
  const helpId = useId();
  const endId = useId();
  const rows = siteRows(sites);
  const context = { from, to, today, move, drag, newSlot, onFocus: setFocused, helpId };
  const size = {
    '--days': days,
    '--least': `${leastOfDay(days)}px`,
    '--head': days <= mostNumbered ? '49px' : '29px',
  } as CSSProperties;
  return (
    <>
      <p id={helpId} className={`${textStyles.hidden} ${styles.hidden}`}>
        {timelineMessages.help}
      </p>
      <a href={`#${endId}`} className={`${textStyles.hidden} ${styles.hidden} ${styles.skip}`}>
        Skip the timeline
      </a>
      <section
        className={`${surface.panel} ${styles.frame}`}
        aria-label="Bookings by site and day"
        data-stale={isStale || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        onScroll={(event) => setScrolled(Math.floor(event.currentTarget.scrollTop / step) * step)}
      >
        <div className={styles.grid} style={size}>
          <TimelineHead from={from} days={days} today={today} />
          {rows.map((row) => (
            <TimelineRow
              key={row.site.siteId}
              row={row}
              bars={barsBetween(row, scrolled - step, scrolled + innerHeight + step, focused)}
              draft={move.draft}
              context={context}
            />
          ))}
        </div>
      </section>
      <div id={endId} tabIndex={-1} />
    </>
  );
}

interface TimelineHeadProps {
  from: Day;
  days: number;
  today: Day;
}

/** Most days with room for their numbers. */
const mostNumbered = 70;

/** Weeks by their first day, and the days; a line through all rows marks today. */
function TimelineHead({ from, days, today }: TimelineHeadProps) {
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

const bars = [
  { status: 'Active', label: 'Runs today' },
  { status: 'Upcoming', label: 'Upcoming' },
  { status: 'Inactive', label: 'Ended' },
] as const;

/** The legend of the timeline, and how to move slots. */
export function TimelineLegend() {
  return (
    <ul className={around.legend} aria-label="Legend">
      {bars.map(({ status, label }) => (
        <li key={status}>
          <span className={styles.bar} data-status={status} />
          {label}
        </li>
      ))}
      <li>
        <span className={styles.bar} data-status="Active" data-paused />
        Paused
      </li>
      <li>
        <span className={styles.mark} data-kind="overlap" />
        Overlap: same firm, same listing or two popups
      </li>
      <li>
        <span className={styles.mark} data-kind="gap" />
        Gap: nothing runs
      </li>
      <li>
        <effectIcons.popup size={14} stroke={1.8} aria-hidden />
        Popup
      </li>
      <li>
        <effectIcons.rollover size={14} stroke={1.8} aria-hidden />
        Rollover
      </li>
      <li>Drag a bar or its ends, or use the arrow keys with Shift or Alt. Enter saves.</li>
      <li>Drag across open days, or click a gap, to add a slot.</li>
    </ul>
  );
}
