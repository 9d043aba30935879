import { adSlotRecord } from '@masthead/shared/ad-slots/ad-slot.record.ts';
import type { AdSlot, AdSlotRow } from '@masthead/shared/ad-slots/ad-slot.ts';
import { overlapsAndGaps, type Timeline } from '@masthead/shared/ad-slots/slot-timeline.ts';
import { addDays, today, weekdayOf } from '@masthead/shared/dates.ts';
import { initialOf } from '@masthead/shared/records/record.ts';

/** Sunday of the week before this one: the first day that the timeline shows. */
export const firstDay = (): string => {
  const day = today(new Date());
  return addDays(day, -weekdayOf(day) - 7);
};

/** The day so many days after the first one. */
export const dayAt = (days: number): string => addDays(firstDay(), days);

/** MM/DD/YYYY */
export const usDay = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
};

/** A slot on Austin from one day of the range to another. */
export const slotAt = (
  id: number,
  from: number,
  to: number,
  changes: Partial<AdSlotRow> = {},
): AdSlotRow => ({
  id,
  title1: `Slot ${id}`,
  startDate: dayAt(from),
  endDate: dayAt(to),
  displayEffect: 'popup',
  isPaused: false,
  version: 4,
  firms: [{ id: 5, name: 'Lamar Realty', isPaused: false }],
  sites: [{ siteId: 1, adslotId: id, site: 'CityBeat Austin' }],
  dateCreated: '2026-11-01T15:00:00.000Z',
  ...changes,
});

/** The slots of each site as the server answers them. */
export function timelineOf(bySite: Record<string, AdSlotRow[]>): Timeline {
  const days = { from: firstDay(), to: dayAt(62) };
  return {
    ...days,
    sites: Object.entries(bySite).map(([site, slots], at) => ({
      siteId: at + 1,
      site,
      slots,
      ...overlapsAndGaps(
        slots.filter(({ isPaused }) => !isPaused),
        days.from,
        days.to,
      ),
    })),
  };
}

/** A whole slot, as its own call answers. */
export const wholeSlot = (row: AdSlotRow, changes: Partial<AdSlot> = {}): AdSlot => ({
  ...initialOf(adSlotRecord),
  tagColor: '#c2d503',
  ...row,
  firmIds: [5],
  siteIds: [1],
  itemIds: [70, 71],
  isDeleted: false,
  items: [],
  createdBy: null,
  updatedBy: null,
  dateUpdated: '2026-11-01T15:00:00.000Z',
  ...changes,
});
