import {
  circle,
  faded,
  HEIGHT,
  halftone,
  hills,
  many,
  moved,
  path,
  rect,
  shape,
  WIDTH,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { kayak, openSky, tree } from './picture-scenery.ts';
import { sketch } from './picture-sketch.ts';
import { type Dice, itemAt } from './seeded.ts';

type Landmark = (p: Palette, fill: string) => string;

const landmarks: Record<string, Landmark> = {
  austin: (p, fill) =>
    rect(-170, -120, 340, 120, fill) +
    shape(
      [
        [-70, -120],
        [0, -160],
        [70, -120],
      ],
      fill,
    ) +
    rect(-58, -200, 116, 80, fill) +
    path('M-62 -200C-62 -285 -34 -312 0 -318C34 -312 62 -285 62 -200Z', fill) +
    rect(-12, -352, 24, 40, fill) +
    shape(
      [
        [-14, -350],
        [0, -392],
        [14, -350],
      ],
      fill,
    ) +
    many(7, (i) => rect(-150 + i * 46, -96, 16, 96, p.low)) +
    many(5, (i) => rect(-44 + i * 20, -186, 7, 52, p.low)),
  'san-antonio': (p, fill) =>
    shape(
      [
        [-15, 0],
        [-9, -420],
        [9, -420],
        [15, 0],
      ],
      fill,
    ) +
    shape(
      [
        [-58, -420],
        [-80, -452],
        [80, -452],
        [58, -420],
      ],
      fill,
    ) +
    rect(-84, -468, 168, 16, fill, 4) +
    rect(-46, -492, 92, 26, fill, 6) +
    rect(-3, -590, 6, 100, fill) +
    rect(-66, -448, 132, 8, p.second),
  houston: (p, fill) =>
    shape(
      [
        [-150, 0],
        [-150, -330],
        [-52, -430],
        [-52, 0],
      ],
      fill,
    ) +
    shape(
      [
        [-34, 0],
        [-34, -430],
        [64, -330],
        [64, 0],
      ],
      fill,
    ) +
    shape(
      [
        [84, 0],
        [84, -380],
        [112, -380],
        [112, -420],
        [140, -420],
        [140, -462],
        [170, -462],
        [170, 0],
      ],
      fill,
    ) +
    many(9, (i) => rect(-140, -300 + i * 32, 78, 6, p.low)) +
    many(9, (i) => rect(-24, -300 + i * 32, 78, 6, p.low)),
  'fort-worth': (p, fill) =>
    rect(-190, -110, 380, 110, fill) +
    shape(
      [
        [-190, -110],
        [-100, -160],
        [-60, -110],
      ],
      fill,
    ) +
    shape(
      [
        [190, -110],
        [100, -160],
        [60, -110],
      ],
      fill,
    ) +
    rect(-42, -290, 84, 180, fill) +
    shape(
      [
        [-50, -290],
        [0, -372],
        [50, -290],
      ],
      fill,
    ) +
    rect(-3, -410, 6, 50, fill) +
    sketch(p, 'circle 0 -240 27 light; line 0 -240 0 -258 ink 4; line 0 -240 13 -234 ink 4') +
    many(8, (i) => rect(-172 + i * 46, -86, 20, 50, p.low, 10)),
  dallas: (p, fill) =>
    shape(
      [
        [-16, 0],
        [-10, -380],
        [10, -380],
        [16, 0],
      ],
      fill,
    ) +
    rect(-36, -330, 8, 330, fill) +
    rect(28, -330, 8, 330, fill) +
    circle(0, -400, 62, fill) +
    many(5, (i) => many(5, (j) => circle(-36 + i * 18, -436 + j * 18, 3.4, p.second))) +
    shape(
      [
        [110, 0],
        [110, -330],
        [180, -440],
        [250, -330],
        [250, 0],
      ],
      fill,
    ) +
    many(8, (i) => rect(124, -310 + i * 36, 112, 8, p.low)),
};

/** The skyline of the city named first in the picture's name, behind water, a park or a road. */
export function skyline(p: Palette, dice: Dice, city = 'austin'): string {
  const ground = dice.between(560, 640);
  const landmark = landmarks[city] ?? itemAt(Object.values(landmarks), dice.whole(0, 4));
  return (
    openSky(p, dice) +
    buildings(dice, { ground, low: 90, high: 260, fill: p.far }) +
    faded(
      0.25,
      halftone([0, ground - 260, WIDTH, 260], 18, (_, down) => down * 0.7, p.mid),
    ) +
    moved(dice.between(280, 920), ground, landmark(p, p.mid), dice.between(0.95, 1.2)) +
    buildings(dice, { ground: ground + 8, low: 40, high: 190, fill: p.near, windows: p.second }) +
    dice.pick([water, parkland, road])(p, dice, ground)
  );
}

interface Row {
  ground: number;
  low: number;
  high: number;
  fill: string;
  windows?: string;
}

export function buildings(dice: Dice, { ground, low, high, fill, windows }: Row): string {
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

function water(p: Palette, dice: Dice, ground: number): string {
  const glints = many(46, () => {
    const y = dice.between(ground + 20, HEIGHT);
    const w = dice.between(20, 150) * ((y - ground) / 190 + 0.4);
    return rect(dice.between(-40, WIDTH), y, w, 4, dice.pick([p.low, p.light, p.far]), 2);
  });
  const boats = many(dice.whole(1, 3), () =>
    moved(
      dice.between(120, 1080),
      dice.between(ground + 60, HEIGHT - 60),
      kayak(p),
      dice.between(0.8, 1.4),
    ),
  );
  return rect(0, ground, WIDTH, HEIGHT, p.mid) + faded(0.55, glints) + boats;
}

function parkland(p: Palette, dice: Dice, ground: number): string {
  return (
    hills(dice, ground + 30, 26, p.mid) +
    many(16, (i) =>
      moved(
        i * 80 + dice.between(-20, 20),
        ground + dice.between(40, 90),
        tree(p, dice),
        dice.between(0.5, 0.8),
      ),
    ) +
    hills(dice, ground + 120, 40, p.ink, 2)
  );
}

function road(p: Palette, dice: Dice, ground: number): string {
  const middle = dice.between(420, 780);
  return (
    rect(0, ground, WIDTH, HEIGHT, p.ink) +
    shape(
      [
        [middle - 12, ground],
        [middle + 12, ground],
        [middle + 360, HEIGHT],
        [middle - 360, HEIGHT],
      ],
      p.mid,
    ) +
    many(5, (i) =>
      shape(
        [
          [middle - 1.5 - i * 2, ground + 14 + i * i * 11],
          [middle + 1.5 + i * 2, ground + 14 + i * i * 11],
          [middle + 3 + i * 3, ground + 24 + i * i * 12 + i * 4],
          [middle - 3 - i * 3, ground + 24 + i * i * 12 + i * 4],
        ],
        p.second,
      ),
    ) +
    many(12, (i) => moved(i * 110 + 20, ground + 14, tree({ ...p, mid: p.near }, dice), 0.42))
  );
}
