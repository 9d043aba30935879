import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, readableContrast } from '../../platform/values/colours.ts';
import { readable } from './brand-colours.ts';

const paper = ['#ffffff', '#fffcf6', '#f0f6f4'];
const night = ['#191c21', '#22262d', '#101215'];

test('keeps a readable color', () => {
  expect(readable('#0d5c4a', paper, '#000000')).toBe('#0d5c4a');
  expect(readable('#036', paper, '#000000')).toBe('#003366');
});

test('darkens or lightens any other as little as needed, and keeps its hue', () => {
  const yellow = readable('#ffd400', paper, '#000000');
  expect(yellow).toMatch(/^#[4-9a-f][0-9a-f][3-9a-f][0-9a-f]00$/);
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, (any) => {
      for (const ground of paper)
        expect(contrast(readable(any, paper, '#000000'), ground)).toBeGreaterThanOrEqual(
          readableContrast,
        );
      for (const ground of night)
        expect(contrast(readable(any, night, '#ffffff'), ground)).toBeGreaterThanOrEqual(
          readableContrast,
        );
    }),
  );
});
