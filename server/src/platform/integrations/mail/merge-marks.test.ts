import { expect, test } from 'vitest';
import { firstNameOf, readableName } from './merge-marks.ts';

test.each([
  ['Ana Reed', 'Ana'],
  ['  ana\treed ', 'ana'],
  ['Reed, Ana Maria', 'Ana'],
  ['Reed,', 'Reed'],
  ['Dr. Ana Reed', 'Ana'],
  ["D'Arcy & Sons", "D'Arcy"],
  ['José', 'José'],
  ['Ana\r\nBcc: eve@example.com', null],
  ['Ana\r\nBcc: eve', 'Ana'],
  ['דנה כהן', '\u2068דנה\u2069'],
  ['\u202eana', 'ana'],
  ['Mr.', null],
])('the first name in %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

test.each([
  null,
  '',
  '—',
  '12345',
  'ana@example.com',
  '<b>Ana</b>',
  '*|LNAME|*',
  '{first name|Ana}',
  'Win at www.example.com',
  'https://example.com',
  '=?utf-8?q?Ana?=',
  'a'.repeat(101),
])('%j is nobody', (name) => {
  expect(readableName(name)).toBeNull();
  expect(firstNameOf(name)).toBeNull();
});
