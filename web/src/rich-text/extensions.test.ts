import { expect, test } from 'vitest';
import { canonical } from './extensions.ts';

test('spaces that were typed stay, those between blocks are none', () => {
  expect(canonical('<p>a  b </p>')).toBe('<p>a  b </p>');
  expect(canonical('<p>One</p>\n  <ul>\n<li>Two</li>\n</ul>')).toBe(
    '<p>One</p><ul><li><p>Two</p></li></ul>',
  );
});

test('a list of definitions stays one', () => {
  expect(canonical('<dl><dt>Tide</dt><dd>The sea at <em>work</em></dd></dl><p>End</p>')).toBe(
    '<dl><dt>Tide</dt><dd><p>The sea at <em>work</em></p></dd></dl><p>End</p>',
  );
});
