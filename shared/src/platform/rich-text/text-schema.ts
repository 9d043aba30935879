/** A kind of node or mark as ProseMirror declares it; `attrs` holds the defaults. */
interface Kind {
  content?: string;
  group?: string;
  marks?: string;
  inline?: true;
  atom?: true;
  code?: true;
  defining?: true;
  isolating?: true;
  linebreakReplacement?: true;
  tableRole?: string;
  excludes?: string;
  inclusive?: boolean;
  attrs?: Record<string, string | number | null>;
}

const cell = { content: 'block+', isolating: true } as const;
const cellAttrs = { colspan: 1, rowspan: 1, colwidth: null, align: null };
const list = { content: 'listItem+', group: 'block list' };

/**
 * What the text of a post consists of, as the editor's extensions declare it. The server reads shared documents by it;
 * a page test compares it with the editor. The order decides which kind is the default and how marks are nested.
 */
export const textSchema: { nodes: Record<string, Kind>; marks: Record<string, Kind> } = {
  nodes: {
    paragraph: {
      content: 'inline*',
      group: 'block',
      attrs: { spaceAbove: null, spaceBelow: null, look: null },
    },
    blockquote: { content: 'block+', group: 'block', defining: true, attrs: { look: null } },
    bulletList: list,
    codeBlock: {
      content: 'text*',
      group: 'block',
      marks: '',
      code: true,
      defining: true,
      attrs: { language: null },
    },
    doc: { content: 'block+' },
    hardBreak: { group: 'inline', inline: true, linebreakReplacement: true },
    heading: { content: 'inline*', group: 'block', defining: true, attrs: { level: 1 } },
    horizontalRule: { group: 'block' },
    listItem: { content: 'paragraph block*', defining: true },
    orderedList: { ...list, attrs: { start: 1, type: null } },
    text: { group: 'inline' },
    table: { content: 'tableRow+', group: 'block', isolating: true, tableRole: 'table' },
    tableRow: { content: '(tableCell | tableHeader)*', tableRole: 'row' },
    tableHeader: { ...cell, tableRole: 'header_cell', attrs: cellAttrs },
    tableCell: { ...cell, tableRole: 'cell', attrs: cellAttrs },
    definitionList: { content: '(definitionTerm | definition)+', group: 'block' },
    definitionTerm: { content: 'inline*', defining: true },
    definition: { content: 'paragraph block*', defining: true },
    figure: {
      content: 'inline*',
      group: 'block',
      isolating: true,
      attrs: { src: '', alt: null, credit: null, breadth: null, width: null, height: null },
    },
    embed: { group: 'block', atom: true, attrs: { address: null } },
    photoset: { content: 'inline*', group: 'block', isolating: true, attrs: { photoset: null } },
  },
  marks: {
    link: {
      inclusive: true,
      attrs: { href: null, target: null, rel: null, class: null, title: null },
    },
    textStyle: { attrs: { fontSize: null } },
    bold: {},
    code: { code: true, excludes: '_' },
    italic: {},
    strike: {},
    underline: {},
    subscript: { excludes: 'superscript' },
    superscript: { excludes: 'subscript' },
  },
};
