import { timelineMessages } from '@masthead/shared/ad-slots/slot-timeline.messages.ts';
import type { Timeline } from '@masthead/shared/ad-slots/slot-timeline.ts';
import type { Day } from '@masthead/shared/dates.ts';
import { type CSSProperties, useId, useState } from 'react';
import { mostNumbered, TimelineHead } from './TimelineHead.tsx';
import { TimelineRow } from './TimelineRow.tsx';
import styles from './timeline.module.css';
import { daysBetween } from './timeline-days.ts';
import { useBarDrag } from './timeline-drag.ts';
import { barsBetween, siteRows } from './timeline-lanes.ts';
import type { TimelineMove } from './timeline-move.ts';
import { useNewSlotDrag } from './timeline-new.ts';

interface Props {
  timeline: Timeline;
  today: Day;
  isStale: boolean;
  move: TimelineMove;
}

/** Scrolling draws anew after so many pixels, and that many more than are seen are drawn. */
const step = 240;

/** Fewer pixels for a day than this, and the picture scrolls sideways. */
function leastOfDay(days: number): number {
  if (days <= mostNumbered) return 17;
  return days <= 100 ? 11 : 7;
}

/** Sites as rows, slots as bars: the picture of the bookings. */
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
      <p id={helpId} className={styles.hidden}>
        {timelineMessages.help}
      </p>
      <a href={`#${endId}`} className={`${styles.hidden} ${styles.skip}`}>
        Skip the bars
      </a>
      <section
        className={`${styles.surface} ${styles.frame}`}
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
