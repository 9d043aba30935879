import {
  circle,
  ellipse,
  faded,
  gradient,
  hills,
  line,
  many,
  moved,
  path,
  rect,
  shape,
  stroke,
  WIDTH,
  whole,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { openSky } from './picture-scenery.ts';
import { sketch } from './picture-sketch.ts';
import type { Dice } from './seeded.ts';

/** Balloons, a wheel and tents: the fair is in town. */
export function fair(p: Palette, dice: Dice): string {
  const wheelX = dice.between(330, 860);
  const spokes = many(12, (i) =>
    moved(0, 0, sketch(p, 'line 0 0 0 -210 ink 4; circle 0 -210 6 light'), 1, i * 30),
  );
  const cabins = many(12, (i) => {
    const angle = (i * Math.PI) / 6;
    return moved(
      Math.sin(angle) * 210,
      -Math.cos(angle) * 210,
      path('M-22 6H22V26A22 16 0 0 1 -22 26Z', i % 2 ? p.accent : p.second) +
        path('M-26 6A26 20 0 0 1 26 6Z', p.light),
    );
  });
  const wheel =
    sketch(
      p,
      `shape ink -120,320 -8,0 8,0 -96,320; shape ink 120,320 8,0 -8,0 96,320; ring 0 0 210 ink 9;
    ring 0 0 180 light 4`,
    ) +
    spokes +
    circle(0, 0, 30, p.accent) +
    cabins;
  return (
    openSky(p, dice, 210) +
    many(5, () =>
      moved(
        dice.between(60, 1140),
        dice.between(120, 330),
        balloon(p, dice.pick([p.accent, p.second, p.mid])),
        dice.between(0.6, 1.25),
      ),
    ) +
    hills(dice, 600, 60, p.far) +
    moved(wheelX, 370, wheel, 1.1) +
    moved(wheelX > 600 ? 200 : 1000, 700, tent(p, 170), 1.2) +
    moved(wheelX > 600 ? 470 : 740, 720, tent(p, 130)) +
    moved(wheelX > 600 ? 1090 : 110, 720, tent(p, 130), 1.05) +
    rect(0, 690, WIDTH, 110, p.near) +
    many(30, (i) =>
      moved(
        i * 42 + dice.between(-10, 10),
        770 + dice.between(-20, 20),
        circle(0, -62, 14, p.ink) +
          path('M-22 0V-24C-22 -56 22 -56 22 -24V0Z', dice.pick([p.ink, p.mid, p.accent])),
        1,
      ),
    )
  );
}

function tent(p: Palette, w: number): string {
  return (
    many(
      6,
      (i) =>
        shape(
          [
            [0, -190],
            [-w + (i * w) / 3, -90],
            [-w + ((i + 1) * w) / 3, -90],
          ],
          i % 2 ? p.light : p.accent,
        ) + rect(-w * 0.86 + i * w * 0.287, -90, w * 0.29, 90, i % 2 ? p.accent : p.light),
    ) +
    sketch(
      p,
      'rect -22 -70 44 70 ink; line 0 -190 0 -230 ink 5; shape second 0,-230 50,-218 0,-204',
    )
  );
}

function balloon(p: Palette, fill: string): string {
  return (
    path('M0 -80C60 -80 60 10 0 30C-60 10 -60 -80 0 -80Z', fill) +
    sketch(
      p,
      `path light M0 -80C20 -60 20 0 0 30C-20 0 -20 -60 0 -80Z; line -10 34 -8 54 ink 2;
    line 10 34 8 54 ink 2; rect -11 54 22 16 ink 3`,
    )
  );
}

/** Lanterns and fireworks over the water. */
export function fireworks(p: Palette, dice: Dice): string {
  const bursts = dice
    .shuffled([
      [180, 190],
      [430, 130],
      [660, 260],
      [900, 150],
      [1060, 320],
    ] as const)
    .slice(0, 4)
    .map(([x, y]) => firework(p, dice, x, y))
    .join('');
  const towers = many(16, (i) =>
    rect(i * 78, 560 - dice.between(30, 150), dice.between(44, 76), 160, p.ink),
  );
  return (
    gradient('night', p.ink, p.mid, whole) +
    faded(
      0.8,
      many(50, () =>
        circle(dice.between(0, WIDTH), dice.between(0, 480), dice.between(0.8, 2.2), p.light),
      ),
    ) +
    bursts +
    towers +
    rect(0, 560, WIDTH, 240, p.near) +
    faded(
      0.5,
      many(60, () =>
        rect(
          dice.between(0, WIDTH),
          dice.between(580, 790),
          dice.between(14, 90),
          4,
          dice.pick([p.accent, p.second, p.light]),
          2,
        ),
      ),
    ) +
    many(13, (i) =>
      moved(
        i * 96 + dice.between(-12, 12),
        800,
        sketch(p, 'circle 0 -84 20 ink; path ink M-34 10V-30C-34 -70 34 -70 34 -30V10Z'),
        dice.between(0.9, 1.2),
      ),
    )
  );
}

function firework(p: Palette, dice: Dice, x: number, y: number): string {
  return (
    stroke(`M${x} ${y}Q${x + 20} ${y + 200} ${x + dice.between(-60, 60)} 560`, p.light, 2, '3 12') +
    moved(
      x,
      y,
      burst(p, dice, dice.pick([p.accent, p.second, p.light]), 16),
      dice.between(0.8, 1.6),
    )
  );
}

function burst(p: Palette, dice: Dice, fill: string, count: number): string {
  return (
    many(count, (i) =>
      moved(
        0,
        0,
        line(0, -36, 0, -dice.between(92, 120), fill, 5) + circle(0, -136, 5, fill),
        1,
        (i * 360) / count,
      ),
    ) + many(count, (i) => moved(0, 0, circle(0, -68, 4, p.light), 1, (i * 360) / count + 9))
  );
}

/** Shelves of books and someone reading. */
export function library(p: Palette, dice: Dice): string {
  const glow = faded(0.25, circle(600, 560, 360, p.second));
  return (
    whole(p.near) +
    [160, 320, 480, 640].map((y) => bookShelf(p, dice, y)).join('') +
    glow +
    rect(0, 656, WIDTH, 144, p.mid) +
    ellipse(600, 770, 420, 46, p.second) +
    reader(p, dice)
  );
}

function bookShelf(p: Palette, dice: Dice, y: number): string {
  let books = '';
  for (let x = 10; x < WIDTH; ) {
    const w = dice.between(18, 46);
    const h = dice.between(86, 140);
    const lean = dice.chance(0.06);
    books += moved(
      x,
      y,
      rect(0, -h, w, h, dice.pick([p.accent, p.second, p.light, p.mid, p.far, p.low])) +
        rect(0, -h + 16, w, 6, p.ink) +
        rect(0, -30, w, 4, p.light),
      1,
      lean ? 8 : 0,
    );
    x += w + (dice.chance(0.06) ? 60 : 2);
  }
  return books + rect(0, y, WIDTH, 16, p.ink);
}

function reader(p: Palette, dice: Dice): string {
  return moved(
    dice.between(420, 780),
    760,
    sketch(
      p,
      `path accent M-190 10V-190C-190 -290 190 -290 190 -190V10Z; rect -230 -130 90 160 accent 34;
    rect 140 -130 90 160 accent 34; path ink M-90 20V-90C-90 -180 90 -180 90 -90V20Z;
    circle 0 -208 46 #b97a55; path ink M-50 -206C-56 -276 56 -276 50 -206C30 -236 -30 -236 -50 -206Z;
    shape light -96,-120 0,-96 0,-10 -96,-34; shape low 96,-120 0,-96 0,-10 96,-34;
    line 0 -96 0 -10 ink 4`,
    ),
    1.05,
  );
}
