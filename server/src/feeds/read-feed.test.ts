import { describe, expect, test } from 'vitest';
import { item, only, parseFeed, rss, utf8 } from './feed.testing.ts';
import { FeedRefused } from './feed-refused.ts';

describe('the encoding', () => {
  const text = rss(`<item><title>Peña’s café</title><guid>1</guid></item>`);
  const declared = (encoding: string) =>
    text.replace('<?xml version="1.0"?>', `<?xml version="1.0" encoding="${encoding}"?>`);
  const headline = async (bytes: Uint8Array) => only(await parseFeed(bytes)).headline;

  test('may be UTF-8 with a mark, UTF-16 of both orders, or Windows-1252 by declaration', async () => {
    expect(await headline(utf8(`\ufeff${text}`))).toBe('Peña’s café');
    expect(await headline(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe('Peña’s café');
    expect(await headline(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toBe('Peña’s café');
    const windows = Buffer.from(declared('ISO-8859-1').replaceAll('’', '\u0092'), 'latin1');
    expect(await headline(windows)).toBe('Peña’s café');
    expect(await headline(utf8(declared('utf-16')))).toBe('Peña’s café');
  });

  test('is refused when the bytes are not what the file says', async () => {
    await expect(parseFeed(Buffer.from(declared('utf-8'), 'latin1'))).rejects.toThrow(
      'This file should be UTF-8 text, but some of its bytes are not. Save it as UTF-8 and try again.',
    );
    await expect(parseFeed(utf8(declared('klingon')))).rejects.toThrow(
      'This file says that its encoding is "klingon", which is not known.',
    );
  });
});

describe('a file that is no safe feed is refused:', () => {
  const bomb = `<?xml version="1.0"?><!-- hi --><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>`;
  const cases: [string, string, string][] = [
    ['an empty file', '', 'This file is empty.'],
    ['plain text', 'Dear editor,', 'This file is not XML, so it cannot be a feed.'],
    ['JSON', '{"items":[]}', 'This file is not XML, so it cannot be a feed.'],
    ['a web page', '<!doctype html><html><p>Hi</html>', 'This is a web page, not a feed.'],
    [
      'another XML',
      '<opml><body/></opml>',
      'This is XML, but neither RSS nor Atom: it begins with <opml>.',
    ],
    [
      'declared entities',
      bomb,
      'This file declares entities in its document type, which is not safe to read.',
    ],
    ['a tag left open', rss('<item>'), 'This file is not well-formed XML. Line'],
    [
      'a lone ampersand',
      rss('\n<item><title>A & B</title></item>'),
      'Line 4: an "&" stands alone and must be written as "&amp;".',
    ],
    ['no items', rss(''), 'This feed holds no items.'],
    ['a dangerous name', '<__proto__><a/></__proto__>', 'it begins with <__proto__>.'],
    [
      'a feed that is cut off',
      rss('').slice(0, -6),
      'This file is not well-formed XML. Line 3: it ends in the middle.',
    ],
    [
      'too many items',
      rss('<item/>'.repeat(200_001)),
      'This feed holds 200,001 items; at most 200,000 can be imported at once.',
    ],
    [
      'an item of too many tags',
      rss(item('<a/>'.repeat(200_001))),
      'This file holds too many tags to be a news feed.',
    ],
    [
      'an item nested too deep',
      rss(item('<a>'.repeat(300) + '</a>'.repeat(300))),
      'This file is nested too deep to be a list of posts.',
    ],
    [
      'an item that is too long',
      rss(item(`<a>${'x'.repeat(1_500_000)}</a>`.repeat(7))),
      'This file holds an item that is too long to be a post. Line',
    ],
    [
      'a text without an end',
      rss(item('x'.repeat(33_000_000))),
      'This file holds an item that is too long to be a post. Line',
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
