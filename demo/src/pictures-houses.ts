import {
  circle,
  faded,
  hills,
  many,
  moved,
  path,
  rect,
  shape,
  stroke,
  WIDTH,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { car, openSky, tree } from './picture-scenery.ts';
import { sketch } from './picture-sketch.ts';
import type { Dice } from './seeded.ts';

/** A low modern house with glass walls, a pool and old trees. */
export function modernHouse(p: Palette, dice: Dice): string {
  const glass = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, p.second) +
    faded(
      0.5,
      shape(
        [
          [x, y + h],
          [x + w * 0.5, y],
          [x + w * 0.75, y],
          [x + w * 0.25, y + h],
        ],
        p.light,
      ),
    ) +
    many(Math.floor(w / 90), (i) => rect(x + (i + 1) * 90, y, 5, h, p.ink));
  const lounger = path(
    'M-70 -22L-20 -22L20 -62L30 -54L-6 -12V0H-14V-12H-56V0H-64V-12H-70Z',
    p.light,
  );
  const house =
    rect(240, 330, 470, 250, p.light) +
    glass(270, 390, 280, 190) +
    sketch(p, 'rect 590 420 76 160 accent; circle 654 504 5 light; rect 560 190 420 160 mid') +
    glass(600, 226, 200, 100) +
    sketch(
      p,
      `rect 840 226 100 100 ink; rect 500 174 510 20 ink; rect 200 318 560 20 ink; rect 720 350 16 230 ink;
    rect 940 350 16 230 ink`,
    ) +
    many(7, (i) => rect(760 + i * 26, 360, 10, 220, p.near));
  const pool =
    path('M120 640H900L1010 740H40Z', p.far) +
    many(10, () =>
      stroke(`M${dice.between(160, 820)} ${dice.between(660, 724)}q14 -9 28 0t28 0`, p.light, 3),
    );
  return (
    openSky(p, dice, dice.between(120, 220)) +
    hills(dice, 470, 90, p.far) +
    moved(1080, 590, tree(p, dice), 2.1) +
    moved(110, 590, tree(p, dice), 1.9) +
    house +
    rect(0, 576, WIDTH, 224, p.near) +
    rect(180, 576, 860, 24, p.low) +
    pool +
    moved(960, 650, lounger, 1.1) +
    moved(1090, 668, lounger, 1.1) +
    agaves(p, dice, 760)
  );
}

function agaves(p: Palette, dice: Dice, y: number): string {
  const agave = many(9, (i) =>
    moved(
      0,
      0,
      path('M-9 0C-12 -40 -4 -80 0 -96C4 -80 12 -40 9 0Z', i % 2 ? p.mid : p.far),
      1,
      (i - 4) * 18,
    ),
  );
  return many(5, (i) =>
    moved(
      80 + i * 260 + dice.between(-40, 40),
      y + dice.between(0, 26),
      agave,
      dice.between(0.7, 1.1),
    ),
  );
}

/** A street of gabled bungalows with porches and fences. */
export function bungalows(p: Palette, dice: Dice): string {
  const walls = dice.shuffled([p.accent, p.second, p.light, p.mid, p.far]);
  const houses = many(4, (i) =>
    moved(160 + i * 300, 640, bungalow(p, dice, walls[i] ?? p.light), dice.between(0.95, 1.1)),
  );
  const fence =
    many(42, (i) => path(`M${i * 30} 700V650l9 -12l9 12V700Z`, p.light)) +
    rect(0, 662, WIDTH, 7, p.light) +
    rect(0, 684, WIDTH, 7, p.light);
  return (
    openSky(p, dice, dice.between(110, 200)) +
    hills(dice, 520, 120, p.far) +
    many(6, (i) =>
      moved(20 + i * 240 + dice.between(-40, 40), 630, tree(p, dice), dice.between(1.5, 2.2)),
    ) +
    rect(0, 630, WIDTH, 170, p.near) +
    houses +
    fence +
    rect(0, 730, WIDTH, 70, p.ink) +
    many(8, (i) => rect(30 + i * 160, 762, 80, 6, p.second, 3))
  );
}

function bungalow(p: Palette, dice: Dice, wall: string): string {
  const roof = dice.pick([p.near, p.ink]);
  const door = dice.pick([p.accent, p.second, p.near].filter((colour) => colour !== wall));
  const sash = (x: number) =>
    rect(x, -128, 56, 72, p.ink) +
    rect(x + 5, -123, 46, 62, p.second) +
    rect(x + 26, -123, 4, 62, p.ink) +
    rect(x + 5, -95, 46, 4, p.ink) +
    rect(x - 6, -56, 68, 8, p.light);
  return (
    rect(52, -292, 34, 90, p.ink) +
    rect(-120, -170, 240, 170, wall) +
    faded(
      0.18,
      many(7, (i) => rect(-120, -160 + i * 24, 240, 3, p.ink)),
    ) +
    shape(
      [
        [-150, -164],
        [0, -290],
        [150, -164],
      ],
      roof,
    ) +
    shape(
      [
        [-96, -170],
        [0, -250],
        [96, -170],
      ],
      wall,
    ) +
    sketch(p, 'circle 0 -200 20 ink; circle 0 -200 14 second') +
    sash(-100) +
    sash(44) +
    rect(-28, -120, 56, 120, door) +
    sketch(
      p,
      `rect -18 -110 36 44 light; circle 18 -50 4 ink; rect -134 -8 268 16 ink; rect -40 8 80 12 light;
    rect -122 -170 12 164 light; rect 110 -170 12 164 light`,
    )
  );
}

/** Town houses shoulder to shoulder at dusk. */
export function townhouses(p: Palette, dice: Dice): string {
  const facades = dice.shuffled([p.accent, p.second, p.mid, p.far, p.light, p.near]);
  const houses = many(6, (i) => moved(i * 200, 690, townhouse(p, dice, facades[i] ?? p.mid)));
  return (
    openSky(p, dice, dice.between(110, 180)) +
    houses +
    rect(0, 690, WIDTH, 110, p.near) +
    rect(0, 690, WIDTH, 10, p.light) +
    many(5, (i) => moved(100 + i * 250, 706, tree(p, dice), 0.95)) +
    moved(dice.between(300, 900), 762, car(p), 1.1)
  );
}

function townhouse(p: Palette, dice: Dice, wall: string): string {
  const h = dice.between(430, 540);
  const pane = dice.chance(0.5) ? 26 : 2;
  const top = dice.pick([
    rect(-6, -h - 16, 212, 26, p.ink),
    shape(
      [
        [-6, -h],
        [100, -h - 90],
        [206, -h],
      ],
      p.ink,
    ),
    path(
      `M-6 ${-h + 4}V${-h - 14}H50C60 ${-h - 70} 140 ${-h - 70} 150 ${-h - 14}H206V${-h + 4}Z`,
      p.ink,
    ),
  ]);
  const panes = many(
    6,
    (j) =>
      rect(28 + (j % 2) * 88, -h + 46 + Math.floor(j / 2) * 108, 56, 80, p.ink, pane) +
      rect(
        34 + (j % 2) * 88,
        -h + 52 + Math.floor(j / 2) * 108,
        44,
        68,
        dice.chance(0.65) ? p.second : p.low,
        pane,
      ),
  );
  return (
    rect(0, -h, 200, h, wall) +
    top +
    panes +
    sketch(p, 'rect 124 -118 54 118 ink 4; rect 24 -104 70 56 low; rect 18 -44 82 12 ink') +
    many(4, (j) => circle(30 + j * 20, -50, 13, p.near)) +
    rect(110, -10, 82, 12, p.light)
  );
}
