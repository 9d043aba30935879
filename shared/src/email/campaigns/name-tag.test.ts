import { expect, test } from 'vitest';
import { brokenNameTag, nameTag, withNames, withoutNames } from './name-tag.ts';

test('the name stands in each of its places, in any case and with any spaces', () => {
  const words = `Good morning, ${nameTag}! {First  Name| dear reader }: {first name|}.`;
  expect(withNames(words, (otherwise) => `[${otherwise}]`)).toBe(
    'Good morning, [there]! [dear reader]: [].',
  );
  expect(withoutNames(words)).toBe('Good morning, there! dear reader: .');
});

test.each([
  '{first name}',
  '{first name|there',
  '{First_name|there}',
  '{name|there}',
  '{last name|there}',
  '{first name|a|b}',
])('%s is left as it stands and noticed', (words) => {
  expect(withoutNames(words)).toBe(words);
  expect(brokenNameTag.test(words)).toBe(true);
});

test('a place of a name and other braces are not noticed', () => {
  for (const words of [nameTag, '{FIRST NAME|R & D}', '{code}', 'name {5}'])
    expect(brokenNameTag.test(words)).toBe(false);
});
