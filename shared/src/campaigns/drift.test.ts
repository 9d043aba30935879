import { expect, test } from 'vitest';
import { differencesOf } from './drift.ts';

test('a source differs in what is said of it before and now, not in spaces or in nothing', () => {
  const labels = { headline: 'Headline', dek: 'Summary', url: 'Address', city: 'City' };
  const before = { headline: 'Rain', dek: '', url: 'https://a.net/', extra: 'x' };
  const now = {
    headline: 'Rain at last',
    dek: null,
    url: ' https://a.net/',
    city: 'Austin',
    extra: 'y',
  };
  expect(differencesOf(labels, before, now)).toEqual([
    { label: 'Headline', before: 'Rain', now: 'Rain at last' },
  ]);
  expect(differencesOf(labels, { dek: 'Words' }, { dek: null })).toEqual([
    { label: 'Summary', before: 'Words', now: null },
  ]);
});
