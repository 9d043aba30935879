import { describe, expect, test } from 'vitest';
import { formOf, initialOf } from '../../platform/records/record.ts';
import { seriesRecord } from './series.record.ts';
import { byStart, changedSeries, createdSeries, isActive, newSeries } from './series.ts';

const sentencesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

test('Add Series says what is missing, each with its sentence', () => {
  const empty = { siteId: null, name: '', headline: ' ', type: '' };
  expect(sentencesOf(newSeries.safeParse(empty))).toEqual([
    'A site is required',
    'An internal name is required',
    'An external name is required',
    'A type is required',
  ]);
  expect(sentencesOf(createdSeries.safeParse({ data: {} }))).toHaveLength(3);
});

describe('a series is active', () => {
  test.each([
    ['on its first day', '2026-11-22', '2026-12-24', true],
    ['on its last day', '2026-11-01', '2026-11-22', true],
    ['not before it', '2026-11-23', null, false],
    ['not after it', null, '2026-11-21', false],
    ['without an end', '2026-11-01', null, true],
    ['not without any dates', null, null, false],
  ])('%s', (_when, startDate, endDate, isIt) =>
    expect(isActive({ startDate, endDate }, '2026-11-22')).toBe(isIt),
  );
});

test('series are ordered by their start, those without one last', () => {
  const rows = [null, '2026-05-01', '2025-01-01', null].map((startDate, id) => ({ startDate, id }));
  expect(rows.toSorted(byStart).map(({ id }) => id)).toEqual([2, 1, 0, 3]);
});

test('a series ends no earlier than it starts, has a slug for addresses and links of the web', () => {
  const values = {
    ...initialOf(seriesRecord),
    name: 'n',
    headline: 'h',
    type: 'Single',
    slug: 'Not a slug',
    startDate: '2026-02-02',
    endDate: '2026-02-01',
    sponsorLink: 'javascript:alert(1)',
    digestDays: ['Someday'],
  };
  const said = sentencesOf(formOf(seriesRecord).safeParse(values));
  expect(said).toEqual(
    expect.arrayContaining([
      'A slug is of lower-case letters, digits and single hyphens',
      'The end date can’t be before the start date.',
      'Must be a valid URL',
      'Choose weekdays',
    ]),
  );
});

test('an absent field of a change is kept', () => {
  expect(changedSeries.parse({ id: 1, version: 2 })).toEqual({ id: 1, version: 2, data: {} });
});
