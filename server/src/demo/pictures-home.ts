import {
  circle,
  ellipse,
  faded,
  HEIGHT,
  halftone,
  hills,
  line,
  many,
  moved,
  path,
  rect,
  shape,
  stroke,
  WIDTH,
  within,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { sketch } from './picture-sketch.ts';
import { openSky, tree } from './pictures-city.ts';
import type { Dice } from './seeded.ts';

/** A low modern house with glass walls, a pool and old trees. */
export function modernHouse(p: Palette, dice: Dice): string {
  const glass = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, p.second) +
    faded(
      0.5,
      shape(
        [
          [x, y + h],
          [x + w * 0.5, y],
          [x + w * 0.75, y],
          [x + w * 0.25, y + h],
        ],
        p.light,
      ),
    ) +
    many(Math.floor(w / 90), (i) => rect(x + (i + 1) * 90, y, 5, h, p.ink));
  const lounger = path(
    'M-70 -22L-20 -22L20 -62L30 -54L-6 -12V0H-14V-12H-56V0H-64V-12H-70Z',
    p.light,
  );
  const house =
    rect(240, 330, 470, 250, p.light) +
    glass(270, 390, 280, 190) +
    sketch(p, 'rect 590 420 76 160 accent; circle 654 504 5 light; rect 560 190 420 160 mid') +
    glass(600, 226, 200, 100) +
    sketch(
      p,
      `rect 840 226 100 100 ink; rect 500 174 510 20 ink; rect 200 318 560 20 ink; rect 720 350 16 230 ink;
    rect 940 350 16 230 ink`,
    ) +
    many(7, (i) => rect(760 + i * 26, 360, 10, 220, p.near));
  const pool =
    path('M120 640H900L1010 740H40Z', p.far) +
    many(10, () =>
      stroke(`M${dice.between(160, 820)} ${dice.between(660, 724)}q14 -9 28 0t28 0`, p.light, 3),
    );
  return (
    openSky(p, dice, dice.between(120, 220)) +
    hills(dice, 470, 90, p.far) +
    moved(1080, 590, tree(p, dice), 2.1) +
    moved(110, 590, tree(p, dice), 1.9) +
    house +
    rect(0, 576, WIDTH, 224, p.near) +
    rect(180, 576, 860, 24, p.low) +
    pool +
    moved(960, 650, lounger, 1.1) +
    moved(1090, 668, lounger, 1.1) +
    agaves(p, dice, 760)
  );
}

function agaves(p: Palette, dice: Dice, y: number): string {
  const agave = many(9, (i) =>
    moved(
      0,
      0,
      path('M-9 0C-12 -40 -4 -80 0 -96C4 -80 12 -40 9 0Z', i % 2 ? p.mid : p.far),
      1,
      (i - 4) * 18,
    ),
  );
  return many(5, (i) =>
    moved(
      80 + i * 260 + dice.between(-40, 40),
      y + dice.between(0, 26),
      agave,
      dice.between(0.7, 1.1),
    ),
  );
}

/** A street of gabled bungalows with porches and fences. */
export function bungalows(p: Palette, dice: Dice): string {
  const walls = dice.shuffled([p.accent, p.second, p.light, p.mid, p.far]);
  const houses = many(4, (i) =>
    moved(160 + i * 300, 640, bungalow(p, dice, walls[i] ?? p.light), dice.between(0.95, 1.1)),
  );
  const fence =
    many(42, (i) => path(`M${i * 30} 700V650l9 -12l9 12V700Z`, p.light)) +
    rect(0, 662, WIDTH, 7, p.light) +
    rect(0, 684, WIDTH, 7, p.light);
  return (
    openSky(p, dice, dice.between(110, 200)) +
    hills(dice, 520, 120, p.far) +
    many(6, (i) =>
      moved(20 + i * 240 + dice.between(-40, 40), 630, tree(p, dice), dice.between(1.5, 2.2)),
    ) +
    rect(0, 630, WIDTH, 170, p.near) +
    houses +
    fence +
    rect(0, 730, WIDTH, 70, p.ink) +
    many(8, (i) => rect(30 + i * 160, 762, 80, 6, p.second, 3))
  );
}

function bungalow(p: Palette, dice: Dice, wall: string): string {
  const roof = dice.pick([p.near, p.ink]);
  const door = dice.pick([p.accent, p.second, p.near].filter((colour) => colour !== wall));
  const sash = (x: number) =>
    rect(x, -128, 56, 72, p.ink) +
    rect(x + 5, -123, 46, 62, p.second) +
    rect(x + 26, -123, 4, 62, p.ink) +
    rect(x + 5, -95, 46, 4, p.ink) +
    rect(x - 6, -56, 68, 8, p.light);
  return (
    rect(52, -292, 34, 90, p.ink) +
    rect(-120, -170, 240, 170, wall) +
    faded(
      0.18,
      many(7, (i) => rect(-120, -160 + i * 24, 240, 3, p.ink)),
    ) +
    shape(
      [
        [-150, -164],
        [0, -290],
        [150, -164],
      ],
      roof,
    ) +
    shape(
      [
        [-96, -170],
        [0, -250],
        [96, -170],
      ],
      wall,
    ) +
    sketch(p, 'circle 0 -200 20 ink; circle 0 -200 14 second') +
    sash(-100) +
    sash(44) +
    rect(-28, -120, 56, 120, door) +
    sketch(
      p,
      `rect -18 -110 36 44 light; circle 18 -50 4 ink; rect -134 -8 268 16 ink; rect -40 8 80 12 light;
    rect -122 -170 12 164 light; rect 110 -170 12 164 light`,
    )
  );
}

/** Town houses shoulder to shoulder at dusk. */
export function townhouses(p: Palette, dice: Dice): string {
  const facades = dice.shuffled([p.accent, p.second, p.mid, p.far, p.light, p.near]);
  const houses = many(6, (i) => {
    const h = dice.between(430, 540);
    const wall = facades[i] ?? p.mid;
    const pane = dice.chance(0.5) ? 26 : 2;
    const top = dice.pick([
      rect(-6, -h - 16, 212, 26, p.ink),
      shape(
        [
          [-6, -h],
          [100, -h - 90],
          [206, -h],
        ],
        p.ink,
      ),
      path(
        `M-6 ${-h + 4}V${-h - 14}H50C60 ${-h - 70} 140 ${-h - 70} 150 ${-h - 14}H206V${-h + 4}Z`,
        p.ink,
      ),
    ]);
    const panes = many(
      6,
      (j) =>
        rect(28 + (j % 2) * 88, -h + 46 + Math.floor(j / 2) * 108, 56, 80, p.ink, pane) +
        rect(
          34 + (j % 2) * 88,
          -h + 52 + Math.floor(j / 2) * 108,
          44,
          68,
          dice.chance(0.65) ? p.second : p.low,
          pane,
        ),
    );
    return moved(
      i * 200,
      690,
      rect(0, -h, 200, h, wall) +
        top +
        panes +
        sketch(p, 'rect 124 -118 54 118 ink 4; rect 24 -104 70 56 low; rect 18 -44 82 12 ink') +
        many(4, (j) => circle(30 + j * 20, -50, 13, p.near)) +
        rect(110, -10, 82, 12, p.light),
    );
  });
  return (
    openSky(p, dice, dice.between(110, 180)) +
    houses +
    rect(0, 690, WIDTH, 110, p.near) +
    rect(0, 690, WIDTH, 10, p.light) +
    many(5, (i) => moved(100 + i * 250, 706, tree(p, dice), 0.95)) +
    moved(dice.between(300, 900), 762, car(p), 1.1)
  );
}

/** Seen from the side, about 260 long, its wheels on 0. */
export function car(p: Palette): string {
  return (
    sketch(
      p,
      `path accent M-130 -20V-50C-130 -64 -90 -70 -70 -72L-36 -108C-30 -114 46 -114 54 -108L84 -72C110 -70 132 -64 132 -46V-20Z;
    path light M-54 -72L-28 -100H4V-72Z; path light M14 -72V-100H46L68 -72Z`,
    ) +
    many(
      2,
      (i) => circle(-74 + i * 150, -18, 26, p.ink) + circle(-74 + i * 150, -18, 11, p.light),
    ) +
    rect(118, -52, 14, 12, p.second, 4)
  );
}

/** A living room: a chair or sofa, a lamp, a plant and the art over it. */
export function interior(p: Palette, dice: Dice): string {
  const wall = dice.pick([p.low, p.far, p.near, p.sky]);
  const seat = dice.pick([p.accent, p.second, p.mid].filter((colour) => colour !== wall));
  const flip = dice.chance(0.5) ? 1 : -1;
  const room = moved(
    600,
    0,
    moved(-380, 690, windowView(p, dice)) +
      moved(60, 690, sofa(p, seat)) +
      moved(430, 690, floorLamp(p)) +
      moved(-120, 200, wallArt(p, dice)) +
      moved(-470, 720, plant(p, dice), 1.15),
  );
  return (
    rect(0, 0, WIDTH, HEIGHT, wall) +
    faded(
      0.2,
      dice.pick([
        stripes(p),
        halftone({ x: 0, y: 0, w: WIDTH, h: 640, step: 40, weight: () => 0.28 }, p.light),
      ]),
    ) +
    rect(0, 640, WIDTH, 160, p.ink) +
    rect(0, 628, WIDTH, 14, p.light) +
    sketch(p, 'oval 640 730 470 50 mid; oval 640 730 420 40 second; oval 640 730 380 33 mid') +
    (flip > 0 ? room : `<g transform="translate(1200 0) scale(-1 1)">${room}</g>`)
  );
}

const stripes = (p: Palette) => many(15, (i) => rect(i * 80, 0, 30, 630, p.light));

function windowView(p: Palette, dice: Dice): string {
  return (
    rect(-140, -560, 260, 370, p.light) +
    within(
      'view',
      rect(-126, -546, 232, 342, '#000'),
      rect(-126, -546, 232, 342, p.sky) +
        circle(dice.between(-60, 60), -440, 56, p.second) +
        sketch(
          p,
          `path mid M-140 -330C-60 -400 20 -300 130 -370V-190H-140Z;
    path near M-140 -270C-40 -330 60 -250 130 -290V-190H-140Z`,
        ),
    ) +
    sketch(
      p,
      `rect -14 -546 8 342 light; rect -126 -390 232 8 light;
    path accent M-190 -580H-100C-110 -400 -150 -300 -190 -160Z;
    path accent M170 -580H80C90 -400 130 -300 170 -160Z; rect -200 -588 380 12 ink 6`,
    )
  );
}

function sofa(p: Palette, fill: string): string {
  const cushion = (x: number, colour: string, turn: number) =>
    moved(
      x,
      -160,
      rect(-44, -44, 88, 88, colour, 12) +
        sketch(p, 'line -30 0 30 0 light 4; line 0 -30 0 30 light 4'),
      0.9,
      turn,
    );
  return (
    rect(-220, -250, 440, 180, fill, 34) +
    faded(0.15, rect(-4, -240, 8, 140, p.ink)) +
    rect(-250, -180, 76, 150, fill, 30) +
    rect(174, -180, 76, 150, fill, 30) +
    rect(-190, -120, 186, 76, fill, 16) +
    rect(4, -120, 186, 76, fill, 16) +
    faded(0.2, rect(-190, -52, 380, 10, p.ink)) +
    sketch(p, 'rect -200 -40 16 60 ink; rect 184 -40 16 60 ink') +
    cushion(-120, p.light === fill ? p.near : p.near, -12) +
    cushion(116, p.light === fill ? p.accent : p.ink, 10)
  );
}

function floorLamp(p: Palette): string {
  return (
    faded(
      0.22,
      shape(
        [
          [-60, -380],
          [60, -380],
          [190, 40],
          [-190, 40],
        ],
        p.light,
      ),
    ) +
    sketch(
      p,
      'rect -4 -390 8 400 light; oval 0 10 52 9 light; shape second -46,-480 46,-480 76,-376 -76,-376',
    )
  );
}

function wallArt(p: Palette, dice: Dice): string {
  return many(2, (i) =>
    moved(
      60 + i * 190,
      0,
      sketch(p, 'rect -10 -10 160 200 ink; rect 0 0 140 180 light') +
        dice.pick([
          sketch(p, 'circle 70 90 46 accent; circle 96 112 30 second'),
          sketch(
            p,
            'path accent M20 160V90A50 50 0 0 1 120 90V160Z; path near M44 160V96A26 26 0 0 1 96 96V160Z',
          ),
          many(4, (j) =>
            rect(22, 30 + j * 32, 96 - j * 18, 18, [p.accent, p.second, p.near, p.mid][j] ?? p.ink),
          ),
        ]),
    ),
  );
}

/** A potted plant standing on 0. */
export function plant(p: Palette, dice: Dice): string {
  const leaves = many(9, (i) =>
    moved(
      0,
      -120,
      path('M0 0C-34 -60 -30 -120 0 -160C30 -120 34 -60 0 0Z', i % 2 ? '#5d8a4a' : '#40693a') +
        line(0, -10, 0, -140, '#2f4f2c', 3),
      dice.between(0.75, 1.1),
      (i - 4) * 24,
    ),
  );
  return (
    leaves + sketch(p, 'shape accent -56,-130 56,-130 40,0 -40,0; rect -62 -140 124 24 second')
  );
}

/** A garden gate, beds in bloom and a watering can. */
export function garden(p: Palette, dice: Dice): string {
  const bloom = (fill: string) =>
    stroke('M0 0C-6 -40 6 -60 0 -100', '#40693a', 6) +
    moved(-2, -40, path('M0 0C-30 -8 -40 -30 -44 -44C-20 -44 -6 -24 0 0Z', '#5d8a4a')) +
    many(6, (i) => moved(0, -108, ellipse(0, -18, 11, 19, fill), 1, i * 60)) +
    circle(0, -108, 10, p.second);
  const row = (y: number, size: number, count: number) =>
    many(count, (i) =>
      moved(
        (i + 0.5) * (WIDTH / count) + dice.between(-20, 20),
        y + dice.between(-14, 14),
        bloom(dice.pick([p.accent, p.light, p.second, '#c46a94', p.low])),
        size * dice.between(0.8, 1.15),
      ),
    );
  const shed = moved(
    dice.pick([300, 900]),
    520,
    sketch(
      p,
      `rect -140 -190 280 190 mid; shape accent -170,-186 0,-300 170,-186; rect -40 -130 80 130 ink;
    rect 70 -130 50 50 light; rect -120 -130 50 50 light`,
    ) +
      faded(
        0.2,
        many(9, (i) => rect(-126 + i * 32, -186, 3, 186, p.ink)),
      ),
  );
  return (
    openSky(p, dice, 170) +
    hills(dice, 460, 100, p.far) +
    many(4, (i) => moved(90 + i * 340, 520, tree(p, dice), 1.6)) +
    shed +
    hills(dice, 520, 20, p.near, 2) +
    row(600, 0.8, 15) +
    hills(dice, 640, 20, p.mid, 2) +
    row(720, 1.1, 12) +
    row(830, 1.6, 9)
  );
}
