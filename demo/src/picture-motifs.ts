import { readTexts } from './content.ts';
import { readMotifs } from './picture-language.ts';
import type { Palette } from './picture-palettes.ts';
import type { Motif } from './picture-scope.ts';
import type { Dice } from './seeded.ts';

/** All that can be drawn, by name. */
const motifs = new Map<string, Motif>();
for (const [name, motif] of readTexts('pictures', '.txt').flatMap(readMotifs)) {
  if (motifs.has(name)) throw new Error(`There are two motifs "${name}".`);
  motifs.set(name, motif);
}

/** Draws a motif, as 'table tacos': its name and the names that it is given. */
export function drawMotif(words: string, p: Palette, dice: Dice, city = 'austin'): string {
  const [name = '', ...given] = words.split(' ');
  const motif = motifs.get(name);
  if (!motif) throw new Error(`There is no motif "${name}".`);
  return motif({ p, dice, motifs, names: { city } }, given);
}
