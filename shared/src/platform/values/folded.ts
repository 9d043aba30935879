/** Letters and symbols that are replaced by others and that removing accents does not cover. */
const alike: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};
const isAlike = new RegExp(`[${Object.keys(alike).join('')}]`, 'g');

/** A text as it is searched: in small letters, without accents, with straight quotation marks. The database's `folded` (0139) is the same. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(isAlike, (sign) => alike[sign] ?? sign);

/** Where any of these words stand in a text, as they are searched: the first character and the one after the last. */
export function placesOf(text: string, words: readonly string[]): [start: number, end: number][] {
  const wanted = words.map(folded).filter(Boolean);
  if (wanted.length === 0) return [];
  // Why character by character: a folded one may be longer or shorter than what is shown.
  let plain = '';
  const shown: number[] = [];
  let at = 0;
  for (const sign of text) {
    for (const each of folded(sign)) {
      plain += each;
      for (let unit = 0; unit < each.length; unit += 1) shown.push(at);
    }
    at += sign.length;
  }
  const pattern = wanted
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  return Array.from(plain.matchAll(new RegExp(pattern, 'g')), ({ 0: word, index }) => [
    shown[index] ?? text.length,
    shown[index + word.length] ?? text.length,
  ]);
}
