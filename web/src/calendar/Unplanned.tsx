import { dragged } from '../ui/CalendarGrid.tsx';
import styles from './calendar.module.css';
import type { Entry } from './calendar-marks.ts';
import { kindIcons } from './MarkButton.tsx';

interface Props {
  entries: readonly Entry[];
  onOpen: (entry: Entry) => void;
}

/** Drafts without a day: dragged onto one, or planned in their dialog. */
export function Unplanned({ entries, onOpen }: Props) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.unplanned} aria-label="Drafts without a day">
      <h2 className={styles.unplannedTitle}>Drafts without a day</h2>
      <ul>
        {entries.map((entry) => {
          const Icon = kindIcons[entry.kind];
          return (
            <li key={entry.key} {...dragged(entry.key)}>
              <button
                type="button"
                className={styles.mark}
                data-state="planned"
                onClick={() => onOpen(entry)}
              >
                <Icon size={13} stroke={1.75} aria-hidden />
                <span className={styles.title}>{entry.title || 'Untitled'}</span>
                <span className={styles.facts}>{entry.cities}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
