/** A run of words that stayed, went, or came. */
export interface Run {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Limit: longer texts are shown whole, before and after, since comparing takes the square of this. */
const mostWords = 600;

/** Words with the spaces behind them, which do not count when words are compared. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
const isSameWord = (a: string | undefined, b: string | undefined) =>
  a !== undefined && a.trim() === b?.trim();

/** How many words the texts have in common from every pair of places on. */
function commonFrom(a: readonly string[], b: readonly string[]) {
  const width = b.length + 1;
  const counts = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => counts[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      counts[i * width + j] = isSameWord(a[i], b[j])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}

/** Two texts as runs of words; null when they are too long or have little in common. */
export function wordDiff(before: string, after: string): Run[] | null {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length > mostWords || b.length > mostWords) return null;
  const common = commonFrom(a, b);
  // Why: where little stayed, one text after the other is easier to read than a patchwork.
  if (common(0, 0) * 3 < Math.max(a.length, b.length)) return null;
  const runs: Run[] = [];
  const add = (kind: Run['kind'], text = '') => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (isSameWord(a[i], b[j])) {
      // Why: the space behind a last word comes from the text in which it is not the last.
      add('same', (a[i]?.length ?? 0) > (b[j]?.length ?? 0) ? a[i] : b[j]);
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || common(i + 1, j) >= common(i, j + 1))) {
      add('gone', a[i]);
      i += 1;
    } else {
      add('new', b[j]);
      j += 1;
    }
  }
  return runs;
}
