import { expect, test } from 'vitest';
import { recordAt } from './record-at.ts';

test.each<[string, string | null]>([
  ['/editor/1/42', 'article event charity place 42'],
  ['/firm/7', 'firm 7'],
  ['/listing/9/', 'listing 9'],
  ['/ad-slot/3', 'ad-slot 3'],
  ['/daily-digest/create/5', 'daily-digest 5'],
  ['/preview/email/5', 'daily-digest 5'],
  ['/admin/audience/austin-digest', 'audience austin-digest'],
  ['/daily-digest/create', null],
  ['/listing/add', null],
  ['/ad-slot/timeline', null],
  ['/firm/007', null],
  ['/firm/9999999999', null],
  ['/firm/7/x', null],
  ['/firm/%27', null],
  ['/home', null],
  ['', null],
])('at %s is %s', (path, expected) => {
  const place = recordAt(path);
  expect(place && `${place.kinds.join(' ')} ${place.id}`).toBe(expected);
});
