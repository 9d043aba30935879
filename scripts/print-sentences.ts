import { screens } from '../shared/src/screens.ts';
import { areaOf } from './import-rules.ts';
import { projectRoot } from './source-tree.ts';
import { type CodeFile, childrenOf, codeIn, isNode, type Node, nameOf } from './syntax-tree.ts';

/** A text that a user can read, and its location. */
export interface Sentence {
  text: string;
  path: string;
  line: number;
}

/** The folders with the sentences of screens, emails, public pages and the terminal. */
const productFolders = ['shared/src', 'server/src', 'web/src', 'scripts'];

/** Attributes and properties whose value is shown, even if it is one lower-case word. */
const shownNames =
  /^(alt|aria-label|caption|confirm|description|empty|error|heading|hint|label|message|noun|placeholder|plural|reason|sentence|summary|text|title|unit)$|(Label|Message|Sentence|Title|Words)$/;
/** Attributes and properties whose value is never shown. */
const hiddenNames =
  /^(accept|allow|area|autoComplete|class|className|classNames|code|content-.*|d|href|key|loading|media|name|path|pattern|rel|role|sandbox|sizes|src|style|styles|svg|transform|type|url|viewBox|when)$/i;
/** Functions and tags whose arguments are code. */
const codeCalls =
  /^(addEventListener|closest|clsx|db|execute|has|includes|indexOf|matchMedia|query|querySelector|querySelectorAll|raw|replace|split|sql|startsWith)$/;

const code = [
  /^(https?|mailto|data):|^[./#@]\S*$|^--|=>|\$\d|[{};]\s*$/,
  /^[\w.-]+\/[\w./*-]+(;.*)?$/,
  /^[a-z-]+: ?[^;]+;|^\(?(max|min|prefers)-[a-z]+:?/,
  /^(select|insert into|update \w+ set|delete from|with \w+ as|alter|create (table|index|role)|drop|grant|set|from|where|and|order by|limit)\b.*[=._(*"]/,
  /[a-z]_[a-z]|(^|[\s(,])([a-z]{1,2})?\.[a-z]{2,}|\b(coalesce|collate|exists) ?[("]|^action = | (desc|asc|nulls last)$/,
];
const oneWord = /^[A-Za-z][a-z’'-]+[.:!?…]?$/;
const isCapital = (text: string) => /^[^a-z]*[A-Z]/.test(text);

/** Distinguishes a sentence or a label from other strings: keys, class names, SQL and paths. */
function isSentence(text: string, isShown: boolean): boolean {
  const words = text.replaceAll(/\{[^}]*\}/g, ' ').trim();
  if (!/[a-z]{2}/.test(words) || code.some((pattern) => pattern.test(words))) return false;
  if (!/\s/.test(text)) return oneWord.test(words) && (isShown || isCapital(words));
  return isShown || isCapital(text) || /[a-z]{2,}\s+[a-z]+(\s|$)/.test(words);
}

/** The placeholder for a value: the last of its names. */
function placeholder(node: unknown): string {
  if (!isNode(node)) return '{…}';
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'CallExpression') return placeholder(node.callee);
  return `{${nameOf(node) ?? nameOf(node.property) ?? '…'}}`;
}

function templateText({ quasis, expressions }: Node): string {
  const values = [...(expressions as Node[]).map(placeholder), ''];
  const texts = (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return texts.map((text, at) => text + values[at]).join('');
}

/** The text of an element including the elements inside it; null if it has no text of its own. */
function elementText({ children }: Node): string | null {
  const inside = children as Node[];
  if (!inside.some((child) => child.type === 'JSXText' && /[a-z]/i.test(child.value as string)))
    return null;
  return inside
    .map((child) => {
      if (child.type === 'JSXText') return child.value as string;
      if (child.type === 'JSXElement') return elementText(child) ?? '{…}';
      return placeholder(child.expression);
    })
    .join('');
}

const calleeOf = (node: Node) => {
  const callee = (node.callee ?? node.tag) as Node;
  return nameOf(callee) ?? nameOf(callee.property) ?? '';
};

/** A node's own text. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' || node.type === 'JSXText')
    return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral') return templateText(node);
  return node.type === 'JSXElement' || node.type === 'JSXFragment' ? elementText(node) : null;
}

/** A node of the code, and whether its text is certainly shown. */
interface Place {
  node: Node;
  isShown: boolean;
}

const places = (isShown: boolean, ...inside: unknown[]): Place[] =>
  inside
    .flat()
    .filter(isNode)
    .map((node) => ({ node, isShown }));

function namedValue(node: Node, isShown: boolean) {
  const { name: named, value } = (node.name ?? node.key) as Node;
  const key = named ?? value;
  const name = typeof key === 'string' ? key : '';
  const isNested = isShown && node.type === 'Property';
  return hiddenNames.test(name) ? [] : places(isNested || shownNames.test(name), node.value);
}

const callOf = (node: Node) =>
  places(false, node.callee, codeCalls.test(calleeOf(node)) ? [] : node.arguments);

function elementOf(node: Node) {
  const isJoined = elementText(node) !== null;
  const children = (node.children as Node[]).filter(({ type }) => !isJoined || type !== 'JSXText');
  return [...places(false, node.openingElement), ...places(true, children)];
}

/** Nodes that are shown if one of their parts is. */
const wrappers =
  /^(Array|ArrowFunction|Chain|Logical|Object|TSAs|TSSatisfies)Expression$|^(JSXExpressionContainer|TemplateLiteral)$/;

/** The properties of a node that can contain sentences, by node type; for other nodes, all of them. */
const insideByType: Record<string, (node: Node, isShown: boolean) => Place[]> = {
  BinaryExpression: (node, isShown) =>
    node.operator === '+' ? places(isShown, node.left, node.right) : [],
  CallExpression: callOf,
  ConditionalExpression: ({ consequent, alternate }, isShown) =>
    places(isShown, consequent, alternate),
  JSXAttribute: namedValue,
  JSXElement: elementOf,
  JSXFragment: elementOf,
  MemberExpression: ({ object }) => places(false, object),
  NewExpression: callOf,
  Property: namedValue,
  SwitchCase: ({ consequent }) => places(false, consequent),
  TaggedTemplateExpression: (node, isShown) =>
    codeCalls.test(calleeOf(node)) ? [] : places(isShown, node.quasi),
  VariableDeclarator: ({ id, init }) => places(shownNames.test(nameOf(id) ?? ''), init),
};

function insideOf({ node, isShown }: Place): Place[] {
  const inside = insideByType[node.type];
  if (inside) return inside(node, isShown);
  const isWrapper = wrappers.test(node.type);
  if (!isWrapper && /^TS|^Import(?!Expr)|^ExportAll/.test(node.type)) return [];
  return places(isShown && isWrapper, childrenOf(node));
}

const paragraphs = /<\/?(?!(?:a|b|em|i|span|strong)\b)[a-z!][^>]*>|\n\s*\n/i;

/** In an email's HTML every paragraph is a sentence; so is an element of a screen. */
function* sentencesAt({ node, isShown }: Place): Generator<string> {
  const isElement = node.type.startsWith('JSX');
  for (const part of (textOf(node) ?? '').split(paragraphs)) {
    const sentence = part
      .replaceAll(/<\/?[a-z][^>]*>/gi, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (isSentence(sentence, isShown || isElement)) yield sentence;
  }
}

function* sentencesFrom(place: Place, file: CodeFile): Generator<Sentence> {
  for (const text of sentencesAt(place))
    yield { text, path: file.path, line: file.lineOf(place.node) };
  for (const inside of insideOf(place)) yield* sentencesFrom(inside, file);
}

/** Every sentence of some folders that a user can read, without test code. */
export const sentencesIn = (root: string, folders = productFolders): Sentence[] =>
  codeIn(root, folders)
    .flatMap((file) => sentencesFrom({ node: file.nodes[0] as Node, isShown: false }, file))
    .toArray();

/** The heading of a sentence: its area with the titles of its screens, or the folder that several screens share. */
function headingOf({ path }: Sentence): string {
  const area = areaOf(path);
  const titles = Object.values(screens).flatMap((one) => (one.area === area ? one.title : []));
  if (area !== null) return [area, titles.join(', ')].filter(Boolean).join(': ');
  const folders = path.split('/').slice(0, -1);
  return (folders[1] === 'src' ? folders.slice(2, 4) : folders).join('/') || 'the whole product';
}

/** The sentences as Markdown, one heading for each group. */
export function toMarkdown(sentences: readonly Sentence[]): string {
  const groups = [...Map.groupBy(sentences, headingOf)].sort(([a], [b]) => a.localeCompare(b));
  return groups
    .flatMap(([heading, inside]) => [
      `## ${heading}\n`,
      ...inside.map(({ text, path, line }) => `- ${text} (${path}:${line})`),
      '',
    ])
    .join('\n');
}

if (import.meta.main) {
  const folders = process.argv.slice(2);
  console.log(toMarkdown(sentencesIn(projectRoot, folders.length > 0 ? folders : undefined)));
}
