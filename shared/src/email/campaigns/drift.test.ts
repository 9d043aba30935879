import { expect, test } from 'vitest';
import { sinceScheduled, stateNotice } from './drift.messages.ts';
import { differencesOf, stateDifference } from './drift.ts';

test('compares a source before and now, ignoring whitespace and empty values', () => {
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

test('reports a changed state, and names sources that should not be sent', () => {
  expect(stateDifference('published', 'published')).toEqual([]);
  const differences = stateDifference('published', 'deleted');
  expect(differences).toEqual([{ label: 'State', before: 'Published', now: 'Deleted' }]);
  const source = { path: 'newsItems', id: 1, title: 'Rain', differences };
  const paused = {
    path: 'slots',
    id: 2,
    title: 'A small house',
    differences: stateDifference('active', 'firmPaused'),
    onRefresh: 'keeps it in' as const,
  };
  expect(stateNotice([{ ...source, onRefresh: null }])).toBeNull();
  expect(stateNotice([{ ...source, onRefresh: 'is refused' }, paused])).toBe(
    'This email will be sent as scheduled, including “Rain” (deleted) and “A small house” (firm paused).',
  );
});

test('describes in each row how its source changed since scheduling', () => {
  const source = { path: 'slots', id: 2, title: 'A small house', onRefresh: null };
  const changed = [{ label: 'City', before: 'Austin', now: 'Dallas' }];
  expect(sinceScheduled({ ...source, differences: changed })).toBe(
    'Changed since it was scheduled',
  );
  const deleted = stateDifference('active', 'deleted');
  expect(sinceScheduled({ ...source, differences: [...deleted, ...changed] })).toBe(
    'Deleted since it was scheduled',
  );
});
