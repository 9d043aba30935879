import { circle, faded, many, moved, path, rect, shape, stroke, WIDTH } from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { openSky } from './picture-scenery.ts';
import { sketch } from './picture-sketch.ts';
import { buildings } from './pictures-city.ts';
import type { Dice } from './seeded.ts';

/** Shopfronts with awnings under strings of lights. */
export function street(p: Palette, dice: Dice): string {
  const ground = 690;
  let shops = '';
  for (let x = dice.between(-120, -20); x < WIDTH; ) {
    const w = dice.between(210, 300);
    shops += moved(x, ground, shop(p, dice, w));
    x += w;
  }
  const lamps = [dice.between(120, 420), dice.between(700, 1060)]
    .map((x) => moved(x, ground + 40, lamp(p)))
    .join('');
  return (
    openSky(p, dice, dice.between(120, 220)) +
    buildings(dice, { ground: 500, low: 60, high: 200, fill: p.far }) +
    shops +
    rect(0, ground, WIDTH, 110, p.ink) +
    rect(0, ground, WIDTH, 12, p.mid) +
    many(9, (i) => rect(i * 150 + 20, 752, 80, 7, p.light, 3)) +
    lamps +
    moved(dice.between(280, 860), ground + 34, bicycle(p), 1.15) +
    stringLights(p, dice)
  );
}

function shop(p: Palette, dice: Dice, w: number): string {
  const h = dice.between(300, 430);
  const wall = dice.pick([p.near, p.mid, p.second, p.accent, p.far]);
  const stripe = dice.pick([p.accent, p.ink, p.second].filter((colour) => colour !== wall));
  const blade = w / 9;
  const awning = many(9, (i) =>
    path(
      `M${i * blade} -190h${blade}v44a${blade / 2} ${blade / 2} 0 0 1 ${-blade} 0z`,
      i % 2 ? p.light : stripe,
    ),
  );
  const upper = many(3, (i) =>
    rect(
      w * 0.12 + i * w * 0.28,
      -h + 44,
      w * 0.19,
      h * 0.2,
      dice.chance(0.6) ? p.light : p.ink,
      dice.pick([0, 20]),
    ),
  );
  return (
    rect(0, -h, w, h, wall) +
    rect(-4, -h, w + 8, 18, p.ink) +
    upper +
    rect(16, -176, w * 0.55, 150, p.ink) +
    faded(0.9, rect(24, -168, w * 0.55 - 16, 134, p.light)) +
    display(p, dice, w * 0.55) +
    rect(w * 0.68, -176, w * 0.22, 176, p.ink) +
    rect(w * 0.68 + 8, -166, w * 0.22 - 16, 100, p.low) +
    circle(w * 0.71, -50, 4, p.second) +
    awning
  );
}

function display(p: Palette, dice: Dice, w: number): string {
  return many(4, (i) => {
    const x = 36 + i * (w - 30) * 0.24;
    return dice.pick([
      rect(x, -84, 26, 44, p.accent, 4),
      circle(x + 14, -60, 18, p.second),
      shape(
        [
          [x, -42],
          [x + 14, -92],
          [x + 28, -42],
        ],
        p.mid,
      ),
      rect(x + 6, -104, 14, 62, p.near, 6),
    ]);
  });
}

function lamp(p: Palette): string {
  return (
    sketch(p, 'rect -5 -330 10 330 ink; rect -14 -14 28 14 ink') +
    faded(0.3, circle(0, -350, 58, p.light)) +
    sketch(p, 'circle 0 -350 24 light; rect -16 -330 32 8 ink')
  );
}

export function bicycle(p: Palette): string {
  return sketch(
    p,
    `ring -62 -42 40 light 6; ring 62 -42 40 light 6;
    stroke accent 7 M-62 -42L-22 -104H38L0 -42H-62M0 -42L-28 -116M38 -104L62 -42M38 -104L32 -132H52;
    rect -44 -122 34 9 light 4`,
  );
}

export function stringLights(p: Palette, dice: Dice): string {
  const strands = [dice.between(60, 120), dice.between(130, 200)];
  return strands
    .map((y, row) => {
      const sag = dice.between(60, 110);
      const bulbs = many(15, (i) => {
        const t = (i + 0.5) / 15;
        return circle(t * WIDTH, y + 4 * sag * t * (1 - t) + 12, 9, row % 2 ? p.second : p.light);
      });
      return stroke(`M-10 ${y}Q600 ${y + 2 * sag} 1210 ${y}`, p.ink, 3) + bulbs;
    })
    .join('');
}
