import { readText } from './content.ts';
import { readMotifs } from './picture-language.ts';
import type { Palette } from './picture-palettes.ts';
import type { Dice } from './seeded.ts';

const files =
  'scenery city houses land arts stages music dishes table gatherings leisure products style science sports logos';

/** All that can be drawn, by name. */
const motifs = new Map(
  files.split(' ').flatMap((name) => readMotifs(readText(`pictures/${name}.txt`))),
);

/** Draws a motif, as 'table tacos': its name and the name of what it is given. */
export function drawMotif(words: string, p: Palette, dice: Dice, city = 'austin'): string {
  const [name = '', ...given] = words.split(' ');
  const motif = motifs.get(name);
  if (!motif) throw new Error(`There is no motif "${name}".`);
  return motif({ p, dice, motifs, names: { city } }, given);
}
