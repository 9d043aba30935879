import { expect, test } from 'vitest';
import { centralInstant } from '../../platform/values/dates.ts';
import { eventEnd, eventStart, isAllDay, lastDay } from './event-times.ts';

const at = (day: string, clock = '00:00') => centralInstant(day, clock) as Date;
const now = at('2026-06-01');

test.each([
  ['one day', at('2026-11-24'), at('2026-11-25'), true, '2026-11-24', 'Tue, Nov 24', null],
  [
    'three days',
    at('2026-11-24'),
    at('2026-11-27'),
    true,
    '2026-11-26',
    'Tue, Nov 24',
    'Thu, Nov 26',
  ],
  [
    'over the change of clocks',
    at('2026-10-31'),
    at('2026-11-02'),
    true,
    '2026-11-01',
    'Sat, Oct 31',
    'Sun, Nov 1',
  ],
  [
    'an evening',
    at('2026-11-24', '19:00'),
    at('2026-11-24', '21:30'),
    false,
    '2026-11-24',
    'Tue, Nov 24 at 7:00 PM CT',
    '9:30 PM CT',
  ],
  [
    'a night',
    at('2026-11-24', '22:00'),
    at('2026-11-25', '02:00'),
    false,
    '2026-11-25',
    'Tue, Nov 24 at 10:00 PM CT',
    'Wed, Nov 25 at 2:00 AM CT',
  ],
  [
    'from midnight on',
    at('2027-01-01'),
    at('2027-01-01', '02:00'),
    false,
    '2027-01-01',
    'Fri, Jan 1, 2027 at 12:00 AM CT',
    '2:00 AM CT',
  ],
] as const)('an event of %s', (_, start, end, allDay, last, begins, ends) => {
  expect([isAllDay(start, end), lastDay(start, end)]).toEqual([allDay, last]);
  expect([eventStart(start, end, now), eventEnd(start, end, now)]).toEqual([begins, ends]);
});

test('an event without an end has its day, and its hour unless that is midnight', () => {
  expect(eventStart(at('2026-11-24'), null, now)).toBe('Tue, Nov 24');
  expect(eventStart(at('2026-11-24', '08:00'), null, now)).toBe('Tue, Nov 24 at 8:00 AM CT');
  expect(lastDay(at('2026-11-24', '23:00'), null)).toBe('2026-11-24');
});
