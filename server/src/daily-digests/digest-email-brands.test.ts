import { describe, expect, it } from 'vitest';
import { digestBrands } from './digest-email-brands.ts';

const channel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(digestBrands))('the colours of %s', (_style, { theme }) => {
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
  const accents = Object.values(digestBrands).map(({ theme }) => theme.light.accent);
  expect(new Set(accents).size).toBe(3);
});
