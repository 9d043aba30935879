import { type Html, html, markupOf, trusted } from '../../platform/http/html.ts';
import { tooTangled } from './feed-html.ts';
import { cardOf } from './ghost-cards.ts';
import { mobiledocStory } from './ghost-mobiledoc.ts';
import {
  element,
  fieldsOf,
  heading,
  listOf,
  type Mark,
  Pieces,
  TooTangled,
} from './ghost-pieces.ts';

interface Forms {
  html?: string | null | undefined;
  lexical?: string | null | undefined;
  mobiledoc?: string | null | undefined;
  plaintext?: string | null | undefined;
}
interface Story {
  html: string;
  notes: string[];
  /** True if there is a text that can't be read. */
  isUnread?: boolean;
}

const ownAddress = '__GHOST_URL__';
const gate = '<!--kg-gated-block:begin ';
const gateEnd = '<!--kg-gated-block:end-->';
/** In characters; both formats take some ten times the room of the words in them. */
const longestDocument = 10_000_000;

/**
 * The text of a Ghost post as unsanitized HTML, with notes on what was left out. An export may have it as HTML, in
 * the format of either editor, or as plain text; the first one present is used (decision 81).
 */
export function ghostStory({ html, lexical, mobiledoc, plaintext }: Forms): Story {
  if (html) return withoutGated(withoutOwnAddress(html));
  const words = withoutOwnAddress(plaintext ?? '');
  if (!lexical && !mobiledoc) return { html: words, notes: words ? [] : ['it has no text'] };
  const read = lexical
    ? fromDocument(lexical, lexicalStory)
    : fromDocument(mobiledoc ?? '', mobiledocStory);
  return { ...read, html: read.html || words };
}

/** Why: the placeholder for the site's own URL in exports. */
const withoutOwnAddress = (text: string) => text.replaceAll(ownAddress, '');

function fromDocument(text: string, read: (text: string, pieces: Pieces) => Html): Story {
  const pieces = new Pieces();
  try {
    if (text.length > longestDocument) throw new TooTangled();
    const html = markupOf(read(withoutOwnAddress(text), pieces));
    return { html, notes: [...pieces.notes] };
  } catch (error) {
    if (error instanceof TooTangled) return { html: '', notes: [tooTangled], isUnread: true };
    if (error instanceof SyntaxError)
      return {
        html: '',
        notes: ['its text is not valid JSON and was left out'],
        isUnread: true,
      };
    throw error;
  }
}

/** Removes members-only parts. Why no regular expression: unclosed markers would make it quadratic. */
function withoutGated(html: string): Story {
  const [start = '', ...gated] = html.split(gate);
  let isCut = false;
  const rest = gated.map((part) => {
    const end = part.indexOf(gateEnd);
    if (!part.startsWith('nonMember:false')) return gate + part;
    isCut = true;
    return end < 0 ? '' : part.slice(end + gateEnd.length);
  });
  return {
    html: start + rest.join(''),
    notes: isCut ? ['a part that the public does not see at the source was left out'] : [],
  };
}

type Node = Readonly<Record<string, unknown>>;

/** Bits of `format`, from the inside out. */
const formats: readonly (readonly [bit: number, mark: Mark])[] = [
  [16, 'code'],
  [64, 'sup'],
  [32, 'sub'],
  [8, 'u'],
  [4, 's'],
  [2, 'em'],
  [1, 'strong'],
];
const nothing = trusted('');
const childrenOf = (node: Node): readonly Node[] => listOf(node.children).map(fieldsOf);
const typeOf = ({ type }: Node): string => (typeof type === 'string' ? type : '');
const isList = (node: Node): boolean => typeOf(node) === 'list';

/** A document of Ghost's editor since version 5, in the JSON of Lexical, as HTML. Throws SyntaxError and TooTangled. */
function lexicalStory(text: string, pieces: Pieces): Html {
  return blocks(fieldsOf(fieldsOf(JSON.parse(text)).root), pieces);
}

const blocks = (node: Node, pieces: Pieces): Html =>
  html`${childrenOf(node).map((child) => pieces.inside(() => block(child, pieces)))}`;

function block(node: Node, pieces: Pieces): Html {
  const type = typeOf(node).replace(/^extended-/, '');
  switch (type) {
    case 'paragraph':
      return element('p', inline(node, pieces));
    case 'heading':
      return heading(String(node.tag), inline(node, pieces));
    case 'quote':
    case 'aside':
      return element('blockquote', element('p', inline(node, pieces)));
    case 'list':
      return list(node, pieces);
    default:
      if (isInline(node)) return element('p', span(node, pieces));
      // Why: text inside unknown nodes is kept.
      return Array.isArray(node.children) ? blocks(node, pieces) : cardOf(type, node, pieces);
  }
}

const isInline = (node: Node): boolean =>
  'text' in node || ['linebreak', 'tab', 'link', 'autolink'].includes(typeOf(node));

const inline = (node: Node, pieces: Pieces): Html =>
  html`${childrenOf(node).map((child) => pieces.inside(() => span(child, pieces)))}`;

function span(node: Node, pieces: Pieces): Html {
  if ('text' in node) return text(node, pieces);
  switch (typeOf(node)) {
    case 'linebreak':
      return html`<br />`;
    case 'tab':
      return html` `;
    // Why: the paragraph that the editor leaves behind a card is empty.
    case 'zwnj':
      return nothing;
    case 'link':
    case 'autolink':
      return link(pieces.words(node.url), inline(node, pieces));
    default:
      return Array.isArray(node.children)
        ? inline(node, pieces)
        : cardOf(typeOf(node), node, pieces);
  }
}

const link = (href: string, inside: Html): Html =>
  href ? html`<a href="${href}">${inside}</a>` : inside;

function text(node: Node, pieces: Pieces): Html {
  const format = typeof node.format === 'number' ? node.format : 0;
  return formats.reduce(
    (inside, [bit, mark]) => (format & bit ? element(mark, inside) : inside),
    html`${pieces.words(node.text)}`,
  );
}

/** Lexical puts a nested list into an item of its own; HTML puts it into the previous item. */
function list(node: Node, pieces: Pieces): Html {
  const items: Html[][] = [];
  for (const item of childrenOf(node))
    pieces.inside(() => {
      const inside = childrenOf(item);
      const words = inline({ children: inside.filter((child) => !isList(child)) }, pieces);
      if (!isList(inside[0] ?? {}) || items.length === 0) items.push([words]);
      for (const deeper of inside.filter(isList))
        items.at(-1)?.push(pieces.inside(() => list(deeper, pieces)));
    });
  const written = items.map((parts) => element('li', parts));
  if (node.listType !== 'number' && node.tag !== 'ol') return element('ul', written);
  const start = Number.isSafeInteger(node.start) ? Number(node.start) : 1;
  return start === 1 ? element('ol', written) : html`<ol start="${start}">${written}</ol>`;
}
