import { getSchema, Mark } from '@tiptap/core';
import { TableCell } from '@tiptap/extension-table/cell';
import { TableHeader } from '@tiptap/extension-table/header';
import { TableRow } from '@tiptap/extension-table/row';
import { Table } from '@tiptap/extension-table/table';
import { TextStyle } from '@tiptap/extension-text-style/text-style';
import { Placeholder } from '@tiptap/extensions/placeholder';
import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { definitions } from './definitions.ts';
import { Embed } from './embed.ts';
import { Figure } from './figure.ts';
import { Find } from './find.ts';
import { Looks } from './looks.ts';
import { Moving } from './moving.ts';
import { Photoset, type PhotosetOptions } from './photoset.ts';
import { Sizes } from './sizes.ts';
import { Typing } from './typing.ts';

/** Letters above or below the line. */
const raised = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    excludes: name === 'subscript' ? 'superscript' : 'subscript',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** What stands in a page and in no email: mail programs show it badly or not at all. */
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
  // Why: a span that says nothing of the size is none.
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
const schemaOfTexts = () => {
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

/** A text as the editor writes it, so that two copies of it can be compared. */
export function canonical(html: string): string {
  const schema = schemaOfTexts();
  const document = window.document.implementation.createHTMLDocument();
  const page = document.createElement('div');
  const { content } = contentOf(html, schema);
  page.append(DOMSerializer.fromSchema(schema).serializeFragment(content, { document }));
  return withoutEnd(page.innerHTML);
}
