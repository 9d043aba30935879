import type { AdSlotRow } from '@masthead/shared/ad-slots/ad-slot.ts';
import type { Timeline } from '@masthead/shared/ad-slots/slot-timeline.ts';
import type { Day } from '@masthead/shared/dates.ts';
import { dayCount, shortRange, type TimelineSite } from './timeline-days.ts';

/** A slot on a site, or days on which a site shows nothing. */
export interface TimelineTableRow {
  /** Its place in the table. Why: a slot stands there once for each of its sites. */
  id: number;
  site: TimelineSite;
  slot: AdSlotRow | null;
  from: Day;
  to: Day;
}

const byDay = (a: { from: Day }, b: { from: Day }) =>
  a.from < b.from ? -1 : Number(a.from > b.from);

/** The picture as rows: site by site, by day, gaps where they lie. */
export function timelineRows({ sites }: Timeline): TimelineTableRow[] {
  return sites
    .flatMap((site) =>
      [
        ...site.slots.map((slot) => ({ site, slot, from: slot.startDate, to: slot.endDate })),
        ...site.gaps.map(({ from, to }) => ({ site, slot: null, from, to })),
      ].sort(byDay),
    )
    .map((row, at) => ({ ...row, id: at + 1 }));
}

/** As many others as a cell can name. */
const mostNamed = 5;

/** Which slots run beside one on its site, and on which days: 'Lofts 11/22–11/24'. */
export function overlapsOf(site: TimelineSite, slot: AdSlotRow): string[] {
  const met = new Map<number, { from: Day; to: Day }>();
  for (const { from, to, slotIds } of site.overlaps) {
    if (!slotIds.includes(slot.id)) continue;
    for (const id of slotIds) met.set(id, { from: met.get(id)?.from ?? from, to });
  }
  met.delete(slot.id);
  const titles = new Map(site.slots.map(({ id, title1 }) => [id, title1]));
  const named = [...met]
    .slice(0, mostNamed)
    .map(
      ([id, { from, to }]) =>
        `${titles.get(id) ?? ''} ${shortRange({ startDate: from, endDate: to })}`,
    );
  return met.size > mostNamed ? [...named, `${met.size - mostNamed} more`] : named;
}

/** '4 days' of a row that is a gap. */
export const gapOf = ({ slot, from, to }: TimelineTableRow): string | null =>
  slot === null ? dayCount(from, to) : null;
