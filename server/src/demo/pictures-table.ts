import {
  circle,
  ellipse,
  faded,
  HEIGHT,
  halftone,
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
import type { Dice } from './seeded.ts';

type Dish = (p: Palette, dice: Dice) => string;

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
const leaf = (fill: string, vein: string) =>
  path('M0 -34C24 -20 24 14 0 34C-24 14 -24 -20 0 -34Z', fill) + line(0, -26, 0, 26, vein, 2);

/** Each dish lies around 0, 0 within a radius of 100. */
const dishes: Dish[] = [
  function tacos(p, dice) {
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
  function pizza(p, dice) {
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
  function noodles(p, dice) {
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
  function salad(p, dice) {
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
  function barbecue(p, dice) {
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
  function oysters(p) {
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
  function eggs(p, dice) {
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
  function pie(p) {
    return (
      circle(0, 0, 98, '#c98745') +
      around(26, 94, (x, y) => circle(x, y, 10, '#dda25c')) +
      circle(0, 0, 84, p.accent) +
      faded(
        0.5,
        halftone(
          {
            x: -80,
            y: -80,
            w: 160,
            h: 160,
            step: 13,
            weight: (right, down) => (Math.hypot(right - 0.5, down - 0.5) < 0.46 ? 0.5 : 0),
          },
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
  function pastry(p, dice) {
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
  function sushi(p, dice) {
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
];

function lime(rind = '#7fa63f', flesh = '#cfe08a'): string {
  return (
    circle(0, 0, 50, rind) +
    circle(0, 0, 44, '#f4f7da') +
    around(8, 24, (x, y, turn) =>
      moved(x, y, path('M-16 0C-8 -15 14 -13 16 0C14 13 -8 15 -16 0Z', flesh), 1, turn),
    )
  );
}

function coffee(p: Palette): string {
  return sketch(
    p,
    `circle 0 0 100 light; ring 0 0 88 accent 3; circle 0 0 62 near; circle 0 0 54 light;
    circle 0 0 48 #8a5636; path #f3ddbd M0 28C-34 4 -22 -26 0 -10C22 -26 34 4 0 28Z;
    path near M58 -10H92A10 10 0 0 1 92 12H58Z`,
  );
}

function tumbler(p: Palette, dice: Dice): string {
  const drink = dice.pick([p.accent, p.second, '#8fb2a0', '#b5523c']);
  return (
    faded(0.35, circle(0, 0, 60, p.light)) +
    circle(0, 0, 52, drink) +
    ring(0, 0, 56, p.light, 5) +
    faded(0.75, sketch(p, 'rect -26 -20 26 26 light 6; rect 4 -4 26 26 light 6')) +
    moved(24, -34, lime(), 0.44)
  );
}

function fork(fill: string): string {
  return (
    rect(-5, -40, 10, 200, fill, 5) +
    path('M-24 -150V-80C-24 -40 24 -40 24 -80V-150H16V-86H9V-150H-5V-86H-9V-150Z', fill)
  );
}

function knife(fill: string): string {
  return rect(-6, 0, 12, 160, fill, 6) + path('M-6 10V-150C18 -130 18 -40 8 10Z', fill);
}

function cloth(p: Palette, dice: Dice): string {
  const ground = dice.pick([p.far, p.mid, p.near, p.second, p.low]);
  const stripe = dice.pick([p.light, p.accent, p.ink].filter((colour) => colour !== ground));
  const gingham = faded(
    0.22,
    many(13, (i) => rect(i * 100, 0, 50, HEIGHT, stripe)) +
      many(9, (i) => rect(0, i * 100, WIDTH, 50, stripe)),
  );
  const boards = faded(
    0.3,
    many(6, (i) => rect(0, i * 136 + 128, WIDTH, 6, p.ink)) +
      many(24, () =>
        rect(dice.between(0, WIDTH), dice.between(0, HEIGHT), dice.between(60, 240), 3, p.ink, 2),
      ),
  );
  const runner = moved(
    dice.between(200, 900),
    400,
    faded(0.9, rect(-150, -700, 300, 1400, stripe)) +
      rect(-132, -700, 6, 1400, ground) +
      rect(126, -700, 6, 1400, ground),
    1,
    dice.between(-14, 14),
  );
  const dots = faded(
    0.3,
    halftone({ x: 0, y: 0, w: WIDTH, h: HEIGHT, step: 44, weight: () => 0.3 }, stripe),
  );
  return rect(0, 0, WIDTH, HEIGHT, ground) + dice.pick([gingham, boards, runner, dots]);
}

const laid = (x: number, y: number, scale: number, turn: number, content: string) => {
  const isTray = content.startsWith('<rect');
  const shadow = isTray ? rect(-100, -76, 200, 152, '#000', 14) : circle(0, 0, 101, '#000');
  return (
    faded(0.22, moved(x + scale * 9, y + scale * 13, shadow, scale, turn)) +
    moved(x, y, content, scale, turn)
  );
};

/** A table seen from above: one dish at the centre of attention, others at the edges. */
export function tableFromAbove(p: Palette, dice: Dice): string {
  const [main, ...others] = dice.shuffled(dishes).map((dish) => dish(p, dice));
  const x = dice.between(440, 760);
  const metal = dice.pick([p.light, p.ink, p.second]);
  const corners = dice.shuffled([
    [110, 130],
    [1090, 120],
    [120, 690],
    [1080, 700],
  ] as const);
  const sides = [others[0], others[1], coffee(p), tumbler(p, dice)];
  const settings = corners
    .map(([left, top], i) =>
      laid(
        left + dice.between(-30, 30),
        top + dice.between(-30, 30),
        i > 2 ? 1.15 : dice.between(1.5, 1.9),
        dice.between(0, 360),
        sides[i] ?? '',
      ),
    )
    .join('');
  const cutlery =
    moved(x - 345, 420, fork(metal), 1.25, -4) + moved(x + 345, 420, knife(metal), 1.25, 4);
  const crumbs = many(26, () =>
    circle(
      dice.between(0, WIDTH),
      dice.between(0, HEIGHT),
      dice.between(2, 5),
      dice.pick([p.light, p.ink, p.accent]),
    ),
  );
  const leaves = many(5, () =>
    moved(
      dice.between(0, WIDTH),
      dice.between(0, HEIGHT),
      leaf('#6f9a48', '#3f6330'),
      dice.between(0.6, 1.1),
      dice.between(0, 360),
    ),
  );
  return (
    cloth(p, dice) +
    faded(0.7, crumbs) +
    leaves +
    settings +
    cutlery +
    laid(x, 400 + dice.between(-20, 20), dice.between(2.7, 3), dice.between(-16, 16), main ?? '')
  );
}

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
  const bottle = () => {
    const h = dice.between(90, 170);
    const fill = dice.pick([p.mid, p.far, p.accent, p.second, p.low]);
    return (
      rect(-22, -h, 44, h, fill, 8) +
      rect(-8, -h - 42, 16, 50, fill, 3) +
      rect(-15, -h * 0.65, 30, h * 0.34, p.light, 2)
    );
  };
  const shelves = [250, 500]
    .map(
      (y) =>
        many(17, (i) =>
          moved(36 + i * 70 + dice.between(-8, 8), y, bottle(), dice.between(0.85, 1.05)),
        ) + rect(0, y, WIDTH, 12, p.second),
    )
    .join('');
  const lamps = many(4, (i) =>
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
  const drinks = dice
    .shuffled(glasses)
    .slice(0, 5)
    .map((glass, i) =>
      moved(150 + i * 226 + dice.between(-20, 20), 690, glass(p, dice), dice.between(1.1, 1.3)),
    )
    .join('');
  return (
    rect(0, 0, WIDTH, HEIGHT, p.near) +
    faded(
      0.4,
      halftone(
        { x: 0, y: 0, w: WIDTH, h: 620, step: 24, weight: (_, down) => 0.55 - down * 0.5 },
        p.mid,
      ),
    ) +
    faded(0.75, shelves) +
    lamps +
    rect(0, 660, WIDTH, 140, p.ink) +
    rect(0, 660, WIDTH, 16, p.second) +
    drinks +
    many(3, () => moved(dice.between(60, 1140), 745, lime(), 0.7))
  );
}
