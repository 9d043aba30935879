import type { z } from 'zod';
import { translateAt } from './api-words.ts';
import { wordPlaces } from './word-places.ts';

/** Translates a value of this schema into the other side's words. Parts that do not match the schema stay unchanged. */
export const translate = (schema: z.ZodType, value: unknown): unknown =>
  translateAt(wordPlaces(schema), value);
