import { initialOf } from '@masthead/shared/platform/records/record.ts';
import { addDays, today, weekdayOf } from '@masthead/shared/platform/values/dates.ts';
import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import { adSlotRecord } from '@masthead/shared/showcase/ad-slots/ad-slot.record.ts';
import type { AdSlot, AdSlotRow } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import {
  claimsOf,
  overlapsAndGaps,
  type Timeline,
} from '@masthead/shared/showcase/ad-slots/slot-timeline.ts';
import { firmOperations } from '@masthead/shared/showcase/firms/firm.operations.ts';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  answer,
  answerOperation,
  FakeAnswer,
  openPage,
  person,
} from '../../platform/api/page.testing.tsx';

/** Sunday of the week before this one: the first day that the timeline shows. */
export const firstDay = (): string => {
  const day = today(new Date());
  return addDays(day, -weekdayOf(day) - 7);
};

/** The date a number of days after the first one. */
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

/** The slots of each site in a response. */
export function timelineOf(bySite: Record<string, AdSlotRow[]>): Timeline {
  const days = { from: firstDay(), to: dayAt(62) };
  return {
    ...days,
    sites: Object.entries(bySite).map(([site, slots], at) => ({
      siteId: at + 1,
      site,
      slots,
      ...overlapsAndGaps(
        slots
          .filter(({ isPaused }) => !isPaused)
          .map((slot) => {
            const firmIds = slot.firms.map(({ id }) => id);
            return { ...slot, claims: claimsOf(firmIds, [], slot.displayEffect) };
          }),
        days.from,
        days.to,
      ),
    })),
  };
}

/** A whole slot in a response. */
export const wholeSlot = (row: AdSlotRow, changes: Partial<AdSlot> = {}): AdSlot => ({
  ...initialOf(adSlotRecord),
  tagColor: '#c2d503',
  ...row,
  firmIds: [5],
  siteIds: [1],
  listingIds: [70, 71],
  isDeleted: false,
  items: [],
  createdBy: null,
  updatedBy: null,
  dateUpdated: '2026-11-01T15:00:00.000Z',
  ...changes,
});

export const first = slotAt(1, 7, 16, { title1: 'Homes by the water' });
const second = slotAt(2, 14, 20, { title1: 'Lofts', displayEffect: 'rollover' });
const paused = slotAt(3, 2, 4, { title1: 'Ranches', isPaused: true });
export const some = timelineOf({
  'CityBeat Austin': [first, second, paused],
  'CityBeat Houston': [],
});

type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;

export const openTimeline = (search = '', api: Api = [], data: Timeline = some) =>
  openPage(`/ad-slot/timeline${search}`, {
    as: person('ad-slot'),
    api: [
      ...api,
      answer(adSlotEndpoints.timeline, data),
      answer(adSlotEndpoints.update, ({ body }) => ({
        ...wholeSlot(first, body as object),
        version: 5,
      })),
      answerOperation(firmOperations.showcaseFirmOptions, []),
      answerOperation(firmOperations.showcaseFirm, new FakeAnswer(404, { message: ['No.'] })),
    ],
  });

export const bar = (id: number) => document.querySelector<HTMLElement>(`[data-bar="${id}"]`);
export const ghost = (id: number) => document.querySelector<HTMLElement>(`[data-ghost="${id}"]`);

/** Which days of the range a bar covers. */
export const daysOf = (shape: HTMLElement | null) => {
  const days = (share = '') => Math.round((Number.parseFloat(share) / 100) * 63);
  return { from: days(shape?.style.left), length: days(shape?.style.width) };
};

export const focusBar = async (id: number) => {
  await expect.poll(() => bar(id)).not.toBeNull();
  bar(id)?.focus();
};

function point(at: HTMLElement, type: string, clientX: number, clientY: number) {
  const where = { clientX, clientY, bubbles: true, button: 0, pointerType: 'mouse' };
  at.dispatchEvent(new PointerEvent(type, where));
}

/** Drags a bar from a place by a number of days, step by step. */
export async function drag(
  id: number,
  at: 'middle' | 'end',
  days: number,
  last: 'drop' | 'escape',
) {
  await expect.poll(() => bar(id)).not.toBeNull();
  const held = bar(id) as HTMLElement;
  const { left, right, top, width } = held.getBoundingClientRect();
  const day = (held.parentElement as HTMLElement).clientWidth / 63;
  const x = at === 'end' ? right - 3 : left + width / 2;
  const y = top + 8;
  held.setPointerCapture = () => {};
  point(document.elementFromPoint(x, y) as HTMLElement, 'pointerdown', x, y);
  point(held, 'pointermove', x + (days * day) / 2, y);
  point(held, 'pointermove', x + (days + 0.2) * day, y);
  await expect.poll(() => ghost(id)).not.toBeNull();
  if (last === 'escape') await userEvent.keyboard('{Escape}');
  point(held, 'pointerup', x + (days + 0.2) * day, y);
  held.click();
}

/** Points at a day of a track, below its bars. */
export function pointAtDay(track: HTMLElement, type: string, day: number) {
  track.setPointerCapture = () => {};
  const { left, top, width } = track.getBoundingClientRect();
  point(track, type, left + ((day + 0.5) * width) / 63, top + 60);
}
