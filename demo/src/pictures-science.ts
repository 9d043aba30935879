import {
  circle,
  faded,
  HEIGHT,
  halftone,
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

/** A chip and the paths that lead to it. */
export function circuit(p: Palette, dice: Dice): string {
  const board = dice.pick([p.near, p.ink, p.mid]);
  const chip =
    faded(0.3, rect(454, 256, 320, 320, '#000', 18)) +
    many(
      9,
      (i) => rect(462 + i * 32, 220, 14, 360, p.light) + rect(420, 262 + i * 32, 360, 14, p.light),
    ) +
    sketch(p, 'rect 440 240 320 320 ink 16; rect 476 276 248 248 accent 10') +
    dice.pick([
      brain(p),
      star(p),
      sketch(p, 'rect 520 320 160 160 ink 8; rect 546 346 108 108 second 6'),
    ]);
  return (
    whole(board) +
    faded(
      0.25,
      halftone(
        [0, 0, WIDTH, HEIGHT],
        30,
        (right, down) => 0.65 - Math.hypot(right - 0.5, down - 0.5),
        p.far,
      ),
    ) +
    many(26, () =>
      trace(dice, board, dice.pick([p.far, p.second, p.mid === board ? p.low : p.mid])),
    ) +
    many(7, (i) => sideTrace(p, dice, true, i) + sideTrace(p, dice, false, i)) +
    chip
  );
}

function trace(dice: Dice, board: string, fill: string): string {
  const fromX = dice.whole(0, 24) * 50;
  const toX = 450 + dice.whole(0, 12) * 25;
  const up = dice.chance(0.5);
  const y = up ? -10 : 810;
  const bend = up ? dice.whole(2, 4) * 50 : 800 - dice.whole(2, 4) * 50;
  const reach = up ? 240 : 560;
  return (
    stroke(`M${fromX} ${y}V${bend}L${toX} ${up ? bend + 40 : bend - 40}V${reach}`, fill, 6) +
    circle(fromX, bend, 11, fill) +
    circle(fromX, bend, 5, board)
  );
}

function sideTrace(p: Palette, dice: Dice, left: boolean, i: number): string {
  const y = 280 + i * 40;
  const far = dice.whole(1, 5) * 60;
  const x = left ? -10 : 1210;
  const bend = left ? far + 60 : 1140 - far;
  return (
    stroke(
      `M${x} ${y + (i - 3) * 60}H${bend}L${left ? bend + 70 : bend - 70} ${y}H${left ? 440 : 760}`,
      i % 2 ? p.second : p.far,
      6,
    ) + circle(bend, y + (i - 3) * 60, 11, p.light)
  );
}

const brain = (p: Palette) =>
  stroke(
    'M600 310V490M600 340C560 300 520 340 540 380C510 400 520 450 556 452C560 490 600 480 600 470M600 340C640 300 680 340 660 380C690 400 680 450 644 452C640 490 600 480 600 470',
    p.light,
    9,
  );

const star = (p: Palette) =>
  moved(
    600,
    400,
    path(
      'M0 -96C10 -20 20 -10 96 0C20 10 10 20 0 96C-10 20 -20 10 -96 0C-20 -10 -10 -20 0 -96Z',
      p.light,
    ),
  );

/** Lift-off. */
export function rocket(p: Palette, dice: Dice): string {
  const x = dice.between(380, 820);
  const craft = sketch(
    p,
    `shape accent -44,60 -100,150 -44,130; shape accent 44,60 100,150 44,130;
    path light M-48 130V-70C-48 -150 -20 -200 0 -230C20 -200 48 -150 48 -70V130Z;
    path accent M-31 -152C-20 -190 -8 -214 0 -230C8 -214 20 -190 31 -152Z; circle 0 -70 27 near;
    circle 0 -70 18 second; rect -48 20 96 14 accent; rect -30 130 60 22 ink`,
  );
  const flame = sketch(
    p,
    `path accent M-30 0C-60 110 -16 160 0 260C16 160 60 110 30 0Z;
    path second M-16 0C-34 70 -8 110 0 170C8 110 34 70 16 0Z`,
  );
  const smoke = many(22, () => {
    const y = dice.between(640, 800);
    return circle(
      x + dice.between(-1, 1) * (y - 560) * 1.7,
      y,
      dice.between(34, 84),
      dice.pick([p.light, p.low, p.light]),
    );
  });
  const tower =
    rect(x + 150, 260, 14, 420, p.ink) +
    rect(x + 210, 260, 14, 420, p.ink) +
    many(10, (i) => line(x + 157, 270 + i * 42, x + 217, 310 + i * 42, p.ink, 5)) +
    rect(x + 60, 330, 100, 12, p.ink);
  return (
    openSky(p, dice, dice.between(150, 250)) +
    many(40, () =>
      circle(dice.between(0, WIDTH), dice.between(0, 400), dice.between(1, 3), p.light),
    ) +
    hills(dice, 620, 40, p.far) +
    tower +
    hills(dice, 690, 24, p.mid, 2) +
    moved(x, 410, flame, 1.15) +
    moved(x, 270, craft, 1.05) +
    smoke +
    rect(0, 770, WIDTH, 40, p.near)
  );
}

/** Wind, sun and the wires between. */
export function energy(p: Palette, dice: Dice): string {
  return (
    openSky(p, dice) +
    hills(dice, 470, 130, p.far) +
    many(5, (i) =>
      moved(
        120 + i * 240 + dice.between(-60, 60),
        560 + dice.between(-30, 30),
        turbine(p, dice.between(0, 120)),
        dice.between(0.6, 1.15),
      ),
    ) +
    hills(dice, 560, 50, p.mid) +
    rect(0, 600, WIDTH, 200, p.near) +
    many(3, (row) =>
      many(6, (i) =>
        moved(
          i * 240 - row * 50 + 30,
          620 + row * 80,
          `<g transform="skewX(-16)">${solarPanel(p)}</g>`,
          0.72 + row * 0.14,
        ),
      ),
    )
  );
}

function turbine(p: Palette, turn: number): string {
  return (
    shape(
      [
        [-9, 0],
        [-4, -330],
        [4, -330],
        [9, 0],
      ],
      p.light,
    ) +
    many(3, (i) =>
      moved(
        0,
        -330,
        path('M-8 0C-14 -60 -4 -140 0 -170C6 -140 12 -60 8 0Z', p.light),
        1,
        turn + i * 120,
      ),
    ) +
    circle(0, -330, 11, p.ink)
  );
}

function solarPanel(p: Palette): string {
  return (
    sketch(p, 'rect -110 -70 220 110 near 4; rect -104 -64 208 98 mid') +
    many(5, (i) => line(-104 + (i + 1) * 35, -64, -104 + (i + 1) * 35, 34, p.light, 2)) +
    line(-104, -15, 104, -15, p.light, 2) +
    faded(
      0.25,
      shape(
        [
          [-104, 34],
          [-30, -64],
          [20, -64],
          [-54, 34],
        ],
        p.light,
      ),
    ) +
    rect(-5, 38, 10, 44, p.ink)
  );
}

/** Flasks, a microscope and something that bubbles. */
export function laboratory(p: Palette, dice: Dice): string {
  const things = dice
    .shuffled([flask(p, p.accent), testTubes(p), microscope(p), flask(p, p.second)])
    .map((thing, i) => moved(180 + i * 285, 650, thing, 1.1))
    .join('');
  return (
    whole(p.far) +
    faded(
      0.35,
      halftone([0, 0, WIDTH, 660], 28, (right) => 0.7 - right * 0.6, p.mid),
    ) +
    moved(dice.between(380, 860), 160, molecule(p), 0.95, 12) +
    moved(dice.pick([120, 1080]), 200, molecule(p), 0.6) +
    rect(0, 660, WIDTH, 140, p.near) +
    rect(0, 656, WIDTH, 14, p.light) +
    things
  );
}

function flask(p: Palette, fill: string): string {
  return (
    path(
      'M-24 -220V-130L-96 -20C-106 0 -96 10 -80 10H80C96 10 106 0 96 -20L24 -130V-220Z',
      p.light,
    ) +
    path('M-60 -66L-90 -18C-96 0 -88 2 -78 2H78C88 2 96 0 90 -18L60 -66Z', fill) +
    rect(-34, -232, 68, 16, p.light, 6) +
    many(5, (i) => circle(-30 + i * 16, -80 - (i % 3) * 22, 4 + (i % 3) * 3, fill))
  );
}

function testTubes(p: Palette): string {
  return (
    sketch(p, 'rect -130 -70 260 16 ink 5; rect -130 -6 260 16 ink 5') +
    many(
      4,
      (i) =>
        rect(-106 + i * 58, -170, 34, 168, p.light, 16) +
        rect(
          -101 + i * 58,
          -90 + (i % 2) * 26,
          24,
          82 - (i % 2) * 26,
          [p.accent, p.second, p.mid, p.near][i] ?? p.accent,
          12,
        ),
    )
  );
}

function microscope(p: Palette): string {
  return (
    sketch(
      p,
      'path ink M-110 10C-110 -20 110 -20 110 10Z; stroke ink 28 M70 -6C130 -90 110 -200 -24 -236',
    ) +
    moved(
      -10,
      -200,
      sketch(p, 'rect -28 -150 56 170 accent 10; rect -18 -196 36 50 ink 6; rect -18 20 36 40 ink'),
      1,
      -24,
    ) +
    rect(-90, -66, 130, 16, p.ink, 6)
  );
}

function molecule(p: Palette): string {
  return (
    many(6, (i) => {
      const a = (i * Math.PI) / 3;
      return (
        line(0, 0, Math.cos(a) * 90, Math.sin(a) * 90, p.light, 6) +
        circle(Math.cos(a) * 90, Math.sin(a) * 90, 22, i % 2 ? p.accent : p.second)
      );
    }) + circle(0, 0, 32, p.light)
  );
}
