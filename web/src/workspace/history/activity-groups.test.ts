import type { ActivityRow } from '@masthead/shared/platform/history/history.ts';
import { expect, test } from 'vitest';
import { groupsOf } from './activity-groups.ts';

let made = 0;
/** 'Ana changed site 3' */
function row(words: string, count = 1): ActivityRow {
  made += 1;
  const [who = '', does = '', noun, id = ''] = words.split(' ');
  return {
    id: made,
    at: '2026-11-21T02:30:00.000Z',
    who,
    does,
    differences: [],
    isVersion: false,
    count,
    record: noun ? { kind: noun, screen: null, noun, id, title: `${noun} ${id}` } : null,
  };
}
const grouped = (...words: string[]) =>
  groupsOf(words.map((one) => row(one))).map(({ kind, rows }) => [kind, rows.length]);

test('groups consecutive actions of one person on one record', () => {
  expect(
    grouped('Ana changed site 3', 'Ana changed site 3', 'Ana deleted site 3', 'Ben changed site 3'),
  ).toEqual([
    ['record', 3],
    ['one', 1],
  ]);
  expect(grouped('Ana changed site 3', 'Ana changed site 4', 'Ana changed site 3')).toEqual([
    ['one', 1],
    ['one', 1],
    ['one', 1],
  ]);
});

test('groups the same action on four or more records as bulk work, until other work follows', () => {
  const added = [1, 2, 3, 4, 5].map((id) => `Ana added listing ${id}`);
  expect(grouped(...added, 'Ana added firm 1', ...added.slice(0, 3))).toEqual([
    ['bulk', 5],
    ['one', 1],
    ['one', 1],
    ['one', 1],
    ['one', 1],
  ]);
});

test('keeps sign-ins, which have no record, apart', () => {
  expect(grouped('Ana in', 'Ana in', 'Ana in', 'Ana in', 'Ana in')).toHaveLength(5);
});

test('never groups a row that stands for many', () => {
  const alike = [row('Ana added listing 1'), row('Ana added listing 2', 400)];
  const rows = [...alike, ...[3, 4, 5, 6].map((id) => row(`Ana added listing ${id}`))];
  expect(groupsOf(rows).map(({ kind, rows: { length } }) => [kind, length])).toEqual([
    ['one', 1],
    ['work', 1],
    ['bulk', 4],
  ]);
});
