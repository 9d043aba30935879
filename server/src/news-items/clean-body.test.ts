import { expect, test } from 'vitest';
import { cleanBody } from './clean-body.ts';

test.each([
  '<ul><li><p>One</p><ol><li><p>Inner</p><ul><li><p>Deep</p></li></ul></li></ol></li></ul>',
  '<table><tbody><tr><th><p>A</p></th><td colspan="2"><p><strong>B</strong></p></td></tr></tbody></table>',
  '<blockquote><p>Said</p></blockquote><pre><code>a\nb</code></pre>',
  '<dl><dt>Tide</dt><dd><p>The sea at work</p></dd></dl>',
  '<p>One<br />two <u>three</u><sup>2</sup> <a href="https://example.com/">four</a></p>',
])('what the editor makes of a paste is saved as it is: %s', (body) => {
  expect(cleanBody(body)).toBe(body);
});
