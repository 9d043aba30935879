import type { AdSlotRow } from '@masthead/shared/ad-slots/ad-slot.ts';
import type { Timeline } from '@masthead/shared/ad-slots/slot-timeline.ts';
import type { Day } from '@masthead/shared/dates.ts';
import { dayCount, dayRange, type TimelineSite } from './timeline-days.ts';

/** A slot on a site, or days on which a site shows nothing. */
export interface TimelineTableRow {
  /** Its place in the table. Why: a slot stands there once for each of its sites. */
  id: number;
  site: string;
  slot: AdSlotRow | null;
  from: Day;
  to: Day;
  /** '11/22/2026 – 11/24/2026 with Fall homes' */
  overlaps: string[];
  /** '4 days' of a gap. */
  gap: string;
}

/** The picture as rows: site by site, by day, gaps where they lie. */
export function timelineRows({ sites }: Timeline): TimelineTableRow[] {
  return sites
    .flatMap((site) =>
      rowsOf(site).sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from))),
    )
    .map((row, at) => ({ ...row, id: at + 1 }));
}

function rowsOf({ site, slots, overlaps, gaps }: TimelineSite): Omit<TimelineTableRow, 'id'>[] {
  const titles = new Map(slots.map(({ id, title1 }) => [id, title1]));
  const met = new Map<number, string[]>();
  for (const { from, to, slotIds } of overlaps)
    for (const id of slotIds) {
      const others = slotIds
        .filter((other) => other !== id)
        .map((other) => titles.get(other) ?? '');
      met.set(id, [...(met.get(id) ?? []), `${dayRange(from, to)} with ${others.join(', ')}`]);
    }
  return [
    ...slots.map((slot) => ({
      site,
      slot,
      from: slot.startDate,
      to: slot.endDate,
      overlaps: met.get(slot.id) ?? [],
      gap: '',
    })),
    ...gaps.map(({ from, to }) => {
      return { site, slot: null, from, to, overlaps: [], gap: dayCount(from, to) };
    }),
  ];
}
