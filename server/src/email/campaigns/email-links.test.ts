import { describe, expect, it } from 'vitest';
import { shortened, textFooter, textTitle, webAddress, withUtm, wrapped } from './email-links.ts';

const utm = { source: 'daily-digest', medium: 'email', campaign: 'website' };
const marks = 'utm_source=daily-digest&utm_medium=email&utm_campaign=website';

describe('addresses in emails', () => {
  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@b.example',
    '//evil.example/a',
    '/news/a',
    'not an address',
    '',
    null,
    undefined,
  ])('takes no link from %j', (address) => {
    expect(webAddress(address)).toBeNull();
  });

  it('keeps http and https addresses and breaks merge marks in them', () => {
    expect(webAddress('https://a.example/b?c=d#e')).toBe('https://a.example/b?c=d#e');
    expect(webAddress(' http://a.example/é ')).toBe('http://a.example/%C3%A9');
    expect(webAddress('https://a.example/*|UNSUB|*?x=*|A|*#*|B|*')).not.toContain('|');
  });

  it.each([
    ['https://a.example/*|UNSUB|*', 'https://a.example/%2A%7CUNSUB%7C%2A'],
    ['https://a.example/?x=*%7CEMAIL%7C*', 'https://a.example/?x=%2A%7CEMAIL%7C%2A'],
    ['https://a.example/#*%7cFNAME%7c*', 'https://a.example/#%2A%7cFNAME%7c%2A'],
    ['https://a.example/*%7C*|A', 'https://a.example/%2A%7C%2A%7CA'],
    ['https://web.example/*/news?a|b', 'https://web.example/*/news?a%7Cb'],
  ])(
    'breaks merge marks in %s, percent-encoded ones too, and leaves other asterisks',
    (address, sent) => {
      expect(webAddress(address)).toBe(sent);
    },
  );

  it('breaks merge marks in the marks for the statistics', () => {
    const merged = { source: '*|EMAIL|*', medium: '', campaign: '' };
    expect(withUtm('https://a.example/', merged)).toBe(
      'https://a.example/?utm_source=%2A%7CEMAIL%7C%2A',
    );
  });

  it.each([
    ['https://a.example/b', `https://a.example/b?${marks}`],
    ['https://a.example/b?', `https://a.example/b?${marks}`],
    ['https://a.example/b?c=d%20e&f', `https://a.example/b?c=d%20e&f&${marks}`],
    ['https://a.example/b#top', `https://a.example/b?${marks}#top`],
    ['https://a.example/b?c=d#top?x', `https://a.example/b?c=d&${marks}#top?x`],
    ['https://a.example/#a#b', `https://a.example/?${marks}#a#b`],
  ])('marks %s for the statistics', (address, marked) => {
    expect(withUtm(address, utm)).toBe(marked);
  });

  it('encodes the marks and leaves empty ones out', () => {
    const odd = { source: 'a&b=c d', medium: 'é#', campaign: '' };
    expect(withUtm('https://a.example/', odd)).toBe(
      'https://a.example/?utm_source=a%26b%3Dc%20d&utm_medium=%C3%A9%23',
    );
  });

  it("keeps a sponsor's own marks", () => {
    const own = 'https://a.example/?utm_source=sponsor&utm_medium=paid&utm_campaign=fall';
    expect(withUtm(own, utm)).toBe(own);
  });
});

describe('the plain-text part', () => {
  it('wraps at 72 columns and never cuts a word', () => {
    const word = 'w'.repeat(100);
    const lines = wrapped(`${'Ten chars. '.repeat(20)}${word} end`).split('\n');
    expect(lines).toContain(word);
    for (const line of lines.filter((one) => one !== word))
      expect(line.length).toBeLessThanOrEqual(72);
    expect(lines.join(' ')).toBe(`${'Ten chars. '.repeat(20)}${word} end`);
  });

  it('underlines titles', () => {
    expect(textTitle('Trending Events')).toBe('TRENDING EVENTS\n---------------');
  });

  it('cuts long summaries at a word, and leaves short ones alone', () => {
    expect(shortened('Short.', 20)).toBe('Short.');
    expect(shortened('A summary, that goes on for long', 20)).toBe('A summary, that…');
    expect(shortened('🌮'.repeat(30), 10)).toBe(`${'🌮'.repeat(9)}…`);
  });

  it('ends with the reason, the way out and the sender', () => {
    const footer = textFooter('You signed up.', 'Publisher, 1 Main Street');
    expect(footer).toContain('You signed up.');
    expect(footer).toContain('Unsubscribe: *|UNSUB|*');
    expect(footer).toContain('View in browser: *|ARCHIVE|*');
    expect(footer).toMatch(/Publisher, 1 Main Street$/);
  });
});
