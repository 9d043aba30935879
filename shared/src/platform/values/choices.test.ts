import { describe, expect, test } from 'vitest';
import {
  datePresets,
  invoiceYears,
  monthChoices,
  presetDays,
  weekdayChoices,
  yearChoices,
} from './choices.ts';

describe('choices of filters', () => {
  test('eleven years, five back and five ahead', () => {
    expect(yearChoices('2026-11-21')).toEqual([
      2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031,
    ]);
  });

  test('invoice years end in 2029, or three years from now when that is later', () => {
    expect(invoiceYears('2026-11-21')).toEqual([
      2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029,
    ]);
    expect(invoiceYears('2027-01-01').at(-1)).toBe(2030);
    expect(invoiceYears('2031-12-31')).toHaveLength(15);
  });

  test('months begin with All, weeks with Monday', () => {
    expect([monthChoices.length, monthChoices[0], monthChoices[1], monthChoices.at(-1)]).toEqual([
      13,
      'All',
      'January',
      'December',
    ]);
    expect([weekdayChoices.length, weekdayChoices[0], weekdayChoices.at(-1)]).toEqual([
      7,
      'Monday',
      'Sunday',
    ]);
  });
});

describe('date presets', () => {
  test.each([
    ['Today', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['Yesterday', '2027-01-01', '2026-12-31', '2026-12-31'],
    ['Last 7 Days', '2026-11-21', '2026-11-15', '2026-11-21'],
    ['This Week', '2026-11-21', '2026-11-16', '2026-11-22'],
    ['This Week', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['This Week', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['Last Week', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['Month to Date', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['Last 30 Days', '2026-11-21', '2026-10-23', '2026-11-21'],
    ['This Year', '2026-11-21', '2026-01-01', '2026-12-31'],
    ['All Time', '2026-11-21', '2010-01-01', '2126-12-31'],
  ] as const)('%s on %s is %s to %s', (preset, today, from, to) => {
    expect(presetDays(preset, today)).toEqual({ from, to });
  });

  test('are the nine of the filters', () => expect(datePresets).toHaveLength(9));
});
