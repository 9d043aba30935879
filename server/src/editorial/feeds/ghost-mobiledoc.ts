import { type Html, html, trusted } from '../../platform/http/html.ts';
import { cardOf } from './ghost-cards.ts';
import {
  element,
  fieldsOf,
  heading,
  listOf,
  type Mark,
  type Pieces,
  TooTangled,
} from './ghost-pieces.ts';

interface Mobiledoc {
  markups: readonly unknown[];
  atoms: readonly unknown[];
  cards: readonly unknown[];
  sections: readonly unknown[];
}

const marks: Readonly<Record<string, Mark>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  s: 's',
  del: 's',
  u: 'u',
  code: 'code',
  sub: 'sub',
  sup: 'sup',
};
const deepestMarks = 30;
const nothing = trusted('');

/**
 * A document of Ghost's editor from version 1 to 4 (Mobiledoc 0.3 JSON) as HTML. Sections refer to markups, atoms and
 * cards by index. Throws SyntaxError and TooTangled.
 */
export function mobiledocStory(text: string, pieces: Pieces): Html {
  const { markups, atoms, cards, sections } = fieldsOf(JSON.parse(text));
  const document = {
    markups: listOf(markups),
    atoms: listOf(atoms),
    cards: listOf(cards),
    sections: listOf(sections),
  };
  return html`${document.sections.map((one) =>
    pieces.inside(() => section(listOf(one), document, pieces)),
  )}`;
}

function section(parts: readonly unknown[], document: Mobiledoc, pieces: Pieces): Html {
  const [kind, what, inside] = parts;
  const named = String(what).toLowerCase();
  if (kind === 1) return words(named, markers(listOf(inside), document, pieces));
  if (kind === 2) return cardOf('image', { src: what }, pieces);
  if (kind === 3)
    return element(
      named === 'ol' ? 'ol' : 'ul',
      listOf(inside).map((item) => element('li', markers(listOf(item), document, pieces))),
    );
  const [name, payload] = kind === 10 ? listOf(document.cards[Number(what)]) : [];
  return typeof name === 'string' ? cardOf(name, payload, pieces) : nothing;
}

function words(tag: string, inside: Html): Html {
  if (/^h[1-6]$/.test(tag)) return heading(tag, inside);
  const isQuote = ['blockquote', 'aside', 'pull-quote'].includes(tag);
  return isQuote ? element('blockquote', element('p', inside)) : element('p', inside);
}

/** Text is split where a markup starts or ends. Each piece lists the markups it opens and how many it closes. */
function markers(list: readonly unknown[], document: Mobiledoc, pieces: Pieces): Html {
  const open = [{ markup: undefined as unknown, parts: [] as Html[] }];
  const close = () => {
    const last = open.length > 1 ? open.pop() : undefined;
    if (last) open.at(-1)?.parts.push(marked(listOf(last.markup), last.parts, pieces));
  };
  for (const one of list)
    pieces.inside(() => {
      const [kind, opened, closed, value] = listOf(one);
      for (const at of listOf(opened))
        open.push({ markup: document.markups[Number(at)], parts: [] });
      if (open.length > deepestMarks) throw new TooTangled();
      open
        .at(-1)
        ?.parts.push(
          kind === 1 ? atom(document.atoms[Number(value)], pieces) : html`${pieces.words(value)}`,
        );
      for (let left = Math.min(Number(closed) || 0, deepestMarks); left > 0; left -= 1) close();
    });
  while (open.length > 1) close();
  return html`${open[0]?.parts ?? []}`;
}

function marked([tag, attributes]: readonly unknown[], parts: Html[], pieces: Pieces): Html {
  const name = String(tag).toLowerCase();
  if (name !== 'a') {
    const mark = Object.hasOwn(marks, name) ? marks[name] : undefined;
    return mark ? element(mark, parts) : html`${parts}`;
  }
  const pairs = listOf(attributes);
  const at = pairs.indexOf('href');
  const href = at < 0 ? '' : pieces.words(pairs[at + 1]);
  return href ? html`<a href="${href}">${parts}</a>` : html`${parts}`;
}

function atom(given: unknown, pieces: Pieces): Html {
  const [name, value] = listOf(given);
  return name === 'soft-return' ? html`<br />` : html`${pieces.words(value)}`;
}
