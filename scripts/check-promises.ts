import { conclude, projectRoot } from './source-tree.ts';
import {
  type CodeFile,
  childrenOf,
  codeIn,
  isNode,
  type Node,
  nameOf,
  nodesIn,
} from './syntax-tree.ts';

const folders = ['shared/src', 'server/src', 'web/src', 'scripts', 'bench'];

/**
 * Promises stored in a variable without a handler for their failure: such a rejection ends the process. The lint rule
 * for floating promises misses them, because it accepts a variable as an owner.
 */
export const findOwnerless = (root: string): string[] =>
  codeIn(root, folders).flatMap(inFile).toArray();

function inFile({ path, nodes, lineOf }: CodeFile): string[] {
  return nodes.flatMap((block) => {
    if (!['BlockStatement', 'Program', 'SwitchCase'].includes(block.type)) return [];
    const statements = (block.body ?? block.consequent) as Node[];
    return statements.flatMap((statement, at) =>
      declaredIn(statement)
        .filter(({ name, value }) => isPromise(name, value, statements.slice(at + 1)))
        .filter(({ name }) => !isOwned(name, statements.slice(at + 1)))
        .map(
          ({ name, value }) =>
            `${path}:${lineOf(value)}: the promise "${name}" may fail before anything awaits it; await it at once, or make it where it is awaited`,
        ),
    );
  });
}

function declaredIn(statement: Node): { name: string; value: Node }[] {
  if (statement.type !== 'VariableDeclaration') return [];
  return (statement.declarations as Node[]).flatMap(({ id, init }) => {
    const name = nameOf(id);
    return name && isNode(init) ? [{ name, value: init }] : [];
  });
}

const isMethod = (node: Node, names: string[]) => {
  const callee = node.type === 'CallExpression' ? (node.callee as Node) : null;
  return callee?.type === 'MemberExpression' && names.includes(nameOf(callee.property) ?? '');
};
const isOfPromise = (node: Node) =>
  node.type === 'CallExpression' && nameOf((node.callee as Node).object) === 'Promise';

/** The names in a `Promise.all([a, ...b])`. */
const membersOf = (call: Node) =>
  (call.arguments as Node[])
    .filter(({ type }) => type === 'ArrayExpression')
    .flatMap(({ elements }) => (elements as Node[]).filter(isNode))
    .map((element) => nameOf(element.type === 'SpreadElement' ? element.argument : element));

/** Recognizes promises by how they are created or used, since types are not available. */
function isPromise(name: string, value: Node, later: Node[]): boolean {
  if (isMethod(value, ['catch'])) return false;
  if (value.type === 'NewExpression') return nameOf(value.callee) === 'Promise';
  if (value.type !== 'CallExpression') return false;
  if (isOfPromise(value)) return !isMethod(value, ['resolve']);
  return later.flatMap(nodesIn).some((node) => {
    if (node.type === 'AwaitExpression') return nameOf(node.argument) === name;
    if (isMethod(node, ['then', 'catch', 'finally']))
      return nameOf((node.callee as Node).object) === name;
    return isOfPromise(node) && membersOf(node).includes(name);
  });
}

const isFunction = ({ type }: Node) => /Function/.test(type);
const choices: Record<string, string[]> = {
  ConditionalExpression: ['consequent', 'alternate'],
  IfStatement: ['consequent', 'alternate'],
  LogicalExpression: ['right'],
  TryStatement: ['handler', 'finalizer'],
  ForOfStatement: ['body'],
  ForStatement: ['body'],
  WhileStatement: ['body'],
  SwitchStatement: ['cases'],
};

/** True when the first statement after creation handles the promise on every path. */
function isOwned(name: string, later: Node[]): boolean {
  for (const statement of later) {
    if (isTakenIn(statement, name)) return true;
    const inside = nodesInHere(statement);
    if (inside.some(({ type }) => /^(Await|Return|Throw|Break|Continue)/.test(type))) return false;
  }
  return false;
}

/** The nodes that run with a statement, excluding nested functions. */
const nodesInHere = (node: Node): Node[] =>
  isFunction(node) ? [] : [node, ...childrenOf(node).flatMap(nodesInHere)];

function isTakenIn(node: Node, name: string): boolean {
  if (nameOf(node) === name) return true;
  if (isFunction(node)) return false;
  const perhaps = new Set((choices[node.type] ?? []).flatMap((key) => [node[key]].flat()));
  return childrenOf(node).some((child) => !perhaps.has(child) && isTakenIn(child, name));
}

if (import.meta.main) conclude(findOwnerless(projectRoot));
