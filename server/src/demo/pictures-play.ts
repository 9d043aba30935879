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
  within,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { sketch } from './picture-sketch.ts';
import { openSky, tree } from './pictures-city.ts';
import type { Dice } from './seeded.ts';

/** A stadium under its lights. */
export function stadium(p: Palette, dice: Dice): string {
  const crowd =
    path(
      many(900, () => {
        const x = dice.between(0, WIDTH);
        const y = dice.between(300, 500);
        return `M${x.toFixed(0)} ${y.toFixed(0)}h7v8h-7z`;
      }),
      p.light,
    ) +
    path(
      many(
        300,
        () => `M${dice.between(0, WIDTH).toFixed(0)} ${dice.between(300, 500).toFixed(0)}h7v8h-7z`,
      ),
      p.accent,
    );
  const tower = (x: number) =>
    rect(x - 8, 90, 16, 240, p.ink) +
    rect(x - 84, 50, 168, 72, p.ink, 6) +
    many(12, (i) => circle(x - 66 + (i % 6) * 26, 70 + Math.floor(i / 6) * 32, 10, p.light)) +
    faded(
      0.16,
      shape(
        [
          [x - 70, 120],
          [x + 70, 120],
          [x + (600 - x) * 1.4 + 320, 800],
          [x + (600 - x) * 1.4 - 320, 800],
        ],
        p.light,
      ),
    );
  const field =
    shape(
      [
        [0, 560],
        [1200, 560],
        [1500, 800],
        [-300, 800],
      ],
      '#4f7f4b',
    ) +
    many(6, (i) =>
      faded(
        0.35,
        shape(
          [
            [i * 200, 560],
            [i * 200 + 100, 560],
            [600 + (i * 200 - 500) * 1.5, 800],
            [600 + (i * 200 - 600) * 1.5, 800],
          ],
          '#6b9c5c',
        ),
      ),
    );
  const posts = sketch(
    p,
    `line 600 640 600 560 second 12; line 500 560 700 560 second 10; line 500 560 500 410 second 10;
    line 700 560 700 410 second 10`,
  );
  const net =
    stroke('M440 640V470H760V640', p.light, 12) +
    faded(
      0.5,
      many(9, (i) => line(450 + i * 38, 474, 450 + i * 38, 636, p.light, 2)) +
        many(5, (i) => line(446, 500 + i * 30, 754, 500 + i * 30, p.light, 2)),
    );
  const football =
    sketch(p, 'oval 0 0 50 31 #8a4b2f; line -22 0 22 0 light 5') +
    many(4, (i) => line(-15 + i * 10, -8, -15 + i * 10, 8, p.light, 4));
  const soccerBall =
    circle(0, 0, 38, p.light) +
    many(5, (i) => moved(0, 0, circle(0, -26, 10, p.ink), 1, i * 72)) +
    circle(0, 0, 11, p.ink);
  const [goal, kicked] = dice.pick([
    [posts, football],
    [net, soccerBall],
  ] as const);
  const ball = moved(dice.between(300, 900), 690, kicked, 1.2, dice.between(-20, 20));
  return (
    gradient('night', p.ink, p.near, (fill) => rect(0, 0, WIDTH, HEIGHT, fill)) +
    path('M0 300C300 230 900 230 1200 300V560H0Z', p.mid) +
    faded(0.75, crowd) +
    rect(0, 506, WIDTH, 54, p.accent) +
    many(7, (i) => rect(30 + i * 172, 520, 110, 26, i % 2 ? p.light : p.second, 3)) +
    field +
    faded(
      0.8,
      rect(0, 600, WIDTH, 5, p.light) +
        shape(
          [
            [0, 700],
            [1200, 700],
            [1200, 708],
            [0, 708],
          ],
          p.light,
        ),
    ) +
    tower(150) +
    tower(1050) +
    goal +
    ball
  );
}

/** The lanes of a pool from above, with those who race in them. */
export function pool(p: Palette, dice: Dice): string {
  const floats = dice.pick([p.accent, p.second]);
  const ropes = many(9, (i) =>
    many(42, (j) => circle(-750 + j * 36, -560 + i * 140, 10, j % 4 > 1 ? floats : p.light)),
  );
  const skins = ['#8d5a3b', '#c98f66', '#5f3a28', '#e3b48c'];
  const swimmer = (cap: string, skin: string) =>
    faded(
      0.6,
      path(
        'M-190 -22C-130 -40 -60 -34 -30 0C-60 34 -130 40 -190 22C-170 8 -170 -8 -190 -22Z',
        p.light,
      ),
    ) +
    stroke('M-60 -8L-120 -14M-60 8L-124 16', skin, 15) +
    stroke('M14 -20C44 -56 84 -44 118 -18', skin, 14) +
    stroke('M4 18C-16 40 -40 40 -60 26', skin, 14) +
    ellipse(-16, 0, 58, 24, skin) +
    ellipse(-46, 0, 28, 21, p.ink) +
    circle(56, 0, 23, cap) +
    path('M56 -23A23 23 0 0 1 56 23Z', p.light);
  const racers = dice
    .shuffled([-350, -210, -70, 70, 210, 350])
    .slice(0, 5)
    .map((y) =>
      moved(
        dice.between(-340, 340),
        y,
        swimmer(dice.pick([p.second, p.accent, p.ink]), dice.pick(skins)),
        1.05,
      ),
    )
    .join('');
  const lines = faded(
    0.4,
    many(8, (i) => rect(-760, -500 + i * 140, 1520, 20, p.mid)),
  );
  const glints = many(46, () =>
    stroke(`M${dice.between(-700, 640)} ${dice.between(-500, 500)}q18 -12 36 0t36 0`, p.light, 4),
  );
  return (
    rect(0, 0, WIDTH, HEIGHT, p.far) +
    moved(600, 400, lines + faded(0.4, glints) + ropes + racers, 1.05, dice.between(-16, 16))
  );
}

/** A hard court with its lines, its net and the ball in the air. */
export function court(p: Palette, dice: Dice): string {
  const outer = dice.pick([p.accent, p.mid, p.near]);
  const inner = dice.pick([p.far, p.second, p.low].filter((fill) => fill !== outer));
  const lines = (d: string) => stroke(d, p.light, 8);
  const tennis =
    rect(-420, -270, 840, 540, inner) +
    lines(
      'M-420 -270H420V270H-420ZM-420 -200H420M-420 200H420M-210 -200V200M210 -200V200M-210 0H210',
    ) +
    faded(0.25, rect(6, -300, 12, 640, '#000')) +
    rect(-4, -310, 8, 620, p.light) +
    many(24, (i) => rect(-9, -300 + i * 26, 18, 3, p.ink));
  const hoops =
    rect(-520, -290, 1040, 580, inner) +
    lines('M-520 -290H520V290H-520ZM0 -290V290') +
    ring(0, 0, 92, p.light, 8) +
    rect(-520, -110, 210, 220, outer) +
    rect(310, -110, 210, 220, outer) +
    lines(
      'M-520 -110H-310V110H-520M520 -110H310V110H520M-520 -240H-430A240 240 0 0 1 -430 240H-520M520 -240H430A240 240 0 0 0 430 240H520',
    ) +
    sketch(p, 'ring -470 0 20 ink 7; ring 470 0 20 ink 7');
  const isTennis = dice.chance(0.55);
  const ballX = dice.between(-260, 260);
  const tennisBall = sketch(
    p,
    'circle 0 0 34 #d7dd55; stroke light 4 M-30 -16C-6 -10 -6 10 -30 16M30 -16C6 -10 6 10 30 16',
  );
  const basketball = sketch(
    p,
    `circle 0 0 46 #d9702f;
    stroke ink 4 M-46 0H46M0 -46V46M-34 -32C-8 -14 -8 14 -34 32M34 -32C8 -14 8 14 34 32`,
  );
  const racket =
    sketch(p, 'oval 0 -90 62 78 ink; oval 0 -90 50 66 light') +
    faded(
      0.6,
      many(
        7,
        (i) =>
          line(-42 + i * 14, -140, -42 + i * 14, -40, p.mid, 2) +
          line(-46, -132 + i * 14, 46, -132 + i * 14, p.mid, 2),
      ),
    ) +
    rect(-10, -16, 20, 130, p.accent, 8);
  const ball =
    faded(0.28, ellipse(ballX + 46, 90, 40, 30, '#000')) +
    moved(ballX, 20, isTennis ? tennisBall : basketball, 1.2);
  return (
    rect(0, 0, WIDTH, HEIGHT, outer) +
    faded(
      0.25,
      halftone(
        {
          x: 0,
          y: 0,
          w: WIDTH,
          h: HEIGHT,
          step: 34,
          weight: (right, down) => 0.15 + (right + down) * 0.25,
        },
        p.ink,
      ),
    ) +
    moved(
      600,
      400,
      (isTennis ? tennis : hoops) + ball + (isTennis ? moved(360, 190, racket, 1.3, 40) : ''),
      1.1,
      dice.between(-22, 22),
    )
  );
}

/** Riders on a trail through hills. */
export function riders(p: Palette, dice: Dice): string {
  const rider = (fill: string) =>
    sketch(p, 'ring -62 -42 40 ink 7; ring 62 -42 40 ink 7') +
    stroke('M-62 -42L-22 -104H38L0 -42H-62M38 -104L62 -42', fill, 8) +
    stroke('M-30 -118L-10 -70L4 -40', p.ink, 15) +
    stroke('M-34 -122C-20 -180 10 -200 30 -196', fill, 32) +
    sketch(
      p,
      `stroke #b97a55 12 M26 -186L52 -134; circle 56 -212 20 #b97a55;
    path second M32 -220C34 -250 80 -250 82 -218Z`,
    );
  const group = many(4, (i) =>
    moved(
      190 + i * 255 + dice.between(-30, 30),
      640 - Math.sin(i * 1.1 + 0.6) * 22,
      rider(dice.pick([p.accent, p.second, p.light, p.mid])),
      dice.between(0.95, 1.15),
      dice.between(-4, 4),
    ),
  );
  return (
    openSky(p, dice) +
    hills(dice, 420, 160, p.far) +
    hills(dice, 480, 110, p.mid) +
    many(9, (i) => moved(40 + i * 140, 600, tree(p, dice), dice.between(0.8, 1.3))) +
    sketch(
      p,
      `path near M-10 640C300 560 700 680 1210 600V800H-10Z;
    path low M-10 660C300 590 700 700 1210 620V690C700 760 300 660 -10 730Z`,
    ) +
    group +
    path('M-10 760C300 700 700 800 1210 730V820H-10Z', p.ink)
  );
}

/** Balloons, a wheel and tents: the fair is in town. */
export function fair(p: Palette, dice: Dice): string {
  const wheelX = dice.between(330, 860);
  const spokes = many(12, (i) =>
    moved(0, 0, sketch(p, 'line 0 0 0 -210 ink 4; circle 0 -210 6 light'), 1, i * 30),
  );
  const cabins = many(12, (i) => {
    const angle = (i * Math.PI) / 6;
    return moved(
      Math.sin(angle) * 210,
      -Math.cos(angle) * 210,
      path('M-22 6H22V26A22 16 0 0 1 -22 26Z', i % 2 ? p.accent : p.second) +
        path('M-26 6A26 20 0 0 1 26 6Z', p.light),
    );
  });
  const wheel =
    sketch(
      p,
      `shape ink -120,320 -8,0 8,0 -96,320; shape ink 120,320 8,0 -8,0 96,320; ring 0 0 210 ink 9;
    ring 0 0 180 light 4`,
    ) +
    spokes +
    circle(0, 0, 30, p.accent) +
    cabins;
  const tent = (w: number) =>
    many(
      6,
      (i) =>
        shape(
          [
            [0, -190],
            [-w + (i * w) / 3, -90],
            [-w + ((i + 1) * w) / 3, -90],
          ],
          i % 2 ? p.light : p.accent,
        ) + rect(-w * 0.86 + i * w * 0.287, -90, w * 0.29, 90, i % 2 ? p.accent : p.light),
    ) +
    sketch(
      p,
      'rect -22 -70 44 70 ink; line 0 -190 0 -230 ink 5; shape second 0,-230 50,-218 0,-204',
    );
  const balloon = (fill: string) =>
    path('M0 -80C60 -80 60 10 0 30C-60 10 -60 -80 0 -80Z', fill) +
    sketch(
      p,
      `path light M0 -80C20 -60 20 0 0 30C-20 0 -20 -60 0 -80Z; line -10 34 -8 54 ink 2;
    line 10 34 8 54 ink 2; rect -11 54 22 16 ink 3`,
    );
  return (
    openSky(p, dice, 210) +
    many(5, () =>
      moved(
        dice.between(60, 1140),
        dice.between(120, 330),
        balloon(dice.pick([p.accent, p.second, p.mid])),
        dice.between(0.6, 1.25),
      ),
    ) +
    hills(dice, 600, 60, p.far) +
    moved(wheelX, 370, wheel, 1.1) +
    moved(wheelX > 600 ? 200 : 1000, 700, tent(170), 1.2) +
    moved(wheelX > 600 ? 470 : 740, 720, tent(130)) +
    moved(wheelX > 600 ? 1090 : 110, 720, tent(130), 1.05) +
    rect(0, 690, WIDTH, 110, p.near) +
    many(30, (i) =>
      moved(
        i * 42 + dice.between(-10, 10),
        770 + dice.between(-20, 20),
        circle(0, -62, 14, p.ink) +
          path('M-22 0V-24C-22 -56 22 -56 22 -24V0Z', dice.pick([p.ink, p.mid, p.accent])),
        1,
      ),
    )
  );
}

/** Lanterns and fireworks over the water. */
export function fireworks(p: Palette, dice: Dice): string {
  const burst = (fill: string, count: number) =>
    many(count, (i) =>
      moved(
        0,
        0,
        line(0, -36, 0, -dice.between(92, 120), fill, 5) + circle(0, -136, 5, fill),
        1,
        (i * 360) / count,
      ),
    ) + many(count, (i) => moved(0, 0, circle(0, -68, 4, p.light), 1, (i * 360) / count + 9));
  const bursts = dice
    .shuffled([
      [180, 190],
      [430, 130],
      [660, 260],
      [900, 150],
      [1060, 320],
    ] as const)
    .slice(0, 4)
    .map(
      ([x, y]) =>
        stroke(
          `M${x} ${y}Q${x + 20} ${y + 200} ${x + dice.between(-60, 60)} 560`,
          p.light,
          2,
          '3 12',
        ) +
        moved(x, y, burst(dice.pick([p.accent, p.second, p.light]), 16), dice.between(0.8, 1.6)),
    )
    .join('');
  const towers = many(16, (i) =>
    rect(i * 78, 560 - dice.between(30, 150), dice.between(44, 76), 160, p.ink),
  );
  return (
    gradient('night', p.ink, p.mid, (fill) => rect(0, 0, WIDTH, HEIGHT, fill)) +
    faded(
      0.8,
      many(50, () =>
        circle(dice.between(0, WIDTH), dice.between(0, 480), dice.between(0.8, 2.2), p.light),
      ),
    ) +
    bursts +
    towers +
    rect(0, 560, WIDTH, 240, p.near) +
    faded(
      0.5,
      many(60, () =>
        rect(
          dice.between(0, WIDTH),
          dice.between(580, 790),
          dice.between(14, 90),
          4,
          dice.pick([p.accent, p.second, p.light]),
          2,
        ),
      ),
    ) +
    many(13, (i) =>
      moved(
        i * 96 + dice.between(-12, 12),
        800,
        sketch(p, 'circle 0 -84 20 ink; path ink M-34 10V-30C-34 -70 34 -70 34 -30V10Z'),
        dice.between(0.9, 1.2),
      ),
    )
  );
}

/** Shelves of books and someone reading. */
export function library(p: Palette, dice: Dice): string {
  const shelf = (y: number) => {
    let books = '';
    for (let x = 10; x < WIDTH; ) {
      const w = dice.between(18, 46);
      const h = dice.between(86, 140);
      const lean = dice.chance(0.06);
      books += moved(
        x,
        y,
        rect(0, -h, w, h, dice.pick([p.accent, p.second, p.light, p.mid, p.far, p.low])) +
          rect(0, -h + 16, w, 6, p.ink) +
          rect(0, -30, w, 4, p.light),
        1,
        lean ? 8 : 0,
      );
      x += w + (dice.chance(0.06) ? 60 : 2);
    }
    return books + rect(0, y, WIDTH, 16, p.ink);
  };
  const reader = moved(
    dice.between(420, 780),
    760,
    sketch(
      p,
      `path accent M-190 10V-190C-190 -290 190 -290 190 -190V10Z; rect -230 -130 90 160 accent 34;
    rect 140 -130 90 160 accent 34; path ink M-90 20V-90C-90 -180 90 -180 90 -90V20Z;
    circle 0 -208 46 #b97a55; path ink M-50 -206C-56 -276 56 -276 50 -206C30 -236 -30 -236 -50 -206Z;
    shape light -96,-120 0,-96 0,-10 -96,-34; shape low 96,-120 0,-96 0,-10 96,-34;
    line 0 -96 0 -10 ink 4`,
    ),
    1.05,
  );
  const glow = faded(0.25, circle(600, 560, 360, p.second));
  return (
    rect(0, 0, WIDTH, HEIGHT, p.near) +
    [160, 320, 480, 640].map(shelf).join('') +
    glow +
    rect(0, 656, WIDTH, 144, p.mid) +
    ellipse(600, 770, 420, 46, p.second) +
    reader
  );
}
