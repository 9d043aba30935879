import {
  type Anchor,
  longestContext,
  longestQuote,
} from '@masthead/shared/platform/rich-text/anchor.ts';
import type { Node } from '@tiptap/pm/model';

/** A text as one string, with the place of each of its characters in the document. */
export interface FlatText {
  text: string;
  at: number[];
}

/** Paragraphs begin with a line break, but for the first. */
export function flatten(doc: Node): FlatText {
  const at: number[] = [];
  let text = '';
  const add = (characters: string, pos: number) => {
    for (let index = 0; index < characters.length; index++) at.push(pos + index);
    text += characters;
  };
  doc.descendants((node, pos) => {
    if (node.isTextblock) {
      if (text) add('\n', pos);
    } else if (node.isText) add(node.text ?? '', pos);
    else if (node.isInline && node.isLeaf) add('\ufffc', pos);
  });
  return { text, at };
}

/** Where the words of an anchor stand, or where they stood: null if not even that is known. */
export type Found = { from: number; to: number } | { stood: number | null };

function anchorAt({ text }: FlatText, start: number, end: number): Anchor | null {
  const quoted = text.slice(start, end);
  const quote = quoted.trim();
  if (!quote) return null;
  const place = start + quoted.indexOf(quote);
  const ends = place + quote.length;
  return {
    quote,
    before: text.slice(Math.max(0, place - longestContext), place),
    after: text.slice(ends, ends + longestContext),
    place,
  };
}

/** The first character at a place of the document or after it. Why halving: each change of a text asks for every mark. */
function indexOf({ at }: FlatText, pos: number): number {
  let [low, high] = [0, at.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((at[middle] ?? pos) < pos) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words between two places of a text, or null if there are none. */
export const anchorOf = (flat: FlatText, from: number, to: number): Anchor | null =>
  anchorAt(flat, indexOf(flat, from), indexOf(flat, to));

export const isTooLong = ({ quote }: Anchor): boolean => quote.length > longestQuote;

function alike(a: string, b: string, fromEnd: boolean): number {
  const most = Math.min(a.length, b.length);
  const step = (text: string, index: number) => text.at(fromEnd ? -1 - index : index);
  let index = 0;
  while (index < most && step(a, index) === step(b, index)) index += 1;
  return index;
}

/** So many characters have to be the same: a short word elsewhere is another one. */
const enough = 12;

/** Where the very words stand; of several places, the one with the most of what stood around them. */
function sameWords({ text }: FlatText, { quote, before, after, place }: Anchor) {
  let best = { start: -1, around: -1, away: 0 };
  for (let start = text.indexOf(quote); start >= 0; start = text.indexOf(quote, start + 1)) {
    const around =
      alike(text.slice(0, start), before, true) +
      alike(text.slice(start + quote.length), after, false);
    const away = Math.abs(start - place);
    if (around > best.around || (around === best.around && away < best.away))
      best = { start, around, away };
  }
  const { start, around } = best;
  return {
    start,
    /** These are the words: what stands around them is the same, too. */
    isSure: start >= 0 && around >= Math.min(enough, before.length + after.length),
    /** Too long to be there by chance. */
    isLikely: start >= 0 && quote.length + around >= enough,
  };
}

/** So much of what stood before and after is looked for where the words themselves were changed. */
const near = 24;

/** What now stands between what stood before and after the words. */
function between(flat: FlatText, { quote, before, after }: Anchor): Found {
  const { text, at } = flat;
  const placed = (index: number) => at[index] ?? (at.at(-1) ?? 0) + 1;
  const [head, tail] = [before.slice(-near), after.slice(0, near)];
  const starts = text.indexOf(head) < 0 ? null : text.indexOf(head) + head.length;
  const ends = tail ? text.indexOf(tail, starts ?? 0) : text.length;
  const isKnown = starts !== null && ends >= 0 && head.length + tail.length >= 8;
  if (isKnown && ends > starts && ends - starts <= 2 * quote.length + longestContext) {
    const now = anchorAt(flat, starts, ends);
    if (now) return { from: placed(now.place), to: placed(now.place + now.quote.length - 1) + 1 };
  }
  if (starts !== null && head) return { stood: placed(starts) };
  return { stood: tail && ends >= 0 ? placed(ends) : null };
}

/** Finds the words of an anchor in a text: where they are, or were moved to, or what they were changed into. */
export function findAnchor(flat: FlatText, anchor: Anchor): Found {
  const { start, isSure, isLikely } = sameWords(flat, anchor);
  if (!isSure) {
    const there = between(flat, anchor);
    if ('from' in there || !isLikely) return there;
  }
  const { at } = flat;
  return { from: at[start] ?? 0, to: (at[start + anchor.quote.length - 1] ?? 0) + 1 };
}

/** True if the very words stand there, with the same around them. */
export const isSame = (flat: FlatText, anchor: Anchor): boolean => sameWords(flat, anchor).isSure;
