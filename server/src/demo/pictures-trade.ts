import {
  circle,
  ellipse,
  faded,
  gradient,
  HEIGHT,
  halftone,
  hills,
  line,
  many,
  moved,
  path,
  rect,
  ring,
  shape,
  stroke,
  WIDTH,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { sketch } from './picture-sketch.ts';
import { openSky } from './pictures-city.ts';
import { plant } from './pictures-home.ts';
import type { Dice } from './seeded.ts';

/** A chip and the paths that lead to it. */
export function circuit(p: Palette, dice: Dice): string {
  const board = dice.pick([p.near, p.ink, p.mid]);
  const trace = (fill: string) => {
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
  };
  const side = (left: boolean, i: number) => {
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
  };
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
    rect(0, 0, WIDTH, HEIGHT, board) +
    faded(
      0.25,
      halftone(
        {
          x: 0,
          y: 0,
          w: WIDTH,
          h: HEIGHT,
          step: 30,
          weight: (right, down) => 0.65 - Math.hypot(right - 0.5, down - 0.5),
        },
        p.far,
      ),
    ) +
    many(26, () => trace(dice.pick([p.far, p.second, p.mid === board ? p.low : p.mid]))) +
    many(7, (i) => side(true, i) + side(false, i)) +
    chip
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
  const turbine = (turn: number) =>
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
    circle(0, -330, 11, p.ink);
  const panel =
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
    rect(-5, 38, 10, 44, p.ink);
  return (
    openSky(p, dice) +
    hills(dice, 470, 130, p.far) +
    many(5, (i) =>
      moved(
        120 + i * 240 + dice.between(-60, 60),
        560 + dice.between(-30, 30),
        turbine(dice.between(0, 120)),
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
          `<g transform="skewX(-16)">${panel}</g>`,
          0.72 + row * 0.14,
        ),
      ),
    )
  );
}

/** Flasks, a microscope and something that bubbles. */
export function laboratory(p: Palette, dice: Dice): string {
  const flask = (fill: string) =>
    path(
      'M-24 -220V-130L-96 -20C-106 0 -96 10 -80 10H80C96 10 106 0 96 -20L24 -130V-220Z',
      p.light,
    ) +
    path('M-60 -66L-90 -18C-96 0 -88 2 -78 2H78C88 2 96 0 90 -18L60 -66Z', fill) +
    rect(-34, -232, 68, 16, p.light, 6) +
    many(5, (i) => circle(-30 + i * 16, -80 - (i % 3) * 22, 4 + (i % 3) * 3, fill));
  const tubes =
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
    );
  const scope =
    sketch(
      p,
      'path ink M-110 10C-110 -20 110 -20 110 10Z; stroke ink 28 M70 -6C130 -90 110 -190 30 -220',
    ) +
    moved(
      -10,
      -200,
      sketch(p, 'rect -28 -150 56 170 accent 10; rect -18 -196 36 50 ink 6; rect -18 20 36 40 ink'),
      1,
      -24,
    ) +
    rect(-90, -66, 130, 16, p.ink, 6);
  const molecule =
    many(6, (i) => {
      const a = (i * Math.PI) / 3;
      return (
        line(0, 0, Math.cos(a) * 90, Math.sin(a) * 90, p.light, 6) +
        circle(Math.cos(a) * 90, Math.sin(a) * 90, 22, i % 2 ? p.accent : p.second)
      );
    }) + circle(0, 0, 32, p.light);
  const things = dice
    .shuffled([flask(p.accent), tubes, scope, flask(p.second)])
    .map((thing, i) => moved(180 + i * 285, 650, thing, 1.1))
    .join('');
  return (
    rect(0, 0, WIDTH, HEIGHT, p.far) +
    faded(
      0.35,
      halftone(
        { x: 0, y: 0, w: WIDTH, h: 660, step: 28, weight: (right) => 0.7 - right * 0.6 },
        p.mid,
      ),
    ) +
    moved(dice.between(380, 860), 160, molecule, 0.95, 12) +
    moved(dice.pick([120, 1080]), 200, molecule, 0.6) +
    rect(0, 660, WIDTH, 140, p.near) +
    rect(0, 656, WIDTH, 14, p.light) +
    things
  );
}

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
    rect(0, 0, WIDTH, HEIGHT, p.low) +
    faded(
      0.3,
      halftone(
        { x: 0, y: 0, w: WIDTH, h: 690, step: 30, weight: (_, down) => 0.6 - down * 0.5 },
        p.far,
      ),
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
  const glasses =
    sketch(
      p,
      `circle -62 0 54 ink; circle 62 0 54 ink; circle -62 0 44 mid; circle 62 0 44 mid;
    stroke ink 9 M-12 -10Q0 -22 12 -10`,
    ) +
    faded(
      0.5,
      sketch(p, 'shape light -90,20 -50,-34 -36,-24 -76,30; shape light 34,20 74,-34 88,-24 48,30'),
    );
  const perfume = sketch(
    p,
    `rect -60 -50 120 130 second 14; rect -42 -30 84 92 light 6; rect -20 -84 40 36 ink;
    circle 0 -104 26 accent; rect -26 0 52 8 ink`,
  );
  const lipstick = sketch(
    p,
    'rect -28 0 56 100 ink 6; rect -24 -30 48 34 second; path accent M-18 -30V-90L18 -110V-30Z',
  );
  const watch = sketch(
    p,
    `rect -24 -150 48 300 near 12; circle 0 0 62 second; circle 0 0 50 light; line 0 0 0 -34 ink 5;
    line 0 0 22 12 ink 5`,
  );
  const bag =
    sketch(
      p,
      `path accent M-110 100L-90 -40H90L110 100Z; stroke ink 12 M-54 -40C-54 -130 54 -130 54 -40;
    rect -20 -54 40 44 second 6`,
    ) + faded(0.25, rect(-110, 70, 220, 10, p.ink));
  const compact = sketch(
    p,
    `circle 0 -60 70 near; circle 0 -60 58 low; circle 0 66 70 near; circle 0 66 54 #e8b9a0;
    stroke light 8 M-30 66Q0 40 30 66`,
  );
  const things = dice.shuffled([glasses, perfume, lipstick, watch, bag, compact]);
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

/** A ball: chandelier, tables and a tower of glasses. */
export function gala(p: Palette, dice: Dice): string {
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
  const chandelier =
    sketch(p, 'line 0 -200 0 60 second 7; oval 0 56 44 16 second; circle 0 100 22 second') + arms;
  const coupe = sketch(
    p,
    `path light M-30 -70H30C30 -40 12 -34 4 -32V-6H18V0H-18V-6H-4V-32C-12 -34 -30 -40 -30 -70Z;
    path second M-26 -62H26C24 -46 10 -40 0 -40C-10 -40 -24 -46 -26 -62Z`,
  );
  const pyramid = [5, 4, 3, 2]
    .map((count, row) => many(count, (i) => moved((i - (count - 1) / 2) * 64, -row * 70, coupe)))
    .join('');
  const table = (fill: string) =>
    path('M-170 0C-170 -36 170 -36 170 0L200 170H-200Z', fill) +
    ellipse(0, -4, 170, 30, p.light) +
    many(4, (i) => moved(-100 + i * 66, -10, coupe, 0.6)) +
    moved(
      0,
      -16,
      many(7, (i) =>
        circle(Math.cos(i) * 30, -40 - Math.sin(i * 2) * 22, 17, i % 2 ? p.accent : p.second),
      ) + rect(-16, -30, 32, 30, p.ink),
    );
  const drapes = many(9, (i) =>
    path(
      `M${i * 150 - 75} 0C${i * 150 - 60} 220 ${i * 150 - 90} 460 ${i * 150 - 75} 640H${i * 150}C${i * 150 - 12} 460 ${i * 150 + 14} 220 ${i * 150} 0Z`,
      p.mid,
    ),
  );
  return (
    rect(0, 0, WIDTH, HEIGHT, p.near) +
    faded(0.6, drapes) +
    faded(
      0.3,
      halftone(
        {
          x: 0,
          y: 0,
          w: WIDTH,
          h: 640,
          step: 32,
          weight: (right, down) => 0.8 - Math.hypot(right - 0.5, down - 0.3) * 1.4,
        },
        p.mid,
      ),
    ) +
    moved(600, 120, chandelier, 1.2) +
    moved(170, 190, chandelier, 0.75) +
    moved(1030, 190, chandelier, 0.75) +
    rect(0, 620, WIDTH, 180, p.ink) +
    moved(210, 660, table(p.accent), 1.05) +
    moved(990, 660, table(p.accent), 1.05) +
    sketch(p, 'rect 420 640 360 160 light; rect 420 640 360 14 second') +
    moved(600, 640, pyramid, 0.95)
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
    rect(0, 0, WIDTH, HEIGHT, p.low) +
    many(7, (i) => circle(600, 250, 640 - i * 84, i % 2 ? p.low : p.sky)) +
    faded(
      0.25,
      halftone({ x: 0, y: 0, w: WIDTH, h: 700, step: 30, weight: (_, down) => down * 0.6 }, p.far),
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
  const crate = (kind: string) =>
    many(11, (i) => moved(-88 + (i % 6) * 35 + (i > 5 ? 18 : 0), i > 5 ? -86 : -62, kind)) +
    rect(-116, -56, 232, 110, '#b9854f') +
    many(3, (i) => rect(-116, -50 + i * 36, 232, 26, '#d3a268')) +
    sketch(p, 'rect -116 -56 18 110 #96683a; rect 98 -56 18 110 #96683a') +
    moved(
      40,
      4,
      sketch(p, 'rect -40 -26 80 48 ink 4; line -22 -4 22 -4 light 5; line -22 8 8 8 light 4'),
    );
  const bottom = dice.shuffled(fruit);
  const top = dice.shuffled(fruit);
  const awning = many(12, (i) =>
    path(`M${i * 100} 0H${i * 100 + 100}V170a50 50 0 0 1 -100 0z`, i % 2 ? p.light : p.accent),
  );
  const keeper = moved(
    dice.between(420, 780),
    440,
    sketch(
      p,
      `circle 0 -150 46 #b97a55; oval 0 -176 78 14 second; path second M-46 -178C-46 -236 46 -236 46 -178Z;
    path near M-110 60V-30C-110 -110 110 -110 110 -30V60Z; path light M-56 60V-70H56V60Z`,
    ),
  );
  return (
    rect(0, 0, WIDTH, HEIGHT, p.mid) +
    faded(
      0.4,
      halftone(
        { x: 0, y: 150, w: WIDTH, h: 420, step: 28, weight: (_, down) => 0.7 - down * 0.6 },
        p.near,
      ),
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
    keeper +
    many(5, (i) => moved(120 + i * 242, 560, crate(top[i] ?? ''), 0.94)) +
    many(5, (i) => moved(100 + i * 252, 730, crate(bottom[i] ?? ''), 1.05)) +
    awning +
    rect(0, 0, WIDTH, 22, p.ink)
  );
}
