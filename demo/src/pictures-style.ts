import {
  circle,
  faded,
  HEIGHT,
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
import { plant } from './picture-scenery.ts';
import { sketch } from './picture-sketch.ts';
import type { Dice } from './seeded.ts';

/** A rail of clothes with a mirror or a plant beside it. */
export function wardrobe(p: Palette, dice: Dice): string {
  const shades = [p.accent, p.second, p.mid, p.near, p.light];
  const hanger = stroke('M0 -30C0 -56 20 -50 14 -36M-70 6L0 -30L70 6', p.ink, 6);
  const dress = (fill: string) =>
    path('M-52 0L-22 -8C-12 12 12 12 22 -8L52 0L40 90L96 330H-96L-40 90Z', fill) +
    rect(-42, 88, 84, 12, p.ink);
  const coat = (fill: string) =>
    path('M-70 4L-18 -14L0 20L18 -14L70 4L92 220L62 226L60 330H-60L-62 226L-92 220Z', fill) +
    line(0, 20, 0, 330, p.ink, 4) +
    many(4, (i) => circle(14, 80 + i * 56, 6, p.ink));
  const shirt = (fill: string) =>
    path(
      'M-66 2L-24 -14C-10 10 10 10 24 -14L66 2L112 90L76 108L62 84V230H-62V84L-76 108L-112 90Z',
      fill,
    ) + many(5, (i) => rect(-62, 100 + i * 26, 124, 9, p.light));
  const skirt = (fill: string) =>
    rect(-52, 0, 104, 24, p.ink) +
    path('M-52 24H52L110 260H-110Z', fill) +
    many(5, (i) => line(-34 + i * 17, 26, -80 + i * 40, 258, p.ink, 3));
  const cuts = dice.shuffled([dress, coat, shirt, skirt, dice.pick([dress, coat])]);
  const items = many(5, (i) =>
    moved(
      230 + i * 186,
      260,
      hanger + moved(0, 6, (cuts[i] ?? dress)(shades[(i + dice.whole(0, 1)) % 5] ?? p.accent)),
    ),
  );
  return (
    whole(p.low) +
    faded(
      0.3,
      halftone([0, 0, WIDTH, 690], 30, (_, down) => 0.6 - down * 0.5, p.far),
    ) +
    rect(0, 690, WIDTH, 110, p.mid) +
    rect(0, 684, WIDTH, 10, p.ink) +
    sketch(
      p,
      'line 100 700 100 220 ink 12; line 1100 700 1100 220 ink 12; line 80 222 1120 222 ink 12',
    ) +
    items +
    moved(dice.pick([70, 1130]), 750, plant(p, dice), 1.05) +
    moved(600, 740, boots(p), 0.9) +
    moved(360, 740, hatBox(p), 0.9)
  );
}

function boots(p: Palette): string {
  const boot = sketch(
    p,
    `path accent M-40 -170C-20 -150 20 -150 34 -170L40 -60C60 -44 104 -36 110 0H-44C-46 -60 -48 -120 -40 -170Z;
    rect -46 -8 158 12 ink; rect -46 0 44 16 ink;
    stroke light 5 M-20 -120C0 -90 10 -110 20 -130M-22 -80C0 -60 16 -70 24 -90`,
  );
  return boot + moved(170, 0, boot);
}

function hatBox(p: Palette): string {
  return (
    sketch(p, 'rect -90 -110 180 110 second 6; rect -98 -126 196 30 ink 6') +
    many(5, (i) => rect(-80 + i * 36, -96, 14, 96, p.light)) +
    sketch(
      p,
      'oval 0 -140 110 16 accent; path accent M-56 -142C-56 -224 56 -224 56 -142Z; rect -57 -166 114 18 ink',
    )
  );
}

/** Small things for a handbag, laid out in order. */
export function vanity(p: Palette, dice: Dice): string {
  const things = dice.shuffled([
    sunglasses(p),
    perfume(p),
    lipstick(p),
    watch(p),
    handbag(p),
    compact(p),
  ]);
  const grounds = dice.pick([
    [p.low, p.sky],
    [p.far, p.low],
    [p.near, p.mid],
  ]);
  return (
    rect(0, 0, WIDTH, HEIGHT, grounds[0] ?? p.low) +
    things
      .map((thing, i) => {
        const x = 200 + (i % 3) * 400;
        const y = 200 + Math.floor(i / 3) * 400;
        const turn = dice.between(-20, 20);
        return (
          rect(
            x - 200,
            y - 200,
            400,
            400,
            (i + Math.floor(i / 3)) % 2 ? (grounds[1] ?? p.sky) : (grounds[0] ?? p.low),
          ) +
          faded(0.2, circle(x + 18, y + 26, 116, '#000')) +
          circle(x, y, 140, i % 2 ? p.light : p.second) +
          moved(x, y, thing, 0.98, turn)
        );
      })
      .join('')
  );
}

function sunglasses(p: Palette): string {
  return (
    sketch(
      p,
      `circle -62 0 54 ink; circle 62 0 54 ink; circle -62 0 44 mid; circle 62 0 44 mid;
    stroke ink 9 M-12 -10Q0 -22 12 -10`,
    ) +
    faded(
      0.5,
      sketch(p, 'shape light -90,20 -50,-34 -36,-24 -76,30; shape light 34,20 74,-34 88,-24 48,30'),
    )
  );
}

function perfume(p: Palette): string {
  return sketch(
    p,
    `rect -60 -50 120 130 second 14; rect -42 -30 84 92 light 6; rect -20 -84 40 36 ink;
    circle 0 -104 26 accent; rect -26 0 52 8 ink`,
  );
}

function lipstick(p: Palette): string {
  return sketch(
    p,
    'rect -28 0 56 100 ink 6; rect -24 -30 48 34 second; path accent M-18 -30V-90L18 -110V-30Z',
  );
}

function watch(p: Palette): string {
  return sketch(
    p,
    `rect -24 -150 48 300 near 12; circle 0 0 62 second; circle 0 0 50 light; line 0 0 0 -34 ink 5;
    line 0 0 22 12 ink 5`,
  );
}

function handbag(p: Palette): string {
  return (
    sketch(
      p,
      `path accent M-110 100L-90 -40H90L110 100Z; stroke ink 12 M-54 -40C-54 -130 54 -130 54 -40;
    rect -20 -54 40 44 second 6`,
    ) + faded(0.25, rect(-110, 70, 220, 10, p.ink))
  );
}

function compact(p: Palette): string {
  return sketch(
    p,
    `circle 0 -60 70 near; circle 0 -60 58 low; circle 0 66 70 near; circle 0 66 54 #e8b9a0;
    stroke light 8 M-30 66Q0 40 30 66`,
  );
}
