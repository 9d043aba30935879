/** 300 KB of one thing after the other. */
export const filled = (unit: string, length = 300_000): string =>
  unit.repeat(Math.ceil(length / unit.length));

const half = 150_000;
const manyAttributes = Array.from({ length: 40_000 }, (_, at) => `a${at.toString(36)}=1`).join(' ');

/** Texts with more tags, deeper ones or more attributes than any newsroom writes, by what they are made of. */
export const tangledTexts: Record<string, string> = {
  ...Object.fromEntries(
    ['b', 'span', 'div', 'x', 'li', 'svg', 'math', 'code', 'figure'].map((tag) => [
      `unclosed <${tag}>`,
      filled(`<${tag}>`),
    ]),
  ),
  'lists in lists': filled('<ul><li>'),
  'tables in tables': filled('<table><tr><td>'),
  'links in links': filled('<a href="https://example.com/"><b>'),
  'drawings with titles': filled('<svg><title>'),
  'open tags, then ends of another': filled('<b>', half) + filled('</i>', half),
  'open tags, then paragraphs that end': filled('<b>', half) + filled('</p>', half),
  'a link in each paragraph within the other': filled('<div><a href="/a">b</a>'),
  'frames in a frame': `<iframe>${filled('<div>')}</iframe>`,
  'line breaks': filled('<br>'),
  paragraphs: filled('<p>'),
  'ends of paragraphs': filled('</p>'),
  'less-than signs': filled('<'),
  'less-than signs with spaces': filled('< '),
  comments: filled('<!---->'),
  'open comments': filled('<!--'),
  instructions: filled('<?'),
  'attributes on one tag': `<p ${manyAttributes}>`,
  'attributes on every tag': filled('<p a b c d e f g h i j k l m n o p q></p>'),
};

/** Texts that are within the bounds and are most work there. */
export const heavyTexts: Record<string, string> = {
  'pictures without an address behind many words': filled('x', 500_000) + filled('<img>', half),
  'links without an address behind many words': filled('x', 500_000) + filled('<a>x</a>', half),
  'embeds without an address behind many words':
    filled('x', 500_000) + filled('<div data-embed="">x</div>', half),
  'styled paragraphs': filled('<p style="margin-top:1px">'),
  'a style of brackets': `<p style="${filled('(a')}">x</p>`,
  'a style of a thousand rules': `<p style="${filled('margin-top:1px;')}">x</p>`,
  ampersands: filled('&'),
  'character references': filled('&#1;'),
  'references in an attribute': `<a href="${filled('&amp;')}">x</a>`,
  'frames that are closed': filled('<iframe></iframe>'),
  'an attribute without an end': `<a href="${filled('x')}`,
};

/** Texts of WordPress that are most work to read for short codes. */
export const heavyStories: Record<string, string> = {
  'captions without an end': filled('[caption]', 500_000),
  'captions that begin': filled('[caption', 500_000),
  'short codes of every name': filled('[ab]', 500_000),
  'pictures without an end in a caption': `[caption]${filled('<img', 500_000)}[/caption]`,
  'links without an end in a caption': `[caption]${filled('<a ', 500_000)}[/caption]`,
};
