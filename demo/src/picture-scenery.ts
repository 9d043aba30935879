import {
  circle,
  faded,
  gradient,
  halftone,
  line,
  many,
  moved,
  path,
  rect,
  WIDTH,
  whole,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { sketch } from './picture-sketch.ts';
import type { Dice } from './seeded.ts';

/** Sky with its sun or moon; everything drawn out of doors starts with it. */
export function openSky(p: Palette, dice: Dice, sunY = dice.between(190, 330)): string {
  const x = dice.between(200, 1000);
  const size = dice.between(80, 170);
  const sun = dice.pick([p.accent, p.light, p.second]);
  const slope = dice.chance(0.5);
  const clouds = dice.chance(0.6) ? many(dice.whole(2, 4), () => cloud(p, dice)) : '';
  return (
    gradient('sky', p.sky, p.low, whole) +
    faded(
      0.3,
      halftone(
        [0, 0, WIDTH, 520],
        22,
        (right, down) => Math.max(0, 0.75 - down * 1.15) * (slope ? right : 1 - right),
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

export function kayak(p: Palette): string {
  return sketch(
    p,
    `path accent M-70 0C-40 14 40 14 70 0C40 -9 -40 -9 -70 0Z; path ink M-12 -3C-12 -28 12 -28 12 -3Z;
    circle 0 -36 10 light; stroke ink 4 M-46 -34L46 -8`,
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

/** Seen from the side, about 260 long, its wheels on 0. */
export function car(p: Palette): string {
  return (
    sketch(
      p,
      `path accent M-130 -20V-50C-130 -64 -90 -70 -70 -72L-36 -108C-30 -114 46 -114 54 -108L84 -72C110 -70 132 -64 132 -46V-20Z;
    path light M-54 -72L-28 -100H4V-72Z; path light M14 -72V-100H46L68 -72Z`,
    ) +
    many(
      2,
      (i) => circle(-74 + i * 150, -18, 26, p.ink) + circle(-74 + i * 150, -18, 11, p.light),
    ) +
    rect(118, -52, 14, 12, p.second, 4)
  );
}

/** A potted plant standing on 0. */
export function plant(p: Palette, dice: Dice): string {
  const leaves = many(9, (i) =>
    moved(
      0,
      -120,
      path('M0 0C-34 -60 -30 -120 0 -160C30 -120 34 -60 0 0Z', i % 2 ? '#5d8a4a' : '#40693a') +
        line(0, -10, 0, -140, '#2f4f2c', 3),
      dice.between(0.75, 1.1),
      (i - 4) * 24,
    ),
  );
  return (
    leaves + sketch(p, 'shape accent -56,-130 56,-130 40,0 -40,0; rect -62 -140 124 24 second')
  );
}
