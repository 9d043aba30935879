import type { Node } from 'prosemirror-model';

/** The one range in which two texts differ: where it begins, and where it ends in each. */
interface Difference {
  from: number;
  toBase: number;
  to: number;
}

function differenceOfLines(base: string, other: string): Difference | null {
  if (base === other) return null;
  const most = Math.min(base.length, other.length);
  let from = 0;
  while (from < most && base[from] === other[from]) from += 1;
  let end = 0;
  while (end < most - from && base.at(-1 - end) === other.at(-1 - end)) end += 1;
  return { from, toBase: base.length - end, to: other.length - end };
}

const isInWord = (text: string, at: number) =>
  at > 0 && at < text.length && !/\s/.test(text.slice(at - 1, at + 1));

/**
 * The same in whole words. Why: what a window typed meanwhile stays where it was typed, which would be in the middle of
 * a new word if letters of the old one were kept for it.
 */
export function differenceOfWords(base: string, other: string): Difference | null {
  const found = differenceOfLines(base, other);
  if (!found) return null;
  let { from, toBase, to } = found;
  while (isInWord(base, from) || isInWord(other, from)) from -= 1;
  while (isInWord(base, toBase) || isInWord(other, to)) {
    toBase += 1;
    to += 1;
  }
  return { from, toBase, to };
}

function differenceOfTexts(base: Node, other: Node): Difference | null {
  const from = base.content.findDiffStart(other.content);
  const ends = base.content.findDiffEnd(other.content);
  if (from === null || !ends) return null;
  // Why: where the same letters stand on both sides, the ends may come to lie before the start.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  return { from, toBase: ends.a + overlap, to: ends.b + overlap };
}

/** Where the change of `mine` lies in `theirs`, or null where both changed the same place. */
function placeIn(mine: Difference, theirs: Difference): { from: number; to: number } | null {
  if (mine.toBase < theirs.from) return { from: mine.from, to: mine.toBase };
  if (theirs.toBase >= mine.from) return null;
  const moved = theirs.to - theirs.toBase;
  return { from: mine.from + moved, to: mine.toBase + moved };
}

/** Merges two changes of a line of text; null where both changed the same place. */
export function mergeLines(base: string, mine: string, theirs: string): string | null {
  const [own, other] = [differenceOfLines(base, mine), differenceOfLines(base, theirs)];
  if (!own || mine === theirs) return theirs;
  if (!other) return mine;
  const place = placeIn(own, other);
  if (!place) return null;
  return theirs.slice(0, place.from) + mine.slice(own.from, own.to) + theirs.slice(place.to);
}

/** Merges two changes of a text; null where both changed the same place. */
export function mergeTexts(base: Node, mine: Node, theirs: Node): Node | null {
  const [own, other] = [differenceOfTexts(base, mine), differenceOfTexts(base, theirs)];
  if (!own || mine.eq(theirs)) return theirs;
  if (!other) return mine;
  const place = placeIn(own, other);
  if (!place) return null;
  try {
    return theirs.replace(place.from, place.to, mine.slice(own.from, own.to));
  } catch {
    return null;
  }
}
