import type { CalendarView } from '@masthead/shared/platform/values/calendar-days.ts';
import { isSameMonth, shownDays } from '@masthead/shared/platform/values/calendar-days.ts';
import {
  addDays,
  type Day,
  sendDay,
  weekdayOf,
  weekdays,
} from '@masthead/shared/platform/values/dates.ts';
import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './calendar-grid.module.css';
import textStyles from './text.module.css';

/** An entry on a day. */
export interface GridMark {
  /** Its id, also in drag data. */
  key: string;
  day: Day;
  /** May be moved to another day. */
  isMovable: boolean;
}

interface Props<M extends GridMark> {
  /** The accessible name: 'Calendar of November 2026'. */
  label: string;
  view: CalendarView;
  /** A day of the month or week that is shown. */
  day: Day;
  today: Day;
  marks: readonly M[];
  /** How a mark is drawn: one button or link. */
  children: (mark: M) => ReactNode;
  /** Moves what is called so to another day: a mark, or whatever was dragged in with `dragged`. */
  onMove?: (key: string, to: Day) => void;
  /** Shows all of a day that has more than a month has room for. */
  onDay: (day: Day) => void;
  /** Extra content of a day, such as a warning. */
  noteOf?: (day: Day) => ReactNode;
  /** Adds an entry on an empty future day. */
  onAdd?: (day: Day) => void;
  /** Marks that a month shows by their number alone on days that are over, where there are several. */
  folded?: { is: (mark: M) => boolean; words: (count: number) => string };
}

const mostInMonth = 4;
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** What makes an element one that can be dragged onto a day. */
export const dragged = (key: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData('text/plain', key);
    dataTransfer.effectAllowed = 'move';
  },
});

/**
 * A month or a week in days, with marks. A movable mark is dragged to another day, or moved with Shift and an arrow
 * key: left and right by a day, up and down by a week; the focus moves with it. On a phone the days are a list.
 */
export function CalendarGrid<M extends GridMark>(props: Props<M>) {
  const { label, view, day, marks, onMove } = props;
  const days = shownDays(view, day);
  const helpId = useId();
  const table = useRef<HTMLTableElement>(null);
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (!moved.current) return;
    const mark = table.current?.querySelector<HTMLElement>(
      `[data-mark="${CSS.escape(moved.current)}"]`,
    );
    mark?.querySelector<HTMLElement>('button, a')?.focus();
    if (mark) moved.current = null;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? steps[event.key] : undefined;
    const key = (event.target as Element).closest<HTMLElement>('[data-movable]')?.dataset.mark;
    const mark = marks.find((one) => one.key === key);
    if (step === undefined || !mark || !onMove) return;
    event.preventDefault();
    moved.current = mark.key;
    onMove(mark.key, addDays(mark.day, step));
  };
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(7 * at, 7 * at + 7));
  const byDay = Map.groupBy(marks, (mark) => mark.day);
  return (
    <>
      <table
        ref={table}
        className={styles.grid}
        data-view={view}
        aria-label={label}
        aria-describedby={onMove ? helpId : undefined}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                <span aria-hidden>{name.slice(0, 3)}</span>
                <span className={textStyles.hidden}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <DayCell key={one} {...props} of={one} marks={byDay.get(one) ?? []} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {onMove && (
        <p id={helpId} className={styles.help}>
          Drag an item to another day, or select it and press Shift and an arrow key.
        </p>
      )}
    </>
  );
}

function DayCell<M extends GridMark>(props: Props<M> & { of: Day }) {
  const { view, day, of, today, marks, children, onMove, onDay, noteOf, onAdd, folded } = props;
  const [isOver, setOver] = useState(false);
  const isMonth = view === 'month';
  const old = folded && isMonth && of < today ? marks.filter(folded.is) : [];
  const unfolded = old.length > 1 ? marks.filter((mark) => !old.includes(mark)) : marks;
  const shown =
    isMonth && unfolded.length > mostInMonth ? unfolded.slice(0, mostInMonth - 1) : unfolded;
  const note = noteOf?.(of);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const key = event.dataTransfer.getData('text/plain');
    if (key) onMove?.(key, of);
  };
  return (
    <td
      data-day={of}
      data-other={(isMonth && !isSameMonth(of, day)) || undefined}
      data-today={of === today || undefined}
      aria-current={of === today ? 'date' : undefined}
      data-past={of < today || undefined}
      data-empty={(marks.length === 0 && !note) || undefined}
      data-over={isOver || undefined}
      {...(onMove && {
        onDragOver: (event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop,
      })}
    >
      <h3 className={styles.date} aria-label={`${weekdays[weekdayOf(of)]}, ${sendDay(of)}`}>
        <span className={styles.number}>{Number(of.slice(8))}</span>
        <span className={styles.whole}>
          {weekdays[weekdayOf(of)]?.slice(0, 3)}, {sendDay(of).split(',')[0]}
        </span>
      </h3>
      {shown.length > 0 && (
        <ul className={styles.marks}>
          {shown.map((mark) => (
            <li
              key={mark.key}
              data-mark={mark.key}
              data-movable={mark.isMovable || undefined}
              {...(mark.isMovable && onMove ? dragged(mark.key) : {})}
            >
              {children(mark)}
            </li>
          ))}
        </ul>
      )}
      {shown.length < unfolded.length && (
        <button type="button" className={styles.more} onClick={() => onDay(of)}>
          {unfolded.length - shown.length} more
        </button>
      )}
      {folded && old.length > 1 && (
        <button type="button" className={styles.more} onClick={() => onDay(of)}>
          {folded.words(old.length)}
        </button>
      )}
      {onAdd && marks.length === 0 && of >= today && (
        <button
          type="button"
          className={styles.more}
          aria-label={`Add on ${sendDay(of)}`}
          onClick={() => onAdd(of)}
        >
          Add
        </button>
      )}
      {note && <div className={styles.note}>{note}</div>}
    </td>
  );
}
