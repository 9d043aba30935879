import {
  circle,
  ellipse,
  faded,
  gradient,
  HEIGHT,
  halftone,
  hills,
  line,
  many,
  moved,
  path,
  rect,
  ring,
  shape,
  stroke,
  WIDTH,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { sketch } from './picture-sketch.ts';
import { type Dice, itemAt } from './seeded.ts';

/** Sky with its sun or moon; everything drawn out of doors starts with it. */
export function openSky(p: Palette, dice: Dice, sunY = dice.between(190, 330)): string {
  const x = dice.between(200, 1000);
  const size = dice.between(80, 170);
  const sun = dice.pick([p.accent, p.light, p.second]);
  const slope = dice.chance(0.5);
  const clouds = dice.chance(0.6) ? many(dice.whole(2, 4), () => cloud(p, dice)) : '';
  return (
    gradient('sky', p.sky, p.low, (fill) => rect(0, 0, WIDTH, HEIGHT, fill)) +
    faded(
      0.3,
      halftone(
        {
          x: 0,
          y: 0,
          w: WIDTH,
          h: 520,
          step: 22,
          weight: (right, down) => Math.max(0, 0.75 - down * 1.15) * (slope ? right : 1 - right),
        },
        p.far,
      ),
    ) +
    faded(0.35, circle(x, sunY, size * 1.22, sun)) +
    circle(x, sunY, size, sun) +
    faded(0.8, clouds)
  );
}

function cloud(p: Palette, dice: Dice): string {
  const width = dice.between(120, 260);
  const x = dice.between(-40, 1050);
  const y = dice.between(70, 300);
  const bars = [
    [0, 0, 1],
    [0.22, 16, 0.95],
    [-0.15, 32, 0.8],
  ] as const;
  return bars
    .map(([shift, down, share]) => rect(x + shift * width, y + down, width * share, 17, p.light, 9))
    .join('');
}

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
      halftone(
        { x: 0, y: ground - 260, w: WIDTH, h: 260, step: 18, weight: (_, down) => down * 0.7 },
        p.mid,
      ),
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

export function kayak(p: Palette): string {
  return sketch(
    p,
    `path accent M-70 0C-40 14 40 14 70 0C40 -9 -40 -9 -70 0Z; path ink M-12 -3C-12 -28 12 -28 12 -3Z;
    circle 0 -36 10 light; stroke ink 4 M-46 -34L46 -8`,
  );
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

/** Standing at 0, 0 and about 190 high. */
export function tree(p: Palette, dice: Dice): string {
  const crown = dice.pick([
    sketch(
      p,
      'circle 0 -120 62 near; circle -42 -92 42 near; circle 44 -96 40 near; circle -14 -136 30 mid',
    ),
    sketch(p, 'oval 0 -118 44 84 near; oval -12 -130 16 44 mid'),
    sketch(p, 'shape near -52,-40 0,-190 52,-40; shape mid -52,-40 0,-190 0,-40'),
  ]);
  return rect(-6, -70, 12, 72, p.ink) + crown;
}

/** Shopfronts with awnings under strings of lights. */
export function street(p: Palette, dice: Dice): string {
  const ground = 690;
  let shops = '';
  for (let x = dice.between(-120, -20); x < WIDTH; ) {
    const w = dice.between(210, 300);
    shops += moved(x, ground, shop(p, dice, w));
    x += w;
  }
  const lamps = [dice.between(120, 420), dice.between(700, 1060)]
    .map((x) => moved(x, ground + 40, lamp(p)))
    .join('');
  return (
    openSky(p, dice, dice.between(120, 220)) +
    buildings(dice, { ground: 500, low: 60, high: 200, fill: p.far }) +
    shops +
    rect(0, ground, WIDTH, 110, p.ink) +
    rect(0, ground, WIDTH, 12, p.mid) +
    many(9, (i) => rect(i * 150 + 20, 752, 80, 7, p.light, 3)) +
    lamps +
    moved(dice.between(280, 860), ground + 34, bicycle(p), 1.15) +
    stringLights(p, dice)
  );
}

function shop(p: Palette, dice: Dice, w: number): string {
  const h = dice.between(300, 430);
  const wall = dice.pick([p.near, p.mid, p.second, p.accent, p.far]);
  const stripe = dice.pick([p.accent, p.ink, p.second].filter((colour) => colour !== wall));
  const blade = w / 9;
  const awning = many(9, (i) =>
    path(
      `M${i * blade} -190h${blade}v44a${blade / 2} ${blade / 2} 0 0 1 ${-blade} 0z`,
      i % 2 ? p.light : stripe,
    ),
  );
  const upper = many(3, (i) =>
    rect(
      w * 0.12 + i * w * 0.28,
      -h + 44,
      w * 0.19,
      h * 0.2,
      dice.chance(0.6) ? p.light : p.ink,
      dice.pick([0, 20]),
    ),
  );
  return (
    rect(0, -h, w, h, wall) +
    rect(-4, -h, w + 8, 18, p.ink) +
    upper +
    rect(16, -176, w * 0.55, 150, p.ink) +
    faded(0.9, rect(24, -168, w * 0.55 - 16, 134, p.light)) +
    display(p, dice, w * 0.55) +
    rect(w * 0.68, -176, w * 0.22, 176, p.ink) +
    rect(w * 0.68 + 8, -166, w * 0.22 - 16, 100, p.low) +
    circle(w * 0.71, -50, 4, p.second) +
    awning
  );
}

function display(p: Palette, dice: Dice, w: number): string {
  return many(4, (i) => {
    const x = 36 + i * (w - 30) * 0.24;
    return dice.pick([
      rect(x, -84, 26, 44, p.accent, 4),
      circle(x + 14, -60, 18, p.second),
      shape(
        [
          [x, -42],
          [x + 14, -92],
          [x + 28, -42],
        ],
        p.mid,
      ),
      rect(x + 6, -104, 14, 62, p.near, 6),
    ]);
  });
}

function lamp(p: Palette): string {
  return (
    sketch(p, 'rect -5 -330 10 330 ink; rect -14 -14 28 14 ink') +
    faded(0.3, circle(0, -350, 58, p.light)) +
    sketch(p, 'circle 0 -350 24 light; rect -16 -330 32 8 ink')
  );
}

export function bicycle(p: Palette): string {
  return sketch(
    p,
    `ring -62 -42 40 light 6; ring 62 -42 40 light 6;
    stroke accent 7 M-62 -42L-22 -104H38L0 -42H-62M0 -42L-28 -116M38 -104L62 -42M38 -104L32 -132H52;
    rect -44 -122 34 9 light 4`,
  );
}

export function stringLights(p: Palette, dice: Dice): string {
  const strands = [dice.between(60, 120), dice.between(130, 200)];
  return strands
    .map((y, row) => {
      const sag = dice.between(60, 110);
      const bulbs = many(15, (i) => {
        const t = (i + 0.5) / 15;
        return circle(t * WIDTH, y + 4 * sag * t * (1 - t) + 12, 9, row % 2 ? p.second : p.light);
      });
      return stroke(`M-10 ${y}Q600 ${y + 2 * sag} 1210 ${y}`, p.ink, 3) + bulbs;
    })
    .join('');
}
