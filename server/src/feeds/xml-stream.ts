import { SaxesParser } from 'saxes';
import { decodeStream } from './feed-decode.ts';
import { FeedRefused } from './feed-refused.ts';
import { character, declaresEntities, withoutControl } from './feed-xml.ts';

/** An element with its text; names carry the prefix that stands in the file. */
export interface StreamedElement {
  name: string;
  attributes: Record<string, string>;
  /** Its own words, without those of the elements inside. */
  text: string;
  children: StreamedElement[];
  /** Where it begins in the file, from 1. */
  line: number;
  hadControlCharacters: boolean;
}

/** Of the text of one element; what is longer is cut here and told of by whoever reads it. */
const longestText = 1_500_000;
const mostChildren = 20_000;
const deepest = 20;
/** What old exports hold and readers of them forgive. */
const forgiven = /undefined entity|disallowed character\.|character entity|entity name|char data/;

/**
 * Reads the elements that lie this deep, one at a time, whatever the size of the file. Throws FeedRefused where the
 * file is no XML, ends in the middle or declares entities.
 *
 * @param path names of the elements around the wanted ones, such as `rss`, `channel`
 */
export async function* streamElements(
  file: AsyncIterable<Buffer>,
  path: readonly string[],
): AsyncGenerator<StreamedElement> {
  const done: StreamedElement[] = [];
  const parser = parserInto(done, path);
  const mend = ampersands();
  for await (const piece of decodeStream(file)) {
    const text = mend(piece);
    // Why: nothing at all before the first character is taken for the start of the file.
    if (text) parser.write(text);
    yield* done.splice(0);
  }
  parser.write(mend('', true));
  parser.close();
  yield* done;
}

function parserInto(done: StreamedElement[], path: readonly string[]): SaxesParser {
  const parser = new SaxesParser();
  /** What is open around the wanted elements, and what is open of one of them. */
  const around: string[] = [];
  const open: StreamedElement[] = [];
  const refuse = (message: string) => {
    throw new FeedRefused(message);
  };
  parser.on('error', ({ message }) => {
    if (forgiven.test(message)) return;
    if (/unclosed tag|unexpected end/.test(message)) refuse('This file ends in the middle.');
    refuse(
      `This file is not well-formed XML. Line ${parser.line}: ${message.replace(/^[\d:]+\s*/, '')}`,
    );
  });
  parser.on('doctype', (text) => {
    if (text.includes('[')) refuse(declaresEntities);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const isInside = open.length > 0 || path.every((each, at) => around[at] === each);
    if (!isInside) {
      around.push(name);
      return;
    }
    if (open.length >= deepest) refuse('This file is nested too deep to be a list of posts.');
    open.push({
      name,
      attributes,
      text: '',
      children: [],
      line: parser.line,
      hadControlCharacters: false,
    });
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (!element || element.text.length > longestText) return;
    const clean = withoutControl(text);
    if (clean !== text) for (const each of open) each.hadControlCharacters = true;
    element.text += clean.replace(/[\u0080-\u009f]/g, (one) => character(one.charCodeAt(0)));
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    const outer = open.at(-1);
    if (!element) around.pop();
    else if (!outer) done.push(element);
    else if (outer.children.length < mostChildren) outer.children.push(element);
  });
  return parser;
}

/**
 * Writes an `&` that stands alone as `&amp;`, outside of CDATA, piece by piece: a parser would take all that follows
 * for the name of an entity.
 */
function ampersands(): (text: string, isLast?: boolean) => string {
  /** The beginning of a token that may go on in the next piece. */
  const begun = /(?:&#?\w{0,31}|<(?:!(?:\[[a-z]{0,5})?)?|\]{1,2})$/i;
  let rest = '';
  let isCdata = false;
  return (text, isLast = false) => {
    const all = rest + text;
    rest = isLast ? '' : (begun.exec(all.slice(-40))?.[0] ?? '');
    const ready = all.slice(0, all.length - rest.length);
    return ready.replace(
      /<!\[CDATA\[|\]\]>|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});)/gi,
      (found) => {
        if (found === '&') return isCdata ? '&' : '&amp;';
        isCdata = found !== ']]>';
        return found;
      },
    );
  };
}

/** The text of the first child of this name; '' without one. */
export const textOfChild = (element: StreamedElement, name: string): string =>
  element.children.find((child) => child.name === name)?.text.trim() ?? '';

export const childrenCalled = (element: StreamedElement, name: string): StreamedElement[] =>
  element.children.filter((child) => child.name === name);
