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
        Several at once
      </li>
      <li>
        <span className={styles.mark} data-kind="gap" />
        Gap: nothing runs
      </li>
      <li>Drag a bar or its ends, or use arrow keys, Shift and Alt; Enter saves.</li>
    </ul>
  );
}
