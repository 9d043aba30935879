import { commonRuns, commonWords } from './common-passwords.ts';

/** What may be left of a good password after everything predictable is taken out. */
const leastUnpredictable = 4;
/** A run along a row counts from this length. */
const shortestRun = 3;

/** How people write letters with digits and signs. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const reversed = (text: string) => [...text].reverse().join('');
const undisguised = (text: string) =>
  text.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign);
const runs = [...commonRuns, ...commonRuns.map(reversed)];

/** Words of the person: parts of the name, the user name and the e-mail. */
const ownWords = (about: readonly string[]) =>
  about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => [...word].length >= 3);

/** How far a row that begins here runs. */
function runLength(text: string, from: number): number {
  let length = 0;
  for (const row of runs) {
    let end = from + shortestRun;
    while (end <= text.length && row.includes(text.slice(from, end))) end += 1;
    if (end - 1 - from >= shortestRun) length = Math.max(length, end - 1 - from);
  }
  return length;
}

/** How long the same group of one to six characters repeats itself from here, at least three times in all. */
function repeatLength(text: string, from: number): number {
  return /^(.{1,6}?)\1{2,}/su.exec(text.slice(from))?.[0].length ?? 0;
}

/** How much from here is one predictable thing: a word, a year, a run, a repetition. */
function predictableLength(text: string, plain: string, from: number, words: readonly string[]) {
  const word = words.reduce(
    (longest, one) =>
      one.length > longest && (text.startsWith(one, from) || plain.startsWith(one, from))
        ? one.length
        : longest,
    0,
  );
  const year = /^(?:19|20)\d\d/.test(text.slice(from, from + 4)) ? 4 : 0;
  return Math.max(word, year, runLength(text, from), repeatLength(text, from));
}

/**
 * True for a password that guessing programs try first: one that is made of common words, the
 * person's own names, years, rows of keys and repetitions, with next to nothing else.
 */
export function isTooEasy(password: string, about: readonly string[]): boolean {
  const text = password.toLowerCase();
  const plain = undisguised(text);
  const words = [...commonWords, ...ownWords(about)];
  const left = new Set<string>();
  let leftCount = 0;
  for (let at = 0; at < text.length; ) {
    const length = predictableLength(text, plain, at, words);
    const sign = text[at] ?? '';
    // Why: a sign between words and a digit after them are what everybody adds.
    if (length === 0 && /[\p{L}\p{M}\p{So}]/u.test(sign)) leftCount += 1;
    if (length === 0) left.add(sign);
    at += Math.max(length, 1);
  }
  const digits = [...left].filter((sign) => /\d/.test(sign)).length;
  return leftCount + digits < leastUnpredictable || left.size < leastUnpredictable;
}
