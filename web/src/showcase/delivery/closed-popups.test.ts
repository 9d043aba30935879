import { expect, test } from 'vitest';
import { closedSlots, rememberClosed } from './closed-popups.ts';

const minute = 60_000;

test('closed popups stay closed for the visit, across pages and tabs of the site', () => {
  rememberClosed(3, 0);
  rememberClosed(5, minute);
  expect(closedSlots(25 * minute)).toEqual([3, 5]);
  expect(closedSlots(50 * minute)).toEqual([3, 5]);
  expect(closedSlots(81 * minute)).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('tolerates foreign data in storage', () => {
  localStorage.setItem('masthead.showcase.closed', 'no JSON');
  expect(closedSlots()).toEqual([]);
  rememberClosed(3);
});
