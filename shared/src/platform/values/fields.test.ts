import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { queryInt } from '../contract/paging.ts';
import {
  byId,
  characterCount,
  cutTo,
  day,
  id,
  isWebAddress,
  isWithin,
  linkOrPath,
  optionalText,
  plainLine,
  text,
  webAddress,
} from './fields.ts';

const sentence = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;

describe('web addresses are http or https and nothing else', () => {
  test.each([
    'https://example.com',
    'http://example.com/a?b=c#d',
    'HTTPS://Example.COM/',
    'https://example.com:8443/x',
    'https://bücher.example/straße',
    'https://example.com/@maria?mail=a@b.c',
    'https://[2001:db8::1]/x',
  ])('%s is one', (address) => expect(isWebAddress(address)).toBe(true));

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com',
    'mailto:a@b.c',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    'https:/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://user@evil.example',
    'https://user:password@evil.example',
    'https://good.example@evil.example',
    'https://@evil.example',
    'https://:@evil.example',
    'https://exa mple.com',
    'https://example.com/a b',
    'https://example.com/\u2028',
    'https://example.com/\u0000',
    'https://example.com/\u007f',
    'https://a\u202e.example',
    'https://?x',
    'https://#x',
    'https://1.1.1.1:99999',
    'https://',
    'example.com',
    '',
  ])('%j is none', (address) => expect(isWebAddress(address)).toBe(false));

  test('accepts only addresses that a browser opens as http or https', () => {
    const parts = fc.constantFrom(
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      'javascript:',
      '\t',
      'a',
      '.b',
      ':80',
      '?',
      '#',
      '%0d',
      'data:',
    );
    const passed = new Set<string>();
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
        const address = pieces.join('');
        if (!isWebAddress(address)) return;
        passed.add(address);
        const url = new URL(address, 'https://here.example');
        expect(url.protocol).toMatch(/^https?:$/);
        expect(url.username).toBe('');
        expect(url.hostname).not.toBe('here.example');
      }),
      { numRuns: 2000, examples: [[['https:', '//', 'a', '.b']]] },
    );
    expect(passed).toContain('https://a.b');
  });

  test('a field reports its own message', () => {
    const field = webAddress('You must enter a valid URL');
    expect(field.parse(' https://example.com ')).toBe('https://example.com');
    for (const wrong of ['x', 5, null, `https://example.com/${'x'.repeat(2000)}`])
      expect(sentence(field, wrong)).toBe('You must enter a valid URL');
  });
});

describe('a link or path of this site', () => {
  const field = linkOrPath('Enter the web address of an image');
  test.each(['/images/upload/w_500/x.jpg', '/', '/a?b#c', 'https://example.com/x.png'])(
    '%s is taken',
    (address) => expect(field.parse(address)).toBe(address),
  );
  test.each([
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    '/a b',
    '/a\\b',
    '/\u0000',
    'images/x.jpg',
    '',
  ])('%j is refused', (address) =>
    expect(sentence(field, address)).toBe('Enter the web address of an image'),
  );
});

describe('ids', () => {
  test.each([1, 2_147_483_647])('%s is one', (value) => expect(id.parse(value)).toBe(value));
  test.each([0, -1, 1.5, 2_147_483_648, '1', Number.NaN, null])('%s is none', (value) =>
    expect(id.safeParse(value).success).toBe(false),
  );
  test('in an address it is written one way only', () => {
    expect(byId.parse({ id: '2147483647' })).toEqual({ id: 2_147_483_647 });
    for (const written of [
      '0',
      '-1',
      '01',
      '1.0',
      '1e1',
      ' 1',
      '+1',
      '0x1',
      '2147483648',
      '9'.repeat(30),
      '',
    ])
      expect(byId.safeParse({ id: written }).success, written).toBe(false);
  });
});

describe('lines of text', () => {
  test('a required line is trimmed and reports when missing', () => {
    const field = text('A name is required', 5);
    expect(field.parse('  Maria ')).toBe('Maria');
    expect(sentence(field, '   ')).toBe('A name is required');
    expect(sentence(field, undefined)).toBe('A name is required');
    expect(sentence(field, 'Marianne')).toBe('Use at most 5 characters here');
  });
  test('an empty optional line is none', () => {
    expect(optionalText().parse('  ')).toBeNull();
    expect(optionalText().parse(null)).toBeNull();
    expect(optionalText().parse(' x ')).toBe('x');
  });
});

describe('days', () => {
  test.each(['2027-01-01', '2028-02-29', '1900-01-01', '2999-12-31'])('%s is one', (value) =>
    expect(sentence(day('no day'), value)).toBeNull(),
  );
  test.each([
    '2027-02-29',
    '2027-13-01',
    '2027-1-1',
    '27-01-01',
    '0000-01-01',
    '9999-12-31',
    '2027-01-01T00:00:00Z',
    '',
    5,
  ])('%s is none', (value) => expect(sentence(day('no day'), value)).toBe('no day'));
});

describe('pasted text', () => {
  test('of any kind ends as one line without tags', () => {
    const pieces = fc.constantFrom(
      '<b>',
      '</b>',
      '<',
      '>',
      '<script>',
      '</script>',
      'x',
      ' ',
      '\n',
      '&lt;',
      '<!--',
      '-->',
      '</',
      'a',
      '"',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (given) => {
        const line = plainLine(given.join(''));
        expect(line).not.toMatch(/<\/?[a-z!][^>]*>|[\n\r\t]/i);
        expect(line).toBe(line.trim());
      }),
      { numRuns: 2000 },
    );
  });
  test('is cut before it is cleaned, and never ends in half a character', () => {
    expect(plainLine(`${'x'.repeat(1999)}😀`).isWellFormed()).toBe(true);
    expect(plainLine('x'.repeat(5000))).toHaveLength(2000);
  });
});

describe('characters as a person counts them', () => {
  test.each([
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 1],
    ['👩‍👩‍👧‍👦', 1],
    ['🇺🇸🇲🇽', 2],
    ['', 0],
  ])('%j has %s', (value, count) => expect(characterCount(value)).toBe(count));

  test('cutting keeps whole characters and short texts', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 0, max: 60 }),
        (value, max) => {
          const kept = cutTo(value, max);
          expect(value.startsWith(kept)).toBe(true);
          expect(characterCount(kept)).toBeLessThanOrEqual(max);
          if (characterCount(value) <= max) expect(kept).toBe(value);
        },
      ),
    );
  });
});

describe('whole numbers in an address', () => {
  const limit = queryInt('limit', 1, 100);
  test.each(['1', '100', '007'])('%s is one', (value) => expect(sentence(limit, value)).toBeNull());
  test.each([
    '0',
    '101',
    '-1',
    '1.5',
    '1e1',
    'NaN',
    '1;',
    '',
    ' 1',
    '99999999999',
    undefined,
    ['1', '2'],
  ])('%j is none', (value) => expect(limit.safeParse(value).success).toBe(false));
});

test('a text of a megabyte is cut without going through all of it', () => {
  const before = process.cpuUsage();
  expect(cutTo('a'.repeat(1_000_000), 30)).toBe('a'.repeat(30));
  expect(isWithin('a'.repeat(1_000_000), 30)).toBe(false);
  expect([isWithin('é👩‍👩‍👧', 2), isWithin('é👩‍👩‍👧!', 2)]).toEqual([true, false]);
  // All of it twice takes two seconds and more.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
});
