import sharp from 'sharp';
import { z } from 'zod';
import { readRecords, readTexts } from './content.ts';
import { flecks, HEIGHT, halftone, moved, rect, stroke, WIDTH } from './picture-canvas.ts';
import { readMotifs } from './picture-language.ts';
import { dayPalettes, type Palette, palettes } from './picture-palettes.ts';
import type { Motif } from './picture-scope.ts';
import { type Dice, diceFor, hashOf, itemAt } from './seeded.ts';

const { scenes, subjects } = readRecords(
  'pictures/scenes',
  z.strictObject({
    /** Each may be asked for by its name, as in 'austin-river-12', and draws a motif with what it is given. */
    scenes: z.record(z.string(), z.string()),
    /** What may be drawn for a wider subject; the number at the end of a picture's name walks through them. */
    subjects: z.array(
      z.strictObject({
        words: z.string().transform((words) => new RegExp(words)),
        scenes: z.array(z.string()),
      }),
    ),
  }),
);

export const sceneNames = Object.keys(scenes);

const cities = ['san-antonio', 'fort-worth', 'austin', 'houston', 'dallas'];
const AVATAR_SIZE = 256;

/** The illustration that belongs to a name such as 'austin-restaurants-12', the same on every machine and day. */
export function drawPicture(name: string): Promise<Buffer> {
  if (name.startsWith('logo-')) return printed(drawLogo(name.slice(5)), LOGO_WIDTH, LOGO_HEIGHT);
  return printed(drawingOf(name), WIDTH, HEIGHT);
}

/** A person's initials on a coloured round, as a square JPEG. */
export function drawAvatar(name: string): Promise<Buffer> {
  const dice = diceFor(`avatar ${name}`);
  const palette = dice.pick(dayPalettes);
  const [ground, letters] = dice.pick([
    [palette.accent, palette.light],
    [palette.near, palette.light],
    [palette.mid, palette.light],
    [palette.second, palette.ink],
  ] as const);
  const dots = halftone(
    [0, 0, AVATAR_SIZE, AVATAR_SIZE],
    15,
    (right, down) => right + down - 1.1,
    palette.ink,
  );
  const svg =
    rect(0, 0, AVATAR_SIZE, AVATAR_SIZE, ground) +
    `<g opacity="0.28">${dots}</g>` +
    drawInitials(name, AVATAR_SIZE, letters);
  return printed(svg, AVATAR_SIZE, AVATAR_SIZE);
}

/** The drawing of a picture, as SVG without its frame. */
export function drawingOf(name: string): string {
  const dice = diceFor(name);
  const palette = dice.pick(palettes);
  const city = cities.find((slug) => name.startsWith(slug));
  const subject = city ? name.slice(city.length + 1) : name;
  return (
    drawMotif(scenes[sceneName(subject)] ?? 'skyline', palette, dice, city) +
    flecks(dice, palette.light)
  );
}

function sceneName(subject: string): string {
  const number = /\d+$/.exec(subject)?.[0];
  const words = subject.replace(/-?\d+$/, '');
  if (Object.hasOwn(scenes, words)) return words;
  const choice = subjects.find((each) => each.words.test(words));
  return itemAt(choice?.scenes ?? sceneNames, number ? Number(number) : hashOf(subject));
}

function printed(drawing: string, width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

const LOGO_WIDTH = 900;
const LOGO_HEIGHT = 240;

/** The words of a firm as one or two lines of capitals beside a sign. */
function drawLogo(name: string): string {
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

/** All that can be drawn, by name. */
const motifs = new Map<string, Motif>();
for (const [name, motif] of readTexts('pictures', '.txt').flatMap(readMotifs)) {
  if (motifs.has(name)) throw new Error(`There are two motifs "${name}".`);
  motifs.set(name, motif);
}

/** Draws a motif, as 'table tacos': its name and the names that it is given. */
function drawMotif(words: string, p: Palette, dice: Dice, city = 'austin'): string {
  const [name = '', ...given] = words.split(' ');
  const motif = motifs.get(name);
  if (!motif) throw new Error(`There is no motif "${name}".`);
  return motif({ p, dice, motifs, names: { city } }, given);
}

/** Drawn as strokes in a box of 100 by 140. Why: a server may have no fonts at all. */
const strokes: Record<string, string> = {
  A: 'M4 140L50 0L96 140M21 92H79',
  B: 'M12 0V140H54A36 36 0 0 0 54 68H12M54 68A34 34 0 0 0 54 0H12',
  C: 'M94 34A46 52 0 0 0 6 52V88A46 52 0 0 0 94 106',
  D: 'M12 0V140H40A54 70 0 0 0 40 0Z',
  E: 'M88 0H14V140H88M14 68H76',
  F: 'M88 0H14V140M14 70H74',
  G: 'M92 32A46 50 0 0 0 6 52V88A45 52 0 0 0 94 92V78H56',
  H: 'M10 0V140M90 0V140M10 70H90',
  I: 'M50 0V140',
  J: 'M78 0V94A38 44 0 0 1 4 98',
  K: 'M12 0V140M90 0L12 84M42 54L94 140',
  L: 'M16 0V140H86',
  M: 'M4 140V0L50 86L96 0V140',
  N: 'M10 140V0L90 140V0',
  O: 'M6 52A44 52 0 0 1 94 52V88A44 52 0 0 1 6 88Z',
  P: 'M12 140V0H52A38 38 0 0 1 52 80H12',
  Q: 'M6 52A44 52 0 0 1 94 52V88A44 52 0 0 1 6 88ZM58 96L98 142',
  R: 'M12 140V0H52A38 38 0 0 1 52 78H12M54 78L92 140',
  S: 'M88 30A40 36 0 1 0 50 68A40 37 0 1 1 8 110',
  T: 'M2 0H98M50 0V140',
  U: 'M8 0V92A42 48 0 0 0 92 92V0',
  V: 'M4 0L50 140L96 0',
  W: 'M-6 0L24 140L50 36L76 140L106 0',
  X: 'M8 0L92 140M92 0L8 140',
  Y: 'M4 0L50 72L96 0M50 72V140',
  Z: 'M8 0H92L8 140H94',
};

export function initialsOf(name: string): string {
  const words =
    name
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .toUpperCase()
      .match(/[A-Z]+/g) ?? [];
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return first.slice(0, 1) + last.slice(0, 1);
}

/** The initials in the middle of a square. */
function drawInitials(name: string, size: number, colour: string): string {
  const letters = [...initialsOf(name)];
  const scale = size / 360;
  const advance = 136;
  const width = letters.length * advance - 36;
  const drawn = letters
    .map((letter, i) => moved(i * advance, 0, stroke(strokes[letter] ?? '', colour, 17)))
    .join('');
  return moved((size - width * scale) / 2, (size - 140 * scale) / 2, drawn, scale);
}

/** A line of capitals of that height in the middle of a width, narrower when it must be. */
function drawLine(
  words: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  colour: string,
): string {
  const letters = [...words.toUpperCase()];
  const advance = 134;
  const scale = Math.min(height / 140, width / (letters.length * advance - 34));
  const drawn = letters
    .map((letter, i) =>
      letter === '&'
        ? moved(i * advance, 0, stroke('M50 20V120M0 70H100', colour, 17))
        : moved(i * advance, 0, stroke(strokes[letter] ?? '', colour, 17)),
    )
    .join('');
  const left = x + (width - (letters.length * advance - 34) * scale) / 2;
  return moved(left, y + (height - 140 * scale) / 2, drawn, scale);
}
