import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../platform/values/dates.ts';
import { claimsOf, overlapsAndGaps } from './slot-timeline.ts';

const from = '2026-02-01';
const to = '2026-04-30';
const slot = (id: number, startDate: string, endDate: string, claims = ['popup']) => ({
  id,
  startDate,
  endDate,
  claims,
});

const everyDay = (start: string, end: string): string[] => {
  const days: string[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
};

/** The brute-force result: every slot on every day. */
function byLooking(slots: ReturnType<typeof slot>[], start: string, end: string) {
  return everyDay(start, end).map((day) => ({
    day,
    ids: slots.filter((each) => each.startDate <= day && day <= each.endDate).map(({ id }) => id),
  }));
}

function expectSame(slots: ReturnType<typeof slot>[], start: string, end: string) {
  const { overlaps, gaps } = overlapsAndGaps(slots, start, end);
  const marked = new Map(
    overlaps.flatMap((range) => everyDay(range.from, range.to).map((day) => [day, range.slotIds])),
  );
  const empty = new Set(gaps.flatMap((range) => everyDay(range.from, range.to)));
  for (const { day, ids } of byLooking(slots, start, end)) {
    const claimsOf = (id: number) => slots.find((each) => each.id === id)?.claims ?? [];
    const meeting = ids.filter((id) =>
      ids.some((other) => other !== id && claimsOf(other).some((c) => claimsOf(id).includes(c))),
    );
    expect(marked.get(day) ?? [], day).toEqual(meeting.sort((a, b) => a - b));
    expect(empty.has(day), day).toBe(ids.length === 0);
  }
}

describe('overlaps and gaps of the booking timeline', () => {
  test('two slots that share a day overlap on that day only', () => {
    const found = overlapsAndGaps(
      [slot(1, '2026-02-03', '2026-02-10'), slot(2, '2026-02-10', '2026-02-12')],
      '2026-02-01',
      '2026-02-14',
    );
    expect(found.overlaps).toEqual([{ from: '2026-02-10', to: '2026-02-10', slotIds: [1, 2] }]);
    expect(found.gaps).toEqual([
      { from: '2026-02-01', to: '2026-02-02' },
      { from: '2026-02-13', to: '2026-02-14' },
    ]);
  });

  test('a popup and a rollover of different firms do not conflict; the same firm or listing does', () => {
    const popup = claimsOf([1], [5], 'popup');
    const meets = (...claims: Parameters<typeof claimsOf>) =>
      overlapsAndGaps([slot(1, from, to, popup), slot(2, from, to, claimsOf(...claims))], from, to)
        .overlaps.length > 0;
    expect(meets([2], [6], 'rollover')).toBe(false);
    expect(meets([2], [6], 'popup')).toBe(true);
    expect(meets([2, 1], [6], 'rollover')).toBe(true);
    expect(meets([2], [6, 5], 'rollover')).toBe(true);
  });

  test('slots that follow each other leave no gap and no overlap', () => {
    const found = overlapsAndGaps(
      [slot(1, '2026-01-01', '2026-02-20'), slot(2, '2026-02-21', '2026-12-31')],
      from,
      to,
    );
    expect(found).toEqual({ overlaps: [], gaps: [] });
  });

  test('without slots the whole range is one gap', () => {
    expect(overlapsAndGaps([], from, to)).toEqual({ overlaps: [], gaps: [{ from, to }] });
  });

  test('equals a brute-force check of every slot on every day', () => {
    const anyDay = fc.integer({ min: -40, max: 120 });
    const slots = fc
      .array(
        fc.tuple(
          anyDay,
          fc.integer({ min: 0, max: 40 }),
          fc.uniqueArray(fc.constantFrom('popup', 'firm 1', 'firm 2', 'listing 5')),
        ),
        { maxLength: 12 },
      )
      .map((rows) =>
        rows.map(([start, length, claims], at) =>
          slot(at + 1, addDays(from, start), addDays(from, start + length), claims),
        ),
      );
    fc.assert(
      fc.property(slots, (booked) => expectSame(booked, from, to)),
      { numRuns: 150 },
    );
  });

  test('10,000 slots over ten years equal the brute-force check', () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const start = '2020-01-01';
    const slots = Array.from({ length: 10_000 }, (_, at) => {
      const day = next(3650);
      return slot(at + 1, addDays(start, day), addDays(start, day + next(3)));
    });
    const { overlaps, gaps } = overlapsAndGaps(slots, start, '2029-12-31');
    const counted = new Map<string, number>();
    for (const { startDate, endDate } of slots)
      for (const day of everyDay(startDate, endDate)) counted.set(day, (counted.get(day) ?? 0) + 1);
    const several = overlaps.flatMap((range) =>
      everyDay(range.from, range.to).map((day) => [day, range.slotIds.length] as const),
    );
    expect(several.every(([day, count]) => counted.get(day) === count)).toBe(true);
    const days = everyDay(start, '2029-12-31');
    expect(several).toHaveLength(days.filter((day) => (counted.get(day) ?? 0) > 1).length);
    const empty = gaps.flatMap((range) => everyDay(range.from, range.to));
    expect(empty).toEqual(days.filter((day) => !counted.has(day)));
  });
});
