import { moved, rect } from './picture-canvas.ts';
import { drawLine } from './picture-letters.ts';
import { drawMotif } from './picture-motifs.ts';
import { dayPalettes } from './picture-palettes.ts';
import { diceFor } from './seeded.ts';

export const LOGO_WIDTH = 900;
export const LOGO_HEIGHT = 240;

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
    moved(44, 40, drawMotif('sign', p, dice)) +
    drawLine(first, { ...box, y: second ? 44 : 80, height: 76 }, p.ink) +
    drawLine(second, { ...box, y: 146, height: 50 }, p.near)
  );
}
