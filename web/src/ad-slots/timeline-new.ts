import { addDays } from '@masthead/shared/dates.ts';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { pathTo, useGoTo } from '../app/links.tsx';
import { daysBetween, type SlotDays } from './timeline-days.ts';

/** Days that are being drawn on the line of a site. */
export interface NewSlot {
  siteId: number;
  days: SlotDays;
}

interface Hold {
  siteId: number;
  x: number;
  isMoving: boolean;
  /** Ends the listening for Escape. */
  listening: AbortController;
}

/** Less than this is a click that trembles. */
const leastPixels = 4;

/** What the address of a new slot says of its site and days. */
export const newSlotSearch = ({ siteId, days }: NewSlot) => ({
  site: siteId,
  from: days.startDate,
  to: days.endDate,
});

/** The form of a new slot with its site and days. */
export const newSlotPath = (slot: NewSlot): string =>
  pathTo('adSlotCreate', {}, newSlotSearch(slot));

/** Dragging over the free days of a site with mouse or pen begins a new slot there. Limit: a finger scrolls. */
export function useNewSlotDrag(from: string, to: string) {
  const goTo = useGoTo();
  const [drawn, setDrawn] = useState<NewSlot | null>(null);
  const hold = useRef<Hold | null>(null);
  const wasDragged = useRef(false);

  const letGo = () => {
    hold.current?.listening.abort();
    hold.current = null;
    setDrawn(null);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>, siteId: number) => {
    wasDragged.current = false;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const isOnBar = (event.target as Element).closest('[data-bar]') !== null;
    if (!isPlain || isOnBar || event.pointerType === 'touch') return;
    const listening = new AbortController();
    hold.current = { siteId, x: event.clientX, isMoving: false, listening };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && letGo();
    document.addEventListener('keydown', onKey, { signal: listening.signal });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = hold.current;
    if (!held) return;
    if (!held.isMoving && Math.abs(event.clientX - held.x) < leastPixels) return;
    // Why: only now, or a mere click on the gap would not reach its link.
    if (!held.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
    held.isMoving = true;
    wasDragged.current = true;
    const track = event.currentTarget.getBoundingClientRect();
    const count = daysBetween(from, to) + 1;
    const dayAt = (x: number) => {
      const day = Math.floor(((x - track.left) / track.width) * count);
      return addDays(from, Math.min(Math.max(day, 0), count - 1));
    };
    const [startDate = from, endDate = from] = [dayAt(held.x), dayAt(event.clientX)].sort();
    setDrawn({ siteId: held.siteId, days: { startDate, endDate } });
  };
  const onPointerUp = () => {
    if (drawn) void goTo('adSlotCreate', {}, newSlotSearch(drawn));
    letGo();
  };
  /** Why: letting go over a gap is no click on it. */
  const onClickCapture = (event: MouseEvent) => {
    if (wasDragged.current) event.preventDefault();
    wasDragged.current = false;
  };
  return {
    drawn,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: letGo,
    onClickCapture,
  };
}
export type NewSlotDrag = ReturnType<typeof useNewSlotDrag>;
