import {
  circle,
  ellipse,
  faded,
  gradient,
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
  whole,
  within,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { car, kayak, openSky, tree } from './picture-scenery.ts';
import { sketch } from './picture-sketch.ts';
import type { Dice } from './seeded.ts';

/** Limestone hills, a bend of river and someone out on it. */
export function river(p: Palette, dice: Dice): string {
  const bend = dice.between(380, 780);
  const stream = path(
    `M${bend - 20} 470C${bend + 180} 520 ${bend - 420} 560 ${bend - 120} 640C${bend + 40} 690 ${bend - 260} 740 ${bend - 380} 820H${bend + 420}C${bend + 360} 740 ${bend + 480} 680 ${bend + 260} 620C${bend + 60} 570 ${bend + 300} 520 ${bend + 20} 470Z`,
    p.low,
  );
  return (
    openSky(p, dice) +
    hills(dice, 430, 150, p.far) +
    faded(
      0.2,
      halftone([0, 300, WIDTH, 200], 20, (_, down) => down * 0.8, p.mid),
    ) +
    hills(dice, 470, 90, p.mid) +
    hills(dice, 500, 30, p.near, 2) +
    stream +
    many(9, () =>
      stroke(`M${bend + dice.between(-160, 200)} ${dice.between(660, 780)}q20 -8 40 0`, p.light, 4),
    ) +
    moved(bend + dice.between(-60, 120), 720, kayak(p), 1.4) +
    many(13, (i) =>
      moved(
        i < 7 ? i * 52 - 10 : 800 + (i - 6) * 70,
        dice.between(520, 600) + (i % 3) * 40,
        tree(p, dice),
        dice.between(0.7, 1.25),
      ),
    ) +
    grass(p, dice)
  );
}

function grass(p: Palette, dice: Dice): string {
  return path(
    many(150, () => {
      const x = dice.between(0, WIDTH);
      const tall = dice.between(26, 70);
      return `M${x.toFixed(0)} 810q${dice.between(-8, 8).toFixed(0)} ${(-tall).toFixed(0)} ${dice.between(-16, 16).toFixed(0)} ${(-tall * 1.4).toFixed(0)}l6 ${(tall * 1.4).toFixed(0)}z`;
    }),
    p.ink,
  );
}

/** A field of wildflowers running to the horizon. */
export function wildflowers(p: Palette, dice: Dice): string {
  const rows = many(
    7,
    (row) =>
      hills(dice, 500 + row * 44, 10, row % 2 ? p.near : p.mid, 2) +
      many(26 - row * 2, (i) =>
        moved(
          i * (50 + row * 5) + dice.between(-18, 18),
          520 + row * 48,
          bluebonnet(p, dice.pick([p.accent, p.second, '#5b6fb5', '#7f8fd0'])),
          0.34 + row * 0.15,
        ),
      ),
  );
  return openSky(p, dice) + hills(dice, 490, 90, p.far) + windmill(p, dice) + rows;
}

function bluebonnet(p: Palette, fill: string): string {
  return (
    stroke('M0 0V-60', p.ink, 5) +
    many(
      5,
      (i) =>
        ellipse(-9 + (i % 2) * 18, -50 - i * 11, 11 - i, 9 - i, fill) +
        ellipse(0, -56 - i * 11, 10 - i, 8 - i, i > 3 ? p.light : fill),
    )
  );
}

function windmill(p: Palette, dice: Dice): string {
  return moved(
    dice.between(160, 1040),
    500,
    shape(
      [
        [-30, 0],
        [-5, -220],
        [5, -220],
        [30, 0],
      ],
      p.ink,
    ) +
      many(8, (i) =>
        moved(
          0,
          -226,
          shape(
            [
              [-7, 0],
              [-15, -74],
              [15, -74],
              [7, 0],
            ],
            p.light,
          ),
          1,
          i * 45 + 10,
        ),
      ) +
      sketch(p, 'circle 0 -226 12 ink; path accent M6 -230L90 -258V-200Z'),
  );
}

/** The open road: a car, a canyon or hills, and a very large sun. */
export function openRoad(p: Palette, dice: Dice): string {
  const mesa = (x: number, w: number, h: number, fill: string) =>
    shape(
      [
        [x, 560],
        [x + w * 0.12, 560 - h],
        [x + w * 0.88, 560 - h],
        [x + w, 560],
      ],
      fill,
    ) +
    faded(
      0.3,
      many(4, (i) => rect(x + w * 0.1, 560 - h + 22 + i * 34, w * 0.8, 7, p.ink)),
    );
  const cactus = sketch(
    p,
    'stroke ink 26 M0 0V-120; stroke ink 18 M0 -40H-38V-86; stroke ink 18 M0 -56H38V-104',
  );
  return (
    openSky(p, dice, 360) +
    mesa(dice.between(-80, 160), 360, dice.between(110, 200), p.far) +
    mesa(dice.between(640, 860), 420, dice.between(120, 230), p.far) +
    hills(dice, 560, 50, p.mid) +
    hills(dice, 600, 24, p.near, 2) +
    rect(0, 640, WIDTH, 160, p.ink) +
    rect(0, 640, WIDTH, 8, p.light) +
    many(7, (i) => rect(i * 190 + 10, 724, 100, 9, p.second, 4)) +
    many(4, (i) =>
      moved(80 + i * 350 + dice.between(-60, 60), 630, cactus, dice.between(0.5, 0.9)),
    ) +
    moved(
      dice.between(360, 800),
      726,
      car(p) +
        dice.pick(['', rect(-40, -140, 90, 26, p.second, 6), rect(-90, -122, 180, 10, p.light, 5)]),
      1.5,
    )
  );
}

/** A tent and a fire under more stars than a city has. */
export function camp(p: Palette, dice: Dice): string {
  const stars = many(130, () =>
    circle(dice.between(0, WIDTH), dice.between(0, 520), dice.between(0.8, 3.2), p.light),
  );
  const tent = sketch(
    p,
    `shape accent -190,0 0,-220 190,0; shape second 0,-220 190,0 90,0; shape ink -50,0 0,-150 50,0;
    line -14 -238 0 -220 light 6; line 14 -238 0 -220 light 6`,
  );
  const fire =
    faded(0.25, circle(0, -40, 120, p.second)) +
    sketch(
      p,
      `path accent M-40 0C-60 -50 -16 -70 -8 -130C30 -90 54 -50 36 0Z;
    path second M-20 0C-28 -30 -4 -40 0 -76C20 -50 28 -26 18 0Z; stroke ink 16 M-60 6L60 -8M-60 -8L60 6`,
    );
  const moon = dice.between(160, 1040);
  return (
    gradient('night', p.ink, p.mid, whole) +
    faded(0.9, stars) +
    faded(
      0.14,
      shape(
        [
          [200, -20],
          [520, -20],
          [1240, 560],
          [1000, 640],
        ],
        p.light,
      ),
    ) +
    circle(moon, 150, 58, p.light) +
    hills(dice, 520, 150, p.mid) +
    faded(0.55, hills(dice, 560, 90, p.far)) +
    many(15, (i) =>
      moved(
        i * 86 + dice.between(-20, 20),
        640,
        tree({ ...p, mid: p.ink, near: p.ink }, dice),
        dice.between(0.8, 1.5),
      ),
    ) +
    path('M0 640C400 600 800 620 1200 640V800H0Z', p.near) +
    moved(dice.pick([400, 470]), 720, tent, 1.15) +
    moved(820, 730, fire, 1.05)
  );
}

/** Looking out over a wing. */
export function airplaneWindow(p: Palette, dice: Dice): string {
  const cloud = (x: number, y: number, w: number) =>
    many(3, (i) => rect(x + i * 40, y + i * 24, w - i * 60, 26, p.light, 13));
  const clouds = many(5, () =>
    cloud(dice.between(220, 820), dice.between(330, 640), dice.between(220, 420)),
  );
  const wing =
    sketch(
      p,
      `shape mid 1000,700 1000,600 520,486 452,494 640,560; shape near 1000,700 640,560 452,494 1000,640;
    shape accent 520,486 452,494 424,400 456,398`,
    ) + many(3, (i) => rect(680 + i * 90, 566 + i * 22, 46, 8, p.light, 4));
  const screen = faded(
    0.3,
    halftone([240, 40, 720, 720], 26, (_, down) => 0.85 - down, p.far),
  );
  const view =
    gradient('air', p.sky, p.low, whole) +
    screen +
    circle(dice.between(420, 780), 270, 96, p.accent) +
    clouds +
    wing;
  const seat = (x: number) =>
    path(`M${x - 130} 820V560C${x - 130} 470 ${x + 130} 470 ${x + 130} 560V820Z`, p.ink) +
    rect(x - 90, 508, 180, 70, p.mid, 26);
  return (
    whole(p.near) +
    faded(
      0.5,
      many(3, (i) => rect(0, 240 + i * 220, WIDTH, 4, p.ink)),
    ) +
    sketch(
      p,
      'rect 272 -6 656 812 ink 310; rect 292 14 616 772 light 300; rect 322 44 556 712 far 270',
    ) +
    within('pane', rect(342, 64, 516, 672, '#000', 250), view) +
    rect(342, 30, 516, dice.between(70, 170), p.light, 60) +
    seat(90) +
    seat(1110)
  );
}

/** Umbrellas and towels seen from a kite's height. */
export function beach(p: Palette, dice: Dice): string {
  const wave = (y: number, fill: string) =>
    path(`M-20 ${y}${many(9, (i) => `q75 ${i % 2 ? 34 : -34} 150 0`)}V-20H-20Z`, fill);
  const sand = dice.pick(['#f0d9a8', '#f3e0b8', p.low]);
  const spots = dice
    .shuffled([
      [180, 480],
      [420, 640],
      [660, 470],
      [900, 620],
      [1090, 450],
      [140, 700],
      [700, 710],
    ] as const)
    .slice(0, 5);
  const towels = spots.map(([x, y]) => towel(p, dice, x, y)).join('');
  return (
    whole(sand) +
    faded(
      0.3,
      halftone([0, 330, WIDTH, 480], 30, () => 0.16, p.ink),
    ) +
    wave(350, p.light) +
    wave(325, p.far) +
    wave(250, p.mid) +
    wave(140, p.near) +
    many(12, () =>
      stroke(`M${dice.between(0, 1100)} ${dice.between(20, 280)}q20 -12 40 0t40 0`, p.light, 4),
    ) +
    moved(
      dice.between(200, 1000),
      150,
      sketch(
        p,
        `path accent M-60 0C-40 30 40 30 60 0Z; shape light -2,-10 -2,-110 60,-10;
    shape second -10,-10 -10,-90 -50,-10`,
      ),
    ) +
    towels
  );
}

function towel(p: Palette, dice: Dice, x: number, y: number): string {
  return (
    faded(0.2, ellipse(x + 26, y + 34, 96, 90, '#000')) +
    moved(
      x + 60,
      y + 40,
      rect(-36, -84, 72, 168, dice.pick([p.accent, p.second, p.mid]), 8) +
        many(3, (i) => rect(-36, -50 + i * 44, 72, 14, p.light)),
      0.9,
      dice.between(-40, 40),
    ) +
    moved(x, y, umbrella(p, dice.pick([p.accent, p.near, p.second])), dice.between(0.85, 1.05))
  );
}

function umbrella(p: Palette, fill: string): string {
  return (
    many(8, (i) =>
      moved(0, 0, path('M0 0L-38 -92A100 100 0 0 1 38 -92Z', i % 2 ? p.light : fill), 1, i * 45),
    ) + circle(0, 0, 7, p.ink)
  );
}

/** An old stone church front and its plaza, as in the missions of the south. */
export function mission(p: Palette, dice: Dice): string {
  const bell = (x: number) =>
    rect(x - 62, 250, 124, 400, p.light) +
    path(`M${x - 30} 350V310A30 30 0 0 1 ${x + 30} 310V350Z`, p.ink) +
    path(`M${x - 16} 346C${x - 12} 316 ${x + 12} 316 ${x + 16} 346Z`, p.second) +
    rect(x - 72, 366, 144, 14, p.far) +
    path(`M${x - 62} 250A62 66 0 0 1 ${x + 62} 250Z`, p.accent) +
    line(x, 186, x, 150, p.ink, 6) +
    line(x - 14, 164, x + 14, 164, p.ink, 6);
  const front =
    sketch(
      p,
      `path light M400 650V330C440 330 440 280 500 270C520 200 680 200 700 270C760 280 760 330 800 330V650Z;
    path ink M540 650V520A60 60 0 0 1 660 520V650Z; path accent M556 650V524A44 44 0 0 1 644 524V650Z;
    circle 600 380 44 far`,
    ) +
    many(8, (i) => moved(600, 380, ellipse(0, -20, 8, 18, p.second), 1, i * 45)) +
    rect(500, 440, 200, 8, p.far);
  return (
    openSky(p, dice, dice.between(160, 240)) +
    hills(dice, 560, 60, p.far) +
    many(4, (i) =>
      moved([90, 210, 1000, 1110][i] ?? 0, 650, tree(p, dice), dice.between(1.4, 1.8)),
    ) +
    faded(0.9, rect(250, 470, 700, 180, p.low)) +
    bell(380) +
    bell(820) +
    front +
    faded(
      0.16,
      halftone([330, 230, 560, 420], 18, (right) => right * 0.6, p.ink),
    ) +
    rect(0, 646, WIDTH, 154, p.mid) +
    faded(
      0.25,
      many(9, (i) => line(600 + (i - 4) * 90, 650, 600 + (i - 4) * 260, 800, p.ink, 4)),
    ) +
    agave(p, dice)
  );
}

function agave(p: Palette, dice: Dice): string {
  return many(4, (i) =>
    moved(
      [70, 240, 960, 1130][i] ?? 0,
      760,
      many(9, (j) =>
        moved(
          0,
          0,
          path('M-9 0C-12 -40 -4 -80 0 -96C4 -80 12 -40 9 0Z', j % 2 ? p.near : p.ink),
          1,
          (j - 4) * 18,
        ),
      ),
      dice.between(0.9, 1.3),
    ),
  );
}
