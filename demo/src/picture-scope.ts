import type { Palette } from './picture-palettes.ts';
import type { Dice } from './seeded.ts';

/** Numbers, colours, names and drawings, and lists of them. */
export type Value = number | string | boolean | Value[];

/** Something that can be drawn by its name, with what it is given. */
export type Motif = (scope: Scope, given: Value[]) => string;

/** What a picture knows while it is drawn. */
export interface Scope {
  p: Palette;
  dice: Dice;
  motifs: ReadonlyMap<string, Motif>;
  names: Record<string, Value>;
}

export type Draw = (scope: Scope) => string;

/** Why inherited: what is drawn inside sees what the picture around it has named. */
export const below = (scope: Scope, names: Record<string, Value> = {}): Scope => ({
  ...scope,
  names: Object.assign(Object.create(scope.names), names),
});

/** What a name stands for: what the picture has named, an ink, or a motif of that name. */
export function meaningOf(name: string, { names, p, motifs }: Scope): Value {
  const named = names[name];
  if (named !== undefined) return named;
  if (name in p) return p[name as keyof Palette];
  if (name === 'pi') return Math.PI;
  if (motifs.has(name)) return name;
  throw new Error(`A picture names "${name}", which is not known.`);
}

export function asList(value: Value | undefined): Value[] {
  if (!Array.isArray(value)) throw new Error(`"${value}" is no list.`);
  return value;
}
