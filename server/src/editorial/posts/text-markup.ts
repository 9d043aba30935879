import { DOMParser, type Mark, type Node } from 'prosemirror-model';
import { elementsOf } from './text-elements.ts';
import { schema } from './text-schema.ts';

/** A text as content. */
export const contentOf = (html: string): Node =>
  DOMParser.fromSchema(schema).parse(elementsOf(html), { preserveWhitespace: true });

/** Escaped as the sanitizer escapes, so that both write the same. */
const inText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const inAttribute = (text: string) => inText(text).replace(/"/g, '&quot;');

const tag = (name: string, attributes: Record<string, unknown> = {}, end = '>') =>
  `<${name}${Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${inAttribute(String(value))}"`)
    .join('')}${end}`;
const single = (name: string, attributes?: Record<string, unknown>) => tag(name, attributes, ' />');
const around = (name: string, inside: string, attributes?: Record<string, unknown>) =>
  `${tag(name, attributes)}${inside}</${name}>`;

const style = (declarations: Record<string, unknown>) =>
  Object.entries(declarations)
    .flatMap(([property, value]) => (typeof value === 'number' ? `${property}:${value}px` : []))
    .join(';') || null;
/** A number that says something: a span of more than one cell, a start other than 1. */
const beyondOne = (value: unknown) => (value === 1 ? null : value);

const plain: Record<string, string> = {
  bulletList: 'ul',
  listItem: 'li',
  tableRow: 'tr',
  definitionList: 'dl',
  definitionTerm: 'dt',
  definition: 'dd',
};

const kinds: Record<string, (node: Node, inside: string) => string> = {
  paragraph: ({ attrs }, inside) =>
    around('p', inside, {
      'data-look': attrs.look,
      style: style({ 'margin-top': attrs.spaceAbove, 'margin-bottom': attrs.spaceBelow }),
    }),
  blockquote: ({ attrs }, inside) => around('blockquote', inside, { 'data-look': attrs.look }),
  codeBlock: (_node, inside) => around('pre', around('code', inside)),
  hardBreak: () => single('br'),
  heading: ({ attrs }, inside) => around(`h${attrs.level}`, inside),
  horizontalRule: () => single('hr'),
  orderedList: ({ attrs }, inside) => around('ol', inside, { start: beyondOne(attrs.start) }),
  table: (_node, inside) => around('table', around('tbody', inside)),
  tableHeader: (node, inside) => around('th', inside, spansOf(node)),
  tableCell: (node, inside) => around('td', inside, spansOf(node)),
  figure: ({ attrs: { src, alt, width, height, credit, breadth } }, inside) =>
    around('figure', single('img', { src, alt, width, height }) + around('figcaption', inside), {
      'data-credit': credit,
      'data-width': breadth,
    }),
  embed: ({ attrs }) => around('div', '', { 'data-embed': attrs.address }),
  photoset: ({ attrs }, inside) =>
    around('figure', around('figcaption', inside), { 'data-photoset': attrs.photoset }),
};

const spansOf = ({ attrs }: Node) => ({
  colspan: beyondOne(attrs.colspan),
  rowspan: beyondOne(attrs.rowspan),
});

const letters: Record<string, string> = {
  bold: 'strong',
  code: 'code',
  italic: 'em',
  strike: 's',
  underline: 'u',
  subscript: 'sub',
  superscript: 'sup',
};

function opened({ type, attrs }: Mark): [string, string] {
  if (type.name === 'link') return [tag('a', { href: attrs.href, title: attrs.title }), '</a>'];
  if (type.name === 'textStyle')
    return [tag('span', { style: style({ 'font-size': attrs.fontSize }) }), '</span>'];
  const name = letters[type.name] ?? 'span';
  return [`<${name}>`, `</${name}>`];
}

function written(node: Node): string {
  if (node.isText) return inText(node.text ?? '');
  const inside = insideOf(node);
  const name = plain[node.type.name];
  return name ? around(name, inside) : (kinds[node.type.name]?.(node, inside) ?? inside);
}

/** The content of a node; marks that neighbors share are opened once. */
function insideOf(parent: Node): string {
  let markup = '';
  let open: readonly Mark[] = [];
  const goTo = (marks: readonly Mark[]) => {
    let shared = 0;
    while (shared < marks.length && open[shared] && marks[shared]?.eq(open[shared] as Mark))
      shared += 1;
    for (const mark of open.slice(shared).toReversed()) markup += opened(mark)[1];
    for (const mark of marks.slice(shared)) markup += opened(mark)[0];
    open = marks;
  };
  parent.forEach((child) => {
    goTo(child.marks);
    markup += written(child);
  });
  goTo([]);
  return markup;
}

/** Content as markup. Why: the paragraph that stands ready at the end is no part of a text. */
export const markupOf = (doc: Node): string => insideOf(doc).replace(/(<p><\/p>)+$/, '');
