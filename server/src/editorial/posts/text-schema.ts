import { embedOf } from '@masthead/shared/platform/rich-text/embeds.ts';
import {
  fontSizes,
  isPictureWidth,
  looks,
  pixelsWithin,
  spaces,
} from '@masthead/shared/platform/rich-text/sizes.ts';
import { textSchema } from '@masthead/shared/platform/rich-text/text-schema.ts';
import { isLinkOrPath } from '@masthead/shared/platform/values/fields.ts';
import { type Attrs, type Node, Schema, type TagParseRule } from 'prosemirror-model';
import type { TextElement } from './text-elements.ts';

type Check = (value: unknown) => boolean;
const isNull: Check = (value) => value === null;
const isOneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const isCount =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isText =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most;
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

const space = orNull(isCount(spaces.least, spaces.most));
const pixels = orNull(isCount(1, 20_000));
const cell: Record<string, Check> = {
  colspan: isCount(1, 1000),
  rowspan: isCount(1, 1000),
  colwidth: (value) => value === null || (Array.isArray(value) && value.every(isCount(0, 20_000))),
  align: isOneOf(null, 'left', 'center', 'right'),
};

/** What each attribute may be. One without a rule is never anything but its default. */
const checks: Record<string, Record<string, Check>> = {
  paragraph: { spaceAbove: space, spaceBelow: space, look: isOneOf(null, looks.p) },
  blockquote: { look: isOneOf(null, looks.blockquote) },
  heading: { level: isOneOf(2, 3, 4) },
  orderedList: { start: isCount(-1_000_000, 1_000_000), type: orNull(isText(10)) },
  codeBlock: { language: orNull(isText(100)) },
  tableHeader: cell,
  tableCell: cell,
  figure: {
    src: (value) => typeof value === 'string' && isLinkOrPath(value),
    alt: orNull(isText(5000)),
    credit: orNull(isText(5000)),
    breadth: (value) => value === null || isPictureWidth(value),
    width: pixels,
    height: pixels,
  },
  embed: { address: (value) => typeof value === 'string' && embedOf(value) !== null },
  photoset: { photoset: isCount(1, 999_999_999) },
  link: { href: isText(5000), title: orNull(isText(5000)) },
  textStyle: { fontSize: orNull(isCount(fontSizes.least, fontSizes.most)) },
};

type Kind = (typeof textSchema.nodes)[string];

const attrsOf = ({ attrs = {} }: Kind) =>
  Object.fromEntries(Object.entries(attrs).map(([key, usual]) => [key, { default: usual }]));

const isRight = (name: string, attrs: Attrs): boolean =>
  Object.entries(attrs).every(([key, value]) => (checks[name]?.[key] ?? isNull)(value));

/** True if a text is built as the schema says, and every attribute has a value that the editor gives. */
export function isWhole(doc: Node): boolean {
  try {
    doc.check();
  } catch {
    return false;
  }
  let isAll = true;
  doc.descendants((node) => {
    const { type, attrs, marks } = node;
    isAll &&=
      isRight(type.name, attrs) && marks.every((mark) => isRight(mark.type.name, mark.attrs));
  });
  return isAll;
}

type Read = (from: TextElement) => Attrs | false | null;

const rule = (tag: string, getAttrs: Read = () => null, more: Partial<TagParseRule> = {}) =>
  ({ tag, getAttrs: getAttrs as TagParseRule['getAttrs'], ...more }) as TagParseRule;
const rules = (...tags: string[]) => tags.map((tag) => rule(tag));

/** The value of a declaration in a style attribute. */
const styleOf = (from: TextElement, property: string) =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`).exec(from.getAttribute('style') ?? '')?.[1] ??
  '';
const count = (value: string | null) => {
  const pixels = Number(value);
  return Number.isInteger(pixels) && pixels > 0 && pixels < 20_000 ? pixels : null;
};
const lookOf = (from: TextElement, look: string) =>
  from.getAttribute('data-look') === look ? look : null;

function pictureOf(picture: TextElement | null) {
  const src = picture?.getAttribute('src') ?? '';
  if (!picture || !isLinkOrPath(src)) return false;
  return {
    src,
    alt: picture.getAttribute('alt') || null,
    width: count(picture.getAttribute('width')),
    height: count(picture.getAttribute('height')),
  };
}

const cellOf: Read = (from) => ({
  colspan: Math.min(1000, Number.parseInt(from.getAttribute('colspan') ?? '1', 10) || 1),
  rowspan: Math.min(1000, Number.parseInt(from.getAttribute('rowspan') ?? '1', 10) || 1),
});

const caption = {
  contentElement: (from: unknown) => {
    const element = from as TextElement;
    return (element.querySelector('figcaption') ?? element.empty()) as never;
  },
};

/** How markup is read, as the editor's extensions read it. */
const parsing: Record<string, TagParseRule[]> = {
  paragraph: [
    rule('p', (from) => ({
      spaceAbove: pixelsWithin(styleOf(from, 'margin-top'), spaces),
      spaceBelow: pixelsWithin(styleOf(from, 'margin-bottom'), spaces),
      look: lookOf(from, looks.p),
    })),
  ],
  blockquote: [rule('blockquote', (from) => ({ look: lookOf(from, looks.blockquote) }))],
  bulletList: rules('ul'),
  codeBlock: [rule('pre', undefined, { preserveWhitespace: 'full' })],
  hardBreak: rules('br'),
  heading: [2, 3, 4].map((level) => rule(`h${level}`, () => ({ level }))),
  horizontalRule: rules('hr'),
  listItem: rules('li'),
  orderedList: [
    rule('ol', (from) => ({ start: Number.parseInt(from.getAttribute('start') ?? '1', 10) || 1 })),
  ],
  table: rules('table'),
  tableRow: rules('tr'),
  tableHeader: [rule('th', cellOf)],
  tableCell: [rule('td', cellOf)],
  definitionList: rules('dl'),
  definitionTerm: rules('dt'),
  definition: rules('dd'),
  figure: [
    rule(
      'figure',
      (from) => {
        const picture = pictureOf(from.querySelector('img'));
        const breadth = from.getAttribute('data-width');
        return (
          picture && {
            ...picture,
            credit: from.getAttribute('data-credit') || null,
            breadth: isPictureWidth(breadth) ? breadth : null,
          }
        );
      },
      caption,
    ),
    rule('img', pictureOf, {
      contentElement: (from: unknown) => (from as TextElement).empty() as never,
    }),
  ],
  embed: [
    rule('div', (from) => {
      const address = from.getAttribute('data-embed') ?? '';
      return embedOf(address) ? { address } : false;
    }),
  ],
  photoset: [
    rule(
      'figure',
      (from) => {
        const id = from.getAttribute('data-photoset') ?? '';
        return /^[1-9]\d{0,8}$/.test(id) ? { photoset: Number(id) } : false;
      },
      { ...caption, priority: 60 },
    ),
  ],
  link: [
    rule('a', (from) => {
      const href = from.getAttribute('href');
      return href ? { href, title: from.getAttribute('title') } : false;
    }),
  ],
  textStyle: [
    rule(
      'span',
      (from) => {
        const fontSize = pixelsWithin(styleOf(from, 'font-size'), fontSizes);
        return fontSize === null ? false : { fontSize };
      },
      { consuming: false },
    ),
  ],
  bold: rules('strong', 'b'),
  code: rules('code'),
  italic: rules('em', 'i'),
  strike: rules('s'),
  underline: rules('u'),
  subscript: rules('sub'),
  superscript: rules('sup'),
};

const kindsOf = (kinds: Record<string, Kind>) =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      { ...kind, attrs: attrsOf(kind), ...(parsing[name] && { parseDOM: parsing[name] }) },
    ]),
  );

/** What the text of a post can hold: the editor's schema with what each attribute may be. */
export const schema = new Schema({
  nodes: kindsOf(textSchema.nodes),
  marks: kindsOf(textSchema.marks),
});
