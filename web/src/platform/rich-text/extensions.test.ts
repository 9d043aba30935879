import { expect, test } from 'vitest';
import { canonical } from './extensions.ts';

test('spaces that were typed stay, those between blocks are none', () => {
  expect(canonical('<p>a  b </p>')).toBe('<p>a  b </p>');
  expect(canonical('<p>One</p>\n  <ul>\n<li>Two</li>\n</ul>')).toBe(
    '<p>One</p><ul><li><p>Two</p></li></ul>',
  );
});

test.each([
  '<figure data-credit="Ana" data-width="wide"><img src="/images/upload/a.jpg" alt="A"><figcaption>B</figcaption></figure>',
  '<figure data-width="full"><img src="/images/upload/a.jpg"><figcaption></figcaption></figure>',
  '<blockquote data-look="pull"><p>Said</p></blockquote>',
  '<p data-look="button"><a href="https://example.com/">Go</a></p>',
])('a width and a look stay: %s', (markup) => {
  expect(canonical(markup)).toBe(markup);
});

test('a width and a look that there are not are left out', () => {
  expect(
    canonical('<figure data-width="9"><img src="/a.jpg"></figure><p data-look="pull">a</p>'),
  ).toBe('<figure><img src="/a.jpg"><figcaption></figcaption></figure><p>a</p>');
});

test('a list of definitions stays one', () => {
  expect(canonical('<dl><dt>Tide</dt><dd>The sea at <em>work</em></dd></dl><p>End</p>')).toBe(
    '<dl><dt>Tide</dt><dd><p>The sea at <em>work</em></p></dd></dl><p>End</p>',
  );
});
