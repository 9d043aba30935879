import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  centralClock,
  centralDay,
  centralInstant,
  centralSentence,
  clockTime,
  dayRange,
  listDate,
  listDay,
  monthName,
  rangeStart,
  sendDay,
  startOfDay,
  today,
  weekdayOf,
} from './dates.ts';

const at = (day: string, clock: string) => centralInstant(day, clock)?.toISOString() ?? null;

describe('a wall-clock time in Central Time', () => {
  test.each([
    ['2027-01-15', '06:45', '2027-01-15T12:45:00.000Z'],
    ['2027-07-15', '06:45', '2027-07-15T11:45:00.000Z'],
    ['2027-07-15', '23:59', '2027-07-16T04:59:00.000Z'],
    ['2028-02-29', '00:00', '2028-02-29T06:00:00.000Z'],
  ])('%s %s is %s', (day, clock, instant) => expect(at(day, clock)).toBe(instant));

  test.each([
    ['01:59', '2027-03-14T07:59:00.000Z'],
    ['02:00', null],
    ['02:30', null],
    ['02:59', null],
    ['03:00', '2027-03-14T08:00:00.000Z'],
  ])('on the day the clock skips an hour, %s is %s', (clock, instant) =>
    expect(at('2027-03-14', clock)).toBe(instant),
  );

  test.each([
    ['00:59', '2027-11-07T05:59:00.000Z'],
    ['01:00', '2027-11-07T06:00:00.000Z'],
    ['01:30', '2027-11-07T06:30:00.000Z'],
    ['01:59', '2027-11-07T06:59:00.000Z'],
    ['02:00', '2027-11-07T08:00:00.000Z'],
  ])('on the day the clock repeats an hour, %s is the first one: %s', (clock, instant) =>
    expect(at('2027-11-07', clock)).toBe(instant),
  );

  test.each([
    ['2027-02-30x', '06:00'],
    ['', '06:00'],
    ['2027-02-01', 'six'],
  ])('"%s %s" is no time', (day, clock) => expect(centralInstant(day, clock)).toBeNull());
});

/** Whole minutes from 2000 to 2040. */
const minutes = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })
  .map((minute) => new Date(minute * 60_000));
const days = minutes.map((instant) => instant.toISOString().slice(0, 10));
const clocks = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

describe('changes of the clocks from 2000 to 2040', () => {
  const zoned = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Chicago',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const said = (instant: Date) => `${centralDay(instant)} ${centralClock(instant)}`;
  const hourMs = 3_600_000;
  const years = Array.from({ length: 41 }, (_, at) => 2000 + at);
  /** Every hour of the months in which clocks change. */
  const hours = years.flatMap((year) =>
    [2, 3, 9, 10].flatMap((month) => {
      const first = Date.UTC(year, month, 1);
      const length = (Date.UTC(year, month + 1, 1) - first) / hourMs;
      return Array.from({ length }, (_, hour) => new Date(first + hour * hourMs));
    }),
  );

  test('are those of the zone database, hour by hour', () => {
    expect(hours.map(said)).toEqual(hours.map((instant) => zoned.format(instant)));
  });

  test('have the right instants on both sides: one hour is skipped, one is doubled', () => {
    const hourOf = (instant: Date) => Number(zoned.format(instant).slice(11, 13));
    const steps = hours.map((instant) => {
      const before = new Date(instant.getTime() - 60_000);
      return { instant, before, step: (hourOf(instant) - hourOf(before) + 24) % 24 };
    });
    const changes = steps.filter(({ step }) => step !== 1);
    expect(changes.map(({ step }) => step)).toEqual(years.flatMap(() => [2, 0]));
    for (const { instant, before, step } of changes) {
      const [day, isSkip] = [centralDay(instant), step === 2];
      expect([said(before), said(instant)]).toEqual([before, instant].map((t) => zoned.format(t)));
      expect(centralInstant(day, isSkip ? '03:00' : '02:00')).toEqual(
        new Date(instant.getTime() + (isSkip ? 0 : hourMs)),
      );
      expect(centralInstant(day, isSkip ? '02:00' : '01:00')).toEqual(
        isSkip ? null : new Date(instant.getTime() - hourMs),
      );
      expect(centralInstant(day, '01:59')).toEqual(before);
    }
  });
});

test('a year before there were zones has days and times too', () => {
  expect(at('1850-07-01', '12:00')).toBe('1850-07-01T17:50:36.000Z');
  expect(centralDay(new Date('1850-07-01T05:50:35Z'))).toBe('1850-06-30');
});

describe('days, clocks and instants agree', () => {
  test('an instant is found again by its day and clock, or its first double is', () => {
    fc.assert(
      fc.property(minutes, (instant) => {
        const found = centralInstant(centralDay(instant), centralClock(instant));
        const hasDouble = /-11-0[1-7]$/.test(centralDay(instant));
        const hoursBack = (instant.getTime() - (found?.getTime() ?? 0)) / 3_600_000;
        expect(hasDouble ? [0, 1] : [0]).toContain(hoursBack);
      }),
    );
  });

  test('a day and clock that exist come back from their instant', () => {
    fc.assert(
      fc.property(days, clocks, (day, clock) => {
        const instant = centralInstant(day, clock);
        if (instant) expect([centralDay(instant), centralClock(instant)]).toEqual([day, clock]);
        else expect(`${day} ${clock}`).toMatch(/(-03-(0[89]|1[0-4])|-04-0[1-7]) 02/);
      }),
    );
  });

  test('every instant lies between the midnights of its day', () => {
    fc.assert(
      fc.property(minutes, (instant) => {
        const day = centralDay(instant);
        expect(instant.getTime()).toBeGreaterThanOrEqual(startOfDay(day).getTime());
        expect(instant.getTime()).toBeLessThan(startOfDay(addDays(day, 1)).getTime());
      }),
    );
  });

  test('days can be counted forth and back, and weekdays follow each other', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        const other = addDays(day, count);
        expect(addDays(other, -count)).toBe(day);
        expect(weekdayOf(other)).toBe((((weekdayOf(day) + count) % 7) + 7) % 7);
      }),
    );
  });

  test('an address of no day is refused loudly', () => {
    expect(() => startOfDay('someday')).toThrow(RangeError);
  });
});

describe('today is the day of the newsroom', () => {
  test.each([
    ['2027-07-01T04:59:59Z', '2027-06-30'],
    ['2027-07-01T05:00:00Z', '2027-07-01'],
    ['2027-01-01T05:59:59Z', '2026-12-31'],
    ['2027-01-01T06:00:00Z', '2027-01-01'],
  ])('at %s it is %s', (instant, day) => expect(today(new Date(instant))).toBe(day));
});

describe('how days and times are written', () => {
  test('lists write MM/DD/YYYY', () => {
    expect(listDay('2027-03-04')).toBe('03/04/2027');
    expect(listDate(new Date('2027-03-05T02:00:00Z'))).toBe('03/04/2027');
  });

  test('send dates are MMM D, YYYY', () => {
    expect(sendDay('2027-03-04')).toBe('Mar 4, 2027');
    expect(sendDay('2026-12-31')).toBe('Dec 31, 2026');
  });

  test.each([
    ['00:00', '12:00 AM'],
    ['06:45', '6:45 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['13:05', '1:05 PM'],
    ['23:45', '11:45 PM'],
  ])('the time %s is written %s', (clock, written) => expect(clockTime(clock)).toBe(written));

  test('a sentence names weekday, day, time and zone', () => {
    const at = new Date('2026-11-24T12:45:00Z');
    expect(centralSentence(at, at)).toBe('Tue, Nov 24 at 6:45 AM CT');
    // 11:00 PM on New Year's Eve in Austin is the next year in London.
    for (const now of ['2027-01-01T06:00:00Z', '2025-12-31T12:00:00Z'])
      expect(centralSentence(at, new Date(now))).toBe('Tue, Nov 24, 2026 at 6:45 AM CT');
    expect(centralSentence(at, new Date('2027-01-01T05:00:00Z'))).toBe('Tue, Nov 24 at 6:45 AM CT');
  });
});

describe('publication-date ranges', () => {
  const now = new Date('2027-07-10T03:00:00Z');
  test.each([
    ['Today', '2027-07-09'],
    ['Last 7 Days', '2027-07-03'],
    ['Last 30 Days', '2027-06-10'],
    ['This Year', '2027-01-01'],
    ['All Time', '2000-02-21'],
  ] as const)('%s begins on %s', (range, day) => expect(rangeStart(range, now)).toBe(day));
});

test('a month is called by its whole name, on its first and last day too', () => {
  expect(['2026-11-01', '2026-11-30', '2027-01-15'].map(monthName)).toEqual([
    'November 2026',
    'November 2026',
    'January 2027',
  ]);
});

test.each([
  ['2026-10-26', '2026-11-15', '10/26–11/15/2026'],
  ['2026-12-26', '2027-01-09', '12/26/2026–01/09/2027'],
  ['2026-11-15', '2026-11-15', '11/15/2026'],
])('a range of days from %s to %s is %s', (from, to, range) => {
  expect(dayRange(from, to)).toBe(range);
});
