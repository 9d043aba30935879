import {
  circle,
  ellipse,
  faded,
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
  whole,
  within,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { sketch } from './picture-sketch.ts';
import type { Dice } from './seeded.ts';

type Painting = (p: Palette, dice: Dice, w: number, h: number) => string;

const paintings: Painting[] = [
  (p, dice, w, h) =>
    rect(0, 0, w, h, p.low) +
    many(6, () =>
      rect(
        dice.between(0, w * 0.7),
        dice.between(0, h * 0.7),
        dice.between(30, w * 0.5),
        dice.between(20, h * 0.4),
        dice.pick([p.accent, p.mid, p.second, p.near, p.light]),
      ),
    ),
  (p, dice, w, h) =>
    rect(0, 0, w, h, p.light) +
    many(5, (i) =>
      circle(
        w * dice.between(0.2, 0.8),
        h * dice.between(0.2, 0.8),
        w * (0.4 - i * 0.06),
        dice.pick([p.accent, p.second, p.mid, p.far, p.near]),
      ),
    ),
  (p, dice, w, h) =>
    rect(0, 0, w, h, p.second) +
    circle(w * dice.between(0.3, 0.7), h * 0.38, w * 0.2, p.accent) +
    path(
      `M0 ${h * 0.66}C${w * 0.3} ${h * 0.45} ${w * 0.6} ${h * 0.8} ${w} ${h * 0.55}V${h}H0Z`,
      p.near,
    ) +
    path(
      `M0 ${h * 0.8}C${w * 0.4} ${h * 0.6} ${w * 0.7} ${h * 0.95} ${w} ${h * 0.74}V${h}H0Z`,
      p.mid,
    ),
  (p, dice, w, h) =>
    rect(0, 0, w, h, p.near) +
    many(9, (i) =>
      stroke(
        `M${w * 0.08} ${h * (0.1 + i * 0.1)}C${w * 0.3} ${h * dice.between(-0.1, 1)} ${w * 0.7} ${h * dice.between(0, 1.1)} ${w * 0.92} ${h * (0.1 + i * 0.1)}`,
        dice.pick([p.light, p.accent, p.second, p.far]),
        6,
      ),
    ),
  (p, _, w, h) =>
    rect(0, 0, w, h, p.accent) +
    many(
      4,
      (i) =>
        path(
          `M0 ${h * (0.25 + i * 0.25)}A${w / 4} ${h / 4} 0 0 1 ${w / 2} ${h * (0.25 + i * 0.25)}Z`,
          i % 2 ? p.light : p.second,
        ) +
        path(
          `M${w / 2} ${h * (0.25 + i * 0.25)}A${w / 4} ${h / 4} 0 0 1 ${w} ${h * (0.25 + i * 0.25)}Z`,
          i % 2 ? p.near : p.ink,
        ),
    ),
];

const framed = (p: Palette, dice: Dice, painting: Painting, id: string, w: number, h: number) =>
  faded(0.22, rect(10, 14, w, h, '#000')) +
  rect(0, 0, w, h, p.ink) +
  rect(7, 7, w - 14, h - 14, p.light) +
  moved(22, 22, within(id, rect(0, 0, w - 44, h - 44, '#000'), painting(p, dice, w - 44, h - 44)));

/** Left edge, width and height of each picture on the wall. */
const hangings = [
  [
    [70, 330, 380],
    [450, 300, 250],
    [800, 330, 400],
  ],
  [
    [60, 230, 290],
    [340, 520, 390],
    [910, 230, 300],
  ],
  [
    [110, 460, 390],
    [640, 460, 390],
  ],
];

/** A gallery wall with pictures and people looking at them. */
export function gallery(p: Palette, dice: Dice): string {
  const wall = dice.pick([p.sky, p.low, p.light]);
  const sizes = dice.pick(hangings);
  const chosen = dice.shuffled(paintings);
  const hung = sizes
    .map(([x = 0, w = 0, h = 0], i) =>
      moved(
        x,
        310 - h / 2,
        framed(p, dice, chosen[i] ?? ((q) => rect(0, 0, w, h, q.accent)), `frame${i}`, w, h),
      ),
    )
    .join('');
  const cones = sizes
    .map(([x = 0, w = 0]) =>
      faded(
        0.35,
        shape(
          [
            [x + w / 2 - 14, 0],
            [x + w / 2 + 14, 0],
            [x + w + 50, 560],
            [x - 50, 560],
          ],
          p.light,
        ),
      ),
    )
    .join('');
  const visitors = dice
    .shuffled([180, 400, 620, 840, 1040])
    .slice(0, 3)
    .map((x) => moved(x, 760, visitor(p, dice), dice.between(1.15, 1.4)))
    .join('');
  return (
    whole(wall) +
    cones +
    hung +
    rect(0, 600, WIDTH, 200, p.mid) +
    rect(0, 592, WIDTH, 12, p.ink) +
    faded(
      0.3,
      many(12, (i) => line(600 + (i - 6) * 110, 604, 600 + (i - 6) * 260, 800, p.ink, 3)),
    ) +
    bench(p) +
    visitors
  );
}

function visitor(p: Palette, dice: Dice): string {
  const coat = dice.pick([p.accent, p.near, p.second, p.ink]);
  const hair = dice.pick([
    sketch(p, 'circle 0 -262 27 #6b4330; rect -13 -240 26 26 #c08a63 8'),
    sketch(p, 'rect -11 -240 22 26 #8d5a3b 8; circle 0 -262 26 #2b1d18; circle 0 -294 14 #2b1d18'),
    sketch(p, 'rect -12 -240 24 26 #d9a679 8; circle 0 -262 25 #b98242; oval 0 -274 44 9 light'),
  ]);
  const body = dice.pick([
    path('M-44 -92C-44 -250 44 -250 44 -92Z', coat),
    path('M-38 -92V-190C-38 -240 38 -240 38 -190V-92Z', coat),
    path('M-62 -70C-40 -250 40 -250 62 -70Z', coat),
  ]);
  return (
    faded(0.25, ellipse(6, 0, 60, 10, '#000')) +
    sketch(p, 'rect -26 -110 20 110 ink; rect 6 -110 20 110 ink') +
    body +
    hair
  );
}

function bench(p: Palette): string {
  return sketch(p, 'rect 420 640 360 22 ink 6; rect 450 660 16 44 ink; rect 734 660 16 44 ink');
}

/** Brushes, tubes and a palette from above. */
export function studio(p: Palette, dice: Dice): string {
  const colours = [p.accent, p.second, p.near, p.mid, p.light, p.far];
  const blobs = colours.map((fill, i) => {
    const angle = 2.5 + i * 0.72;
    return (
      circle(Math.cos(angle) * 210, Math.sin(angle) * 150, 44, fill) +
      circle(Math.cos(angle) * 210 + 22, Math.sin(angle) * 150 + 16, 27, fill)
    );
  });
  const board =
    sketch(
      p,
      `path #c99a62 M-330 40C-340 -170 -120 -260 90 -240C300 -220 380 -80 330 20C300 80 220 40 180 80C140 130 220 180 150 220C20 270 -310 240 -330 40Z;
    circle 228 -66 34 low`,
    ) + blobs.join('');
  const brush = (fill: string) =>
    sketch(p, 'rect -8 -20 16 330 accent 8; rect -11 -64 22 66 #c9c3b4 3') +
    path('M-13 -62C-26 -110 -4 -134 0 -170C6 -134 26 -110 13 -62Z', fill);
  const strokes = many(7, (i) =>
    stroke(
      `M${dice.between(-60, 300)} ${60 + i * 120}C${dice.between(300, 500)} ${dice.between(0, 800)} ${dice.between(700, 900)} ${dice.between(0, 800)} ${dice.between(960, 1280)} ${40 + i * 120}`,
      dice.pick(colours),
      dice.between(26, 64),
    ),
  );
  const x = dice.between(420, 700);
  return (
    whole(p.low) +
    faded(0.85, strokes) +
    faded(
      0.25,
      halftone([0, 0, WIDTH, HEIGHT], 26, (right, down) => (right + down) * 0.35, p.ink),
    ) +
    faded(0.25, moved(x + 18, 424, board.replace(/fill="#[0-9a-f]+"/g, 'fill="#000"'), 1.15)) +
    moved(x, 400, board, 1.15, -8) +
    moved(1010, 330, brush(p.near), 1.2, 24) +
    moved(1090, 420, brush(p.second), 1.1, 12) +
    moved(130, 300, brush(p.accent), 1.1, -150)
  );
}

/** Paper cut-outs: leaves, stars and a figure in a grid of colours. */
export function cutOuts(p: Palette, dice: Dice): string {
  const grounds = dice.shuffled([p.accent, p.second, p.near, p.mid, p.light, p.far, p.low, p.ink]);
  const cuts = dice.shuffled([weed, star, bird, flower, figure, weed]);
  return grounds
    .slice(0, 6)
    .map((ground, i) => {
      const fills = [p.light, p.accent, p.second, p.ink].filter((fill) => fill !== ground);
      return (
        rect((i % 3) * 400, Math.floor(i / 3) * 400, 400, 400, ground) +
        moved(
          (i % 3) * 400 + 200,
          Math.floor(i / 3) * 400 + 205,
          (cuts[i] ?? weed)(p, dice.pick(fills)),
          1.25,
          dice.between(-14, 14),
        )
      );
    })
    .join('');
}

/** A sculpture court: forms on plinths under an arch. */
export function sculptures(p: Palette, dice: Dice): string {
  const loop = () => ring(0, -90, 66, p.accent, 38);
  const stack = () =>
    many(4, (i) =>
      ellipse((i % 2) * 16 - 8, -34 - i * 50, 62 - i * 11, 34 - i * 3, i % 2 ? p.second : p.accent),
    );
  const bust = () =>
    sketch(
      p,
      `oval 0 -156 44 56 light; rect -20 -116 40 50 light; path light M-84 0C-84 -70 84 -70 84 0Z;
    path mid M-44 -164C-50 -226 50 -226 44 -164C24 -186 -24 -186 -44 -164Z`,
    );
  const vase = () =>
    path(
      'M-30 -190H30C24 -160 66 -140 66 -84C66 -30 30 -20 26 0H-26C-30 -20 -66 -30 -66 -84C-66 -140 -24 -160 -30 -190Z',
      p.second,
    ) +
    many(5, (i) =>
      stroke(
        `M-60 ${-108 + i * 16}L-30 ${-92 + i * 14}L0 ${-108 + i * 16}L30 ${-92 + i * 14}L60 ${-108 + i * 16}`,
        p.accent,
        5,
      ),
    );
  const forms = dice.shuffled([loop, stack, bust, vase]).slice(0, 3);
  const plinths = forms
    .map((form, i) =>
      moved(
        250 + i * 350,
        690,
        rect(-80, -190, 160, 190, i % 2 ? p.far : p.mid) +
          rect(-92, -206, 184, 22, p.ink) +
          moved(0, -206, form(), 1.15),
      ),
    )
    .join('');
  return (
    whole(p.low) +
    faded(
      0.3,
      halftone([0, 0, WIDTH, 620], 24, (right) => 0.65 - right * 0.6, p.mid),
    ) +
    niche(p, 250) +
    niche(p, 600) +
    niche(p, 950) +
    rect(0, 620, WIDTH, 180, p.near) +
    moved(dice.pick([425, 775]), 420, mobile(p)) +
    plinths
  );
}

function mobile(p: Palette): string {
  return sketch(
    p,
    `line 0 -520 0 -380 ink 3; line -110 -380 110 -350 ink 4; line -110 -380 -110 -300 ink 3;
    oval -110 -280 40 24 accent; line 110 -350 110 -250 ink 3; circle 110 -222 32 second`,
  );
}

function niche(p: Palette, x: number): string {
  return (
    path(`M${x - 120} 620V260A120 120 0 0 1 ${x + 120} 260V620Z`, p.light) +
    path(`M${x - 100} 620V260A100 100 0 0 1 ${x + 100} 260V620Z`, p.far) +
    circle(x + 20, 300, 46, p.second)
  );
}

function weed(_: Palette, fill: string): string {
  return (
    stroke('M0 120C-10 40 10 -40 0 -120', fill, 20) +
    many(5, (i) => {
      const y = 84 - i * 42;
      const r = 66 - Math.abs(i - 2) * 8;
      return (
        stroke(`M0 ${y}C${r * 0.5} ${y - 6} ${r} ${y - 26} ${r} ${y - 56}`, fill, 26) +
        stroke(`M0 ${y}C${-r * 0.5} ${y - 6} ${-r} ${y - 26} ${-r} ${y - 56}`, fill, 26)
      );
    })
  );
}

function star(_: Palette, fill: string): string {
  return shape(
    Array.from(
      { length: 16 },
      (_, i) =>
        [
          Math.cos((i * Math.PI) / 8) * (i % 2 ? 44 : 120),
          Math.sin((i * Math.PI) / 8) * (i % 2 ? 44 : 120),
        ] as const,
    ),
    fill,
  );
}

function bird(_: Palette, fill: string): string {
  return path(
    'M-120 20C-60 -20 -40 -10 -10 -6C0 -80 60 -110 100 -120C80 -70 70 -50 66 -10C90 0 110 10 130 4C110 34 70 50 20 50C-30 50 -80 40 -120 20Z',
    fill,
  );
}

function flower(p: Palette, fill: string): string {
  return (
    many(8, (i) => moved(0, 0, ellipse(0, -72, 26, 52, fill), 1, i * 45)) +
    circle(0, 0, 30, p.light)
  );
}

function figure(_: Palette, fill: string): string {
  return (
    circle(30, -96, 26, fill) +
    stroke('M20 -60C-20 -10 0 20 20 40', fill, 46) +
    stroke(
      'M14 -44C-50 -60 -80 -20 -96 -80M20 -40C60 -20 90 -50 100 -90M16 40C-40 50 -40 90 -80 116M26 44C70 60 60 100 90 120',
      fill,
      24,
    )
  );
}
