import { expect, test } from 'vitest';
import { formOf, initialOf } from '../../platform/records/record.ts';
import { hotwMessages, hotwRecord } from '../homes-of-the-week/hotw.record.ts';
import { isPassed, withNotPassed } from './passed-day.ts';

test('a day before today is refused where it is new', () => {
  const today = '2026-11-26';
  expect(isPassed('2026-11-25', null, today)).toBe(true);
  expect(isPassed('2026-11-25T06:00', '2026-11-25T07:00', today)).toBe(true);
  expect(isPassed('2026-11-25', '2026-11-25', today)).toBe(false);
  expect(isPassed('2026-11-26T00:00', null, today)).toBe(false);
  expect(isPassed(null, '2026-11-25', today)).toBe(false);
});

test('a form refuses a passed day at once with its other sentences', () => {
  const notPassed = { path: 'sendDate', message: hotwMessages.sendDatePassed };
  const form = withNotPassed(formOf(hotwRecord), notPassed, null, () => '2026-11-26');
  const issues = form.safeParse({ ...initialOf(hotwRecord), sendDate: '2026-11-25' }).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual(
    expect.arrayContaining([hotwMessages.bannerUrl, hotwMessages.sendDatePassed]),
  );
});
