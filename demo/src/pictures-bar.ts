import {
  circle,
  faded,
  halftone,
  many,
  moved,
  rect,
  shape,
  WIDTH,
  whole,
} from './picture-canvas.ts';
import { type Dish, lime } from './picture-dishes.ts';
import type { Palette } from './picture-palettes.ts';
import { sketch } from './picture-sketch.ts';
import type { Dice } from './seeded.ts';

const glasses: Dish[] = [
  (p) =>
    sketch(
      p,
      `path light M-70 -220H70L8 -120V-16H44V0H-44V-16H-8V-120Z; path accent M-54 -206H54L4 -126H-4Z;
    circle 26 -216 15 #7f9a3f; line 26 -216 64 -262 ink 4`,
    ),
  (p) =>
    sketch(
      p,
      `path light M-46 -210H46L36 0H-36Z; path second M-41 -150H41L34 -10H-34Z; rect -22 -130 32 32 light 6;
    rect -6 -84 30 30 light 6; stroke accent 8 M20 -40L52 -262`,
    ) + moved(-40, -206, lime(), 0.55),
  (p) =>
    sketch(
      p,
      `path light M-52 -230C-62 -150 -50 -104 -7 -96V-16H-42V0H42V-16H7V-96C50 -104 62 -150 52 -230Z;
    path #7d2338 M-55 -186C-56 -140 -42 -112 0 -110C42 -112 56 -140 55 -186Z`,
    ),
  (p) =>
    sketch(
      p,
      `rect -54 -200 108 200 light 10; rect -44 -150 88 140 second 6;
    path light M54 -160H84A14 14 0 0 1 98 -146V-76A14 14 0 0 1 84 -62H54V-82H78V-140H54Z`,
    ) + many(4, (i) => circle(-36 + i * 24, -196 + (i % 2) * 8, 22, '#fffdf4')),
  (p) =>
    sketch(
      p,
      `path light M-76 -190H76C76 -120 34 -104 8 -100V-16H46V0H-46V-16H-8V-100C-34 -104 -76 -120 -76 -190Z;
    path far M-66 -176H66C60 -132 30 -116 0 -114C-30 -116 -60 -132 -66 -176Z`,
    ) + moved(66, -192, lime(), 0.6),
  (p) =>
    sketch(
      p,
      `path light M-20 -250H20V-120C20 -104 8 -98 6 -94V-16H36V0H-36V-16H-6V-94C-8 -98 -20 -104 -20 -120Z;
    path #efc75e M-15 -220H15V-122C14 -108 -14 -108 -15 -122Z`,
    ) + many(6, (i) => circle(-6 + (i % 3) * 6, -200 + i * 14, 2.4, p.light)),
];

/** A bar with a shelf of bottles behind and a row of drinks in front. */
export function bar(p: Palette, dice: Dice): string {
  const shelves = [250, 500]
    .map(
      (y) =>
        many(17, (i) =>
          moved(36 + i * 70 + dice.between(-8, 8), y, bottle(p, dice), dice.between(0.85, 1.05)),
        ) + rect(0, y, WIDTH, 12, p.second),
    )
    .join('');
  const drinks = dice
    .shuffled(glasses)
    .slice(0, 5)
    .map((glass, i) =>
      moved(150 + i * 226 + dice.between(-20, 20), 690, glass(p, dice), dice.between(1.1, 1.3)),
    )
    .join('');
  return (
    whole(p.near) +
    faded(
      0.4,
      halftone([0, 0, WIDTH, 620], 24, (_, down) => 0.55 - down * 0.5, p.mid),
    ) +
    faded(0.75, shelves) +
    barLamps(p) +
    rect(0, 660, WIDTH, 140, p.ink) +
    rect(0, 660, WIDTH, 16, p.second) +
    drinks +
    many(3, () => moved(dice.between(60, 1140), 745, lime(), 0.7))
  );
}

function bottle(p: Palette, dice: Dice): string {
  const h = dice.between(90, 170);
  const fill = dice.pick([p.mid, p.far, p.accent, p.second, p.low]);
  return (
    rect(-22, -h, 44, h, fill, 8) +
    rect(-8, -h - 42, 16, 50, fill, 3) +
    rect(-15, -h * 0.65, 30, h * 0.34, p.light, 2)
  );
}

function barLamps(p: Palette): string {
  return many(4, (i) =>
    moved(
      150 + i * 300,
      0,
      sketch(p, 'line 0 0 0 70 light 4; path accent M-60 130A60 66 0 0 1 60 130Z') +
        faded(
          0.14,
          shape(
            [
              [-60, 130],
              [60, 130],
              [230, 640],
              [-230, 640],
            ],
            p.light,
          ),
        ) +
        circle(0, 134, 16, p.light),
    ),
  );
}
