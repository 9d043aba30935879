import { expect, test } from 'vitest';
import { gapsOf } from '../../workspace/calendar/calendar.ts';
import { shownDays, stepFrom } from './calendar-days.ts';

test('a month is shown in whole weeks that begin on a Sunday', () => {
  const days = shownDays('month', '2026-11-22');
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
  expect(shownDays('month', '2027-02-10')).toHaveLength(35);
  expect(shownDays('month', '2026-02-10')).toHaveLength(28);
  expect(shownDays('month', '2026-08-10')).toHaveLength(42);
  expect(shownDays('week', '2026-11-25')).toEqual([
    ...['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'],
    ...['2026-11-26', '2026-11-27', '2026-11-28'],
  ]);
});

test('a step is a week or a month, at whose end it stays', () => {
  expect(stepFrom('week', '2026-12-28', 1)).toBe('2027-01-04');
  expect(stepFrom('month', '2027-01-31', 1)).toBe('2027-02-28');
  expect(stepFrom('month', '2027-01-15', -1)).toBe('2026-12-15');
});

test('a gap is a day without entries for a site', () => {
  const filled = [{ siteId: 1, day: '2026-11-22' }];
  expect(gapsOf([1, 2], ['2026-11-22', '2026-11-23'], filled)).toEqual([
    { siteId: 2, day: '2026-11-22' },
    { siteId: 1, day: '2026-11-23' },
    { siteId: 2, day: '2026-11-23' },
  ]);
});
