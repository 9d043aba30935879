import { textSchema } from '@masthead/shared/platform/rich-text/text-schema.ts';
import { getSchema } from '@tiptap/core';
import type { MarkSpec, NodeSpec } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { extensionsOf } from './extensions.ts';

/** What the server has to know of a kind. */
const known = ['content', 'group', 'marks', 'inline', 'atom', 'code', 'defining', 'isolating'];
const knownMore = ['linebreakReplacement', 'tableRole', 'excludes', 'inclusive'];

function kindOf(spec: NodeSpec | MarkSpec) {
  const said = [...known, ...knownMore].flatMap((key) => (spec[key] ? [[key, spec[key]]] : []));
  const attrs = Object.entries(spec.attrs ?? {}).map(([key, { default: usual }]) => [key, usual]);
  return {
    ...Object.fromEntries(said),
    ...(attrs.length > 0 && { attrs: Object.fromEntries(attrs) }),
  };
}

/** Kinds in their order, which decides about defaults and the nesting of marks. */
function kindsOf<S extends NodeSpec | MarkSpec>(specs: {
  forEach: (each: (name: string, spec: S) => void) => void;
}) {
  const kinds: [string, object][] = [];
  specs.forEach((name, spec) => {
    kinds.push([name, kindOf(spec)]);
  });
  return kinds;
}

const declared = (kinds: Record<string, object>) =>
  Object.entries(kinds).map(([name, kind]) => {
    const said = Object.entries(kind).filter(([key, value]) => value !== '' || key === 'attrs');
    return [name, Object.fromEntries(said)];
  });

test('the server reads shared texts by the schema of the editor', () => {
  const { nodes, marks } = getSchema(extensionsOf('')).spec;
  expect(declared(textSchema.nodes)).toEqual(kindsOf(nodes));
  expect(declared(textSchema.marks)).toEqual(kindsOf(marks));
});
