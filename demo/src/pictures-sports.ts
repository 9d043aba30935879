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
  whole,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { openSky, tree } from './picture-scenery.ts';
import { sketch } from './picture-sketch.ts';
import type { Dice } from './seeded.ts';

/** A stadium under its lights. */
export function stadium(p: Palette, dice: Dice): string {
  const [goal, kicked] = dice.pick([
    [goalPosts(p), football(p)],
    [goalNet(p), soccerBall(p)],
  ] as const);
  const ball = moved(dice.between(300, 900), 690, kicked, 1.2, dice.between(-20, 20));
  return (
    gradient('night', p.ink, p.near, whole) +
    path('M0 300C300 230 900 230 1200 300V560H0Z', p.mid) +
    faded(0.75, spectators(p, dice)) +
    rect(0, 506, WIDTH, 54, p.accent) +
    many(7, (i) => rect(30 + i * 172, 520, 110, 26, i % 2 ? p.light : p.second, 3)) +
    pitch() +
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
    floodlight(p, 150) +
    floodlight(p, 1050) +
    goal +
    ball
  );
}

function spectators(p: Palette, dice: Dice): string {
  return (
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
    )
  );
}

function floodlight(p: Palette, x: number): string {
  return (
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
    )
  );
}

function pitch(): string {
  return (
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
    )
  );
}

function goalPosts(p: Palette): string {
  return sketch(
    p,
    `line 600 640 600 560 second 12; line 500 560 700 560 second 10; line 500 560 500 410 second 10;
    line 700 560 700 410 second 10`,
  );
}

function goalNet(p: Palette): string {
  return (
    stroke('M440 640V470H760V640', p.light, 12) +
    faded(
      0.5,
      many(9, (i) => line(450 + i * 38, 474, 450 + i * 38, 636, p.light, 2)) +
        many(5, (i) => line(446, 500 + i * 30, 754, 500 + i * 30, p.light, 2)),
    )
  );
}

function football(p: Palette): string {
  return (
    sketch(p, 'oval 0 0 50 31 #8a4b2f; line -22 0 22 0 light 5') +
    many(4, (i) => line(-15 + i * 10, -8, -15 + i * 10, 8, p.light, 4))
  );
}

function soccerBall(p: Palette): string {
  return (
    circle(0, 0, 38, p.light) +
    many(5, (i) => moved(0, 0, circle(0, -26, 10, p.ink), 1, i * 72)) +
    circle(0, 0, 11, p.ink)
  );
}

/** The lanes of a pool from above, with those who race in them. */
export function pool(p: Palette, dice: Dice): string {
  const floats = dice.pick([p.accent, p.second]);
  const ropes = many(9, (i) =>
    many(42, (j) => circle(-750 + j * 36, -560 + i * 140, 10, j % 4 > 1 ? floats : p.light)),
  );
  const skins = ['#8d5a3b', '#c98f66', '#5f3a28', '#e3b48c'];
  const racers = dice
    .shuffled([-350, -210, -70, 70, 210, 350])
    .slice(0, 5)
    .map((y) =>
      moved(
        dice.between(-340, 340),
        y,
        swimmer(p, dice.pick([p.second, p.accent, p.ink]), dice.pick(skins)),
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
    whole(p.far) +
    moved(600, 400, lines + faded(0.4, glints) + ropes + racers, 1.05, dice.between(-16, 16))
  );
}

function swimmer(p: Palette, cap: string, skin: string): string {
  return (
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
    path('M56 -23A23 23 0 0 1 56 23Z', p.light)
  );
}

/** A hard court with its lines, its net and the ball in the air. */
export function court(p: Palette, dice: Dice): string {
  const outer = dice.pick([p.accent, p.mid, p.near]);
  const inner = dice.pick([p.far, p.second, p.low].filter((fill) => fill !== outer));
  const isTennis = dice.chance(0.55);
  const ballX = dice.between(-260, 260);
  const ball =
    faded(0.28, ellipse(ballX + 46, 90, 40, 30, '#000')) +
    moved(ballX, 20, isTennis ? tennisBall(p) : basketball(p), 1.2);
  return (
    whole(outer) +
    faded(
      0.25,
      halftone([0, 0, WIDTH, HEIGHT], 34, (right, down) => 0.15 + (right + down) * 0.25, p.ink),
    ) +
    moved(
      600,
      400,
      (isTennis ? tennisLines(p, inner) : basketballLines(p, inner, outer)) +
        ball +
        (isTennis ? moved(360, 190, racket(p), 1.3, 40) : ''),
      1.1,
      dice.between(-22, 22),
    )
  );
}

const LINE_WIDTH = 8;

function tennisLines(p: Palette, inner: string): string {
  return (
    rect(-420, -270, 840, 540, inner) +
    stroke(
      'M-420 -270H420V270H-420ZM-420 -200H420M-420 200H420M-210 -200V200M210 -200V200M-210 0H210',
      p.light,
      LINE_WIDTH,
    ) +
    faded(0.25, rect(6, -300, 12, 640, '#000')) +
    rect(-4, -310, 8, 620, p.light) +
    many(24, (i) => rect(-9, -300 + i * 26, 18, 3, p.ink))
  );
}

function basketballLines(p: Palette, inner: string, outer: string): string {
  return (
    rect(-520, -290, 1040, 580, inner) +
    stroke('M-520 -290H520V290H-520ZM0 -290V290', p.light, LINE_WIDTH) +
    ring(0, 0, 92, p.light, 8) +
    rect(-520, -110, 210, 220, outer) +
    rect(310, -110, 210, 220, outer) +
    stroke(
      'M-520 -110H-310V110H-520M520 -110H310V110H520M-520 -240H-430A240 240 0 0 1 -430 240H-520M520 -240H430A240 240 0 0 0 430 240H520',
      p.light,
      LINE_WIDTH,
    ) +
    sketch(p, 'ring -470 0 20 ink 7; ring 470 0 20 ink 7')
  );
}

function tennisBall(p: Palette): string {
  return sketch(
    p,
    'circle 0 0 34 #d7dd55; stroke light 4 M-30 -16C-6 -10 -6 10 -30 16M30 -16C6 -10 6 10 30 16',
  );
}

function basketball(p: Palette): string {
  return sketch(
    p,
    `circle 0 0 46 #d9702f;
    stroke ink 4 M-46 0H46M0 -46V46M-34 -32C-8 -14 -8 14 -34 32M34 -32C8 -14 8 14 34 32`,
  );
}

function racket(p: Palette): string {
  return (
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
    rect(-10, -16, 20, 130, p.accent, 8)
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
