import { expect, test } from 'vitest';
import { cleanBody } from './clean-body.ts';
import { contentOf, markupOf } from './text-markup.ts';
import { isWhole } from './text-schema.ts';

/** Markup, and how the editor in the browser writes it (`canonical` in web/src/platform/rich-text). */
const texts = [
  ['<p>a<br>b &amp; "q" &lt;x&gt; z</p>', '<p>a<br>b &amp; "q" &lt;x&gt;&nbsp;z</p>'],
  [
    '<p style="margin-top:5px;margin-bottom:10px" data-look="button"><a href="https://a.example/?a=1&amp;b=2" title="T">Go</a></p>',
    '<p data-look="button" style="margin-top: 5px; margin-bottom: 10px;"><a href="https://a.example/?a=1&amp;b=2" title="T">Go</a></p>',
  ],
  [
    '<p><strong><em><u><s>all</s></u></em></strong> <code>x</code> <sub>1</sub><sup>2</sup> <span style="font-size:14px">big</span></p>',
    '<p><strong><em><s><u>all</u></s></em></strong> <code>x</code> <sub>1</sub><sup>2</sup> <span style="font-size: 14px;">big</span></p>',
  ],
  [
    '<p><a href="/a"><strong>b</strong></a></p><p><span style="font-size:14px"><a href="/a"><strong>b<em>c</em></strong></a></span></p>',
    '<p><a href="/a"><strong>b</strong></a></p><p><a href="/a"><span style="font-size: 14px;"><strong>b<em>c</em></strong></span></a></p>',
  ],
  [
    '<h2>T</h2><h3>T</h3><h4>T</h4><hr><pre><code>a\n b</code></pre><blockquote><p>q</p><ul><li><p>x</p></li></ul></blockquote>',
    '<h2>T</h2><h3>T</h3><h4>T</h4><hr><pre><code>a\n b</code></pre><blockquote><p>q</p><ul><li><p>x</p></li></ul></blockquote>',
  ],
  [
    '<ol start="3"><li>One</li><li>Two<ul><li>Three</li></ul></li></ol><ol><li>z</li></ol>',
    '<ol start="3"><li><p>One</p></li><li><p>Two</p><ul><li><p>Three</p></li></ul></li></ol><ol><li><p>z</p></li></ol>',
  ],
  [
    '<table><thead><tr><th colspan="2">H</th></tr></thead><tbody><tr><td>a</td><td rowspan="2"><p>b</p><p>c</p></td></tr></tbody></table>',
    '<table><tbody><tr><th colspan="2"><p>H</p></th></tr><tr><td><p>a</p></td><td rowspan="2"><p>b</p><p>c</p></td></tr></tbody></table>',
  ],
  [
    '<figure data-credit="Ana &quot;B&quot;" data-width="wide"><img src="/images/upload/a.jpg" alt="A" title="x" width="20" height="30"><figcaption>B <em>c</em></figcaption></figure><img src="https://x.example/b.jpg">',
    '<figure data-credit="Ana &quot;B&quot;" data-width="wide"><img src="/images/upload/a.jpg" alt="A" width="20" height="30"><figcaption>B <em>c</em></figcaption></figure><figure><img src="https://x.example/b.jpg"><figcaption></figcaption></figure>',
  ],
  [
    '<div data-embed="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></div><p>b</p>',
    '<div data-embed="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></div><p>b</p>',
  ],
  [
    '<figure data-photoset="12"><figcaption>cap</figcaption></figure>',
    '<figure data-photoset="12"><figcaption>cap</figcaption></figure>',
  ],
  ['<dl><dt>T</dt><dd>S</dd></dl>', '<dl><dt>T</dt><dd><p>S</p></dd></dl>'],
  [
    'plain <b>bold</b> and <i>i</i><p>c</p>tail',
    '<p>plain <strong>bold</strong> and <em>i</em></p><p>c</p><p>tail</p>',
  ],
  ['<p></p><p></p><p>x</p><p></p>', '<p></p><p></p><p>x</p>'],
  ['<div><p>in div</p>loose</div>', '<p>in div</p><p>loose</p>'],
  ['<p>a\n  b</p>\n<p> c</p>', '<p>a<br>  b</p><p> c</p>'],
  [
    '<p>a<img src="/c.jpg">b</p>',
    '<p>a</p><figure><img src="/c.jpg"><figcaption></figcaption></figure><p>b</p>',
  ],
  ['<h2>a<p>b</p></h2>', '<h2>a</h2><p>b</p>'],
  [
    '<ul><li></li></ul><blockquote></blockquote><blockquote>t</blockquote>',
    '<ul><li><p></p></li></ul><blockquote><p></p></blockquote><blockquote><p>t</p></blockquote>',
  ],
  ['<p>a<em> b</em><em>c</em></p>', '<p>a<em> bc</em></p>'],
  [
    '<p><a href="javascript:alert(1)">x</a><a href="mailto:a@b.c">m</a></p>',
    '<p>x<a href="mailto:a@b.c">m</a></p>',
  ],
  ['<ul>\n<li>a</li>\n<li><p>b</p>\n</li></ul>', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  [
    '<figure><img src="/a.jpg"></figure>',
    '<figure><img src="/a.jpg"><figcaption></figcaption></figure>',
  ],
  ['<figure><p>no image</p></figure>', '<p>no image</p>'],
  ['<p><code><strong>x</strong></code></p>', '<p><code>x</code></p>'],
  ['<pre>raw\nx</pre>', '<pre><code>raw\nx</code></pre>'],
  ['<p>tab\there</p>', '<p>tab\there</p>'],
  ['<p><a>no href</a></p>', '<p>no href</p>'],
  ['<p><a href="/x" title="">e</a></p>', '<p><a href="/x" title="">e</a></p>'],
  ['<table><tr><td></td></tr></table>', '<table><tbody><tr><td><p></p></td></tr></tbody></table>'],
  ['<p>a</p><br><p>b</p>', '<p>a</p><p><br></p><p>b</p>'],
  ['<ol start="1"><li>a</li></ol>', '<ol><li><p>a</p></li></ol>'],
  ['<p>🙂 emoji é</p>', '<p>🙂 emoji é</p>'],
] as const;

test.each(texts)('is read and written as the editor does it: %s', (given, written) => {
  const content = contentOf(cleanBody(given));
  expect(isWhole(content)).toBe(true);
  // Sanitized, since a browser writes entities and styles in its own way.
  expect(markupOf(content)).toBe(cleanBody(written));
  expect(cleanBody(markupOf(content))).toBe(markupOf(content));
});
