import { expect, test } from 'vitest';
import { folded, placesOf } from './folded.ts';

test.each([
  ['Café Müller', 'cafe muller'],
  ['Harry’s “Best” – Łódź', 'harry\'s "best" - lodz'],
  ['Smørrebrød & Straße', 'smorrebrod & strasse'],
  ['ĐORĐE Œuvre ÆTHER', 'dorde oeuvre aether'],
  ['日本 Привет', '日本 привет'],
])('%j is searched as %j', (text, expected) => {
  expect(folded(text)).toBe(expected);
});

test.each<[string, string[], string[]]>([
  ['The Café in Café Row', ['cafe'], ['Café', 'Café']],
  ['Cafe\u0301 noir', ['café'], ['Cafe\u0301']],
  ['Harry’s straße 🦓 zebra', ["harry's", 'strasse', 'zebra'], ['Harry’s', 'straße', 'zebra']],
  ['a.b (c) \\ *', ['.', '(c)', '\\'], ['.', '(c)', '\\']],
  ['Summer market', ['mark', 'market'], ['market']],
  ['Anything', [''], []],
  ['', ['x'], []],
])('in %j, %j stand at %j', (text, words, expected) => {
  expect(placesOf(text, words).map(([start, end]) => text.slice(start, end))).toEqual(expected);
});
