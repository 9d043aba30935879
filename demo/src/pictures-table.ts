import {
  circle,
  faded,
  HEIGHT,
  halftone,
  many,
  moved,
  path,
  rect,
  ring,
  WIDTH,
  whole,
} from './picture-canvas.ts';
import { type DishName, dishes, leaf, lime } from './picture-dishes.ts';
import type { Palette } from './picture-palettes.ts';
import { sketch } from './picture-sketch.ts';
import type { Dice } from './seeded.ts';

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
    halftone([0, 0, WIDTH, HEIGHT], 44, () => 0.3, stripe),
  );
  return whole(ground) + dice.pick([gingham, boards, runner, dots]);
}

const laid = (x: number, y: number, scale: number, turn: number, content: string) => {
  const isTray = content.startsWith('<rect');
  const shadow = isTray ? rect(-100, -76, 200, 152, '#000', 14) : circle(0, 0, 101, '#000');
  return (
    faded(0.22, moved(x + scale * 9, y + scale * 13, shadow, scale, turn)) +
    moved(x, y, content, scale, turn)
  );
};

function centerpiece(p: Palette, dice: Dice, chosen?: DishName | 'coffee'): string | undefined {
  if (chosen === 'coffee') return coffee(p);
  return chosen && dishes[chosen](p, dice);
}

/** A table seen from above: one dish at the centre of attention, others at the edges. */
export function tableFromAbove(p: Palette, dice: Dice, chosen?: DishName | 'coffee'): string {
  const names = dice.shuffled(Object.keys(dishes) as DishName[]);
  const [first, ...others] = names
    .filter((name) => name !== chosen)
    .map((name) => dishes[name](p, dice));
  const main = centerpiece(p, dice, chosen) ?? first;
  const x = dice.between(440, 760);
  const metal = dice.pick([p.light, p.ink, p.second]);
  const corners = dice.shuffled([
    [110, 130],
    [1090, 120],
    [120, 690],
    [1080, 700],
  ] as const);
  const sides = [
    others[0],
    others[1],
    chosen === 'coffee' ? others[2] : coffee(p),
    tumbler(p, dice),
  ];
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
  return (
    cloth(p, dice) +
    crumbsAndLeaves(p, dice) +
    settings +
    cutlery +
    laid(x, 400 + dice.between(-20, 20), dice.between(2.7, 3), dice.between(-16, 16), main ?? '')
  );
}

function crumbsAndLeaves(p: Palette, dice: Dice): string {
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
  return faded(0.7, crumbs) + leaves;
}
