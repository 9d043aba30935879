import { expect, test } from 'vitest';
import { monthOf, sumsOf } from './invoice-report.ts';

test('the totals of a statement are exact, and unapproved invoices count as open', () => {
  expect(
    sumsOf([
      { state: 'approved', amount: '0.10' },
      { state: 'approved', amount: '0.20' },
      { state: 'awaiting', amount: '125.50' },
      { state: 'changes asked', amount: '999999.99' },
    ]),
  ).toEqual({ approved: '0.30', open: '1000125.49', amount: '1000125.79' });
  expect(sumsOf([])).toEqual({ approved: '0.00', open: '0.00', amount: '0.00' });
});

test('reads the month from its row', () => {
  expect(monthOf(202612)).toEqual({ year: 2026, month: 12 });
  expect(monthOf(202701)).toEqual({ year: 2027, month: 1 });
});
