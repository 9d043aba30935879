import type { MergeField } from './use-conflict.ts';
import { commonFrom } from './word-diff.ts';

/** The maximum number of paragraphs and lines to merge automatically: the comparison is quadratic. */
const mostParts = 2000;

/**
 * Merges a field that one person has changed in two windows. Texts are merged by paragraph or line; of a paragraph
 * that was changed in both, the version that contains all words of the other counts. Lists get the additions of both,
 * and any other value is this window's. Undefined if words would be lost.
 */
export const mergeOwn: MergeField = (was, mine, theirs) => {
  const texts = [was, mine, theirs].map((value) => value ?? '');
  if (texts.every((value) => typeof value === 'string')) return mergeTexts(...asThree(texts));
  const lists = [was, mine, theirs];
  if (lists.every(isPlainList)) return mergeLists(...asThree(lists));
  return [mine, theirs].some((value) => typeof value === 'object') ? undefined : mine;
};

type Three<T> = [was: T, mine: T, theirs: T];
const asThree = <T>(values: T[]) => values as Three<T>;

const isPlainList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object');

function mergeLists(...[was, mine, theirs]: Three<unknown[]>): unknown[] {
  const stayed = mine.filter((one) => theirs.includes(one) || !was.includes(one));
  const added = theirs.filter((one) => !was.includes(one) && !mine.includes(one));
  return [...stayed, ...added];
}

function mergeTexts(...texts: Three<string>): string | undefined {
  const parts = partsOf(texts);
  if (parts.some(({ length }) => length > mostParts)) return undefined;
  return mergeParts(...asThree(parts))?.join('');
}

/** Texts as paragraphs when they are markup, else as lines. */
function partsOf(texts: string[]): string[][] {
  const blocks = texts.map(blocksOf);
  const isMarkup = blocks.every((parts, at) => parts.join('') === texts[at]);
  return isMarkup ? blocks : texts.map((text) => text.split(/(?<=\n)/));
}

function blocksOf(html: string): string[] {
  const box = document.createElement('template');
  box.innerHTML = html;
  return Array.from(box.content.children, ({ outerHTML }) => outerHTML);
}

/** Parts from one place to another that another text has instead. */
interface Edit {
  from: number;
  to: number;
  parts: string[];
}

function editsOf(was: readonly string[], now: readonly string[]): Edit[] {
  const common = commonFrom(was, now);
  const edits: Edit[] = [];
  let [i, j] = [0, 0];
  const change = (from: number, to: number, parts: string[]) => {
    const last = edits.at(-1);
    if (last?.to !== from) edits.push({ from, to, parts });
    else Object.assign(last, { to, parts: [...last.parts, ...parts] });
  };
  while (i < was.length || j < now.length) {
    if (i < was.length && j < now.length && was[i] === now[j]) [i, j] = [i + 1, j + 1];
    else if (i < was.length && (j === now.length || common(i + 1, j) >= common(i, j + 1))) {
      change(i, i + 1, []);
      i += 1;
    } else {
      change(i, i, now.slice(j, j + 1));
      j += 1;
    }
  }
  return edits;
}

/** A stretch of parts with the edits of both that touch each other there. */
interface Region {
  from: number;
  to: number;
  mine: Edit[];
  theirs: Edit[];
}

function regionsOf(mine: Edit[], theirs: Edit[]): Region[] {
  const all = [
    ...mine.map((edit) => ({ ...edit, side: 'mine' as const })),
    ...theirs.map((edit) => ({ ...edit, side: 'theirs' as const })),
  ].sort((a, b) => a.from - b.from || a.to - b.to);
  const regions: Region[] = [];
  for (const { side, ...edit } of all) {
    const { from, to } = edit;
    let last = regions.at(-1);
    const isAtSamePlace = to === last?.from && from === last.to;
    if (!last || !(from < last.to || isAtSamePlace)) {
      last = { from, to, mine: [], theirs: [] };
      regions.push(last);
    }
    last.to = Math.max(last.to, to);
    last[side].push(edit);
  }
  return regions;
}

function applied(was: readonly string[], { from, to }: Region, edits: readonly Edit[]): string[] {
  const parts: string[] = [];
  let at = from;
  for (const edit of edits) {
    parts.push(...was.slice(at, edit.from), ...edit.parts);
    at = edit.to;
  }
  return [...parts, ...was.slice(at, to)];
}

function mergeParts(...[was, mine, theirs]: Three<string[]>): string[] | undefined {
  const parts: string[] = [];
  let at = 0;
  for (const region of regionsOf(editsOf(was, mine), editsOf(was, theirs))) {
    const before = was.slice(region.from, region.to);
    const both = asThree([
      before,
      applied(was, region, region.mine),
      applied(was, region, region.theirs),
    ]);
    const merged = mergeRegion(...both);
    if (!merged) return undefined;
    parts.push(...was.slice(at, region.from), ...merged);
    at = region.to;
  }
  return [...parts, ...was.slice(at)];
}

/** A stretch that both may have changed, paragraph by paragraph where there are as many as before. */
function mergeRegion(...[was, mine, theirs]: Three<string[]>): string[] | undefined {
  const isPaired = was.length === mine.length && was.length === theirs.length;
  if (!isPaired || was.length < 2) return fuller(was, mine, theirs);
  const pairs = was.map((part, at) =>
    fuller([part], mine.slice(at, at + 1), theirs.slice(at, at + 1)),
  );
  return pairs.every((pair) => pair !== undefined) ? pairs.flat() : undefined;
}

/** The one that was changed, or the one that has all words of the other. */
function fuller(...[was, mine, theirs]: Three<string[]>): string[] | undefined {
  const [before, own, other] = [was, mine, theirs].map((parts) => parts.join(''));
  if (own === other || other === before) return mine;
  if (own === before) return theirs;
  if (hasAllOf(mine, theirs)) return mine;
  return hasAllOf(theirs, mine) ? theirs : undefined;
}

/** The words of a text, with meaningful markup such as images and link addresses. */
const wordsOf = (parts: readonly string[]): string[] =>
  parts.flatMap((part) => part.replaceAll(/<[^>=]*>/g, ' ').match(/<[^>]*>|[^<\s]+/g) ?? []);

/** Whether one text has the words of the other, in their order. */
function hasAllOf(one: readonly string[], other: readonly string[]): boolean {
  const wanted = wordsOf(other);
  let at = 0;
  for (const word of wordsOf(one)) if (word === wanted[at]) at += 1;
  return at === wanted.length;
}
