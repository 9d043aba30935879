import type { AdSlotRow } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { type Grip, shifted } from './timeline-days.ts';
import type { TimelineMove } from './timeline-move.ts';

/** A bar being dragged. */
interface Hold {
  slot: AdSlotRow;
  grip: Grip;
  x: number;
  pixelsOfDay: number;
  by: number;
  isMoving: boolean;
  /** Stops listening for Escape. */
  listening: AbortController;
}

/** Fewest pixels of a drag; less is a click. */
const leastPixels = 4;

/** Dragging bars with mouse or pen, from day to day. Limit: a finger scrolls; it opens the slot instead. */
export function useBarDrag(move: TimelineMove, days: number) {
  const hold = useRef<Hold | null>(null);
  const wasDragged = useRef(false);

  const letGo = (): Hold | null => {
    const held = hold.current;
    held?.listening.abort();
    hold.current = null;
    return held;
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>, slot: AdSlotRow) => {
    wasDragged.current = false;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPlain || event.pointerType === 'touch' || move.draft?.isSaving) return;
    const track = event.currentTarget.closest('[data-track]');
    const handle = (event.target as Element).closest<HTMLElement>('[data-grip]');
    const listening = new AbortController();
    hold.current = {
      slot,
      grip: (handle?.dataset.grip ?? 'whole') as Grip,
      x: event.clientX,
      pixelsOfDay: (track?.clientWidth ?? days) / days,
      by: 0,
      isMoving: false,
      listening,
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key === 'Escape' && letGo()?.isMoving) move.cancel();
    };
    document.addEventListener('keydown', onKey, { signal: listening.signal });
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = hold.current;
    if (!held) return;
    const pixels = event.clientX - held.x;
    if (!held.isMoving && Math.abs(pixels) < leastPixels) return;
    const by = Math.round(pixels / held.pixelsOfDay);
    if (held.isMoving && by === held.by) return;
    held.isMoving = true;
    held.by = by;
    wasDragged.current = true;
    move.propose(held.slot, shifted(held.slot, held.grip, by));
  };
  const onPointerUp = () => {
    const held = letGo();
    if (held?.isMoving) void move.save(held.slot, shifted(held.slot, held.grip, held.by));
  };
  const onPointerCancel = () => {
    if (letGo()?.isMoving) move.cancel();
  };
  /** Why: dropping a bar must not count as a click on it. */
  const onClickCapture = (event: MouseEvent) => {
    if (wasDragged.current) {
      event.preventDefault();
      event.stopPropagation();
    }
    wasDragged.current = false;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture };
}
export type BarDrag = ReturnType<typeof useBarDrag>;
