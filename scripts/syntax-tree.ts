/** A node of the tree that the parser makes of a file of code. */
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
