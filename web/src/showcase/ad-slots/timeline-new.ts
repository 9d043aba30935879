import { addDays, type Day } from '@masthead/shared/platform/values/dates.ts';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { pathTo, useGoTo } from '../../platform/api/links.tsx';
import { daysBetween, type SlotDays, type TimelineSite } from './timeline-days.ts';

/** Dates being drawn in the row of a site. */
export interface NewSlot {
  siteId: number;
  days: SlotDays;
}

interface Hold {
  siteId: number;
  x: number;
  isMoving: boolean;
  /** Stops listening for Escape. */
  listening: AbortController;
}

/** Fewest pixels of a drag; less is a click. */
const leastPixels = 4;

/** URL parameters for the site and dates of a new slot. */
export const newSlotSearch = ({ siteId, days }: NewSlot) => ({
  site: siteId,
  from: days.startDate,
  to: days.endDate,
});

/** The form of a new slot with its site and days. */
export const newSlotPath = (slot: NewSlot): string =>
  pathTo('adSlotCreate', {}, newSlotSearch(slot));

/** Starts a new slot by dragging over open days with mouse or pen. Limit: a finger scrolls. */
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
    // Why only now: otherwise a click on the gap would not reach its link.
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
  /** Why: dropping over a gap must not count as a click on it. */
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

type Slot = TimelineSite['slots'][number];

/** A slot and its lane in the row of its site. */
export interface Placed {
  slot: Slot;
  lane: number;
}

/** A site with its bars and its position in the timeline. */
export interface SiteRow {
  site: TimelineSite;
  bars: Placed[];
  top: number;
  height: number;
}

/** Pixels of a lane, of the marks for gaps and overlaps, and of the rest of a row. */
export const laneHeight = 30;
export const markHeight = 24;
const padding = 8;
/** Room for the words of a site. */
const leastHeight = 84;

const byStart = (a: Slot, b: Slot) =>
  a.startDate === b.startDate ? a.id - b.id : Number(a.startDate > b.startDate) || -1;

/** Each bar takes the first free lane, so bars that share no day can share a lane. */
export function inLanes(slots: readonly Slot[]): Placed[] {
  const lastDays: Day[] = [];
  return [...slots].sort(byStart).map((slot) => {
    const free = lastDays.findIndex((day) => day < slot.startDate);
    const lane = free < 0 ? lastDays.length : free;
    lastDays[lane] = slot.endDate;
    return { slot, lane };
  });
}

/** The sites with their lanes and positions. Why: heights are computed, so nothing is measured. */
export function siteRows(sites: readonly TimelineSite[]): SiteRow[] {
  let top = 0;
  return sites.map((site) => {
    const bars = inLanes(site.slots).sort((a, b) => a.lane - b.lane);
    const lanes = (bars.at(-1)?.lane ?? 0) + 1;
    const height = Math.max(markHeight + lanes * laneHeight + padding, leastHeight);
    const row = { site, bars, top, height };
    top += height;
    return row;
  });
}

/** The bars of a row between two heights, by lane, plus the focused one. */
export function barsBetween(
  { top, bars }: SiteRow,
  from: number,
  to: number,
  keptSlot: number | null,
): Placed[] {
  const first = (from - top - markHeight) / laneHeight - 1;
  const last = (to - top - markHeight) / laneHeight;
  return bars.filter(({ slot, lane }) => (lane >= first && lane <= last) || slot.id === keptSlot);
}
