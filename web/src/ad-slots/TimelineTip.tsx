import type { AdSlotRow } from '@masthead/shared/ad-slots/ad-slot.ts';
import { dayRange } from '@masthead/shared/dates.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './timeline-around.module.css';
import { dayCount, firmsOf } from './timeline-days.ts';

const width = 320;
const room = 130;

/** What a bar is too short to say. Why: a tooltip for each of hundreds of bars would cost more than they do. */
export function TimelineTip({ slot, bar }: { slot: AdSlotRow; bar: Element }) {
  const [at, setAt] = useState(() => bar.getBoundingClientRect());
  // Why: a focused bar may move under the page that is scrolled to it.
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
    <div className={styles.tip} style={{ left, ...place }} role="tooltip">
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

/** Why: under the head of the page or outside its frame a bar cannot be seen. */
function isInView(bar: Element, at: DOMRect): boolean {
  const frame = bar.closest('section')?.getBoundingClientRect();
  return at.top >= (frame?.top ?? 0) && at.top >= 40 && at.bottom <= (frame?.bottom ?? 0) + 1;
}
