import { dayRange } from '@masthead/shared/platform/values/dates.ts';
import { type AdSlotRow, slotStatus } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import IconAppWindow from '@tabler/icons-react/dist/esm/icons/IconAppWindow.mjs';
import IconLayoutNavbarExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutNavbarExpand.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { pathTo, useGoTo } from '../../platform/api/links.tsx';
import styles from './timeline.module.css';
import timelineAroundStyles from './timeline-around.module.css';
import {
  dayCount,
  daysBetween,
  firmsOf,
  inWords,
  type SlotDays,
  shortRange,
} from './timeline-days.ts';
import type { BarDrag } from './timeline-drag.ts';
import type { Draft, TimelineMove } from './timeline-move.ts';
import { laneHeight, markHeight, type NewSlotDrag } from './timeline-new.ts';

/** The icon of a display effect. */
export const effectIcons = { popup: IconAppWindow, rollover: IconLayoutNavbarExpand };

/** Shared by all bars of the timeline. */
export interface BarContext {
  from: string;
  to: string;
  today: string;
  move: TimelineMove;
  drag: BarDrag;
  newSlot: NewSlotDrag;
  onFocus: (slotId: number) => void;
  helpId: string;
}

interface Props {
  slot: AdSlotRow;
  lane: number;
  site: string;
  draft: Draft | null;
  context: BarContext;
}

/** The position of days within a range, as fractions of its width. */
export function spanOf(days: SlotDays, from: string, to: string): CSSProperties {
  const all = daysBetween(from, to) + 1;
  const start = Math.max(daysBetween(from, days.startDate), 0);
  const end = Math.min(daysBetween(from, days.endDate) + 1, all);
  const width = Math.max(end - start, 0);
  return { left: `${(start / all) * 100}%`, width: `${(width / all) * 100}%` };
}

/** A slot in the row of a site: a link that can be moved and extended. */
export function TimelineBar({ slot, lane, site, draft, context }: Props) {
  const { from, to, today, move, drag, onFocus, helpId } = context;
  const goTo = useGoTo();
  const [tipOf, setTipOf] = useState<Element | null>(null);
  const href = pathTo('adSlotEdit', { id: slot.id });
  const top = markHeight + lane * laneHeight;
  const showTip = (event: { currentTarget: Element }) => setTipOf(event.currentTarget);
  const hideTip = () => setTipOf(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') hideTip();
    moveByKey(event, slot, draft, move);
  };
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void goTo('adSlotEdit', { id: slot.id });
  };
  const Effect = effectIcons[slot.displayEffect];
  const startsBefore = slot.startDate < from;
  const endsAfter = slot.endDate > to;
  return (
    <>
      <a
        href={href}
        draggable={false}
        className={styles.bar}
        style={{ top, ...spanOf(slot, from, to) }}
        aria-label={inWords(slot, site)}
        aria-describedby={helpId}
        data-bar={slot.id}
        data-status={slotStatus(slot, today)}
        data-paused={slot.isPaused || undefined}
        data-before={startsBefore || undefined}
        data-after={endsAfter || undefined}
        data-moving={draft !== null || undefined}
        onClick={onClick}
        onClickCapture={drag.onClickCapture}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          onFocus(slot.id);
          if (event.currentTarget.matches(':focus-visible')) showTip(event);
        }}
        onBlur={() => {
          hideTip();
          if (draft && !draft.isSaving) move.cancel();
        }}
        onPointerEnter={showTip}
        onPointerLeave={hideTip}
        onPointerDown={(event) => {
          hideTip();
          drag.onPointerDown(event, slot);
        }}
        onPointerMove={drag.onPointerMove}
        onPointerUp={drag.onPointerUp}
        onPointerCancel={drag.onPointerCancel}
      >
        {slot.isPaused && <IconPlayerPause size={13} stroke={2} aria-hidden />}
        <Effect size={13} stroke={1.8} aria-hidden />
        <span className={styles.barWords}>
          {firmsOf(slot)}: {slot.title1}
        </span>
        {!startsBefore && <span className={styles.grip} data-grip="start" aria-hidden />}
        {!endsAfter && <span className={styles.grip} data-grip="end" aria-hidden />}
      </a>
      {draft && (
        <span
          className={styles.ghost}
          style={{ top, ...spanOf(draft.days, from, to) }}
          data-saving={draft.isSaving || undefined}
          data-ghost={slot.id}
          aria-hidden
        >
          {shortRange(draft.days)}
        </span>
      )}
      {tipOf && !draft && <TimelineTip slot={slot} bar={tipOf} />}
    </>
  );
}

/** Arrow keys change the days, Enter saves, Escape cancels; up and down go to another bar. */
function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  slot: AdSlotRow,
  draft: Draft | null,
  move: TimelineMove,
) {
  const { key, shiftKey, altKey } = event;
  if (event.ctrlKey || event.metaKey) return;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const end = altKey ? 'start' : 'whole';
    move.nudge(slot, shiftKey ? 'end' : end, key === 'ArrowRight' ? 1 : -1);
  } else if (key === 'Enter' && draft) void move.save(slot, draft.days);
  else if (key === 'Escape' && draft) move.cancel();
  else if (key === 'ArrowDown' || key === 'ArrowUp')
    neighbour(event.currentTarget, key === 'ArrowDown' ? 1 : -1)?.focus();
  else return;
  event.preventDefault();
}

function neighbour(bar: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const bars = [...document.querySelectorAll<HTMLElement>('[data-bar]')];
  return bars[bars.indexOf(bar) + by];
}

const width = 320;
const room = 130;

/** The full name of a short bar. Why shared: a tooltip for each of hundreds of bars would cost more than the bars. */
function TimelineTip({ slot, bar }: { slot: AdSlotRow; bar: Element }) {
  const [at, setAt] = useState(() => bar.getBoundingClientRect());
  // Why: scrolling to a focused bar may move it.
  useEffect(() => {
    const follow = () => setAt(bar.getBoundingClientRect());
    addEventListener('scroll', follow, { capture: true, passive: true });
    return () => removeEventListener('scroll', follow, { capture: true });
  }, [bar]);
  if (!isInView(bar, at)) return null;
  const left = Math.max(8, Math.min(at.left, innerWidth - width - 8));
  const isAbove = at.bottom + room > innerHeight;
  const place = isAbove ? { bottom: innerHeight - at.top + 6 } : { top: at.bottom + 6 };
  return createPortal(
    <div className={timelineAroundStyles.tip} style={{ left, ...place }} role="tooltip">
      <strong>{slot.title1}</strong>
      {firmsOf(slot)}
      <br />
      {dayRange(slot.startDate, slot.endDate)} ({dayCount(slot.startDate, slot.endDate)})
      <br />
      {slot.displayEffect === 'popup' ? 'Popup' : 'Rollover'}
      {slot.isPaused && ' · Paused'}
    </div>,
    document.body,
  );
}

/** Why: a bar under the page header or outside its frame is not visible. */
function isInView(bar: Element, at: DOMRect): boolean {
  const frame = bar.closest('section')?.getBoundingClientRect();
  return at.top >= (frame?.top ?? 0) && at.top >= 40 && at.bottom <= (frame?.bottom ?? 0) + 1;
}
