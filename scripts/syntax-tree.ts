import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { isCode, isTestCode, listFiles } from './source-tree.ts';

/** A node of the syntax tree of a file. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
export const nodesIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesIn)];
export const nameOf = (value: unknown) =>
  isNode(value) && value.type === 'Identifier' ? (value.name as string) : null;

/** All nodes of a file. */
export const nodesOf = (path: string, code: string): Node[] =>
  nodesIn(parseSync(path, code).program as unknown as Node);

/** A source file with all its nodes. */
export interface CodeFile {
  path: string;
  nodes: Node[];
  /** The line of a node. */
  lineOf: (node: Node) => number;
}

/** The source files of some folders, without test code, read one at a time. */
export function* codeIn(root: string, folders: readonly string[]): Generator<CodeFile> {
  for (const path of folders.flatMap((folder) => listFiles(root, folder))) {
    if (!isCode(path) || isTestCode(path)) continue;
    const code = readFileSync(join(root, path), 'utf8');
    const lineOf = ({ start }: Node) => code.slice(0, start).split('\n').length;
    yield { path, nodes: nodesOf(path, code), lineOf };
  }
}
