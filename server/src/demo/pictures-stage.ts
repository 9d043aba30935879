import {
  circle,
  ellipse,
  faded,
  gradient,
  HEIGHT,
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
  within,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { sketch } from './picture-sketch.ts';
import type { Dice } from './seeded.ts';

/** A record on its player, very large, with its grooves catching the light. */
export function record(p: Palette, dice: Dice): string {
  const x = dice.between(420, 620);
  const shine =
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
    );
  const grooves = many(9, (i) => ring(x, 400, 150 + i * 22, p.mid, 1.6));
  const arm =
    sketch(
      p,
      'ring 1040 130 62 light 14; circle 1040 130 40 accent; stroke light 18 M1040 130L1010 470L900 560',
    ) + moved(884, 572, rect(-36, -22, 72, 44, p.second, 8), 1, -38);
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
    rect(0, 0, WIDTH, HEIGHT, p.sky) +
    rays +
    faded(0.3, circle(x + 22, 426, 356, '#000')) +
    circle(x, 400, 350, p.ink) +
    within('vinyl', circle(x, 400, 346, '#000'), faded(0.13, shine)) +
    faded(0.6, grooves) +
    circle(x, 400, 122, p.accent) +
    ring(x, 400, 100, p.light, 4) +
    halfSun(x, p) +
    circle(x, 400, 12, p.light) +
    faded(
      0.3,
      arm.replaceAll(p.light, '#000').replaceAll(p.accent, '#000').replaceAll(p.second, '#000'),
    ).replace('<g ', '<g transform="translate(14 18)" ') +
    arm
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
  const beams = many(5, (i) => {
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
  const rig =
    rect(0, 0, WIDTH, 26, p.ink) +
    many(24, (i) => line(i * 50, 26, i * 50 + 25, 0, p.mid, 3)) +
    many(5, (i) =>
      moved(120 + i * 240, 26, sketch(p, 'path ink M-28 0H28L38 44H-38Z; oval 0 44 38 9 light')),
    );
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
    gradient('hall', p.near, p.mid, (fill) => rect(0, 0, WIDTH, HEIGHT, fill)) +
    faded(
      0.5,
      halftone(
        {
          x: 0,
          y: 60,
          w: WIDTH,
          h: 560,
          step: 24,
          weight: (right, down) => 0.7 - Math.hypot(right - 0.5, down - 0.55) * 1.2,
        },
        p.accent,
      ),
    ) +
    beams +
    rect(0, 560, WIDTH, 300, p.ink) +
    rect(0, 556, WIDTH, 10, p.second) +
    dice.pick([singer, band])(p, dice) +
    rig +
    heads(720, p.mid, 1) +
    heads(790, p.ink, 1.35)
  );
}

function person(
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
    rect(0, 0, WIDTH, HEIGHT, p.sky) +
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

/** An open-air film: the glowing screen, blankets and heads on a lawn. */
export function outdoorCinema(p: Palette, dice: Dice): string {
  const picture = dice.pick([
    sketch(
      p,
      'circle 600 250 90 accent; path near M330 400C440 280 520 330 600 380C700 300 780 320 870 400Z',
    ),
    shape(
      [
        [600, 150],
        [640, 300],
        [780, 300],
        [660, 350],
        [700, 400],
        [500, 400],
        [540, 350],
        [420, 300],
        [560, 300],
      ],
      p.accent,
    ),
    rect(330, 330, 540, 70, p.mid) +
      many(6, (i) =>
        rect(360 + i * 84, 330 - dice.between(30, 130), 56, 140, i % 2 ? p.near : p.accent),
      ),
  ]);
  const stars = many(60, () =>
    circle(dice.between(0, WIDTH), dice.between(0, 420), dice.between(1, 3), p.light),
  );
  const watchers = (y: number, fill: string, size: number, from: number) =>
    many(9, (i) => person(from + i * 150 + dice.between(-40, 40), y, fill, size, false, dice));
  return (
    gradient('dark', p.ink, p.mid, (fill) => rect(0, 0, WIDTH, HEIGHT, fill)) +
    faded(0.8, stars) +
    faded(
      0.16,
      shape(
        [
          [310, 90],
          [890, 90],
          [1300, 800],
          [-100, 800],
        ],
        p.light,
      ),
    ) +
    sketch(p, 'rect 300 80 600 350 ink 6; rect 318 98 564 314 light') +
    within(
      'film',
      rect(318, 98, 564, 314, '#000'),
      faded(
        0.4,
        halftone(
          { x: 318, y: 98, w: 564, h: 314, step: 18, weight: (_, down) => 0.8 - down },
          p.second,
        ),
      ) + picture,
    ) +
    sketch(
      p,
      `line 340 430 340 560 ink 14; line 860 430 860 560 ink 14;
    path near M0 560C300 500 900 500 1200 560V800H0Z`,
    ) +
    watchers(640, p.ink, 0.8, 40) +
    watchers(740, p.ink, 1.25, -20) +
    many(6, () => moved(dice.between(60, 1140), dice.between(600, 700), popcorn(p), 0.8))
  );
}

function popcorn(p: Palette): string {
  return (
    many(5, (i) => circle(-20 + i * 10, -44 - (i % 2) * 8, 11, p.light)) +
    shape(
      [
        [-30, -40],
        [30, -40],
        [22, 20],
        [-22, 20],
      ],
      p.light,
    ) +
    many(3, (i) =>
      shape(
        [
          [-22 + i * 20, -40],
          [-12 + i * 20, -40],
          [-10 + i * 15, 20],
          [-17 + i * 15, 20],
        ],
        p.accent,
      ),
    )
  );
}

/** A curtain drawn back from a lit stage. */
export function theater(p: Palette, dice: Dice): string {
  const fold = (x: number, side: number) =>
    path(
      `M${x} 0H${x + side * 62}C${x + side * 50} 260 ${x + side * 20} 420 ${x - side * 30} 700H${x - side * 90}C${x - side * 20} 420 ${x + side * 6} 240 ${x} 0Z`,
      p.accent,
    );
  const curtain = (side: number) =>
    rect(side > 0 ? -20 : 900, 0, 320, HEIGHT, p.near) +
    many(5, (i) => faded(i % 2 ? 0.75 : 1, fold(side > 0 ? i * 62 : 1200 - i * 62, side)));
  const prop = dice.pick([tragedyAndComedy, dancer, piano]);
  return (
    rect(0, 0, WIDTH, HEIGHT, p.ink) +
    faded(
      0.5,
      halftone(
        {
          x: 200,
          y: 60,
          w: 800,
          h: 600,
          step: 22,
          weight: (right, down) => 0.85 - Math.hypot(right - 0.5, down - 0.6) * 1.7,
        },
        p.second,
      ),
    ) +
    faded(
      0.35,
      shape(
        [
          [560, 0],
          [640, 0],
          [900, 690],
          [300, 690],
        ],
        p.light,
      ),
    ) +
    ellipse(600, 690, 330, 56, p.light) +
    prop(p) +
    curtain(1) +
    curtain(-1) +
    valance(p) +
    rect(0, 740, WIDTH, 60, p.near) +
    many(13, (i) => path(`M${18 + i * 96} 744a30 30 0 0 1 60 0z`, p.second))
  );
}

function valance(p: Palette): string {
  return many(
    8,
    (i) =>
      path(
        `M${i * 150} 0H${i * 150 + 150}V70C${i * 150 + 130} 150 ${i * 150 + 20} 150 ${i * 150} 70Z`,
        p.accent,
      ) +
      stroke(
        `M${i * 150} 70C${i * 150 + 20} 150 ${i * 150 + 130} 150 ${i * 150 + 150} 70`,
        p.second,
        7,
      ),
  );
}

function tragedyAndComedy(p: Palette): string {
  const mask = (fill: string, mouth: string) =>
    path(
      'M-110 -120C-40 -90 40 -90 110 -120C120 40 80 140 0 160C-80 140 -120 40 -110 -120Z',
      fill,
    ) +
    sketch(
      p,
      `path ink M-72 -30C-50 -54 -28 -50 -16 -26C-34 -18 -56 -18 -72 -30Z;
    path ink M72 -30C50 -54 28 -50 16 -26C34 -18 56 -18 72 -30Z`,
    ) +
    mouth;
  return (
    moved(
      700,
      430,
      mask(p.mid, path('M-50 96C-30 40 30 40 50 96C20 70 -20 70 -50 96Z', p.ink)),
      1.2,
      12,
    ) +
    moved(
      510,
      450,
      mask(p.second, path('M-60 40C-30 60 30 60 60 40C50 112 -50 112 -60 40Z', p.ink)),
      1.3,
      -10,
    )
  );
}

function dancer(p: Palette): string {
  return moved(
    600,
    670,
    sketch(
      p,
      `circle 20 -400 27 ink; stroke ink 34 M16 -372C0 -320 -4 -290 6 -240;
    stroke ink 14 M8 -350C-60 -380 -110 -440 -150 -520; stroke ink 14 M12 -350C80 -350 130 -390 180 -440;
    path accent M-120 -190C-60 -270 70 -280 150 -180C80 -190 40 -200 10 -196C-40 -200 -80 -196 -120 -190Z;
    stroke ink 18 M10 -220L0 0; stroke ink 18 M16 -220C80 -180 140 -140 260 -150`,
    ),
    1.05,
  );
}

function piano(p: Palette): string {
  return moved(
    590,
    690,
    sketch(
      p,
      `path accent M-260 -210C-160 -330 60 -270 150 -200C220 -160 280 -180 300 -130H-260Z;
    rect -270 -190 580 60 near 8; rect -240 -160 210 20 light`,
    ) +
      many(14, (i) => rect(-232 + i * 15, -160, 6, 12, p.ink)) +
      sketch(
        p,
        `rect -230 -130 18 130 near; rect 250 -130 18 130 near;
    path ink M-230 -200C-120 -460 180 -470 290 -400C220 -330 170 -250 140 -200Z`,
      ),
  );
}
