import { parseDocument } from 'htmlparser2';

type Parsed = ReturnType<typeof parseDocument>['children'][number];

/** What ProseMirror and our rules ask of an element. */
export interface TextElement {
  getAttribute: (name: string) => string | null;
  querySelector: (tag: string) => TextElement | null;
  /** An element without content. */
  empty: () => object;
}

const hasChildren = (node: object): node is { children: Parsed[] } => 'children' in node;

const lineBreak = { nodeType: 3, nodeName: '#text', nodeValue: '\n', previousSibling: null };
const ownerDocument = { createTextNode: () => lineBreak };
const empty = () => ({ nodeType: 1, nodeName: 'DIV', firstChild: null, childNodes: [] });

function firstOf(node: { children: Parsed[] }, tag: string): Parsed | null {
  for (const child of node.children) {
    if ('name' in child && child.name === tag) return child;
    const inside = hasChildren(child) ? firstOf(child, tag) : null;
    if (inside) return inside;
  }
  return null;
}

/** Moves a child to the end of another element. Why: ProseMirror puts a list inside a list into its item. */
function append(to: { children: Parsed[] }, child: Parsed): void {
  const { parent, prev, next } = child;
  if (parent) parent.children = parent.children.filter((each) => each !== child);
  if (prev) prev.next = next;
  if (next) next.prev = prev;
  const last = to.children.at(-1) ?? null;
  if (last) last.next = child as never;
  child.prev = last as never;
  child.next = null;
  child.parent = to as never;
  to.children.push(child);
}

/** Gives a parsed node the parts of a browser's element that it lacks. */
function complete(node: Parsed): void {
  if (!('name' in node) || !hasChildren(node)) {
    Object.assign(node, { nodeName: '#text' });
    return;
  }
  const { name, attribs } = node as { name: string; attribs: Record<string, string> };
  Object.assign(node, {
    nodeName: name.toUpperCase(),
    ownerDocument,
    empty,
    matches: (tag: string) => tag === name,
    getAttribute: (key: string) => (Object.hasOwn(attribs, key) ? attribs[key] : null),
    querySelector: (tag: string) => firstOf(node, tag),
    appendChild: (child: Parsed) => append(node, child),
  });
  for (const child of node.children) complete(child);
}

/** Markup as a tree that ProseMirror can read without a browser. */
export function elementsOf(html: string): object {
  const page = parseDocument(html);
  for (const child of page.children) complete(child);
  return page;
}
