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
  stroke,
  WIDTH,
  whole,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { sketch } from './picture-sketch.ts';
import type { Dice } from './seeded.ts';

/** A ball: chandelier, tables and a tower of glasses. */
export function gala(p: Palette): string {
  const glass = coupe(p);
  const pyramid = [5, 4, 3, 2]
    .map((count, row) => many(count, (i) => moved((i - (count - 1) / 2) * 64, -row * 70, glass)))
    .join('');
  const drapes = many(9, (i) =>
    path(
      `M${i * 150 - 75} 0C${i * 150 - 60} 220 ${i * 150 - 90} 460 ${i * 150 - 75} 640H${i * 150}C${i * 150 - 12} 460 ${i * 150 + 14} 220 ${i * 150} 0Z`,
      p.mid,
    ),
  );
  return (
    whole(p.near) +
    faded(0.6, drapes) +
    faded(
      0.3,
      halftone(
        [0, 0, WIDTH, 640],
        32,
        (right, down) => 0.8 - Math.hypot(right - 0.5, down - 0.3) * 1.4,
        p.mid,
      ),
    ) +
    moved(600, 120, chandelier(p), 1.2) +
    moved(170, 190, chandelier(p), 0.75) +
    moved(1030, 190, chandelier(p), 0.75) +
    rect(0, 620, WIDTH, 180, p.ink) +
    moved(210, 660, banquetTable(p), 1.05) +
    moved(990, 660, banquetTable(p), 1.05) +
    sketch(p, 'rect 420 640 360 160 light; rect 420 640 360 14 second') +
    moved(600, 640, pyramid, 0.95)
  );
}

function chandelier(p: Palette): string {
  const arms = many(7, (i) => {
    const x = (i - 3) * 62;
    const y = 80 + Math.abs(i - 3) * -18;
    return (
      stroke(`M0 40Q${x * 0.6} ${y + 60} ${x} ${y}`, p.second, 6) +
      rect(x - 7, y - 40, 14, 40, p.light) +
      faded(0.35, circle(x, y - 56, 34, p.light)) +
      path(
        `M${x} ${y - 74}C${x + 14} ${y - 52} ${x + 8} ${y - 42} ${x} ${y - 42}C${x - 8} ${y - 42} ${x - 14} ${y - 52} ${x} ${y - 74}Z`,
        p.accent,
      ) +
      circle(x, y + 14, 7, p.light) +
      circle(x, y + 32, 5, p.light)
    );
  });
  return (
    sketch(p, 'line 0 -200 0 60 second 7; oval 0 56 44 16 second; circle 0 100 22 second') + arms
  );
}

function coupe(p: Palette): string {
  return sketch(
    p,
    `path light M-30 -70H30C30 -40 12 -34 4 -32V-6H18V0H-18V-6H-4V-32C-12 -34 -30 -40 -30 -70Z;
    path second M-26 -62H26C24 -46 10 -40 0 -40C-10 -40 -24 -46 -26 -62Z`,
  );
}

function banquetTable(p: Palette): string {
  return (
    path('M-170 0C-170 -36 170 -36 170 0L200 170H-200Z', p.accent) +
    ellipse(0, -4, 170, 30, p.light) +
    many(4, (i) => moved(-100 + i * 66, -10, coupe(p), 0.6)) +
    moved(
      0,
      -16,
      many(7, (i) =>
        circle(Math.cos(i) * 30, -40 - Math.sin(i * 2) * 22, 17, i % 2 ? p.accent : p.second),
      ) + rect(-16, -30, 32, 30, p.ink),
    )
  );
}

/** Hands at work together: boxes, produce and a heart above them. */
export function giving(p: Palette, dice: Dice): string {
  const heart = path('M0 60C-120 -30 -60 -130 0 -70C60 -130 120 -30 0 60Z', p.accent);
  const sleeve = dice.shuffled([p.accent, p.second, p.near, p.mid]);
  const arm = (fill: string, skin: string) =>
    rect(-44, 60, 88, 420, fill, 20) +
    rect(-32, -20, 64, 110, skin, 26) +
    many(4, (i) => rect(-34 + i * 18, -84 - (i % 3 ? 14 : 0), 15, 90, skin, 8)) +
    moved(-36, 20, rect(-8, -50, 17, 70, skin, 8), 1, -34) +
    rect(-48, 76, 96, 18, p.light, 6);
  const skins = ['#8d5a3b', '#c98f66', '#5f3a28', '#e3b48c', '#a9714c'];
  const hands = many(5, (i) =>
    moved(
      140 + i * 230,
      500 + Math.abs(i - 2) * 34,
      arm(sleeve[i % 4] ?? p.mid, skins[(i + dice.whole(0, 1)) % 5] ?? '#8d5a3b'),
      0.95,
      (2 - i) * -6,
    ),
  );
  return (
    whole(p.low) +
    many(7, (i) => circle(600, 250, 640 - i * 84, i % 2 ? p.low : p.sky)) +
    faded(
      0.25,
      halftone([0, 0, WIDTH, 700], 30, (_, down) => down * 0.6, p.far),
    ) +
    moved(600, 250, heart, 2.1) +
    moved(600, 250, stroke('M-62 -20C-66 -50 -44 -72 -22 -66', p.light, 9), 2.1) +
    many(9, () =>
      moved(
        dice.between(60, 1140),
        dice.between(60, 360),
        heart,
        dice.between(0.16, 0.34),
        dice.between(-20, 20),
      ),
    ) +
    hands
  );
}

/** Crates of produce under a market awning. */
export function market(p: Palette, dice: Dice): string {
  const fruit = [
    circle(0, 0, 26, '#c8452f'),
    circle(0, 0, 26, '#e39a35'),
    circle(0, 0, 24, '#7f9f45'),
    ellipse(0, 0, 20, 30, '#6a3d6d'),
    ellipse(0, 0, 34, 22, '#d9b23f'),
  ].map(
    (base) =>
      base + stroke('M0 -20Q4 -34 14 -34', '#40693a', 5) + faded(0.4, circle(-8, -8, 6, p.light)),
  );
  const bottom = dice.shuffled(fruit);
  const top = dice.shuffled(fruit);
  const awning = many(12, (i) =>
    path(`M${i * 100} 0H${i * 100 + 100}V170a50 50 0 0 1 -100 0z`, i % 2 ? p.light : p.accent),
  );
  return (
    whole(p.mid) +
    faded(
      0.4,
      halftone([0, 150, WIDTH, 420], 28, (_, down) => 0.7 - down * 0.6, p.near),
    ) +
    many(5, (i) =>
      moved(
        140 + i * 230,
        170,
        line(0, 0, 0, 60, p.ink, 4) +
          dice.pick([
            many(6, (j) => ellipse(-16 + (j % 2) * 32, 70 + j * 16, 15, 17, '#e8dfcb')),
            path('M-40 60H40L28 120H-28Z', p.second) +
              many(5, (j) => circle(-28 + j * 14, 58, 16, '#5d8a4a')),
          ]),
      ),
    ) +
    shopkeeper(p, dice) +
    many(5, (i) => moved(120 + i * 242, 560, crate(p, top[i] ?? ''), 0.94)) +
    many(5, (i) => moved(100 + i * 252, 730, crate(p, bottom[i] ?? ''), 1.05)) +
    awning +
    rect(0, 0, WIDTH, 22, p.ink)
  );
}

function crate(p: Palette, kind: string): string {
  return (
    many(11, (i) => moved(-88 + (i % 6) * 35 + (i > 5 ? 18 : 0), i > 5 ? -86 : -62, kind)) +
    rect(-116, -56, 232, 110, '#b9854f') +
    many(3, (i) => rect(-116, -50 + i * 36, 232, 26, '#d3a268')) +
    sketch(p, 'rect -116 -56 18 110 #96683a; rect 98 -56 18 110 #96683a') +
    moved(
      40,
      4,
      sketch(p, 'rect -40 -26 80 48 ink 4; line -22 -4 22 -4 light 5; line -22 8 8 8 light 4'),
    )
  );
}

function shopkeeper(p: Palette, dice: Dice): string {
  return moved(
    dice.between(420, 780),
    440,
    sketch(
      p,
      `circle 0 -150 46 #b97a55; oval 0 -176 78 14 second; path second M-46 -178C-46 -236 46 -236 46 -178Z;
    path near M-110 60V-30C-110 -110 110 -110 110 -30V60Z; path light M-56 60V-70H56V60Z`,
    ),
  );
}
