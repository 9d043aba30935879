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

/** What a value is to a test: 'null', 'string', 'number', 'boolean', 'array', 'object' or its class. */
export interface Shape {
  /** One of these; with none, anything. */
  kinds: string[];
  /** What is in an object, by key. */
  fields?: Record<string, Shape>;
  /** What is in an array. */
  items?: Shape;
  /** The key may be left out. */
  isOptional?: boolean;
}

/** A statement of the product that says which rows it answers with. */
export interface RowClaim {
  place: string;
  row: Record<string, Shape>;
}

/** The same for a statement in the code and for one that runs: its text between its values. */
export const textKey = (texts: readonly string[]): string => texts.join('$');

const simpleKinds: [TypeFlags, string][] = [
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined, 'undefined'],
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
];

/** Types refer to themselves (a thread of replies): deeper than this nothing is looked at. */
const deepest = 4;

/** The members of a union or intersection; a type that is neither is its own only one. */
const partsOf = (type: Type, kind: TypeFlags): readonly Type[] =>
  type.flags & kind ? (type as UnionOrIntersectionType).getTypes() : [type];

function simpleKind(type: Type): string | undefined {
  // Why: a word with a brand of its own is a word.
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
  if (!row) throw new Error(`Not an array of rows: ${rows.getText()}`);
  return fieldsOf(checker, row, 0);
}

/** Reads off the code which rows each of its statements claims to answer with: `` db<Row[]>`…` ``. */
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
          // Why: a statement is known again by its words.
          if (!/[a-z]/.test(key))
            throw new Error(`${name}:${line} says of which rows, in no words`);
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

/**
 * The statements whose rows are declared and that no test has run, one a line, so that nobody takes them for checked;
 * '' where all have run, or where less than half have: a run of a few files says nothing about the others.
 */
export function neverRunTold(
  claims: Record<string, Pick<RowClaim, 'place'>[]>,
  ran: ReadonlySet<string>,
): string {
  const places = new Set(Object.values(claims).flatMap((all) => all.map(({ place }) => place)));
  const never = [...places].filter((place) => !ran.has(place)).sort();
  return never.length === 0 || ran.size <= places.size / 2
    ? ''
    : `${never.length} of ${places.size} statements ran in no test:\n  ${never.join('\n  ')}`;
}
