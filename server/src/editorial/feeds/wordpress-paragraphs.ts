/** Block elements, which are not wrapped in paragraphs. */
const blocks = new Set(
  (
    'address article aside blockquote caption center col colgroup dd details div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
/** Blocks that contain only blocks; whitespace between those is no text. */
const frames = new Set('colgroup dl figure ol table tbody tfoot thead tr ul'.split(' '));
/** Blocks whose words are one line of text. */
const lines = new Set('address caption dt figcaption h1 h2 h3 h4 h5 h6 legend summary'.split(' '));
/** Blocks that hold words or paragraphs; a single paragraph needs no mark in them. */
const cells = new Set(['dd', 'li', 'td', 'th']);
/** Elements copied verbatim. */
const verbatim = new Set(['pre', 'script', 'style', 'textarea', 'svg', 'object', 'noscript']);
/** Elements that count as content of a paragraph without text. */
const isSeen = new Set(['img', 'iframe']);
const holdsWords = (text: string) => /\S/.test(text.replaceAll('&nbsp;', ' '));
const single = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'wbr']);

interface Part {
  text: string;
  /** The name of the element, '' for words. */
  name: string;
  isEnd: boolean;
}

/**
 * The text of WordPress's old editor with the paragraphs that WordPress makes of it when it shows it: a blank line or two
 * breaks end a paragraph, the end of a line is a break, and neither is anything beside a block.
 */
export function withParagraphs(text: string): string {
  const made: string[] = [];
  const around = new Around();
  let run: Part[] = [];
  let isMarked = false;
  const flush = () => {
    made.push(written(run, { inside: around.nearest, hasBlock: around.hasBlock, isMarked }));
    run = [];
    isMarked = false;
  };
  for (const part of partsOf(text.replace(/\r\n?/g, '\n'))) {
    if (part.name === 'p') {
      flush();
      isMarked = !part.isEnd;
    } else if (!blocks.has(part.name)) run.push(part);
    else {
      if (!part.isEnd) around.hasBlock = true;
      flush();
      made.push(part.text);
      around.pass(part);
      if (endsLine(part)) made.push('\n');
    }
  }
  flush();
  return made.join('').trim();
}

/** Why nothing in a figure: a line between its picture and its caption would be text. */
const endsLine = (part: Part) =>
  !(part.name === 'figcaption' || (part.name === 'figure' && !part.isEnd)) &&
  (part.isEnd || isWhole(part) || frames.has(part.name));
const isWhole = ({ name }: Part) => single.has(name) || verbatim.has(name);

/** The blocks that are open. */
class Around {
  private readonly open: string[] = [];
  /** How often each is open. Why: an end without a beginning would be looked for through all of them. */
  private readonly times = new Map<string, number>();
  /** The nearest of them holds a block, as far as it was read. */
  hasBlock = false;

  get nearest(): string {
    return this.open.at(-1) ?? '';
  }

  pass(part: Part): void {
    const { name, isEnd } = part;
    this.hasBlock = isEnd || isWhole(part);
    if (isWhole(part)) return;
    if (!isEnd) {
      this.open.push(name);
      this.count(name, 1);
    } else if (this.times.get(name))
      for (let last = this.open.pop(); last; last = last === name ? '' : this.open.pop())
        this.count(last, -1);
  }

  private count(name: string, more: number): void {
    this.times.set(name, (this.times.get(name) ?? 0) + more);
  }
}

/** Tags and text in order, without comments. */
function* partsOf(text: string): Generator<Part> {
  const lower = text.toLowerCase();
  const endless = new Set<string>();
  const tag = /<!--|<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
  let at = 0;
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    const [whole, slash, given = ''] = found;
    const name = given.toLowerCase();
    if (found.index > at) yield { text: text.slice(at, found.index), name: '', isEnd: false };
    at = tag.lastIndex;
    const isTaken = !name || (slash === '' && verbatim.has(name) && !whole.endsWith('/>'));
    const close = name ? `</${name}` : '-->';
    // Why remembered: searching for each unclosed tag would be quadratic.
    const end = isTaken && !endless.has(close) ? lower.indexOf(close, at) : -1;
    if (isTaken && end < 0) endless.add(close);
    if (end >= 0) at = name ? text.indexOf('>', end) + 1 || text.length : end + close.length;
    tag.lastIndex = at;
    const all = text.slice(found.index, at);
    if (name)
      yield { text: name === 'pre' ? all : all.replaceAll('\n', ' '), name, isEnd: slash === '/' };
  }
  if (at < text.length) yield { text: text.slice(at), name: '', isEnd: false };
}

interface Place {
  inside: string;
  /** True for an explicit paragraph of the file. */
  isMarked: boolean;
  /** There is a block beside it. */
  hasBlock: boolean;
}

/** Inline content between two blocks. */
function written(run: readonly Part[], { inside, isMarked, hasBlock }: Place): string {
  const whole = run.map(({ text }) => text).join('');
  // Why as it is: a link around a heading begins and ends outside of any paragraph.
  const isEmpty = !run.some(({ name, text }) => (name ? isSeen.has(name) : holdsWords(text)));
  if (isEmpty || frames.has(inside)) return whole.trim();
  if (lines.has(inside)) return withBreaks(whole);
  const paragraphs = paragraphsOf(run);
  const isOne = paragraphs.length === 1 && !isMarked;
  if (isOne && (cells.has(inside) || (inside !== '' && inside !== 'blockquote' && !hasBlock)))
    return withBreaks(paragraphs[0] ?? '');
  return paragraphs.map((one) => `<p>${withBreaks(one)}</p>\n`).join('');
}

/** Inline marks that span a blank line are repeated in both paragraphs. */
function paragraphsOf(run: readonly Part[]): string[] {
  const made: string[] = [];
  let marks: Part[] = [];
  let now = '';
  for (const part of joined(run)) {
    if (part.name) {
      now += part.text;
      if (part.isEnd)
        marks = marks.filter((one) => one !== marks.findLast(({ name }) => name === part.name));
      else if (!single.has(part.name) && !verbatim.has(part.name))
        marks = [...marks, part].slice(-mostMarks);
      continue;
    }
    const [first = '', ...others] = part.text.split(/\n\s*\n/);
    now += first;
    for (const other of others) {
      made.push(
        now +
          marks
            .map(({ name }) => `</${name}>`)
            .toReversed()
            .join(''),
      );
      now = marks.map(({ text }) => text).join('') + other;
    }
  }
  made.push(now);
  return made.filter(
    (one) => /<i(?:mg|frame)\b/i.test(one) || holdsWords(one.replace(/<[^<>]*>/g, '')),
  );
}

/** Of one place; more is an attack. */
const mostMarks = 8;

/** Two breaks are a blank line, as long as nothing but space is between them. */
function joined(run: readonly Part[]): Part[] {
  const made: Part[] = [];
  for (const part of run) {
    const [before, space] = [made.at(-2), made.at(-1)];
    const isBreak = part.name === 'br';
    if (isBreak && space?.name === 'br') made.splice(-1, 1, blankLine);
    else if (isBreak && before?.name === 'br' && space?.name === '' && !/\S/.test(space.text))
      made.splice(-2, 2, blankLine);
    else made.push(part);
  }
  return made;
}

const blankLine: Part = { text: '\n\n', name: '', isEnd: false };

const withBreaks = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, at, all) =>
      at === all.length - 1 || /<br\s*\/?>$/i.test(line) ? line : `${line}<br />`,
    )
    .join('\n');
