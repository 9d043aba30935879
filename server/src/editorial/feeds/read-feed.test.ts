import { describe, expect, test } from 'vitest';
import { item, only, parseFeed, readPosts, rss, utf8 } from './feed.testing.ts';
import { FeedRefused } from './feed-decode.ts';

describe('the encoding', () => {
  const text = rss(`<item><title>Peña’s café</title><guid>1</guid></item>`);
  const declared = (encoding: string) =>
    text.replace('<?xml version="1.0"?>', `<?xml version="1.0" encoding="${encoding}"?>`);
  const headline = async (bytes: Uint8Array) => only(await parseFeed(bytes)).headline;

  test('can be UTF-8 with a BOM, UTF-16 in both byte orders, or declared Windows-1252', async () => {
    expect(await headline(utf8(`\ufeff${text}`))).toBe('Peña’s café');
    expect(await headline(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe('Peña’s café');
    expect(await headline(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toBe('Peña’s café');
    const windows = Buffer.from(declared('ISO-8859-1').replaceAll('’', '\u0092'), 'latin1');
    expect(await headline(windows)).toBe('Peña’s café');
    expect(await headline(utf8(declared('utf-16')))).toBe('Peña’s café');
  });

  test('is Latin-1 if undeclared and not UTF-8, for any chunking, with a note', async () => {
    const bytes = (name: string) =>
      Buffer.from(rss(`<item><title>${name}</title><guid>1</guid></item>`), 'latin1');
    const said = ['File title: The Paper', expect.stringContaining('read as Latin-1')];
    for (const [name, expected] of [
      ['Pe\u00f1a\u0092s caf\u00e9', 'Peña’s café'],
      ['caf\u00e9', 'café'],
    ] as const)
      for (const pieceBytes of [1, 2, 3, 7, 64 * 1024]) {
        const { notes, posts } = await readPosts(bytes(name), pieceBytes);
        expect([notes, posts[0]?.headline], `${pieceBytes}`).toEqual([said, expected]);
      }
    const { notes, posts } = await readPosts(text, 1);
    expect([notes, posts[0]?.headline]).toEqual([['File title: The Paper'], 'Peña’s café']);
    const late = Buffer.from(text.replace('café', 'caf\u0000'));
    late[late.indexOf(0)] = 0xe9;
    await expect(readPosts(late)).rejects.toThrow('should be UTF-8 text');
    const calendar =
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Caf\u00e9\nDTSTART:20261201T180000Z\nEND:VEVENT\nEND:VCALENDAR';
    expect(await readPosts(Buffer.from(calendar, 'latin1'))).toMatchObject({
      notes: [said[1]],
      posts: [{ headline: 'Café' }],
    });
  });

  test('is rejected if the bytes do not match the declaration', async () => {
    await expect(parseFeed(Buffer.from(declared('utf-8'), 'latin1'))).rejects.toThrow(
      'This file should be UTF-8 text, but some of its bytes are not. Save it as UTF-8 and try again.',
    );
    await expect(parseFeed(utf8(declared('klingon')))).rejects.toThrow(
      'This file declares an unknown encoding, "klingon".',
    );
  });
});

test('ignores blank lines before the XML declaration with a note, and counts them as lines', async () => {
  const export_ =
    '<?xml version="1.0" encoding="UTF-8"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old Paper</title>\n<item><title>About</title><wp:post_type>page</wp:post_type></item></channel></rss>';
  const said = expect.stringContaining('blank line before the file’s XML declaration');
  for (const blank of ['\n', ' \r\n\n', '\ufeff\n']) {
    expect(await readPosts(blank + rss(item('')))).toMatchObject({
      notes: ['File title: The Paper', said],
      posts: [{ headline: 'A headline' }],
    });
    const { notes, entries } = await readPosts(`${blank}${export_}`, 97);
    const line = blank.split('\n').length + 1;
    expect([notes, entries[0]?.messages]).toEqual([
      ['File title: Old Paper', said],
      [`it is a page, not an article (line ${line})`],
    ]);
  }
  await expect(readPosts(`\n\n${export_.replace('</channel>', '')}`)).rejects.toThrow('Line 4');
});

describe('rejects a file that is no safe feed:', () => {
  const bomb = `<?xml version="1.0"?><!-- hi --><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>`;
  const cases: [string, string, string][] = [
    ['an empty file', '', 'This file is empty.'],
    ['plain text', 'Dear editor,', 'This file is not XML, so it can’t be a feed.'],
    ['JSON', '{"items":[]}', 'This file is not XML, so it can’t be a feed.'],
    ['a web page', '<!doctype html><html><p>Hi</html>', 'This is a web page, not a feed.'],
    [
      'another XML',
      '<opml><body/></opml>',
      'This XML file is neither RSS nor Atom: it begins with <opml>.',
    ],
    [
      'declared entities',
      bomb,
      'This file declares entities in its document type, which is unsafe.',
    ],
    ['a tag left open', rss('<item>'), 'This file is not well-formed XML. Line'],
    [
      'a lone ampersand',
      rss('\n<item><title>A & B</title></item>'),
      'Line 4: a lone "&" must be written as "&amp;".',
    ],
    ['no items', rss(''), 'This feed has no items.'],
    ['a dangerous name', '<__proto__><a/></__proto__>', 'it begins with <__proto__>.'],
    [
      'a feed that is cut off',
      rss('').slice(0, -6),
      'This file is not well-formed XML. Line 3: it ends in the middle.',
    ],
    [
      'too many items',
      rss('<item/>'.repeat(200_001)),
      'This feed has 200,001 items, but at most 200,000 can be imported at once.',
    ],
    [
      'an item of too many tags',
      rss(item('<a/>'.repeat(200_001))),
      'This file has too many tags to be a news feed.',
    ],
    [
      'an item nested too deep',
      rss(item('<a>'.repeat(300) + '</a>'.repeat(300))),
      'This file is nested too deeply to be a list of posts.',
    ],
    [
      'an item that is too long',
      rss(item(`<a>${'x'.repeat(1_500_000)}</a>`.repeat(7))),
      'This file has an item that is too long to be a post. Line',
    ],
    [
      'a text without an end',
      rss(item('x'.repeat(33_000_000))),
      'This file has an item that is too long to be a post. Line',
    ],
  ];
  test.each(cases)('%s', async (_, text, sentence) => {
    await expect(parseFeed(utf8(text))).rejects.toThrow(FeedRefused);
    await expect(parseFeed(utf8(text))).rejects.toThrow(sentence);
  });

  test('but a document type without entities is harmless', async () => {
    const old = `<!DOCTYPE rss PUBLIC "-//Old//DTD RSS 0.91//EN" "https://old.test/rss.dtd">${rss(item('')).replace('<?xml version="1.0"?>', '')}`;
    expect(only(await parseFeed(utf8(old))).headline).toBe('A headline');
  });
});
