import { looks } from '@masthead/shared/platform/rich-text/sizes.ts';
import { type Command, Extension, getSchema, InputRule, Mark, textInputRule } from '@tiptap/core';
import { TableCell } from '@tiptap/extension-table/cell';
import { TableHeader } from '@tiptap/extension-table/header';
import { TableRow } from '@tiptap/extension-table/row';
import { Table } from '@tiptap/extension-table/table';
import { TextStyle } from '@tiptap/extension-text-style/text-style';
import { Placeholder } from '@tiptap/extensions/placeholder';
import {
  DOMParser,
  DOMSerializer,
  type Node,
  type ResolvedPos,
  type Schema,
} from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { definitions } from './definitions.ts';
import { Embed } from './embed.ts';
import { Figure } from './figure.ts';
import { Find } from './find.ts';
import { addressOf } from './LinkBar.tsx';
import { Photoset, type PhotosetOptions } from './photoset.ts';
import { Sizes } from './sizes.ts';

/** `[words](address)`, once its bracket is closed. */
const typedLink = new InputRule({
  find: /\[([^[\]\n]+)\]\(([^()\s]+)\)$/,
  handler: ({ state: { tr, schema }, range, match: [, words = '', address = ''] }) => {
    const href = addressOf(address);
    const link = schema.marks.link;
    if (!href || !link) return null;
    const marks = tr.doc.resolve(range.to).marks();
    tr.replaceWith(range.from, range.to, schema.text(words, link.create({ href }).addToSet(marks)));
    tr.removeStoredMark(link);
  },
});

const opensAfter = String.raw`(?:^|[\s{[(<'"\u2018\u201c\u2013\u2014])`;

/** Typographic replacements. One Backspace reverts them; code is not changed. */
const Typing = Extension.create({
  name: 'typing',
  addInputRules: () => [
    typedLink,
    textInputRule({ find: new RegExp(`${opensAfter}(")$`), replace: '\u201c' }),
    textInputRule({ find: /(")$/, replace: '\u201d' }),
    textInputRule({ find: new RegExp(`${opensAfter}(')$`), replace: '\u2018' }),
    textInputRule({ find: /(')$/, replace: '\u2019' }),
    textInputRule({ find: /[^-](--)$/, replace: '\u2014' }),
    textInputRule({ find: /[^.](\.\.\.)$/, replace: '\u2026' }),
  ],
});

/** Letters above or below the line. */
const raised = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    excludes: name === 'subscript' ? 'superscript' : 'subscript',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Blocks for pages only; email clients show them badly or not at all. */
const pageExtensions = (photosets: Partial<PhotosetOptions>) => [
  // Why: widths of columns are the page's matter.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }),
  TableRow,
  TableHeader,
  TableCell,
  ...definitions,
  Looks,
  Figure,
  Embed,
  Photoset.configure(photosets),
];

/** Everything that a text can hold; the server keeps the same and nothing else. */
export const extensionsOf = (
  placeholder: string,
  isEmail = false,
  photosets: Partial<PhotosetOptions> = {},
) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      protocols: ['mailto', 'tel'],
    },
    code: isEmail ? false : {},
    codeBlock: isEmail ? false : { languageClassPrefix: null, HTMLAttributes: {} },
  }),
  raised('subscript', 'sub'),
  raised('superscript', 'sup'),
  // Why: a span without a size is not this mark.
  TextStyle.extend({
    parseHTML: () => [
      {
        tag: 'span',
        consuming: false,
        getAttrs: (element) => (element.style.fontSize.endsWith('px') ? null : false),
      },
    ],
  }),
  Sizes,
  ...(isEmail ? [] : pageExtensions(photosets)),
  Find,
  Moving,
  Typing,
  Placeholder.configure({ placeholder }),
];

/** Why: the paragraph that stands ready at the end is no part of a text. */
const withoutEnd = (html: string) => html.replace(/(<p><\/p>)+$/, '');

/** A text as markup. */
export const markupOf = (editor: { getHTML: () => string }) => withoutEnd(editor.getHTML());

let known: Schema | null = null;
export const schemaOfTexts = () => {
  known ??= getSchema(extensionsOf(''));
  return known;
};

/** Why: a space at the end of a paragraph is the start of the next word. */
export const parsing = { preserveWhitespace: true } as const;

/** Markup as content. Why: in a document of its own nothing of it is loaded or run. */
export const contentOf = (html: string, schema: Schema): Node =>
  DOMParser.fromSchema(schema).parse(
    new window.DOMParser().parseFromString(html, 'text/html').body,
    parsing,
  );

/** Content as markup, as the editor writes it. */
export function markupOfContent({ content, type: { schema } }: Node): string {
  const document = window.document.implementation.createHTMLDocument();
  const page = document.createElement('div');
  page.append(DOMSerializer.fromSchema(schema).serializeFragment(content, { document }));
  return withoutEnd(page.innerHTML);
}

/** A text as the editor writes it, so that two copies of it can be compared. */
export const canonical = (html: string): string =>
  markupOfContent(contentOf(html, schemaOfTexts()));

/** The attribute that is there when a block has this look. */
const look = (name: string) => ({
  look: {
    default: null,
    // Why: the line after a button is text again.
    keepOnSplit: false,
    parseHTML: (element: HTMLElement) => (element.dataset.look === name ? name : null),
    renderHTML: (given: Record<string, unknown>) =>
      given.look === name ? { 'data-look': name } : {},
  },
});

/** Pull quotes and buttons: a quote and a paragraph with a look of their own. */
const Looks = Extension.create({
  name: 'looks',
  addGlobalAttributes: () => [
    { types: ['blockquote'], attributes: look(looks.blockquote) },
    { types: ['paragraph'], attributes: look(looks.p) },
  ],
});

/** The depth of what holds the blocks that move: the innermost list with several items, or the text. */
function depthOf($from: ResolvedPos, $to: ResolvedPos): number {
  for (let depth = $from.sharedDepth($to.pos); depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type.spec.group?.includes('list') && node.childCount > 1) return depth;
  }
  return 0;
}

/** Moves the chosen blocks past the one before or after them. Why that one moves: the selection stays as it is. */
const move =
  (way: 'up' | 'down'): Command =>
  ({ state: { selection }, tr, dispatch }) => {
    const { $from, $to } = selection;
    const depth = depthOf($from, $to);
    const parent = $from.node(depth);
    const [first, end] = [$from.index(depth), $to.indexAfter(depth)];
    const other = parent.maybeChild(way === 'up' ? first - 1 : end);
    if (!other || !dispatch) return true;
    const from = $from.posAtIndex(first, depth);
    const to = $from.posAtIndex(end, depth);
    if (way === 'up') tr.insert(to, other).delete(from - other.nodeSize, from);
    else tr.delete(to, to + other.nodeSize).insert(from, other);
    tr.scrollIntoView();
    return true;
  };

/** Alt and an arrow move a block of the text, or an item of a list, up or down. */
const Moving = Extension.create({
  name: 'moving',
  addKeyboardShortcuts: () => ({
    'Alt-ArrowUp': ({ editor }) => editor.commands.command(move('up')),
    'Alt-ArrowDown': ({ editor }) => editor.commands.command(move('down')),
  }),
});
