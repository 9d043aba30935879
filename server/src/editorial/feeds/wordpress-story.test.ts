import { expect, test } from 'vitest';
import { cleanHtml } from './feed-html.ts';
import { withParagraphs } from './wordpress-paragraphs.ts';
import { storyOf } from './wordpress-story.ts';

/** The text as a post gets it, without the ends of lines between its blocks. */
function shown(content: string): string {
  const story = cleanHtml(storyOf(content).html, 'https://old.example', () => {});
  return story.replace(
    /(<\/?(?:p|ul|ol|li|dl|dt|dd|h\d|div|blockquote|pre|t\w+)\b[^>]*>|<br \/>)\n/g,
    '$1',
  );
}

test.each([
  [
    'no break between the items of a list',
    'Bring:\n<ul>\n\t<li>Boots</li>\n\n\t<li>Rope</li>\n</ul>\nThen go.',
    '<p>Bring:</p><ul><li>Boots</li><li>Rope</li></ul><p>Then go.</p>',
  ],
  [
    'a paragraph after a heading',
    '<h2>Harbor</h2>\nThe ferry\nis late.',
    '<h2>Harbor</h2><p>The ferry<br />is late.</p>',
  ],
  [
    'a list of definitions',
    '<dl>\n<dt>Ebb</dt>\n<dd>Out</dd>\n<dt>Flood</dt>\n<dd>In\n\nand up</dd>\n</dl>',
    '<dl><dt>Ebb</dt><dd>Out</dd><dt>Flood</dt><dd><p>In</p><p>and up</p></dd></dl>',
  ],
  [
    'paragraphs in a quote',
    '<blockquote>One\n\nTwo</blockquote>',
    '<blockquote><p>One</p><p>Two</p></blockquote>',
  ],
  ['two breaks as the end of a paragraph', 'One<br />\n<br>Two', '<p>One</p><p>Two</p>'],
  ['a break once', 'One<br />\nTwo', '<p>One<br />Two</p>'],
  [
    'blank lines in paragraphs of the file',
    '<p>One\n\nTwo</p>\nThree',
    '<p>One</p><p>Two</p><p>Three</p>',
  ],
  ['nothing in a listing', '<pre>a\n\n  b</pre>\nEnd', '<pre>a\n\n  b</pre><p>End</p>'],
  [
    'what is bold across a blank line',
    '<b>One\n\nTwo</b> three',
    '<p><b>One</b></p><p><b>Two</b> three</p>',
  ],
  ['no empty paragraphs', 'One\n\n&nbsp;\n\n<!--more-->\n\nTwo', '<p>One</p><p>Two</p>'],
  [
    'a picture by itself',
    '<img src="/a.jpg" alt="A" />\n\nTwo',
    '<p><img src="https://old.example/a.jpg" alt="A" /></p><p>Two</p>',
  ],
  [
    'a tag that is written across lines',
    '<img\nsrc="/a.jpg"\nalt="A">',
    '<p><img src="https://old.example/a.jpg" alt="A" /></p>',
  ],
  [
    'a link around a heading',
    '<a href="/x"><h3>Tea</h3></a>',
    '<a href="https://old.example/x"><h3>Tea</h3></a>',
  ],
  [
    'cells of a table',
    '<table>\n<tr>\n<td>A</td>\n<td>B\nC</td>\n</tr>\n</table>',
    '<table><tr><td>A</td><td>B<br />C</td></tr></table>',
  ],
])('text of the old editor is shown as WordPress shows it: %s', (_what, content, expected) => {
  expect(shown(content)).toBe(expected);
  expect(shown(content.replaceAll('\n', '\r\n'))).toBe(expected);
});

test('keeps the paragraphs of the block editor', () => {
  const text = '<!-- wp:paragraph -->\n<p>One\ntwo</p>\n<!-- /wp:paragraph -->';
  expect(storyOf(text).html).toBe(text);
});

const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const block = `<div data-embed="${video}"></div>`;
test.each([
  ['on a line of its own', `One\n\n${video}\n\nTwo`, `<p>One</p>${block}<p>Two</p>`],
  ['between two lines', `One\n${video}\nTwo`, `<p>One</p>${block}<p>Two</p>`],
  ['in a paragraph of its own', `<p>${video}</p>`, block],
  ['in a short code', `[embed width="500"]${video}[/embed]`, block],
  ['in the short code of its site', `[youtube ${video}]`, block],
  ['of Vimeo', 'https://vimeo.com/12345678', '<div data-embed="https://vimeo.com/12345678"></div>'],
  [
    'with settings',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=30s',
    '<div data-embed="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=30s"></div>',
  ],
  [
    'in a frame',
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ" allowfullscreen></iframe>',
    '<div data-embed="https://www.youtube.com/embed/dQw4w9WgXcQ"></div>',
  ],
  [
    'in a block, with its caption',
    `<!-- wp:embed {"url":"${video}"} -->\n<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\n${video}\n</div><figcaption>At sea</figcaption></figure>\n<!-- /wp:embed -->`,
    `${block}<p>At sea</p>`,
  ],
  [
    'in a block without words around it',
    `<!-- wp:core-embed/youtube -->\n<figure class="wp-block-embed-youtube wp-block-embed"><div>\n${video}\n</div></figure>`,
    block,
  ],
  ['in a sentence, which stays one', `See ${video} today`, `<p>See ${video} today</p>`],
  ['of a site that is shown nowhere', 'https://old.example/a', '<p>https://old.example/a</p>'],
])('the address of a video becomes a video: %s', (_where, content, expected) => {
  expect(shown(content)).toBe(expected);
});

test('turns a block with an unsupported URL into a link, with a note', () => {
  const text =
    '<!-- wp:embed --><figure class="wp-block-embed"><div>\nhttps://old.example/a?b=1&amp;c=2\n</div></figure><!-- /wp:embed -->';
  expect(storyOf(text).notes).toEqual([
    'the embed of "https://old.example/a?b=1&c=2" became a link',
  ]);
  expect(shown(text)).toContain('<p><a href="https://old.example/a?b=1&amp;c=2">');
});

/** The processor time of a text of that many letters, in ms. */
function costOf([one, other]: [string, string], letters: number): number {
  const text = `a${one.repeat(letters / one.length)}${other.repeat(letters / 30)}b`;
  const before = process.cpuUsage();
  withParagraphs(text);
  storyOf(text);
  return process.cpuUsage(before).user / 1000;
}

/** Why a least cost: what takes a few ms takes twice as long by chance. */
const leastMs = 20;

test.each<[string, string]>([
  ['<pre>', ''],
  ['<b>\n\n', ''],
  ['<!--', ''],
  ['<', ''],
  ['</b>', ''],
  ['<br>', ''],
  ['<div>', '</x></ul></p>'],
  ['a \t ', ''],
  ['\n ', ''],
  ['[embed]http', ''],
  ['<figure class="wp-block-embed">', ''],
  ['<figcaption>', ''],
  ['<iframe src="', ''],
  ['<p>http:', ''],
])('a hostile text of %j costs the time of its size', (...parts) => {
  const growth = () => costOf(parts, 300_000) / Math.max(costOf(parts, 150_000), leastMs);
  // Why the best of three: the machine may be busy. What grows with the square grows fourfold each time.
  expect(Math.min(growth(), growth(), growth())).toBeLessThan(3);
});
