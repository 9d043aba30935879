import { contrast } from '@masthead/shared/platform/values/colours.ts';
import { describe, expect, it } from 'vitest';
import { digestThemes } from './digest-email-brands.ts';

describe.each(Object.entries(digestThemes))('the colours of %s', (_style, theme) => {
  it.each(['light', 'dark'] as const)('are readable in the %s scheme (AA)', (scheme) => {
    const { page, paper, tint, ink, soft, accent, onAccent, band } = theme[scheme];
    const pairs = [
      ...[paper, tint].flatMap((ground) => [ink, soft, accent].map((text) => [text, ground])),
      [soft, page],
      [onAccent, accent],
    ] as [string, string][];
    for (const [text, ground] of pairs)
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', band), `white on ${band}`).toBeGreaterThanOrEqual(4.5);
  });
});

it('gives each style of digest an accent of its own', () => {
  const accents = Object.values(digestThemes).map(({ light }) => light.accent);
  expect(new Set(accents).size).toBe(3);
});
