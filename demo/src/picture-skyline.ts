import { faded, path, rect, shape, WIDTH } from './picture-canvas.ts';
import type { Dice } from './seeded.ts';

interface Row {
  ground: number;
  low: number;
  high: number;
  fill: string;
  windows?: string;
}

/** A row of buildings from edge to edge, some of them with lights on. */
export function buildings(dice: Dice, { ground, low, high, fill, windows }: Row): string {
  let drawn = '';
  let lit = '';
  for (let x = -30; x < WIDTH; ) {
    const w = dice.between(52, 122);
    const h = dice.between(low, high) * (dice.chance(0.2) ? 1.3 : 1);
    drawn += rect(x, ground - h, w, h + 2, fill) + roof(dice, x, ground - h, w, fill);
    if (windows) lit += litWindows(dice, x, ground - h, w, h);
    x += w + dice.pick([0, 0, 4, 26]);
  }
  return drawn + (windows ? faded(0.85, path(lit, windows)) : '');
}

function roof(dice: Dice, x: number, y: number, w: number, fill: string): string {
  const middle = x + w / 2;
  const spire = rect(middle - 2, y - 50, 4, 52, fill);
  return dice.pick([
    '',
    '',
    rect(x + w * 0.2, y - 20, w * 0.6, 22, fill),
    shape(
      [
        [x, y + 1],
        [x + w, y + 1],
        [x + w, y - w * 0.45],
      ],
      fill,
    ),
    shape(
      [
        [x, y + 1],
        [middle, y - w * 0.4],
        [x + w, y + 1],
      ],
      fill,
    ),
    rect(x + w * 0.3, y - 26, w * 0.4, 28, fill) + spire,
  ]);
}

function litWindows(dice: Dice, x: number, y: number, w: number, h: number): string {
  let d = '';
  for (let down = y + 14; down < y + h - 22; down += 22) {
    for (let right = x + 11; right < x + w - 14; right += 18) {
      if (dice.chance(0.36)) d += `M${right.toFixed(0)} ${down.toFixed(0)}h8v11h-8z`;
    }
  }
  return d;
}
