import {
  circle,
  ellipse,
  faded,
  gradient,
  HEIGHT,
  halftone,
  many,
  moved,
  path,
  rect,
  shape,
  stroke,
  WIDTH,
  whole,
  within,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { sketch } from './picture-sketch.ts';
import { person } from './pictures-music.ts';
import type { Dice } from './seeded.ts';

/** An open-air film: the glowing screen, blankets and heads on a lawn. */
export function outdoorCinema(p: Palette, dice: Dice): string {
  const stars = many(60, () =>
    circle(dice.between(0, WIDTH), dice.between(0, 420), dice.between(1, 3), p.light),
  );
  const watchers = (y: number, fill: string, size: number, from: number) =>
    many(9, (i) => person(from + i * 150 + dice.between(-40, 40), y, fill, size, false, dice));
  return (
    gradient('dark', p.ink, p.mid, whole) +
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
        halftone([318, 98, 564, 314], 18, (_, down) => 0.8 - down, p.second),
      ) + filmScene(p, dice),
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

function filmScene(p: Palette, dice: Dice): string {
  return dice.pick([
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
    whole(p.ink) +
    faded(
      0.5,
      halftone(
        [200, 60, 800, 600],
        22,
        (right, down) => 0.85 - Math.hypot(right - 0.5, down - 0.6) * 1.7,
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
