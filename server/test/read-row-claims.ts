import { relative } from 'node:path';
import type { Node, TaggedTemplateExpression, TypeNode } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  SymbolFlags,
  type Type,
  TypeFlags,
  type UnionOrIntersectionType,
} from 'typescript/unstable/sync';
import { type RowClaim, type Shape, textKey } from './row-claims.ts';

/** The part that depends on the code being read, not on how it is read. */
export class WrongRows extends Error {}

const simpleKinds: [TypeFlags, string][] = [
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined, 'undefined'],
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
];

/** Types can be recursive (a thread of replies); nothing below this depth is checked. */
const deepest = 4;

/** The members of a union or intersection; any other type is its own only member. */
const partsOf = (type: Type, kind: TypeFlags): readonly Type[] =>
  type.flags & kind ? (type as UnionOrIntersectionType).getTypes() : [type];

function simpleKind(type: Type): string | undefined {
  // Why: a branded string is a string.
  const parts = partsOf(type, TypeFlags.Intersection);
  return simpleKinds.find(([flag]) => parts.some(({ flags }) => flags & flag))?.[1];
}

function fieldsOf(checker: Checker, type: Type, depth: number): Record<string, Shape> {
  const properties = checker.getPropertiesOfType(type);
  const types = checker.getTypeOfSymbol(properties);
  return Object.fromEntries(
    properties.map(({ name, flags }, at) => {
      const shape = shapeOf(checker, types[at], depth);
      return [name, flags & SymbolFlags.Optional ? { ...shape, isOptional: true } : shape];
    }),
  );
}

function shapeOf(checker: Checker, type: Type | undefined, depth: number): Shape {
  const parts = type && depth < deepest ? partsOf(type, TypeFlags.Union) : [];
  const objects = parts.filter((part) => !simpleKind(part));
  const simple = parts.flatMap((part) => simpleKind(part) ?? []);
  const [object] = objects;
  if (!object) return { kinds: [...new Set(simple)].toSorted() };
  const isReadable =
    objects.length === 1 && object.flags & (TypeFlags.Object | TypeFlags.Intersection);
  if (!isReadable) return { kinds: [] };
  if (checker.isArrayLikeType(object)) {
    const [item] = checker.isTupleType(object) ? [] : checker.getTypeArguments(object as never);
    return { kinds: [...simple, 'array'], items: shapeOf(checker, item, depth + 1) };
  }
  const name = object.getSymbol()?.name ?? '';
  if (/^(Date|Buffer|Uint8Array)$/.test(name))
    return { kinds: [...simple, name === 'Date' ? 'Date' : 'Buffer'] };
  return { kinds: [...simple, 'object'], fields: fieldsOf(checker, object, depth + 1) };
}

function textsOf({ template }: TaggedTemplateExpression): string[] {
  if (is.isNoSubstitutionTemplateLiteral(template)) return [template.text];
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
}

function rowOf(checker: Checker, rows: TypeNode): Record<string, Shape> {
  const type = checker.getTypeFromTypeNode(rows);
  const row = type && checker.getTypeArguments(type as never)[0];
  if (!row) throw new WrongRows(`Not an array of rows: ${rows.getText()}`);
  return fieldsOf(checker, row, 0);
}

/** Reads from the code the row type that each statement declares: `` db<Row[]>`…` ``. */
export function readRowClaims(root: string): Record<string, RowClaim[]> {
  const api = new API({ cwd: root });
  try {
    const config = `${root}/tsconfig.json`;
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} is no project`);
    const { program, checker } = project;
    const claims: Record<string, RowClaim[]> = {};
    for (const name of program.getSourceFileNames()) {
      if (!/\/(server|demo)\/src\//.test(name) || /\.test(ing)?\.ts$/.test(name)) continue;
      const file = program.getSourceFile(name);
      const visit = (node: Node): void => {
        const [rows] = is.isTaggedTemplateExpression(node) ? (node.typeArguments ?? []) : [];
        if (is.isTaggedTemplateExpression(node) && rows) {
          const line = file?.text.slice(0, node.getStart(file)).split('\n').length;
          const key = textKey(textsOf(node));
          // Why: a statement is recognized by its text.
          if (!/[a-z]/.test(key))
            throw new WrongRows(`${name}:${line} says of which rows, in no words`);
          claims[key] = [
            ...(claims[key] ?? []),
            { place: `${relative(root, name)}:${line}`, row: rowOf(checker, rows) },
          ];
        }
        node.forEachChild((child) => {
          visit(child);
        });
      };
      if (file) visit(file);
    }
    return claims;
  } finally {
    api.close();
  }
}
