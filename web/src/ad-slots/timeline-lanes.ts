import type { Day } from '@masthead/shared/dates.ts';
import type { TimelineSite } from './timeline-days.ts';

type Slot = TimelineSite['slots'][number];

/** A slot and the line of its site on which its bar lies. */
export interface Placed {
  slot: Slot;
  lane: number;
}

/** A site with its bars, and where it lies in the picture. */
export interface SiteRow {
  site: TimelineSite;
  bars: Placed[];
  top: number;
  height: number;
}

/** Pixels of a line of bars, of the line that holds gaps and overlaps, and of the rest of a row. */
export const laneHeight = 30;
export const markHeight = 24;
const padding = 8;
/** Room for the words of a site. */
const leastHeight = 84;

const byStart = (a: Slot, b: Slot) =>
  a.startDate === b.startDate ? a.id - b.id : Number(a.startDate > b.startDate) || -1;

/** Bars that share no day share a line; each takes the first line that is free. */
export function inLanes(slots: readonly Slot[]): Placed[] {
  const lastDays: Day[] = [];
  return [...slots].sort(byStart).map((slot) => {
    const free = lastDays.findIndex((day) => day < slot.startDate);
    const lane = free < 0 ? lastDays.length : free;
    lastDays[lane] = slot.endDate;
    return { slot, lane };
  });
}

/** Every site with its lines, one under the other. Why: heights are reckoned, so nothing is measured. */
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

/** The bars of a row that lie between two heights, line by line, and one more that must stay. */
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
