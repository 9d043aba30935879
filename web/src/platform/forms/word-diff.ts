/** A run of words that stayed, went, or came. */
export interface Run {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Limit: comparing takes the square of this; longer texts are compared line by line first. */
const mostWords = 600;

/** Words with the spaces behind them, which do not count when words are compared. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const isSameWord = (a: string | undefined, b: string | undefined) =>
  a !== undefined && a.trim() === b?.trim();

/** How many parts the texts have in common from every pair of places on; cost and space are the product of their lengths. */
export function commonFrom(a: readonly string[], b: readonly string[]) {
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
  if (a.length <= mostWords && b.length <= mostWords) return partDiff(a, b);
  const lines = partDiff(linesOf(before), linesOf(after));
  return (
    lines && joined(lines.flatMap((run, at) => withinLines(run, lines[at - 1], lines[at + 1])))
  );
}

/** Lines that took the place of others are compared word by word. */
function withinLines(run: Run, previous: Run | undefined, next: Run | undefined): Run[] {
  if (run.kind === 'new' && previous?.kind === 'gone') return [];
  if (run.kind !== 'gone' || next?.kind !== 'new') return [run];
  return wordDiff(run.text, next.text) ?? [run, next];
}

function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const { kind, text } of runs) {
    const last = all.at(-1);
    if (last?.kind === kind) last.text += text;
    else all.push({ kind, text });
  }
  return all;
}

function partDiff(a: readonly string[], b: readonly string[]): Run[] | null {
  if (a.length > mostWords || b.length > mostWords) return null;
  const common = commonFrom(a, b);
  // Why: where little stayed, one text after the other is easier to read than a patchwork.
  if (common(0, 0) * 3 < Math.max(a.length, b.length)) return null;
  const runs: Run[] = [];
  const add = (kind: Run['kind'], text = '') => runs.push({ kind, text });
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
  return joined(runs);
}

/** Most letters of a text that stayed, on each side of a change. */
const around = 90;

/** The changes with what stands around them; the rest of what stayed is left out. */
export function shortened(runs: readonly Run[]): Run[] {
  return runs.map((run, at) => {
    const isShort = run.text.length <= around * 3;
    if (run.kind !== 'same' || isShort) return run;
    const head = at === 0 ? '' : run.text.slice(0, around);
    const tail = at === runs.length - 1 ? '' : run.text.slice(-around);
    return { kind: run.kind, text: `${head} … ${tail}` };
  });
}
