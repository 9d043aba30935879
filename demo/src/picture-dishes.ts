import {
  circle,
  ellipse,
  faded,
  halftone,
  line,
  many,
  moved,
  path,
  rect,
  ring,
  stroke,
  within,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { sketch } from './picture-sketch.ts';
import type { Dice } from './seeded.ts';

export type Dish = (p: Palette, dice: Dice) => string;

const around = (
  count: number,
  radius: number,
  draw: (x: number, y: number, turn: number) => string,
  from = 0,
) =>
  many(count, (i) => {
    const angle = ((i + from) / count) * Math.PI * 2;
    return draw(Math.cos(angle) * radius, Math.sin(angle) * radius, (angle * 180) / Math.PI);
  });

const scattered = (
  dice: Dice,
  count: number,
  radius: number,
  draw: (x: number, y: number) => string,
) =>
  many(count, () => {
    const angle = dice.between(0, Math.PI * 2);
    const far = Math.sqrt(dice.between(0, 1)) * radius;
    return draw(Math.cos(angle) * far, Math.sin(angle) * far);
  });

const plate = (p: Palette, rim: string) =>
  circle(0, 0, 100, p.light) + ring(0, 0, 90, rim, 3) + faded(0.12, circle(0, 0, 72, p.ink));

export const leaf = (fill: string, vein: string) =>
  path('M0 -34C24 -20 24 14 0 34C-24 14 -24 -20 0 -34Z', fill) + line(0, -26, 0, 26, vein, 2);

/** Each dish lies around 0, 0 within a radius of 100. */
export const dishes = {
  tacos(p: Palette, dice: Dice) {
    const taco = (fill: string) =>
      path('M-52 16A52 40 0 0 1 52 16Z', fill) +
      path('M-46 10A46 30 0 0 1 46 10L40 16H-40Z', '#e9bd62') +
      scattered(dice, 16, 24, (x, y) =>
        circle(
          x * 1.5,
          y * 0.35 - 12,
          dice.between(4, 8),
          dice.pick([p.accent, '#6f8f45', p.light, '#8a4b2f']),
        ),
      );
    return (
      plate(p, p.accent) +
      moved(0, -34, taco('#d89f45'), 0.95, -6) +
      moved(6, 6, taco('#e0ab50'), 1, 4) +
      moved(-4, 48, taco('#d89f45'), 0.95, -3) +
      moved(64, 48, lime(), 0.5, 30)
    );
  },
  pizza(p: Palette, dice: Dice) {
    return (
      sketch(p, 'circle 0 0 98 #d79a4b; circle 0 0 86 accent; circle 0 0 82 #f3cf74') +
      scattered(
        dice,
        13,
        68,
        (x, y) => circle(x, y, 11, '#b23a2b') + faded(0.4, circle(x - 3, y - 3, 5, '#e06a50')),
      ) +
      scattered(dice, 9, 70, (x, y) =>
        moved(x, y, leaf('#5d7f3c', '#40602a'), 0.36, dice.between(0, 360)),
      ) +
      around(8, 1, (x, y) => line(0, 0, x * 98, y * 98, '#b97f35', 2.5))
    );
  },
  noodles(p: Palette, dice: Dice) {
    const strands = many(11, (i) =>
      stroke(
        `M${-60 + i * 3} ${-50 + i * 9}C-20 ${-80 + i * 12} 20 ${-20 + i * 9} ${62 - i * 2} ${-46 + i * 10}`,
        i % 2 ? '#f2d58c' : '#e3bd68',
        5,
      ),
    );
    const egg = sketch(p, 'oval 0 0 24 20 #fff8e8; circle 2 0 11 #f2a33c');
    return (
      sketch(p, 'circle 0 0 100 near; circle 0 0 88 light; circle 0 0 84 #c98a4b') +
      within('noodles', circle(0, 0, 82, '#000'), strands) +
      moved(-32, 30, egg) +
      moved(-4, 46, egg) +
      rect(24, -76, 40, 52, p.ink, 4) +
      scattered(dice, 12, 50, (x, y) => ring(x, y, 5, '#6f9a48', 3)) +
      moved(
        40,
        26,
        sketch(
          p,
          'circle 0 0 22 #fdf3f0; stroke accent 4 M0 0C8 -8 14 4 4 10C-10 16 -16 -4 -4 -14',
        ),
      )
    );
  },
  salad(p: Palette, dice: Dice) {
    return (
      plate(p, p.mid) +
      scattered(dice, 30, 62, (x, y) =>
        moved(
          x,
          y,
          leaf(dice.pick(['#6f9a48', '#8db35a', '#4f7a3d', '#a9c46c']), '#3f6330'),
          dice.between(0.5, 0.9),
          dice.between(0, 360),
        ),
      ) +
      scattered(
        dice,
        8,
        56,
        (x, y) => circle(x, y, 11, p.accent) + circle(x - 3, y - 3, 4, '#fbe3c8'),
      ) +
      scattered(dice, 6, 54, (x, y) => ring(x, y, 12, '#c98bb0', 3)) +
      scattered(dice, 9, 58, (x, y) => rect(x, y, 13, 11, '#fff6dd', 2))
    );
  },
  barbecue(p: Palette, dice: Dice) {
    const slice = sketch(
      p,
      'rect -52 -9 104 20 #3a211a 9; rect -48 -6 96 14 #9c5140 7; rect -44 1 88 4 #c77e62 2',
    );
    return (
      sketch(p, 'rect -100 -74 200 148 #8f8d86 14; rect -92 -66 184 132 light 8') +
      many(4, (i) => moved(-34 + i * 2, -40 + i * 22, slice, 0.9, -4)) +
      many(
        4,
        (i) =>
          ellipse(48 + (i % 2) * 26, -38 + i * 20, 16, 14, '#7b3326') +
          ellipse(48 + (i % 2) * 26, -38 + i * 20, 11, 9, '#b5614c'),
      ) +
      scattered(
        dice,
        6,
        20,
        (x, y) =>
          circle(x - 62 + 20, y * 0.6 + 50, 9, '#8aa348') +
          circle(x - 42, y * 0.6 + 50, 5, '#c5d382'),
      ) +
      rect(40, 34, 46, 26, '#f1dcae', 5) +
      around(3, 10, (x, y) => ring(x + 10, y + 46, 10, '#e7c9d8', 3))
    );
  },
  oysters(p: Palette) {
    const shell = sketch(
      p,
      `path mid M0 -40C26 -34 26 10 10 30C2 38 -8 38 -14 28C-28 4 -22 -36 0 -40Z;
    path #f4ece0 M0 -30C17 -26 18 6 6 20C0 26 -6 24 -9 18C-18 0 -14 -28 0 -30Z; oval 0 0 8 12 #c9bdb4`,
    );
    return (
      sketch(p, 'circle 0 0 100 far; circle 0 0 92 light') +
      around(7, 58, (x, y, turn) => moved(x, y, shell, 0.82, turn + 90)) +
      moved(0, 0, lime('#f2cf4a', '#fbeaa0'), 0.7)
    );
  },
  eggs(p: Palette, dice: Dice) {
    const egg = sketch(
      p,
      `path #fffdf6 M-40 -4C-44 -34 -8 -44 14 -34C46 -28 48 12 30 28C8 44 -34 34 -40 -4Z;
    circle 0 -2 17 #f4a836; circle -5 -8 5 #ffd98a`,
    );
    return (
      plate(p, p.second) +
      moved(-26, -22, egg) +
      moved(30, 26, egg, 0.95, 130) +
      moved(
        38,
        -40,
        sketch(
          p,
          'path #c98a45 M-30 -24H30V16C30 30 -30 30 -30 16Z; path #ecc582 M-24 -18H24V12C24 22 -24 22 -24 12Z',
        ),
        0.9,
        16,
      ) +
      scattered(dice, 12, 64, (x, y) => circle(x, y, 2, p.ink)) +
      moved(
        -46,
        44,
        around(5, 11, (x, y) => circle(x, y, 10, '#b7322c')),
      ) +
      moved(-60, 18, leaf('#6f9a48', '#3f6330'), 0.6, 40)
    );
  },
  pie(p: Palette) {
    return (
      circle(0, 0, 98, '#c98745') +
      around(26, 94, (x, y) => circle(x, y, 10, '#dda25c')) +
      circle(0, 0, 84, p.accent) +
      faded(
        0.5,
        halftone(
          [-80, -80, 160, 160],
          13,
          (right, down) => (Math.hypot(right - 0.5, down - 0.5) < 0.46 ? 0.5 : 0),
          p.ink,
        ),
      ) +
      within(
        'pie',
        circle(0, 0, 84, '#000'),
        many(5, (i) => rect(-80 + i * 36, -90, 14, 180, '#e5b26a')) +
          many(5, (i) => rect(-90, -80 + i * 36, 180, 14, '#eec283')),
      )
    );
  },
  pastry(p: Palette, dice: Dice) {
    const icings = [p.accent, '#f6d9e0', p.second, '#5a3327'];
    const ringed = (icing: string) =>
      circle(0, 0, 40, '#d79a4b') +
      circle(0, 0, 35, icing) +
      scattered(dice, 16, 31, (x, y) =>
        moved(
          x,
          y,
          rect(-4, -1.5, 8, 3, dice.pick([p.light, p.near, p.second]), 1.5),
          1,
          dice.between(0, 180),
        ),
      ) +
      sketch(p, 'circle 0 0 13 #b97f35; circle 0 0 10 light');
    return (
      sketch(p, 'circle 0 0 100 light; ring 0 0 94 mid 4') +
      around(4, 46, (x, y) => moved(x, y, ringed(dice.pick(icings)), 0.98), 0.5)
    );
  },
  sushi(p: Palette, dice: Dice) {
    const roll = (fill: string) =>
      sketch(p, 'circle 0 0 24 ink; circle 0 0 20 #fffaf0') + circle(0, 0, 9, fill);
    return (
      sketch(p, 'rect -100 -62 200 124 #7d5a3c 8; rect -94 -56 188 112 #a17a52 6') +
      many(8, (i) =>
        moved(
          -66 + (i % 4) * 44,
          i < 4 ? -24 : 24,
          roll(dice.pick([p.accent, '#f08a5c', '#7f9f4b'])),
        ),
      ) +
      sketch(p, 'rect -90 -84 180 5 ink 3; rect -90 -76 180 5 ink 3')
    );
  },
};

export type DishName = keyof typeof dishes;

export function lime(rind = '#7fa63f', flesh = '#cfe08a'): string {
  return (
    circle(0, 0, 50, rind) +
    circle(0, 0, 44, '#f4f7da') +
    around(8, 24, (x, y, turn) =>
      moved(x, y, path('M-16 0C-8 -15 14 -13 16 0C14 13 -8 15 -16 0Z', flesh), 1, turn),
    )
  );
}
