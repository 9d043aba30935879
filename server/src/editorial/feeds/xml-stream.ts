import { SaxesParser } from 'saxes';
import { reachLine } from '../../platform/imports/file-reader.ts';
import { decodeStream, FeedRefused } from './feed-decode.ts';
import {
  character,
  type FeedElement,
  nameIn,
  nowhere,
  surroundings,
  withoutControl,
} from './feed-xml.ts';

/** How a kind of file is read. */
export interface Dialect {
  /** Whether an `&` may stand alone. */
  isForgiving?: boolean;
  /** An element that is passed over with all that it holds, by its name in the file. */
  leftOut?: string;
  /** Called when an entered element starts, before its children. */
  onOuter?(element: FeedElement): void;
  /** Called for repairs of the whole file. */
  onMend?: (sentence: string) => void;
}

/** What WordPress writes where a theme or plugin has a blank line too many; no XML may begin so. */
const blankBefore = /^\uFEFF?\s+(?=<\?xml\s)/;
const blankPassedOver = 'The blank line before the file’s XML declaration was ignored.';

// Limit: of one element with all that it holds, so that no file can fill the memory.
const mostCharacters = 10_000_000;
const mostTags = 200_000;
const deepest = 200;
/** Most characters of one text; longer ones are cut, and their reader reports it. */
const longestText = 1_500_000;
/** Between two tags: pictures written into a text are long. */
const longestStretch = 32_000_000;
/** Enough to recognize the token that starts here. */
const startLength = 4096;
/** What real files hold and readers of them forgive. */
const forgiven = /undefined entity|disallowed character\.|character entity|entity name|char data/;
const prolog = /^(?:\uFEFF|\s+|<\?[^>]*\?>|<!--[\s\S]*?-->)*/;
/** Marks a lone `&`; a character that XML forbids. */
const lone = '\ufffe';

/**
 * Reads what lies in the outermost element of a file, and in its `channel`, one element at a time, whatever the size of
 * the file. Throws FeedRefused where the file is no XML, ends in the middle or declares entities.
 */
export async function* streamElements(
  file: AsyncIterable<Uint8Array>,
  dialect: Dialect = {},
): AsyncGenerator<FeedElement> {
  let reader = new ElementReader(dialect);
  const mend = mender(dialect.isForgiving ? '&amp;' : `${lone}&amp;`);
  let isStart = true;
  for await (const piece of fromStart(decodeStream(file, dialect.onMend))) {
    const blank = isStart ? (blankBefore.exec(piece)?.[0] ?? '') : '';
    if (isStart) checkStart(piece);
    if (blank) {
      dialect.onMend?.(blankPassedOver);
      reader = new ElementReader(dialect, blank.split('\n').length - 1);
    }
    isStart = false;
    yield* told(reader, reader.write(mend(piece.slice(blank.length))));
  }
  if (isStart) throw new FeedRefused('This file is empty.');
  yield* told(reader, reader.end(mend('', true)));
}

/** Reports the line of each element. Why: the parser itself has already reached the end of the chunk. */
function* told(reader: ElementReader, elements: readonly FeedElement[]): Generator<FeedElement> {
  for (const element of elements) {
    reachLine(element.line);
    yield element;
  }
  // Why only then: without a change of position there is no progress.
  if (elements.length > 0) reachLine(reader.line);
}

/** The same text, with a first chunk long enough to detect the format. */
async function* fromStart(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let start: string | null = '';
  for await (const piece of pieces) {
    if (start === null) {
      if (piece) yield piece;
      continue;
    }
    start += piece;
    if (start.length < startLength) continue;
    yield start;
    start = null;
  }
  if (start) yield start;
}

function checkStart(text: string): void {
  const start = text.slice(prolog.exec(text)?.[0].length ?? 0);
  if (/^<(?:!doctype\s+html|html)[\s>]/i.test(start))
    throw new FeedRefused(
      'This is a web page, not a feed. Look for the address of its RSS or Atom feed.',
    );
  if (!start.startsWith('<')) throw new FeedRefused('This file is not XML, so it can’t be a feed.');
  if (/^<!doctype[^>[]*\[/i.test(start)) throw declaresEntities();
}

// Why: entities declared in the file can blow a few bytes up to gigabytes, and no news feed needs them.
const declaresEntities = () =>
  new FeedRefused(
    'This file declares entities in its document type, which is unsafe. Remove the DOCTYPE and try again.',
  );

/** Builds elements from parser events. */
class ElementReader {
  private readonly parser = new SaxesParser();
  private done: FeedElement[] = [];
  /** The entered elements, and the open parts of one inside them. */
  private readonly outer: FeedElement[] = [];
  private readonly open: FeedElement[] = [];
  private readonly places = [nowhere()];
  private passedOver = 0;
  private tags = 0;
  private characters = 0;
  private sinceTag = 0;
  private readonly dialect: Dialect;
  /** Lines of the file that the parser was not given. */
  private readonly linesBefore: number;

  constructor(dialect: Dialect, linesBefore = 0) {
    this.dialect = dialect;
    this.linesBefore = linesBefore;
    this.parser.on('error', ({ message }) => this.onError(message));
    this.parser.on('doctype', (text) => {
      if (text.includes('[')) throw declaresEntities();
    });
    this.parser.on('opentag', ({ name, attributes }) => this.onOpen(name, attributes));
    this.parser.on('text', (text) => {
      if (!dialect.isForgiving) this.refuseLone(text);
      this.onText(text);
    });
    this.parser.on('cdata', (text) => this.onText(text));
    this.parser.on('closetag', () => this.onClose());
  }

  /** The start of the incomplete rest. */
  get line(): number {
    return this.open[0]?.line ?? this.here;
  }

  private get here(): number {
    return this.parser.line + this.linesBefore;
  }

  /** What this piece of text has made whole. */
  write(text: string): FeedElement[] {
    // Why: nothing at all before the first character is taken for the start of the file.
    if (text) this.parser.write(text);
    this.sinceTag += text.length;
    this.count(0);
    const done = this.done;
    this.done = [];
    return done;
  }

  end(text: string): FeedElement[] {
    const last = this.write(text);
    this.parser.close();
    return [...last, ...this.done];
  }

  private onError(message: string): void {
    if (forgiven.test(message)) return;
    const isCutOff = /unclosed tag|unexpected end/.test(message);
    const cause = isCutOff ? 'it ends in the middle.' : message.replace(/^[\d:]+\s*/, '');
    throw notWellFormed(this.here, cause);
  }

  private refuseLone(text: string): void {
    const at = text.indexOf(`${lone}&`);
    if (at < 0) return;
    const line = this.here - text.slice(at).split('\n').length + 1;
    throw notWellFormed(line, 'a lone "&" must be written as "&amp;".');
  }

  private count(more: number): void {
    this.characters += more;
    if (this.characters > mostCharacters || this.sinceTag > longestStretch)
      throw new FeedRefused(
        `This file has an item that is too long to be a post. Line ${this.here}.`,
      );
  }

  private onOpen(rawName: string, rawAttributes: Record<string, string>): void {
    this.sinceTag = 0;
    // Why once an element is open: a place is an item, however many tags it has.
    if (this.open.length === 0) reachLine(this.here);
    if (this.passedOver > 0 || rawName === this.dialect.leftOut) {
      this.passedOver += 1;
      return;
    }
    const element = this.elementOf(rawName, rawAttributes);
    const { open, outer } = this;
    const isOuter = outer.length === 0 || (outer.length === 1 && element.name === 'channel');
    if (open.length === 0 && isOuter) {
      outer.push(element);
      this.dialect.onOuter?.(element);
      return;
    }
    if (open.length >= deepest)
      throw new FeedRefused('This file is nested too deeply to be a list of posts.');
    if (++this.tags > mostTags)
      throw new FeedRefused('This file has too many tags to be a news feed.');
    for (const [key, value] of Object.entries(element.attributes))
      this.count(key.length + value.length);
    open.push(element);
  }

  private elementOf(rawName: string, rawAttributes: Record<string, string>): FeedElement {
    const entries = Object.entries(rawAttributes);
    const attributes = Object.fromEntries(
      entries.map(([key, value]) => [key, clean(value.replaceAll(`${lone}&`, '&'))]),
    );
    const place = surroundings(attributes, this.places.at(-1) ?? nowhere());
    this.places.push(place);
    return {
      name: nameIn(place, rawName),
      attributes,
      children: [],
      base: place.base,
      line: this.here,
      hadControlCharacters: false,
    };
  }

  private onText(text: string): void {
    const element = this.open.at(-1);
    if (!element || this.passedOver > 0) return;
    const kept = text.slice(0, longestText);
    this.count(kept.length);
    if (withoutControl(kept) !== kept)
      for (const each of this.open) each.hadControlCharacters = true;
    element.children.push(clean(kept));
  }

  private onClose(): void {
    this.sinceTag = 0;
    if (this.passedOver > 0) {
      this.passedOver -= 1;
      return;
    }
    this.places.pop();
    const element = this.open.pop();
    if (!element) {
      this.outer.pop();
      return;
    }
    const around = this.open.at(-1);
    if (around) {
      around.children.push(element);
      return;
    }
    this.done.push(element);
    this.tags = 0;
    this.characters = 0;
  }
}

const notWellFormed = (line: number, cause: string) =>
  new FeedRefused(`This file is not well-formed XML. Line ${line}: ${cause}`);

const clean = (text: string): string =>
  withoutControl(text).replace(/[\u0080-\u009f]/g, (one) => character(one.charCodeAt(0)));

/**
 * Writes an `&` that stands alone as `&amp;`, outside of CDATA, piece by piece: a parser would take all that follows
 * for the name of an entity. The number of what is no character goes, or becomes that control character.
 */
function mender(instead: string): (text: string, isLast?: boolean) => string {
  /** The beginning of a token that may go on in the next piece. */
  const begun = /(?:&#?\w{0,31}|<(?:!(?:\[[a-z]{0,5})?)?|\]{1,2})$/i;
  let rest = '';
  let isCdata = false;
  return (text, isLast = false) => {
    const all = rest + text;
    rest = isLast ? '' : (begun.exec(all.slice(-40))?.[0] ?? '');
    const ready = all.slice(0, all.length - rest.length);
    return ready.replace(
      /<!\[CDATA\[|\]\]>|&(?:(?:#(\d{1,7})|#x([\da-f]{1,6})|[a-z]\w{0,30});)?/gi,
      (found: string, decimal?: string, hex?: string) => {
        if (!found.startsWith('&')) isCdata = found !== ']]>';
        else if (!isCdata && found === '&') return instead;
        else if (!isCdata && (decimal || hex))
          return numbered(found, hex ? Number.parseInt(hex, 16) : Number(decimal));
        return found;
      },
    );
  };
}

/** Keeps a numeric reference unless XML has no such character. */
function numbered(reference: string, code: number): string {
  const one = character(code);
  return one === '' || withoutControl(one) === '' ? one : reference;
}
