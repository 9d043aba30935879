/** What is needed of a text's node; those of ProseMirror have it. Why not their type: `shared` has no editor. */
export interface TextNode<S = unknown> {
  readonly childCount: number;
  readonly nodeSize: number;
  readonly isTextblock: boolean;
  readonly isLeaf: boolean;
  readonly text?: string | undefined;
  readonly marks: readonly { readonly type: { readonly name: string }; readonly attrs: object }[];
  readonly content: { readonly size: number };
  child(index: number): TextNode<S>;
  // biome-ignore lint/suspicious/noExplicitAny: a node is compared with nodes of its own kind.
  eq(other: any): boolean;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  sameMarkup(other: any): boolean;
}

/** A document whose parts can be replaced by those of another one. */
export interface Text<S> extends TextNode<S> {
  slice(from: number, to: number): S;
  replace(from: number, to: number, slice: S): Text<S>;
}

/** A difference of two texts: the range `from` to `to` of the one is `fromOther` to `toOther` of the other. */
export interface Change {
  from: number;
  to: number;
  fromOther: number;
  toOther: number;
}

/** Beyond so many comparisons, the middle of two lists counts as changed as a whole. */
const mostCompared = 1_000_000;
/** The share of equal words from which two blocks are versions of the same one. */
const alike = 0.4;

/** Pairs of indices of two lists that belong together, in order: those of the highest sum of `score`. */
function align(a: number, b: number, score: (i: number, j: number) => number): [number, number][] {
  if (a * b > mostCompared) return [];
  const width = b + 1;
  const best = new Float64Array((a + 1) * width);
  const scores = new Float64Array(a * b);
  for (let i = a - 1; i >= 0; i -= 1)
    for (let j = b - 1; j >= 0; j -= 1) {
      const here = score(i, j);
      scores[i * b + j] = here;
      const paired = here > 0 ? here + (best[(i + 1) * width + j + 1] ?? 0) : 0;
      best[i * width + j] = Math.max(
        paired,
        best[(i + 1) * width + j] ?? 0,
        best[i * width + j + 1] ?? 0,
      );
    }
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < a && j < b; ) {
    const [here, below] = [best[i * width + j], best[(i + 1) * width + j]];
    const score = scores[i * b + j] ?? 0;
    if (score > 0 && here === score + (best[(i + 1) * width + j + 1] ?? 0)) pairs.push([i++, j++]);
    else if (here === below) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Pairs of equal parts of two lists, in order. */
function equalParts<T>(a: readonly T[], b: readonly T[], isEqual: (a: T, b: T) => boolean) {
  const isPair = (i: number, j: number) => isEqual(a[i] as T, b[j] as T);
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && isPair(start, start)) start += 1;
  let end = 0;
  while (end < most - start && isPair(a.length - 1 - end, b.length - 1 - end)) end += 1;
  const middle = align(a.length - start - end, b.length - start - end, (i, j) =>
    Number(isPair(start + i, start + j)),
  );
  return [
    ...Array.from({ length: start }, (_, i): [number, number] => [i, i]),
    ...middle.map(([i, j]): [number, number] => [start + i, start + j]),
    ...Array.from({ length: end }, (_, i): [number, number] => [
      a.length - end + i,
      b.length - end + i,
    ]),
  ];
}

/** What lies between pairs: ranges of both lists of which at least one is not empty. */
function between(pairs: readonly [number, number][], a: number, b: number) {
  const gaps: { from: number; to: number; fromOther: number; toOther: number }[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...pairs, [a, b] as const]) {
    if (nextI > i || nextJ > j) gaps.push({ from: i, to: nextI, fromOther: j, toOther: nextJ });
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return gaps;
}

/** A word, what stands between words, or something else within a line. */
interface Piece {
  key: string;
  size: number;
  isSpace: boolean;
}

function piecesOf(block: TextNode): Piece[] {
  const pieces: Piece[] = [];
  for (let index = 0; index < block.childCount; index += 1) {
    const node = block.child(index);
    const marks = JSON.stringify(node.marks.map(({ type, attrs }) => [type.name, attrs]));
    if (node.text === undefined) {
      pieces.push({ key: `\0${marks}`, size: node.nodeSize, isSpace: false });
      continue;
    }
    for (const [text] of node.text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*|\s+|./gsu))
      pieces.push({ key: `${text}${marks}`, size: text.length, isSpace: text.trim() === '' });
  }
  return pieces;
}

/** The places before each piece, and after the last. */
function placesOf(pieces: readonly { size: number }[], start: number): number[] {
  const places = [start];
  for (const { size } of pieces) places.push((places.at(-1) as number) + size);
  return places;
}

const at = (places: readonly number[], index: number) => places[index] as number;

/** Two changes with only a space between them are one: 'big dog' to 'small cat'. */
function joinSpaced(gaps: readonly Change[], pieces: readonly Piece[]): Change[] {
  const joined: Change[] = [];
  for (const gap of gaps) {
    const last = joined.at(-1);
    const isJoined =
      last && gap.from === last.to + 1 && last.to < pieces.length && pieces[last.to]?.isSpace;
    if (isJoined) Object.assign(last, { to: gap.to, toOther: gap.toOther });
    else joined.push({ ...gap });
  }
  return joined;
}

function changesOfLine(a: TextNode, b: TextNode, start: number, startOther: number): Change[] {
  const [pieces, others] = [piecesOf(a), piecesOf(b)];
  const pairs = equalParts(pieces, others, (one, other) => one.key === other.key);
  const gaps = joinSpaced(between(pairs, pieces.length, others.length), pieces);
  const [places, otherPlaces] = [placesOf(pieces, start), placesOf(others, startOther)];
  return gaps.map(({ from, to, fromOther, toOther }) => ({
    from: at(places, from),
    to: at(places, to),
    fromOther: at(otherPlaces, fromOther),
    toOther: at(otherPlaces, toOther),
  }));
}

const childrenOf = (node: TextNode) =>
  Array.from({ length: node.childCount }, (_, index) => node.child(index));

/** The words of a block, for telling how much of it is another's. */
function wordsIn(node: TextNode): string[] {
  if (node.isTextblock)
    return piecesOf(node).flatMap(({ key, isSpace }) =>
      isSpace ? [] : [key.replace(/\[.*$/s, '')],
    );
  return childrenOf(node).flatMap(wordsIn);
}

/** A block with how often each of its words stands in it. Why counted once: it is compared with many. */
interface CountedBlock {
  node: TextNode;
  counts: Map<string, number>;
  total: number;
}

function countedBlock(node: TextNode): CountedBlock {
  const words = wordsIn(node);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { node, counts, total: words.length };
}

/** How much two blocks are versions of the same one: 0 if they aren't, otherwise the share of equal words. */
function likeness(a: CountedBlock, b: CountedBlock): number {
  if (!a.node.sameMarkup(b.node) || a.node.isLeaf) return 0;
  let shared = 0;
  for (const [word, count] of a.counts) shared += Math.min(count, b.counts.get(word) ?? 0);
  const share = (2 * shared) / Math.max(1, a.total + b.total);
  return share >= alike ? share : 0;
}

/** Blocks without their equals, and which of them are versions of the same one. */
function alikeParts(a: readonly TextNode[], b: readonly TextNode[]): [number, number][] {
  const [one, other] = [a[0], b[0]];
  if (a.length === 1 && b.length === 1 && one && other && !one.isLeaf && one.sameMarkup(other))
    return [[0, 0]];
  if (a.length * b.length > 10_000) return [];
  const [blocks, others] = [a.map(countedBlock), b.map(countedBlock)];
  return align(a.length, b.length, (i, j) =>
    likeness(blocks[i] as CountedBlock, others[j] as CountedBlock),
  );
}

function changesWithin(a: TextNode, b: TextNode, start: number, startOther: number): Change[] {
  if (a.isTextblock) return changesOfLine(a, b, start, startOther);
  const [blocks, others] = [childrenOf(a), childrenOf(b)];
  const sizes = (nodes: readonly TextNode[]) => nodes.map(({ nodeSize: size }) => ({ size }));
  const [places, otherPlaces] = [
    placesOf(sizes(blocks), start),
    placesOf(sizes(others), startOther),
  ];
  const changes: Change[] = [];
  const equal = equalParts(blocks, others, (one, other) => one.eq(other));
  for (const gap of between(equal, blocks.length, others.length)) {
    const [left, right] = [
      blocks.slice(gap.from, gap.to),
      others.slice(gap.fromOther, gap.toOther),
    ];
    const pairs = alikeParts(left, right);
    const apart = between(pairs, left.length, right.length).map((each) => ({
      from: at(places, gap.from + each.from),
      to: at(places, gap.from + each.to),
      fromOther: at(otherPlaces, gap.fromOther + each.fromOther),
      toOther: at(otherPlaces, gap.fromOther + each.toOther),
    }));
    const within = pairs.flatMap(([i, j]) =>
      changesWithin(
        left[i] as TextNode,
        right[j] as TextNode,
        at(places, gap.from + i) + 1,
        at(otherPlaces, gap.fromOther + j) + 1,
      ),
    );
    changes.push(...[...apart, ...within].sort((one, other) => one.from - other.from));
  }
  return changes;
}

/** Changes with nothing but the ends of blocks between them are one: a paragraph that was split in two. */
function joinTouching(changes: readonly Change[]): Change[] {
  const joined: Change[] = [];
  for (const change of changes) {
    const last = joined.at(-1);
    const isJoined =
      last &&
      change.from - last.to <= 1 &&
      change.from - last.to === change.fromOther - last.toOther;
    if (isJoined) Object.assign(last, { to: change.to, toOther: change.toOther });
    else joined.push({ ...change });
  }
  return joined;
}

/** The differences of two texts, in their order; they never overlap. By blocks, and within those by words. */
export const changesBetween = (one: TextNode, other: TextNode): Change[] =>
  joinTouching(changesWithin(one, other, 0, 0));

/** A text with some of its differences from another one taken over. */
export function applyChanges<S, T extends Text<S>>(
  text: T,
  changes: readonly Change[],
  other: Pick<T, 'slice'>,
): T {
  let result: Text<S> = text;
  for (const { from, to, fromOther, toOther } of changes.toSorted((a, b) => b.from - a.from))
    result = result.replace(from, to, other.slice(fromOther, toOther));
  return result as T;
}

/** The other way round: from the other text to the one. */
export const reversed = ({ from, to, fromOther, toOther }: Change): Change => ({
  from: fromOther,
  to: toOther,
  fromOther: from,
  toOther: to,
});

/**
 * Where a range of a text is after it was changed otherwise; null if it was changed itself. What is inserted at its
 * start stands before it, what is inserted at its end after it.
 */
export function placeAfter(
  { from, to }: { from: number; to: number },
  changes: readonly Change[],
): { from: number; to: number } | null {
  let moved = 0;
  for (const change of changes) {
    if (change.from >= to && !(change.from === from && change.to === from)) break;
    if (change.to > from) return null;
    moved = change.toOther - change.to;
  }
  return { from: from + moved, to: to + moved };
}
