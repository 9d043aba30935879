import {
  circle,
  ellipse,
  faded,
  gradient,
  halftone,
  line,
  many,
  moved,
  path,
  rect,
  ring,
  shape,
  stroke,
  WIDTH,
  whole,
  within,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { sketch } from './picture-sketch.ts';
import type { Dice } from './seeded.ts';

/** A record on its player, very large, with its grooves catching the light. */
export function record(p: Palette, dice: Dice): string {
  const x = dice.between(420, 620);
  const grooves = many(9, (i) => ring(x, 400, 150 + i * 22, p.mid, 1.6));
  const rays = many(18, (i) =>
    moved(
      x,
      400,
      shape(
        [
          [0, 0],
          [1300, -70],
          [1300, 70],
        ],
        i % 2 ? p.low : p.sky,
      ),
      1,
      i * 20,
    ),
  );
  return (
    whole(p.sky) +
    rays +
    faded(0.3, circle(x + 22, 426, 356, '#000')) +
    circle(x, 400, 350, p.ink) +
    within('vinyl', circle(x, 400, 346, '#000'), faded(0.13, shine(p, x))) +
    faded(0.6, grooves) +
    circle(x, 400, 122, p.accent) +
    ring(x, 400, 100, p.light, 4) +
    halfSun(x, p) +
    circle(x, 400, 12, p.light) +
    faded(
      0.3,
      toneArm(p)
        .replaceAll(p.light, '#000')
        .replaceAll(p.accent, '#000')
        .replaceAll(p.second, '#000'),
    ).replace('<g ', '<g transform="translate(14 18)" ') +
    toneArm(p)
  );
}

function shine(p: Palette, x: number): string {
  return (
    shape(
      [
        [x, 400],
        [x + 460, 130],
        [x + 460, 330],
      ],
      p.light,
    ) +
    shape(
      [
        [x, 400],
        [x - 460, 670],
        [x - 460, 470],
      ],
      p.light,
    )
  );
}

function toneArm(p: Palette): string {
  return (
    sketch(
      p,
      'ring 1040 130 62 light 14; circle 1040 130 40 accent; stroke light 18 M1040 130L1010 470L900 560',
    ) + moved(884, 572, rect(-36, -22, 72, 44, p.second, 8), 1, -38)
  );
}

function halfSun(x: number, p: Palette): string {
  return (
    path(`M${x - 60} 400A60 60 0 0 1 ${x + 60} 400Z`, p.second) +
    many(3, (i) => rect(x - 60, 412 + i * 16, 120, 7, p.light, 3))
  );
}

/** A singer's microphone under spotlights before a crowd. */
export function concert(p: Palette, dice: Dice): string {
  const heads = (y: number, fill: string, size: number) =>
    many(24, (i) =>
      person(
        i * 54 + dice.between(-18, 18),
        y + dice.between(-16, 16),
        fill,
        size,
        dice.chance(0.36),
        dice,
      ),
    );
  return (
    gradient('hall', p.near, p.mid, whole) +
    faded(
      0.5,
      halftone(
        [0, 60, WIDTH, 560],
        24,
        (right, down) => 0.7 - Math.hypot(right - 0.5, down - 0.55) * 1.2,
        p.accent,
      ),
    ) +
    lightBeams(p, dice) +
    rect(0, 560, WIDTH, 300, p.ink) +
    rect(0, 556, WIDTH, 10, p.second) +
    dice.pick([singer, band])(p, dice) +
    lightRig(p) +
    heads(720, p.mid, 1) +
    heads(790, p.near, 1.35)
  );
}

function lightRig(p: Palette): string {
  return (
    rect(0, 0, WIDTH, 26, p.ink) +
    many(24, (i) => line(i * 50, 26, i * 50 + 25, 0, p.mid, 3)) +
    many(5, (i) =>
      moved(120 + i * 240, 26, sketch(p, 'path ink M-28 0H28L38 44H-38Z; oval 0 44 38 9 light')),
    )
  );
}

function lightBeams(p: Palette, dice: Dice): string {
  return many(5, (i) => {
    const top = 120 + i * 240;
    const foot = 600 + (dice.between(-1, 1) * 500 + (i - 2) * 120);
    return faded(
      0.34,
      shape(
        [
          [top - 16, 0],
          [top + 16, 0],
          [foot + 150, 640],
          [foot - 150, 640],
        ],
        dice.pick([p.light, p.second, p.accent]),
      ),
    );
  });
}

export function person(
  x: number,
  y: number,
  fill: string,
  size: number,
  waves: boolean,
  dice: Dice,
): string {
  const side = dice.chance(0.5) ? 1 : -1;
  const arm = waves
    ? stroke(`M${side * 20} 6L${side * 26} -84`, fill, 11) +
      (dice.chance(0.25)
        ? rect(side * 26 - 9, -118, 18, 30, fill, 4)
        : circle(side * 26, -90, 8, fill))
    : '';
  return moved(
    x,
    y,
    circle(0, -36, 20, fill) + path('M-36 60V18C-36 -16 36 -16 36 18V60Z', fill) + arm,
    size,
  );
}

function singer(p: Palette): string {
  return moved(
    600,
    556,
    sketch(p, 'rect -4 -210 8 210 light; oval 0 0 60 10 light') +
      moved(
        0,
        -226,
        rect(-17, -64, 34, 58, p.light, 17) +
          many(4, (i) => rect(-17, -58 + i * 12, 34, 3, p.ink)) +
          rect(-13, -8, 26, 34, p.second, 5),
        1.15,
        16,
      ),
  );
}

function band(p: Palette, dice: Dice): string {
  const figure = (hat: boolean) =>
    circle(0, -186, 24, p.ink) +
    (hat
      ? sketch(p, 'oval 0 -200 42 8 accent; path accent M-22 -200C-22 -236 22 -236 22 -200Z')
      : '') +
    path('M-40 -20V-130C-40 -164 40 -164 40 -130V-20L30 100H8L0 0L-8 100H-30Z', p.ink) +
    moved(6, -74, guitarBody(p), 0.34, 62);
  const drums = sketch(
    p,
    `circle 0 -60 60 light; ring 0 -60 60 accent 10; rect -116 -120 64 44 second 6;
    rect 52 -120 64 44 second 6; oval -122 -166 52 7 second; oval 122 -166 52 7 second;
    line -122 -166 -122 0 light 4; line 122 -166 122 0 light 4`,
  );
  return (
    moved(600, 560, drums, 1.05) +
    moved(360, 520, figure(dice.chance(0.6)), 1.05) +
    moved(840, 520, figure(dice.chance(0.6)), 1.05)
  );
}

function guitarBody(p: Palette): string {
  return (
    sketch(
      p,
      `path second M0 -120C70 -130 92 -70 66 -20C52 6 60 20 84 52C120 110 70 180 0 180C-70 180 -120 110 -84 52C-60 20 -52 6 -66 -20C-92 -70 -70 -130 0 -120Z;
    circle 0 10 38 ink; ring 0 10 46 light 4; rect -52 104 104 16 ink 5; rect -17 -430 34 420 near;
    rect -26 -520 52 96 near 10`,
    ) +
    many(6, (i) => line(-11 + i * 4.4, -500, -11 + i * 4.4, 110, p.light, 1.6)) +
    many(9, (i) => rect(-17, -410 + i * 42, 34, 3, p.light)) +
    many(3, (i) => circle(-32, -500 + i * 28, 7, p.light) + circle(32, -500 + i * 28, 7, p.light))
  );
}

/** One guitar on rings of sound. */
export function guitar(p: Palette, dice: Dice): string {
  const x = dice.between(380, 820);
  const rings = many(9, (i) => circle(x, 460, 880 - i * 98, i % 2 ? p.low : p.sky));
  const notes = many(7, () =>
    moved(
      dice.between(60, 1140),
      dice.between(60, 740),
      note(dice.pick([p.accent, p.near, p.mid])),
      dice.between(0.7, 1.5),
      dice.between(-16, 16),
    ),
  );
  const turn = dice.pick([-32, 28, -20]);
  return (
    whole(p.sky) +
    rings +
    notes +
    faded(0.25, moved(x + 24, 530, guitarBody(shadowOf(p)), 1.25, turn)) +
    moved(x, 510, guitarBody({ ...p, second: p.accent }), 1.25, turn)
  );
}

const shadowOf = (p: Palette): Palette => ({
  ...p,
  second: '#000',
  ink: '#000',
  light: '#000',
  near: '#000',
});

function note(fill: string): string {
  return (
    ellipse(-12, 0, 19, 14, fill) +
    rect(1, -84, 7, 86, fill) +
    path('M1 -84C14 -66 44 -66 38 -30C34 -50 16 -50 8 -52Z', fill)
  );
}
