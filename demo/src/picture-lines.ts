import {
  circle,
  ellipse,
  faded,
  gradient,
  halftone,
  hills,
  line,
  path,
  rect,
  ring,
  shape,
  stroke,
  WIDTH,
  whole,
} from './picture-canvas.ts';
import { colourOf, numberOf, readTemplate, wordOf } from './picture-expressions.ts';
import { below, type Draw } from './picture-scope.ts';
import type { Dice } from './seeded.ts';

interface Row {
  ground: number;
  low: number;
  high: number;
  fill: string;
  windows?: string;
}

/** A row of buildings from edge to edge, some of them with lights on. */
function buildings(dice: Dice, { ground, low, high, fill, windows }: Row): string {
  let drawn = '';
  let lit = '';
  for (let x = -30; x < WIDTH; ) {
    const w = dice.between(52, 122);
    const h = dice.between(low, high) * (dice.chance(0.2) ? 1.3 : 1);
    drawn += rect(x, ground - h, w, h + 2, fill) + roof(dice, x, ground - h, w, fill);
    if (windows) lit += litWindows(dice, x, ground - h, w, h);
    x += w + dice.pick([0, 0, 4, 26]);
  }
  return drawn + (windows ? faded(0.85, path(lit, windows)) : '');
}

function roof(dice: Dice, x: number, y: number, w: number, fill: string): string {
  const middle = x + w / 2;
  const spire = rect(middle - 2, y - 50, 4, 52, fill);
  return dice.pick([
    '',
    '',
    rect(x + w * 0.2, y - 20, w * 0.6, 22, fill),
    shape(
      [
        [x, y + 1],
        [x + w, y + 1],
        [x + w, y - w * 0.45],
      ],
      fill,
    ),
    shape(
      [
        [x, y + 1],
        [middle, y - w * 0.4],
        [x + w, y + 1],
      ],
      fill,
    ),
    rect(x + w * 0.3, y - 26, w * 0.4, 28, fill) + spire,
  ]);
}

function litWindows(dice: Dice, x: number, y: number, w: number, h: number): string {
  let d = '';
  for (let down = y + 14; down < y + h - 22; down += 22) {
    for (let right = x + 11; right < x + w - 14; right += 18) {
      if (dice.chance(0.36)) d += `M${right.toFixed(0)} ${down.toFixed(0)}h8v11h-8z`;
    }
  }
  return d;
}

type Line = (words: string[]) => Draw;

/** `rect x y w h colour radius`: so many numbers, the colour, and what may follow it. */
const plain =
  (draw: (...given: never[]) => string, numbers: number): Line =>
  (words) => {
    const given = words.map((word, at) => (at === numbers ? colourOf(word) : numberOf(word)));
    return (scope) => draw(...(given.map((value) => value(scope)) as never[]));
  };

/** The corners `x,y` of a shape. */
const cornerOf = (word: string) =>
  (word.match(/(?:\{[^{}]*\}|[^,{}])+/g) ?? []).map((part) => numberOf(part));

/** The lines of a picture that draw something of their own. The way of a line is read before its colour. */
export const lines: Record<string, Line> = {
  rect: plain(rect, 4),
  circle: plain(circle, 3),
  oval: plain(ellipse, 4),
  ring: plain(ring, 3),
  line: plain(line, 4),
  whole: plain(whole, 0),
  path: ([colour, ...way]) => {
    const [d, fill] = [readTemplate(way), colourOf(colour)];
    return (scope) => path(d(scope), fill(scope));
  },
  /** A part of the way of a block `path`. */
  d: (words) => readTemplate(words),
  stroke: ([colour, width, ...way]) => {
    const [d, ink, size] = [readTemplate(way), colourOf(colour), numberOf(width)];
    return (scope) => stroke(d(scope), ink(scope), size(scope));
  },
  dashed: ([colour, width, dash = '', ...way]) => {
    const [d, ink, size] = [readTemplate(way), colourOf(colour), numberOf(width)];
    return (scope) => stroke(d(scope), ink(scope), size(scope), dash.replace(',', ' '));
  },
  shape: ([colour, ...words]) => {
    const [corners, fill] = [words.map(cornerOf), colourOf(colour)];
    return (scope) => {
      const points = corners.map(([x, y]) => [x?.(scope) ?? 0, y?.(scope) ?? 0] as const);
      return shape(points, fill(scope));
    };
  },
  gradient: ([id = '', ...colours]) => {
    const [from, to] = [colourOf(colours[0]), colourOf(colours[1])];
    return (scope) => gradient(id, from(scope), to(scope), whole);
  },
  halftone: (words) => {
    const [x, y, w, h, step] = words.slice(0, 5).map((word) => numberOf(word));
    const [weight, fill] = [numberOf(words[5]), colourOf(words[6])];
    return (scope) => {
      const box = [x, y, w, h].map((side) => side?.(scope) ?? 0) as [
        number,
        number,
        number,
        number,
      ];
      const size = (right: number, down: number) => weight(below(scope, { right, down }));
      return halftone(box, step?.(scope) ?? 0, size, fill(scope));
    };
  },
  hills: ([top, height, colour, count]) => {
    const [y, high, fill, waves] = [
      ...[numberOf(top), numberOf(height)],
      ...[colourOf(colour), numberOf(count, 3)],
    ] as const;
    return (scope) => hills(scope.dice, y(scope), high(scope), fill(scope), waves(scope));
  },
  buildings: ([floor, least, most, colour, lights]) => {
    const [ground, low, high] = [numberOf(floor), numberOf(least), numberOf(most)];
    const [fill, windows] = [colourOf(colour), lights === undefined ? null : colourOf(lights)];
    return (scope) =>
      buildings(scope.dice, {
        ...{ ground: ground(scope), low: low(scope), high: high(scope), fill: fill(scope) },
        ...(windows && { windows: windows(scope) }),
      });
  },
  /** What was drawn before under a name. */
  put: ([word]) => {
    const drawing = wordOf(word);
    return (scope) => String(drawing(scope));
  },
};
