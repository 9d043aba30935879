import { z } from 'zod';
import { isTurnedWord, type Turns } from './api-words.ts';

/** Where a value of this schema says words of the other side; null where it says none. */
export function turnsOf(schema: z.ZodType): Turns | null {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const turns = findTurns(schema);
  known.set(schema, turns);
  return turns;
}

/** Why: looked for once for each schema; most have nothing to turn, and cost nothing then. */
const known = new WeakMap<z.ZodType, Turns | null>();

function findTurns(schema: z.ZodType): Turns | null {
  if (schema instanceof z.ZodObject) return turnsOfObject(schema);
  if (schema instanceof z.ZodArray) {
    const each = turnsOf(schema.element as z.ZodType);
    return each && { each };
  }
  if (schema instanceof z.ZodTuple) {
    // Why the first: a pair is a list and its count, and a number has no words.
    const [first] = (schema.def.items as z.ZodType[])
      .map(turnsOf)
      .filter((turns) => turns !== null);
    return first ? { each: first } : null;
  }
  if (schema instanceof z.ZodRecord) return { of: {} };
  if (schema instanceof z.ZodPipe)
    return turnsOf(schema.in as z.ZodType) ?? turnsOf(schema.out as z.ZodType);
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType ? turnsOf(innerType) : null;
}

function turnsOfObject({ shape }: z.ZodObject): Turns | null {
  const inner: Record<string, Turns> = {};
  for (const [key, field] of Object.entries(shape)) {
    const turns = turnsOf(field as z.ZodType);
    if (turns) inner[key] = turns;
  }
  const hasWords = Object.keys(shape).some(isTurnedWord);
  return hasWords || Object.keys(inner).length > 0 ? { of: inner } : null;
}
