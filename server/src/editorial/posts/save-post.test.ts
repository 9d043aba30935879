import { expect, test } from 'vitest';
import { cleanBody } from './clean-body.ts';

test.each([
  '<ul><li><p>One</p><ol><li><p>Inner</p><ul><li><p>Deep</p></li></ul></li></ol></li></ul>',
  '<table><tbody><tr><th><p>A</p></th><td colspan="2"><p><strong>B</strong></p></td></tr></tbody></table>',
  '<blockquote><p>Said</p></blockquote><pre><code>a\nb</code></pre>',
  '<blockquote data-look="pull"><p>Said large</p></blockquote><p data-look="button"><a href="/a">Go</a></p>',
  '<figure data-credit="Ana" data-width="full"><img src="/images/upload/a.jpg" alt="A" /><figcaption>B</figcaption></figure>',
  '<dl><dt>Tide</dt><dd><p>The sea at work</p></dd></dl>',
  '<p>One<br />two <u>three</u><sup>2</sup> <a href="https://example.com/">four</a></p>',
])('what the editor makes of a paste is saved as it is: %s', (body) => {
  expect(cleanBody(body)).toBe(body);
});

test.each([
  ['<blockquote data-look="button"><p>a</p></blockquote>', '<blockquote><p>a</p></blockquote>'],
  ['<p data-look="pull" style="margin-top:5px">a</p>', '<p style="margin-top:5px">a</p>'],
  [
    '<figure data-width="9999px"><figcaption>a</figcaption></figure>',
    '<figure><figcaption>a</figcaption></figure>',
  ],
])('a look or a width that there is not is left out: %s', (body, kept) => {
  expect(cleanBody(body)).toBe(kept);
});
