import { describe, expect, it } from 'vitest';
import { shortened, textFooter, textTitle, wrapped } from './email-links.ts';

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
