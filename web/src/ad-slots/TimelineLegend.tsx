import { effectIcons } from './TimelineBar.tsx';
import styles from './timeline.module.css';
import around from './timeline-around.module.css';

const bars = [
  { status: 'Active', label: 'Runs today' },
  { status: 'Upcoming', label: 'Upcoming' },
  { status: 'Inactive', label: 'Ended' },
] as const;

/** What the shapes of the timeline mean, and how slots are moved. */
export function TimelineLegend() {
  return (
    <ul className={around.legend} aria-label="What the shapes mean">
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
      <li>Drag a bar or its ends, or use arrow keys, Shift and Alt; Enter saves.</li>
      <li>Drag over free days, or open a gap, for a new slot.</li>
    </ul>
  );
}
