import type { AdSlotRow } from '@masthead/shared/ad-slots/ad-slot.ts';
import { createPortal } from 'react-dom';
import styles from './timeline.module.css';
import { dayCount, dayRange, firmsOf } from './timeline-days.ts';

const width = 320;
const room = 130;

/** What a bar is too short to say. Why: a tooltip for each of hundreds of bars would cost more than they do. */
export function TimelineTip({ slot, at }: { slot: AdSlotRow; at: DOMRect }) {
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
