import { z } from 'zod';
import { hasOtherWord, type WordPlaces } from './api-words.ts';

/** Where a value of this schema says words of the other side; null where it says none. */
export function wordPlaces(schema: z.ZodType): WordPlaces | null {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const places = findPlaces(schema);
  known.set(schema, places);
  return places;
}

/** Why: looked for once for each schema; most have nothing to turn, and cost nothing then. */
const known = new WeakMap<z.ZodType, WordPlaces | null>();

function findPlaces(schema: z.ZodType): WordPlaces | null {
  if (schema instanceof z.ZodObject) return placesOfObject(schema);
  if (schema instanceof z.ZodArray) {
    const each = wordPlaces(schema.element as z.ZodType);
    return each && { each };
  }
  if (schema instanceof z.ZodTuple) {
    // Why the first: a pair is a list and its count, and a number has no words.
    const [first] = (schema.def.items as z.ZodType[])
      .map(wordPlaces)
      .filter((places) => places !== null);
    return first ? { each: first } : null;
  }
  if (schema instanceof z.ZodRecord) return { of: {} };
  if (schema instanceof z.ZodPipe)
    return wordPlaces(schema.in as z.ZodType) ?? wordPlaces(schema.out as z.ZodType);
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType ? wordPlaces(innerType) : null;
}

function placesOfObject({ shape }: z.ZodObject): WordPlaces | null {
  const inner: Record<string, WordPlaces> = {};
  for (const [key, field] of Object.entries(shape)) {
    const places = wordPlaces(field as z.ZodType);
    if (places) inner[key] = places;
  }
  const hasWords = Object.keys(shape).some(hasOtherWord);
  return hasWords || Object.keys(inner).length > 0 ? { of: inner } : null;
}
