import { expect, test } from 'vitest';
import { invoicesOf, monthAfter, monthIn, totalsSearch } from './report-search.ts';

test('months step across the year boundary', () => {
  expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect(monthIn({ contributor: null, year: 2026, month: 2 })).toEqual({ year: 2026, month: 2 });
});

test('a row links to exactly its invoices, in any state', () => {
  const search = totalsSearch.parse({ site: '3', page: '2' });
  expect(invoicesOf(search, 202602)).toEqual({
    state: 'all',
    site: '3',
    year: '2026',
    month: '2',
  });
  expect(invoicesOf({ ...search, view: 'contributor', state: 'approved' }, 9)).toEqual({
    state: 'approved',
    site: '3',
    contributor: '9',
  });
});
