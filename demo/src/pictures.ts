import sharp from 'sharp';
import { z } from 'zod';
import { readRecords } from './content.ts';
import { flecks, HEIGHT, halftone, rect, WIDTH } from './picture-canvas.ts';
import { drawInitials } from './picture-letters.ts';
import { drawLogo, LOGO_HEIGHT, LOGO_WIDTH } from './picture-logos.ts';
import { drawMotif } from './picture-motifs.ts';
import { dayPalettes, palettes } from './picture-palettes.ts';
import { diceFor, hashOf, itemAt } from './seeded.ts';

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
