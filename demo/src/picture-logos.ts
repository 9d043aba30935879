import { circle, moved, path, rect, ring } from './picture-canvas.ts';
import { drawLine } from './picture-letters.ts';
import { dayPalettes, type Palette } from './picture-palettes.ts';
import { type Dice, diceFor } from './seeded.ts';

export const LOGO_WIDTH = 900;
export const LOGO_HEIGHT = 240;

/** A small sign in a box of 160. */
function sign(p: Palette, dice: Dice): string {
  return dice.pick([
    path('M80 6L154 74V154H100V100H60V154H6V74Z', p.near),
    path('M80 4C20 60 20 120 80 156C140 120 140 60 80 4Z', p.mid) + rect(76, 60, 8, 100, p.light),
    ring(80, 80, 66, p.near, 16) + circle(80, 80, 30, p.accent),
    path('M80 0L100 58L160 60L112 96L130 156L80 120L30 156L48 96L0 60L60 58Z', p.accent),
    rect(8, 8, 144, 144, p.near, 20) + path('M40 128V70A40 40 0 0 1 120 70V128Z', p.light),
  ]);
}

/** The words of a firm as one or two lines of capitals beside a sign. */
export function drawLogo(name: string): string {
  const dice = diceFor(`logo ${name}`);
  const p = dice.pick(dayPalettes);
  const words = name.split('-').map((word) => (word === 'and' ? '&' : word));
  const half = Math.ceil(words.length / 2);
  const first = words.slice(0, half).join(' ');
  const second = words.slice(half).join(' ');
  const box = { x: 250, width: 620 };
  return (
    rect(0, 0, LOGO_WIDTH, LOGO_HEIGHT, p.light) +
    moved(44, 40, sign(p, dice)) +
    drawLine(first, { ...box, y: second ? 44 : 80, height: 76 }, p.ink) +
    drawLine(second, { ...box, y: 146, height: 50 }, p.near)
  );
}
