import { describe, expect, test } from 'vitest';
import { readMotifs } from './picture-language.ts';
import { palettes } from './picture-palettes.ts';
import { drawingOf, sceneNames } from './pictures.ts';
import { diceFor, itemAt } from './seeded.ts';

/** What the first motif of a text draws. */
function drawn(text: string, seed = 'a seed'): string {
  const motifs = new Map(readMotifs(text));
  const [motif] = motifs.values();
  if (!motif) throw new Error('The text has no motif.');
  return motif({ p: itemAt(palettes, 0), dice: diceFor(seed), motifs, names: {} }, []);
}

const ink = '#1d1b2a';
const circles = (text: string) => [...text.matchAll(/cx="(-?[\d.]+)"/g)].map(([, x]) => Number(x));

describe('a picture that is written as data', () => {
  test('draws shapes in the inks of its palette', () => {
    expect(drawn('# sun\n// A sun.\ncircle 1 2 3 ink')).toBe(
      `<circle cx="1" cy="2" r="3" fill="${ink}"/>`,
    );
    expect(drawn('# way\nx = 4\npath #fff M{x} {-x}h{x * (2 + 1)}')).toBe(
      '<path d="M4 -4h12" fill="#fff"/>',
    );
    expect(drawn('# roof\nshape ink 0,0 {2 + 2},1')).toContain('points="0,0 4,1"');
    expect(drawn('# glow\ninks ink=#000000: circle 0 0 1 ink')).toContain('#000000');
  });

  test('repeats, chooses and keeps what it has drawn', () => {
    expect(circles(drawn('# row\nmany i 3: circle {i * 10} 0 1 ink'))).toEqual([0, 10, 20]);
    expect(circles(drawn('# row\neach x,y of {[[1, 2], [3, 4]]}: circle x y 1 ink'))).toEqual([
      1, 3,
    ]);
    expect(circles(drawn('# row\nx = 0\nwhile {x < 3}:\n  circle x 0 1 ink\n  x = x + 2'))).toEqual(
      [0, 2],
    );
    expect(circles(drawn('# one\nif 1 > 2: circle 1 0 1 ink\nelse: circle 2 0 1 ink'))).toEqual([
      2,
    ]);
    const later = '# later\nmoon: circle 1 0 1 ink\ncircle 2 0 1 ink\nput moon';
    expect(circles(drawn(later))).toEqual([2, 1]);
  });

  test('draws other motifs with what they are given, which know what it has named', () => {
    const text = '# wood\nx = 7\nat 1 2 3 4: tree 5\ntree\n\n# tree y=6\ncircle {x + y} 0 1 ink';
    expect(drawn(text)).toContain('translate(1 2) rotate(4) scale(3)');
    expect(circles(drawn(text))).toEqual([12, 13]);
  });

  test('leaves to chance what it says, the same way for the same seed', () => {
    const text =
      '# one\ncircle 1..9 0 1 ink\nany:\n  item: circle 20 0 1 ink\n  item: circle 30 0 1 ink';
    const [first = 0, second] = circles(drawn(text));
    expect(first).toBeGreaterThanOrEqual(1);
    expect(first).toBeLessThan(9);
    expect([20, 30]).toContain(second);
    expect(drawn(text)).toBe(drawn(text));
    const seeds = Array.from({ length: 20 }, (_, at) => drawn(text, `seed ${at}`));
    expect(new Set(seeds.map((each) => circles(each)[1]))).toEqual(new Set([20, 30]));
  });

  test.each([
    ['circle 0 0 1 pink', 'names "pink"'],
    ['circle 0 0 1 7', 'no colour'],
    ['circle 0 ink 1 ink', 'no number'],
    ['circle {1 + } 0 1 ink', 'cannot be read'],
    ['circle {(1} 0 1 ink', 'lacks a ")"'],
    ['circle {most(1)} 0 1 ink', 'no function "most"'],
    ['unicorn', 'no motif "unicorn"'],
    ['sparkle 3: circle 0 0 1 ink', 'cannot draw "sparkle 3:"'],
    ['circle 0 0 1 ink\n      circle 0 0 1 ink', 'indented too far'],
  ])('that says %j is an error', (line, words) => {
    expect(() => drawn(`# one\n${line}`)).toThrow(words);
  });
});

test.each(sceneNames)('the scene %s can be drawn whatever the dice say', (scene) => {
  for (let number = 1; number <= 12; number += 1)
    expect(drawingOf(`dallas-${scene}-${number}`)).not.toMatch(/NaN|undefined/);
});
