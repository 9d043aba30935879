import { describe, expect, test } from 'vitest';
import { isEmojiOnly } from './chat.ts';
import { partsOf } from './chat-links.ts';

const linksIn = (message: string) => partsOf(message).flatMap(({ href }) => (href ? [href] : []));

describe('turns web addresses into links', () => {
  test.each<[string, string[]]>([
    ['See https://citybeat.example/a?b=c#d.', ['https://citybeat.example/a?b=c#d']],
    ['www.citybeat.example/tacos, please', ['https://www.citybeat.example/tacos']],
    [
      '(https://a.example/x_(y)) and http://b.example',
      ['https://a.example/x_(y)', 'http://b.example'],
    ],
    ['https://a.example/ä/🌮', ['https://a.example/ä/🌮']],
    ['"https://a.example"onx=', ['https://a.example']],
    ['nothing here', []],
    [
      'Try citybeat.com/tacos, then Shop.CityBeat.co.uk.',
      ['https://citybeat.com/tacos', 'https://Shop.CityBeat.co.uk'],
    ],
    ['(see citybeat.com?x=1)', ['https://citybeat.com?x=1']],
    ['citybeat.com:8080/a and http.com', ['https://citybeat.com:8080/a', 'https://http.com']],
  ])('%s', (message, links) => expect(linksIn(message)).toEqual(links));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt://%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'https://user:secret@a.example',
    'https://@a.example',
    'http://',
    'https://\u0000a.example',
    '//a.example',
    'file:///etc/passwd',
    'javascript://citybeat.com/%0aalert(1)',
    'ftp://files.citybeat.com',
    '//citybeat.com',
    'ana@citybeat.com',
    'ana.com@citybeat.com and ana.ruiz@mail.citybeat.com',
    'citybeat.com@evil.com/x',
    '\\\\server.com\\share',
    'report.md, photos.zip and movie.mov',
    'plan.com.pdf',
    'We are done.so am I. Is it?no.',
    '3.50 and v1.2.3',
    '.com and citybeat.',
  ])('%j stays text', (message) => expect(linksIn(message)).toEqual([]));

  test('the pieces of a message add up to the whole', () => {
    for (const message of ['a https://a.example b', 'https://a.example', '', ' \n www.a.example. '])
      expect(
        partsOf(message)
          .map(({ text }) => text)
          .join(''),
      ).toBe(message);
  });

  test('parses a long message quickly', () => {
    for (const piece of ['https://a.example/', 'citybeat.com/', 'a.', 'a-', 'com.', '1', '('])
      expect(partsOf(`${piece.repeat(2000)})))`.slice(0, 5000)).length).toBeGreaterThan(0);
  });
});

test.each<[string, boolean]>([
  ['🎉', true],
  ['👍🏽 ❤️', true],
  ['👨‍👩‍👧🇺🇸', true],
  ['🌮🌮🌮🌮🌮🌮🌮', false],
  ['1', false],
  ['ok 👍', false],
  ['', false],
])('%s is only a few emoji: %s', (message, isEmoji) => expect(isEmojiOnly(message)).toBe(isEmoji));
